import { expect, test } from 'vitest';
import { cutLine } from './cut-line.ts';

test.each([
  ['A slip cut on the bias', 22, 'A slip cut on the bias'],
  ['A slip cut on the bias', 21, 'A slip cut on the…'],
  ['Jusqu’au petit déjeuner', 20, 'Jusqu’au petit…'],
  ['A slip, cut on the bias', 8, 'A slip…'],
  ['Unbroken', 5, 'Unbr…'],
])('%s in %i is %s', (text, length, shown) => {
  expect(cutLine(text, length)).toBe(shown);
  expect(shown.length).toBeLessThanOrEqual(length);
});
