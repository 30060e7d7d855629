import { expect, test } from 'vitest';
import { mailboxOf } from './deal-limit.ts';

test('the addresses of one mailbox are one person', () => {
  expect(mailboxOf('Margaux+7@Example.com')).toBe('margaux@example.com');
  expect(mailboxOf('margaux@example.com')).toBe('margaux@example.com');
  expect(mailboxOf('a+b+c@example.com')).toBe('a@example.com');
});
