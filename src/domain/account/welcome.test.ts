import { expect, test } from 'vitest';
import { words } from '../../words/account/words.ts';
import { welcomeMessage } from './welcome.ts';

const margaux = { name: 'Margaux Tremblay', loves: 0, bagItems: 0, hadAccount: false };

test('whoever signs in is told what came along, and whether they had an account', () => {
  expect(welcomeMessage(margaux)).toBe('Welcome, Margaux.');
  expect(welcomeMessage({ ...margaux, loves: 13, bagItems: 1 })).toBe(
    'Welcome, Margaux. 13 loves and 1 bag item moved in.',
  );
  expect(welcomeMessage({ ...margaux, loves: 1, hadAccount: true })).toBe(
    `Welcome, Margaux. 1 love moved in. ${words.hadAccountAlready}`,
  );
});
