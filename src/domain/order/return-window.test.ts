import fc from 'fast-check';
import { expect, test } from 'vitest';
import { returnDaysFor, standardReturns } from '../shipping/return-terms.ts';
import { isReturnOver, lastReturnDay, parcelReturns, unnoticedDays } from './return-window.ts';

const delivered = {
  shippedAt: '2026-11-01T09:00:00.000Z',
  deliveredAt: '2026-11-04T23:59:00.000Z',
  arrivesBy: '2026-11-06',
};
const at = (text: string) => Date.parse(text);

test('the day of its arrival is not counted, and the last day is one on which it still goes', () => {
  expect(lastReturnDay(delivered, 30)).toBe('2026-12-04');
  expect(isReturnOver(delivered, 30, at('2026-12-04T23:59:59.999Z'))).toBe(false);
  // It is December 4 in Hawaii.
  expect(isReturnOver(delivered, 30, at('2026-12-05T11:59:59.999Z'))).toBe(false);
  expect(isReturnOver(delivered, 30, at('2026-12-05T12:00:00.000Z'))).toBe(true);
  expect(isReturnOver(delivered, 31, at('2026-12-05T12:00:00.000Z'))).toBe(false);
});

test('months and leap days are counted as days', () => {
  const february = { ...delivered, deliveredAt: '2028-02-15T10:00:00.000Z' };
  expect(lastReturnDay(february, 14)).toBe('2028-02-29');
  expect(lastReturnDay({ ...february, deliveredAt: '2027-02-15T10:00:00.000Z' }, 14)).toBe('2027-03-01');
});

test('whose arrival nobody has told has time from when it should have been there, and some more', () => {
  const unnoticed = { ...delivered, deliveredAt: null };
  expect(unnoticedDays).toBe(14);
  expect(lastReturnDay(unnoticed, 30)).toBe('2026-12-20');
  expect(lastReturnDay({ ...unnoticed, arrivesBy: null }, 30)).toBe('2026-12-15');
  // It left later than it was to arrive.
  expect(lastReturnDay({ ...unnoticed, arrivesBy: '2026-10-20' }, 30)).toBe('2026-12-15');
  expect(lastReturnDay({ ...unnoticed, shippedAt: null }, 30)).toBeNull();
  expect(isReturnOver({ ...unnoticed, shippedAt: null }, 30, at('2030-01-01'))).toBe(false);
});

test('a longer window never ends sooner', () => {
  fc.assert(
    fc.property(fc.nat(365), fc.nat(365), fc.nat(3_000), (one, other, hours) => {
      const now = at('2026-11-04') + hours * 3_600_000;
      const [short, long] = [Math.min(one, other), Math.max(one, other)];
      if (isReturnOver(delivered, long, now)) expect(isReturnOver(delivered, short, now)).toBe(true);
    }),
  );
});

test('what is said beside a parcel is what holds for it', () => {
  const order = { status: 'delivered', returnDays: 30 } as const;
  const line = { isFinalSale: false, giftCardDetails: null };
  expect(parcelReturns(order, delivered, [line])).toEqual({ code: 'until', day: '2026-12-04' });
  expect(parcelReturns(order, { ...delivered, deliveredAt: null }, [line])).toEqual({
    code: 'from_arrival',
    days: 30,
  });
  expect(parcelReturns({ ...order, returnDays: 0 }, delivered, [line])).toEqual({ code: 'never' });
  expect(parcelReturns(order, delivered, [{ ...line, isFinalSale: true }])).toBeNull();
  expect(parcelReturns(order, delivered, [{ ...line, giftCardDetails: {} }])).toBeNull();
  for (const status of ['cancelled', 'returned'] as const)
    expect(parcelReturns({ ...order, status }, delivered, [line])).toBeNull();
});

test('from abroad things come back where the merchant says so, and for 14 days where the law does', () => {
  const home = { days: 45, from: 'home' } as const;
  expect(returnDaysFor(standardReturns, 'CA')).toBe(30);
  expect(['US', null, 'CA', 'FR', 'no', 'GB', 'CH'].map((code) => returnDaysFor(home, code))).toEqual([
    45, 45, 0, 14, 14, 14, 0,
  ]);
});
