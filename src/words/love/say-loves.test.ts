import { expect, test } from 'vitest';
import type { Loved } from '../../domain/love/love.ts';
import { sayLovedNote, sumUpLoves } from './say-loves.ts';

const dollars = (minor: number) => ({ minor, currency: 'USD' });
const loved: Loved = {
  priceThen: dollars(35_600),
  priceNow: dollars(35_600),
  lovedOn: '2026-10-03',
  isSoldOut: false,
};

test('a price that fell says what it was when it was loved; one that rose says nothing', () => {
  expect(sayLovedNote('en', { ...loved, priceNow: dollars(24_800) })).toBe('Was $356 when you loved it');
  expect(sayLovedNote('en', { ...loved, priceNow: dollars(40_000) })).toMatch(/^Loved .*October 3/);
  expect(sayLovedNote('fr', loved)).toContain('3 octobre 2026');
});

test('loves are counted, with what is new of them', () => {
  const fell = { ...loved, priceNow: dollars(1) };
  const gone = { ...loved, isSoldOut: true };
  expect(sumUpLoves('en', [loved])).toBe('1 piece.');
  expect(sumUpLoves('en', [loved, fell, gone])).toBe(
    '3 pieces. 1 costs less than when you loved it, 1 is sold out.',
  );
});
