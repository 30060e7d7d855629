import { expect, test } from 'vitest';
import { shopTime } from '../../domain/pricing/shop-time.ts';
import { sayDeal } from './say-deal.ts';

const deal = {
  start: 1_000,
  end: 2_000,
  claimPercentage: 62.9,
  discount: 40,
  price: { minor: 21360, currency: 'USD' },
};

test('[FD-01] before its start a deal is coming soon', () => {
  expect(sayDeal('en', deal, shopTime(999))).toBe('COMING SOON');
});

test('[FD-02] from its start a deal says how much is sold', () => {
  expect(sayDeal('en', deal, shopTime(1_000))).toBe('62% Sold');
  expect(sayDeal('en', deal, shopTime(1_999))).toBe('62% Sold');
});

test('[FD-03] at its end a deal has ended', () => {
  expect(sayDeal('en', deal, shopTime(2_000))).toBe('Deal has ended');
  expect(sayDeal('fr', deal, shopTime(2_000))).not.toContain('ended');
});
