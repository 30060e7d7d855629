import { expect, test } from 'vitest';
import { areSwatchesCentred, swatchLimit } from './quick-view.ts';

test('[SZ-07] quick view shows 8 colours in the second style, 9 in the first, 9 on the waitlist', () => {
  expect(swatchLimit({ secondStyle: true, isWaitlist: false })).toBe(8);
  expect(swatchLimit({ secondStyle: false, isWaitlist: false })).toBe(9);
  expect(swatchLimit({ secondStyle: true, isWaitlist: true })).toBe(9);
});

test('[SZ-07] fewer than seven are centred', () => {
  expect([6, 7].map(areSwatchesCentred)).toEqual([true, false]);
});
