import { expect, test } from 'vitest';
import { hasFallen, isShownBy, type Loved, lovedNote, lovesSummary } from './love.ts';

const dollars = (minor: number) => ({ minor, currency: 'USD' });
const loved: Loved = {
  priceThen: dollars(35_600),
  priceNow: dollars(35_600),
  lovedOn: '2026-10-03',
  isSoldOut: false,
};

test('a price that fell says what it was when it was loved; one that rose says nothing', () => {
  expect(lovedNote({ ...loved, priceNow: dollars(24_800) })).toBe('Was $356 when you loved it');
  expect(lovedNote({ ...loved, priceNow: dollars(40_000) })).toMatch(/^Loved .*October 3/);
  expect(hasFallen({ ...loved, priceThen: null, priceNow: dollars(1) })).toBe(false);
  expect(hasFallen({ ...loved, priceNow: { minor: 1, currency: 'EUR' } })).toBe(false);
});

test('loves are counted, with what is new of them', () => {
  const fell = { ...loved, priceNow: dollars(1) };
  const gone = { ...loved, isSoldOut: true };
  expect(lovesSummary([loved])).toBe('1 piece.');
  expect(lovesSummary([loved, fell, gone])).toBe(
    '3 pieces. 1 costs less than when you loved it, 1 is sold out.',
  );
  expect([loved, fell, gone].filter((one) => isShownBy(one, 'fell'))).toEqual([fell]);
  expect([loved, fell, gone].filter((one) => isShownBy(one, 'sold-out'))).toEqual([gone]);
  expect(isShownBy(loved, null)).toBe(true);
});
