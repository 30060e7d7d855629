import { expect, test } from 'vitest';
import { money } from '../../pricing/money.ts';
import { coupon, monday, thing } from '../testing/quote-input.ts';
import { offeredCodes } from './offered-codes.ts';

const guests = coupon({ code: 'HELLO', audience: 'guests' });
const offering = (given: Partial<Parameters<typeof offeredCodes>[1]> = {}) => ({
  lines: [thing({ pricedAt: monday })],
  subtotal: money(10_000),
  isGuest: true,
  countryCode: null,
  givenCodes: [],
  ...given,
});

test('[IX-07] what is for guests is offered to guests alone', () => {
  expect(offeredCodes([guests], offering())).toEqual([{ code: 'HELLO', kind: 'percent', percent: 10 }]);
  expect(offeredCodes([guests], offering({ isGuest: false }))).toEqual([]);
});

test('nothing is offered that would be refused', () => {
  const refused = [
    coupon({ endsAt: monday }),
    coupon({ startsAt: monday + 1 }),
    coupon({ minimum: money(10_001) }),
    coupon({ isUsedUp: true }),
    coupon({ isUsedByPerson: true }),
    coupon({ kind: 'free_shipping_abroad', percent: null }),
  ];
  for (const one of refused) expect(offeredCodes([one], offering())).toEqual([]);
  const lines = [
    thing({ dealId: 1 }),
    thing({ isPromotionEligible: false }),
    thing({ isActive: false }),
    thing({ isGiftCard: true }),
  ];
  expect(offeredCodes([guests], offering({ lines }))).toEqual([]);
  expect(offeredCodes([guests], offering({ givenCodes: ['HELLO'] }))).toEqual([]);
  expect(offeredCodes([guests], offering({ lines: [] }))).toEqual([]);
});

test('each kind says what it takes off', () => {
  const amount = coupon({ code: 'FIVE', kind: 'amount', percent: null, amount: money(500) });
  const shipping = coupon({ code: 'SHIP', kind: 'free_shipping', percent: null });
  const abroad = coupon({ code: 'ABROAD', kind: 'free_shipping_abroad', percent: null });
  expect(offeredCodes([amount, shipping], offering())).toEqual([
    { code: 'FIVE', kind: 'amount', amount: money(500) },
    { code: 'SHIP', kind: 'free_shipping' },
  ]);
  expect(offeredCodes([abroad, shipping], offering({ countryCode: 'FR' }))).toEqual([
    { code: 'ABROAD', kind: 'free_shipping_abroad' },
  ]);
});

test('three are named at most, and those that are refused take no place', () => {
  const over = Array.from({ length: 4 }, (_, at) => coupon({ code: `OVER${at}`, endsAt: monday }));
  const guestCodes = Array.from({ length: 4 }, (_, at) => coupon({ code: `HELLO${at}`, audience: 'guests' }));
  const codes = offeredCodes([...over, ...guestCodes], offering()).map(({ code }) => code);
  expect(codes).toEqual(['HELLO0', 'HELLO1', 'HELLO2']);
});
