import { expect, test } from 'vitest';
import { money } from '../pricing/money.ts';
import type { ShippingReward } from '../shipping/shipping-threshold.ts';
import { priceQuote } from './price-quote.ts';
import { input, withRules } from './testing/quote-input.ts';

const freedBy = (...rewards: readonly ShippingReward[]) =>
  priceQuote(input({ rules: withRules({ rewards }) }))
    .shippingOptions.filter(({ cost }) => cost.minor === 0)
    .map(({ type }) => type)
    .toSorted();

test('a reward frees its way and every slower one, whatever it is called', () => {
  const min = money(10_000);
  expect(freedBy({ type: 'overnight', displayName: 'Demain chez vous', min })).toEqual([
    'ground',
    'overnight',
    'two-day',
  ]);
  expect(freedBy({ type: 'two-day', displayName: 'Cheaper than overnight', min })).toEqual([
    'ground',
    'two-day',
  ]);
  expect(freedBy({ type: 'ground', displayName: 'Free 2-day feeling', min })).toEqual(['ground']);
  expect(freedBy({ type: 'overnight', displayName: 'Free', min: money(10_001) })).toEqual([]);
});
