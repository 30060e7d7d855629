import { expect, test } from 'vitest';
import { money } from '../pricing/money.ts';
import {
  type ShippingReward,
  shippingThresholds,
  shipsAbroadFree,
  thresholdToShow,
} from './shipping-threshold.ts';

const rewards: readonly ShippingReward[] = [
  { type: 'overnight', displayName: 'Free overnight shipping', min: money(30000) },
  { type: 'two-day', displayName: 'Free 2-day shipping', min: money(10000) },
];
const at = (minor: number, country: string | null = 'US') =>
  shippingThresholds(rewards, money(minor), country);

test('[BG-05] each threshold says what is missing, the next one says it is next', () => {
  expect(at(27600)).toEqual([
    {
      type: 'two-day',
      displayName: 'Free 2-day shipping',
      min: money(10000),
      remainder: money(0),
      qualifyNext: false,
      nextRewardRate: 100,
    },
    {
      type: 'overnight',
      displayName: 'Free overnight shipping',
      min: money(30000),
      remainder: money(2400),
      qualifyNext: true,
      nextRewardRate: 92,
    },
  ]);
});

test('[BG-05] at the amount itself it is reached', () => {
  expect(at(10000)[0]).toMatchObject({ remainder: money(0), qualifyNext: false });
  expect(at(9999)[0]).toMatchObject({ remainder: money(1), qualifyNext: true, nextRewardRate: 99 });
});

test('[BG-05] the one to show is the next, and the best once all are reached', () => {
  expect(thresholdToShow(at(0))?.displayName).toBe('Free 2-day shipping');
  expect(thresholdToShow(at(20000))?.displayName).toBe('Free overnight shipping');
  expect(thresholdToShow(at(99999))).toMatchObject({
    displayName: 'Free overnight shipping',
    remainder: money(0),
  });
  expect(thresholdToShow([])).toBeNull();
});

test('[BG-06] nobody abroad is promised free shipping', () => {
  expect(at(50000, 'CA')).toEqual([]);
  expect(at(50000, null)).toHaveLength(2);
});

test('an order abroad ships free from $150 on, with a code for whoever is at home', () => {
  const freeFrom = money(15_000);
  const free = (minor: number, visitorCountry: string | null, ...codes: string[]) =>
    shipsAbroadFree({ subtotal: money(minor), visitorCountry, codes, freeFrom });
  expect([free(15000, 'FR'), free(14999, 'FR')]).toEqual([true, false]);
  expect([free(15000, 'US'), free(15000, null)]).toEqual([false, false]);
  expect([free(15000, 'US', 'LASTDANCE', ' WorldWide '), free(14999, 'US', 'WorldWide')]).toEqual([
    true,
    false,
  ]);
  const other = { subtotal: money(15000, 'EUR'), visitorCountry: 'FR', codes: [] };
  expect(shipsAbroadFree({ ...other, freeFrom })).toBe(false);
  expect(shipsAbroadFree({ ...other, subtotal: money(99_999), freeFrom: null })).toBe(false);
});
