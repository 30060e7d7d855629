import { describe, expect, test } from 'vitest';
import {
  barOf,
  type DealGround,
  type DealPlan,
  dealFaults,
  dealPrice,
  dealWarnings,
  goneAt,
} from './deal-plan.ts';
import { money } from './money.ts';
import { shopTime } from './shop-time.ts';

const hour = 3_600_000;
const day = 24 * hour;
const now = shopTime(1_000 * day);
const plan: DealPlan = { startsAt: now + hour, endsAt: now + day, discountPercent: 30, allotment: 50 };
const ground: DealGround = { now, price: money(356_00), selling: money(300_00), before: null, other: null };
const codes = (change: Partial<DealPlan>, on: Partial<DealGround> = {}) =>
  dealFaults({ ...plan, ...change }, { ...ground, ...on }).map(({ at, code }) => `${at} ${code}`);

describe('[DK-23] a new deal', () => {
  test.each<[Partial<DealPlan>, string[]]>([
    [{}, []],
    [{ startsAt: now }, []],
    [{ startsAt: now - 6 * 60_000 }, ['startsAt starts_in_past']],
    [{ startsAt: now + 400 * day, endsAt: now + 401 * day }, ['startsAt too_far']],
    [{ endsAt: now + hour }, ['endsAt ends_before_start']],
    [{ startsAt: now, endsAt: now + 31 * day }, []],
    [{ startsAt: now, endsAt: now + 31 * day + 1 }, ['endsAt too_long']],
    [{ discountPercent: 0 }, ['discountPercent percent']],
    [{ discountPercent: 100 }, ['discountPercent percent']],
    [{ discountPercent: 12.5 }, ['discountPercent percent']],
    // 356 less 15 % is 302.60, which is no less than the sale's 300.
    [{ discountPercent: 15 }, ['discountPercent not_below']],
    [{ discountPercent: 16 }, []],
    [{ allotment: 0 }, ['allotment allotment']],
    [{ allotment: 100_001 }, ['allotment allotment']],
  ])('%j: %j', (change, expected) => {
    expect(codes(change)).toEqual(expected);
  });

  test('does not run beside another of its product', () => {
    expect(codes({}, { other: { startsAt: now, endsAt: now + 2 * hour } })).toEqual(['startsAt overlap']);
  });
});

describe('a deal that was made', () => {
  const stored = { ...plan, claimed: 20 };
  test('can be changed as a whole until it begins', () => {
    expect(codes({ startsAt: now + 2 * hour, discountPercent: 40 }, { before: stored })).toEqual([]);
  });

  test('keeps its start and its price once it runs, and what was claimed of it', () => {
    const before = { ...stored, startsAt: now - hour };
    expect(codes({ startsAt: before.startsAt, endsAt: now + 2 * day, allotment: 20 }, { before })).toEqual(
      [],
    );
    expect(codes({ startsAt: now, discountPercent: 40, allotment: 19 }, { before })).toEqual([
      'startsAt runs',
      'discountPercent runs',
      'allotment below_claimed',
    ]);
    // The price of the product may have changed since: that is no reason to refuse a later end.
    expect(codes({ startsAt: before.startsAt }, { before, selling: money(100_00) })).toEqual([]);
    expect(codes({ startsAt: before.startsAt, endsAt: now - 1 }, { before })).toEqual([
      'endsAt ends_in_past',
    ]);
  });

  test('stays as it was once it is over', () => {
    const before = { ...stored, startsAt: now - day, endsAt: now - hour };
    expect(codes({}, { before })).toEqual(['endsAt is_over']);
  });
});

test('what is worth knowing is said before: too few for sale, no reduction by the law', () => {
  const on = { price: money(356_00), available: 60, lowest: money(340_00) };
  expect(dealPrice(on.price, 30)).toEqual(money(249_20));
  expect(dealWarnings(plan, on)).toEqual([{ code: 'lowest', lowest: money(340_00) }]);
  expect(dealWarnings(plan, { ...on, available: 49, lowest: money(249_20) })).toEqual([
    { code: 'above_stock', available: 49 },
    { code: 'not_below_lowest', lowest: money(249_20) },
  ]);
  expect(dealWarnings(plan, { ...on, lowest: null })).toEqual([{ code: 'lowest_unknown' }]);
});

test('the pace of the last hour says when it is gone, and nothing where it says nothing', () => {
  const running = { ...plan, startsAt: now - hour, allotment: 80, claimed: 75 };
  expect(goneAt(running, 5, now)).toBe(now + hour);
  expect(goneAt(running, 0, now)).toBeNull();
  expect(goneAt({ ...running, claimed: 80 }, 5, now)).toBeNull();
  expect(goneAt({ ...running, endsAt: now + hour }, 5, now)).toBeNull();
});

test('a bar stands where its hours are, as far as the calendar goes', () => {
  const span = { from: 0, days: 10 };
  expect(barOf({ startsAt: day, endsAt: 2 * day }, span)).toEqual({ left: 0.1, width: 0.1, isCut: false });
  expect(barOf({ startsAt: -day, endsAt: day }, span)).toEqual({ left: 0, width: 0.1, isCut: false });
  expect(barOf({ startsAt: 9 * day, endsAt: 12 * day }, span)).toMatchObject({ left: 0.9, isCut: true });
  expect(barOf({ startsAt: 11 * day, endsAt: 12 * day }, span)).toBeNull();
  expect(barOf({ startsAt: -2 * day, endsAt: 0 }, span)).toBeNull();
});
