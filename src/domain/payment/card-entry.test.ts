import { expect, test } from 'vitest';
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
])('the number %s reads %s', (text, shown) => {
  expect(spacedNumber(text)).toBe(shown);
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
])('the expiry %s reads %s', (text, shown) => {
  expect(slashedExpiry(text)).toBe(shown);
});

test('only the numbers of test cards are taken', () => {
  const known = testCards.map(({ number }) => number);
  expect(numberProblem('', known)).toBe('number_missing');
  expect(numberProblem('4242 42', known)).toBe('number_incomplete');
  expect(numberProblem('5555 5555 5555 4444', known)).toBe('number_unknown');
  for (const number of known) expect(numberProblem(spacedNumber(number), known)).toBeNull();
});

test.each([
  ['', 'expiry_missing'],
  ['08', 'expiry_incomplete'],
  ['13 / 28', 'expiry_incomplete'],
  ['00 / 28', 'expiry_incomplete'],
  ['10 / 26', 'expired'],
  ['12 / 25', 'expired'],
  ['11 / 26', null],
  ['01 / 27', null],
])('in November 2026, %s: %s', (text, problem) => {
  expect(expiryProblem(text, 2026, 11)).toBe(problem);
});

test.each([
  ['', 'code_missing'],
  ['12', 'code_incomplete'],
  ['12a', 'code_incomplete'],
  ['123', null],
])('the security code %s: %s', (text, problem) => {
  expect(securityCodeProblem(text)).toBe(problem);
});

test('every test card is told from every other by its number and its token', () => {
  for (const by of ['number', 'token'] as const)
    expect(new Set(testCards.map((card) => card[by])).size).toBe(testCards.length);
});
