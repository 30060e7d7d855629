import { expect, test } from 'vitest';
import { areSwatchesCentred, shownColors, swatchLimit } from './quick-view.ts';

test('[SZ-07] quick view shows 8 colours in the second style, 9 in the first, 9 on the waitlist', () => {
  expect(swatchLimit({ secondStyle: true, isWaitlist: false })).toBe(8);
  expect(swatchLimit({ secondStyle: false, isWaitlist: false })).toBe(9);
  expect(swatchLimit({ secondStyle: true, isWaitlist: true })).toBe(9);
});

test('[SZ-07] the color that is looked at is always among them', () => {
  const colors = (selected: number) =>
    Array.from({ length: 12 }, (_, id) => ({ id, selected: id === selected }));
  const ids = (selected: number, limit?: number) => shownColors(colors(selected), limit).map(({ id }) => id);
  expect(ids(2, 9)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8]);
  expect(ids(11, 9)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 11]);
  expect(ids(11)).toHaveLength(12);
});

test('[SZ-07] fewer than seven are centred', () => {
  expect([6, 7].map(areSwatchesCentred)).toEqual([true, false]);
});
