import { expect, test } from 'vitest';
import { priceQuote, type QuoteInput } from '../checkout/price-quote.ts';
import { giftCard, input, thing } from '../checkout/testing/quote-input.ts';
import { receiptParts, receiptSums } from './receipt.ts';

const priced = (things: QuoteInput['things']) => priceQuote(input({ things }));

test('a receipt lists what leaves by its day, and gift cards apart from it', () => {
  const { lines } = priced([
    thing({ id: 'ahead', isPresale: true, presaleShipDate: '2026-12-04' }),
    giftCard({ id: 'card' }),
    thing({ id: 'here' }),
  ]);
  expect(receiptParts(lines).map((part) => [part.way, 'shipDate' in part && part.shipDate])).toEqual([
    ['parcel', null],
    ['parcel', '2026-12-04'],
    ['email', false],
  ]);
});

test('a receipt counts shipping only where something ships, and leaves out what is nothing', () => {
  const codes = (things: QuoteInput['things']) => receiptSums(priced(things)).map(({ code }) => code);
  expect(codes([thing()])).toEqual(['subtotal', 'shipping', 'total']);
  expect(codes([giftCard({})])).toEqual(['subtotal', 'total']);
});

test('a tax that is part of the prices stands under the total, and one that is added above it', () => {
  const note = { code: 'vat', countryCode: 'FR', percent: 20 } as const;
  const codes = (kind: 'included' | 'calculated') =>
    receiptSums(priceQuote(input({ taxRule: { kind, note, percent: 20, clothing: null } }))).map(
      ({ code }) => code,
    );
  expect(codes('included')).toEqual(['subtotal', 'shipping', 'total', 'included_tax']);
  expect(codes('calculated')).toEqual(['subtotal', 'shipping', 'tax', 'total']);
});
