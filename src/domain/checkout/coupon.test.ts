import { expect, test } from 'vitest';
import { codeRefusal, unusedCodes } from './coupon.ts';
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
  const given = ['TENOFF', 'WELCOME10', 'TEN', 'ENDED'];
  const unused = unusedCodes(given, { coupons: [{ code: 'WELCOME10' }], messages });
  expect(unused.map(({ code }) => code)).toEqual(['TENOFF', 'TEN', 'ENDED']);
  expect(codeRefusal(unused, ' ended ')).toBe('ENDED has ended.');
  expect(codeRefusal(unused, 'ten')).toBe('There is no code TEN.');
  expect(codeRefusal(unused, 'welcome10')).toBeUndefined();
  expect(codeRefusal(unused, 'TENOFF')).toBe('TENOFF does not add to WELCOME10, which takes off more.');
  // It has become credit, of which no promotion says anything.
  expect(codeRefusal(unused, 'VITR-DEMO-0050')).toBeUndefined();
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
