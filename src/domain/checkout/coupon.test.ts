import { expect, test } from 'vitest';
import { codeRefusal, refusedCodes, unusedCodes } from './coupon.ts';
import { priceQuote } from './price-quote.ts';
import { coupon, input, withDraft } from './testing/quote-input.ts';

test('a code is refused by what is said of it, not by what is said of another that names it', () => {
  const said = (code: string, text: string) => ({ code, text });
  const messages = [
    { text: 'Please enter a valid email address.' },
    said('TENOFF', 'TENOFF does not add to WELCOME10, which takes off more.'),
    said('TEN', 'There is no code TEN.'),
    said('ENDED', 'ENDED has ended.'),
  ];
  const kept = ['TENOFF', 'WELCOME10', 'TEN'];
  const codes = {
    unusedCodes: unusedCodes(kept, { coupons: [{ code: 'WELCOME10' }], messages }),
    refusedCodes: refusedCodes(kept, { messages }),
  };
  expect(codes.unusedCodes.map(({ code }) => code)).toEqual(['TENOFF', 'TEN']);
  expect(codes.refusedCodes).toEqual([{ code: 'ENDED', reason: 'ENDED has ended.' }]);
  expect(codeRefusal(codes, ' ended ')).toBe('ENDED has ended.');
  expect(codeRefusal(codes, 'ten')).toBe('There is no code TEN.');
  expect(codeRefusal(codes, 'welcome10')).toBeUndefined();
  expect(codeRefusal(codes, 'TENOFF')).toBe('TENOFF does not add to WELCOME10, which takes off more.');
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
    ['NOT', 'There is no code NOT.'],
    ['TEN', 'TEN does not add to TENOFF, which takes off more.'],
    ['OFF', 'OFF has ended.'],
    ['SHIPS', 'SHIPS does not add to SHIP.'],
    ['SHIPSABROAD', 'SHIPSABROAD is for orders that ship abroad.'],
  ];
  expect(unused('ground').map(({ code, reason }) => [code, reason])).toEqual(onTheGround);
  expect(unused('overnight').map(({ code, reason }) => [code, reason])).toEqual(
    onTheGround.toSpliced(3, 0, ['SHIP', 'SHIP is for ground shipping alone.']),
  );
});
