import { expect, test } from 'vitest';
import { words } from '../../words/payment/words.ts';
import {
  expiryProblem,
  numberProblem,
  securityCodeProblem,
  slashedExpiry,
  spacedNumber,
} from './card-entry.ts';
import { testCards } from './test-card.ts';

test.each([
  ['', ''],
  ['4242', '4242'],
  ['42424', '4242 4'],
  ['4242-4242 4242x4242', '4242 4242 4242 4242'],
  ['42424242424242429999', '4242 4242 4242 4242'],
])('the number %s reads %s', (typed, shown) => {
  expect(spacedNumber(typed)).toBe(shown);
});

test.each([
  ['', ''],
  ['1', '1'],
  ['8', '08'],
  ['08', '08'],
  ['082', '08 / 2'],
  ['0828', '08 / 28'],
  ['8/28', '08 / 28'],
  ['08 / 28', '08 / 28'],
  ['08 /', '08'],
  ['12', '12'],
])('the expiry %s reads %s', (typed, shown) => {
  expect(slashedExpiry(typed)).toBe(shown);
});

test('only the numbers of test cards are taken, and the others are told of one', () => {
  const known = testCards.map(({ number }) => number);
  expect(numberProblem('', known, words)).toBe('Enter your card number.');
  expect(numberProblem('4242 42', known, words)).toBe('Your card number is not complete.');
  expect(numberProblem('5555 5555 5555 4444', known, words)).toBe('Use a test card: 4242 4242 4242 4242');
  for (const number of known) expect(numberProblem(spacedNumber(number), known, words)).toBeNull();
});

test.each([
  ['', 'Enter when your card expires.'],
  ['08', 'Enter the month and year, such as 08 / 28.'],
  ['13 / 28', 'Enter the month and year, such as 08 / 28.'],
  ['00 / 28', 'Enter the month and year, such as 08 / 28.'],
  ['10 / 26', 'Your card has expired.'],
  ['12 / 25', 'Your card has expired.'],
  ['11 / 26', null],
  ['01 / 27', null],
])('in November 2026, %s: %s', (typed, problem) => {
  expect(expiryProblem(typed, 2026, 11, words)).toBe(problem);
});

test.each([
  ['', 'Enter your security code.'],
  ['12', 'The security code has 3 digits.'],
  ['12a', 'The security code has 3 digits.'],
  ['123', null],
])('the security code %s: %s', (typed, problem) => {
  expect(securityCodeProblem(typed, words)).toBe(problem);
});

test('every test card is told from every other by its number and its token', () => {
  for (const by of ['number', 'token'] as const)
    expect(new Set(testCards.map((card) => card[by])).size).toBe(testCards.length);
});
