import { expect, test } from 'vitest';
import { fallenFrom, hasFallen, isShownBy, type Loved, lovesNews } from './love.ts';

const dollars = (minor: number) => ({ minor, currency: 'USD' });
const loved: Loved = {
  priceThen: dollars(35_600),
  priceNow: dollars(35_600),
  lovedOn: '2026-10-03',
  isSoldOut: false,
};

test('a price that fell is known by what it was when it was loved; one that rose is not', () => {
  expect(fallenFrom({ ...loved, priceNow: dollars(24_800) })).toEqual(dollars(35_600));
  expect(fallenFrom({ ...loved, priceNow: dollars(40_000) })).toBeNull();
  expect(hasFallen({ ...loved, priceThen: null, priceNow: dollars(1) })).toBe(false);
  expect(hasFallen({ ...loved, priceNow: { minor: 1, currency: 'EUR' } })).toBe(false);
});

test('loves are counted, with what is new of them', () => {
  const fell = { ...loved, priceNow: dollars(1) };
  const gone = { ...loved, isSoldOut: true };
  expect(lovesNews([loved])).toEqual({ count: 1, fell: 0, soldOut: 0 });
  expect(lovesNews([loved, fell, gone])).toEqual({ count: 3, fell: 1, soldOut: 1 });
  expect([loved, fell, gone].filter((one) => isShownBy(one, 'fell'))).toEqual([fell]);
  expect([loved, fell, gone].filter((one) => isShownBy(one, 'sold-out'))).toEqual([gone]);
  expect(isShownBy(loved, null)).toBe(true);
});
