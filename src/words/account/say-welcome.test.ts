import { expect, test } from 'vitest';
import { sayWelcome } from './say-welcome.ts';

const margaux = { name: 'Margaux Tremblay', loves: 0, bagItems: 0, hadAccount: false };

test('whoever signs in is told what came along, and whether they had an account', () => {
  expect(sayWelcome('en', margaux)).toBe('Welcome, Margaux.');
  expect(sayWelcome('en', { ...margaux, loves: 13, bagItems: 1 })).toBe(
    'Welcome, Margaux. 13 loves and 1 bag item moved in.',
  );
  expect(sayWelcome('en', { ...margaux, loves: 1, hadAccount: true })).toBe(
    'Welcome, Margaux. 1 love moved in. You had an account already: your password is what it was.',
  );
});
