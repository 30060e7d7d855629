import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  claimedToShow,
  dealCountdown,
  dealSaving,
  dealState,
  type FlashDeal,
  flashDealPhase,
  isDealSoldOut,
  nextDealTurn,
} from './deal.ts';
import { shopTime } from './shop-time.ts';

const deal: FlashDeal = {
  start: 1_000,
  end: 2_000,
  claimPercentage: 62.9,
  discount: 40,
  price: { minor: 21360, currency: 'USD' },
};

test('[FD-01] before its start a deal is coming soon and counts down to the start', () => {
  expect(flashDealPhase(deal, shopTime(999))).toBe('coming');
  expect(dealCountdown(deal, shopTime(999))).toEqual({ isComing: true, until: 1_000 });
});

test('[FD-02] from its start a deal says how much is sold and counts down to the end', () => {
  expect(flashDealPhase(deal, shopTime(1_000))).toBe('live');
  expect(dealCountdown(deal, shopTime(1_999))).toEqual({ isComing: false, until: 2_000 });
});

test.each([
  [-3, 0],
  [0, 0],
  [99.9, 99],
  [100, 100],
  [137, 100],
  [Number.NaN, 0],
])('[FD-02] %d percent claimed shows as %i', (claimPercentage, shown) => {
  expect(claimedToShow({ claimPercentage })).toBe(shown);
});

test('[FD-03] at its end a deal has ended and nothing counts down', () => {
  expect(flashDealPhase(deal, shopTime(2_000))).toBe('ended');
  expect(dealCountdown(deal, shopTime(2_000))).toBeNull();
});

test('[FD-04] a deal is sold out when it has ended or all of it is claimed', () => {
  expect(isDealSoldOut(deal, shopTime(1_500))).toBe(false);
  expect(isDealSoldOut({ ...deal, claimPercentage: 99.9 }, shopTime(1_500))).toBe(false);
  expect(isDealSoldOut({ ...deal, claimPercentage: 100 }, shopTime(1_500))).toBe(true);
  expect(isDealSoldOut({ ...deal, claimPercentage: 120 }, shopTime(500))).toBe(true);
  expect(isDealSoldOut(deal, shopTime(2_000))).toBe(true);
});

test('a deal never goes back to an earlier phase', () => {
  const order = ['coming', 'live', 'ended'];
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 3_000 }), fc.nat(3_000), (now, later) => {
      const before = order.indexOf(flashDealPhase(deal, shopTime(now)));
      expect(order.indexOf(flashDealPhase(deal, shopTime(now + later)))).toBeGreaterThanOrEqual(before);
    }),
  );
});

test('[FD-01, FD-04] a deal is shown as coming, live, claimed or ended', () => {
  const claimed = { ...deal, claimPercentage: 100 };
  expect([999, 1_000, 1_999, 2_000].map((now) => dealState(deal, shopTime(now)))).toEqual([
    'coming',
    'live',
    'live',
    'ended',
  ]);
  expect([999, 1_500, 2_000].map((now) => dealState(claimed, shopTime(now)))).toEqual([
    'coming',
    'claimed',
    'ended',
  ]);
});

test('[FD-06] the most a deal takes off is what lies between the two prices, and never less than nothing', () => {
  expect(dealSaving(deal, { minor: 35600, currency: 'USD' })).toEqual({ minor: 14240, currency: 'USD' });
  expect(dealSaving(deal, { minor: 20000, currency: 'USD' })).toEqual({ minor: 0, currency: 'USD' });
});

test('[FD-08] the turns of a deal are exactly where its phase changes', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 3_000 }), (now) => {
      const turn = nextDealTurn(deal, shopTime(now));
      const phase = flashDealPhase(deal, shopTime(now));
      expect(turn === null).toBe(phase === 'ended');
      if (turn === null) return;
      expect(turn).toBeGreaterThan(now);
      expect(flashDealPhase(deal, shopTime(turn - 1))).toBe(phase);
      expect(flashDealPhase(deal, shopTime(turn))).not.toBe(phase);
    }),
  );
  expect(nextDealTurn(null, shopTime(0))).toBeNull();
});
