import { expect, test } from 'vitest';
import { priceQuote } from '../price-quote.ts';
import { coupon, input, withDraft } from '../testing/quote-input.ts';
import { type CouponRefusal, codeRefusal, refusedCodes, unusedCodes } from './coupon.ts';

test('a code is refused by what is said of it, not by what is said of another that names it', () => {
  const refused = (refusal: CouponRefusal) => ({ reason: { code: 'coupon', refusal } });
  const less = { code: 'adds_less', couponCode: 'TENOFF', usedCode: 'WELCOME10' } as const;
  const none = { code: 'no_such_code', couponCode: 'TEN' } as const;
  const ended = { code: 'ended', couponCode: 'ENDED' } as const;
  const messages = [{ reason: { code: 'email_invalid' } }, ...[less, none, ended].map(refused)];
  const couponCodes = ['TENOFF', 'WELCOME10', 'TEN'];
  const codes = {
    unusedCodes: unusedCodes(couponCodes, { coupons: [{ code: 'WELCOME10' }], messages }),
    refusedCodes: refusedCodes(couponCodes, { messages }),
  };
  expect(codes.unusedCodes.map(({ code }) => code)).toEqual(['TENOFF', 'TEN']);
  expect(codes.refusedCodes).toEqual([{ code: 'ENDED', refusal: ended }]);
  expect(codeRefusal(codes, ' ended ')?.refusal).toEqual(ended);
  expect(codeRefusal(codes, 'ten')?.refusal).toEqual(none);
  expect(codeRefusal(codes, 'welcome10')).toBeUndefined();
  expect(codeRefusal(codes, 'TENOFF')?.refusal).toEqual(less);
  // It has become credit, of which no promotion says anything.
  expect(codeRefusal(codes, 'VITR-DEMO-0050')).toBeUndefined();
});

test('whatever stands against a code, the quote says it of that very code', () => {
  const coupons = [
    coupon({ id: 1, code: 'TEN', percent: 10 }),
    coupon({ id: 2, code: 'TENOFF', percent: 20 }),
    coupon({ id: 3, code: 'OFF', endsAt: 0 }),
    coupon({ id: 4, code: 'SHIP', kind: 'free_shipping', percent: null }),
    coupon({ id: 5, code: 'SHIPS', kind: 'free_shipping', percent: null }),
    coupon({ id: 6, code: 'SHIPSABROAD', kind: 'free_shipping_abroad', percent: null }),
  ];
  const couponCodes = ['NOT', ...coupons.map(({ code }) => code)];
  const unused = (shippingOptionName: string) =>
    unusedCodes(
      couponCodes,
      priceQuote(input({ coupons, draft: withDraft({ couponCodes, shippingOptionName }) })),
    );
  const onTheGround = [
    { code: 'no_such_code', couponCode: 'NOT' },
    { code: 'adds_less', couponCode: 'TEN', usedCode: 'TENOFF' },
    { code: 'ended', couponCode: 'OFF' },
    { code: 'does_not_add', couponCode: 'SHIPS', usedCode: 'SHIP' },
    { code: 'abroad_only', couponCode: 'SHIPSABROAD' },
  ];
  const named = (refusals: readonly { readonly couponCode: string }[]) =>
    refusals.map((refusal) => ({ code: refusal.couponCode, refusal }));
  expect(unused('ground')).toEqual(named(onTheGround));
  expect(unused('overnight')).toEqual(
    named(onTheGround.toSpliced(3, 0, { code: 'ground_only', couponCode: 'SHIP' })),
  );
});
