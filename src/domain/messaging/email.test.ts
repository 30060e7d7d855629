import { describe, expect, test } from 'vitest';
import { emailProblem, mailboxOf } from './email.ts';

describe('[SH-02, WL-08] an e-mail address', () => {
  test.each([
    'a@b.co',
    'margaux.v+hints@example.com',
    "o'neill@sub.example.co.uk",
    `${'a'.repeat(64)}@example.com`,
  ])('%s is one', (text) => {
    expect(emailProblem(text)).toBeNull();
  });

  test.each([
    '',
    'a',
    '@example.com',
    'a@',
    'a@b',
    'a b@example.com',
    'a@exa mple.com',
    'a@example.com\nBcc: c@example.com',
    'a@example.com, c@example.com',
    '<a@example.com>',
    '.a@example.com',
    'a.@example.com',
    'a..b@example.com',
    'a@-example.com',
    'a@example..com',
    'ü@example.com',
    `${'a'.repeat(65)}@example.com`,
    `a@${'b'.repeat(63)}.${'c'.repeat(63)}.${'d'.repeat(63)}.${'e'.repeat(63)}.com`,
  ])('%j is none', (text) => {
    expect(emailProblem(text)).toBe('invalid_email');
  });
});

test.each([
  ['Them@Example.com', 'them@example.com'],
  ['them+silk@example.com', 'them@example.com'],
  ['t.h.e.m+a@gmail.com', 'them@gmail.com'],
  ['t.hem@example.com', 't.hem@example.com'],
])('[SH-02] a limit takes %s for %s', (address, mailbox) => {
  expect(mailboxOf(address)).toBe(mailbox);
});
