import { expect, test } from 'vitest';
import { emptyDraft } from '../../../domain/checkout/draft.ts';
import { priceQuote } from '../../../domain/checkout/price-quote.ts';
import type { Quote } from '../../../domain/checkout/quote.ts';
import { input } from '../../../domain/checkout/testing/quote-input.ts';
import { readStoredQuote } from './stored-quote.ts';

const quote: Quote = {
  id: 'quote',
  version: 1,
  orderId: null,
  draft: emptyDraft,
  priced: priceQuote(input()),
  changes: [],
};

test('a quote that was stored with codes is as it was', () => {
  expect(readStoredQuote(quote)).toBe(quote);
});

test('one that was stored with sentences keeps its amounts and the name of its tax', () => {
  const { tax, shippingOption, shippingOptions } = quote.priced;
  const withTitle = ({ way, ...option }: (typeof shippingOptions)[number]) => ({
    ...option,
    title: 'Ground',
  });
  const past = {
    ...quote,
    priced: {
      ...quote.priced,
      tax: { kind: tax.kind, amount: tax.amount, label: 'Sales tax, Ohio' },
      shippingOptions: shippingOptions.map(withTitle),
      shippingOption: shippingOption && withTitle(shippingOption),
      messages: [{ field: 'coupon', kind: 'remark', code: 'TEN', text: 'There is no code TEN.' }],
    },
  };
  const read = readStoredQuote(JSON.parse(JSON.stringify(past)));
  expect(read.priced.tax).toEqual({ ...tax, note: { code: 'written', label: 'Sales tax, Ohio' } });
  expect(read.priced.shippingOptions.map(({ way }) => way)).toEqual(shippingOptions.map(({ way }) => way));
  expect(read.priced.shippingOption?.way).toBe(shippingOption?.way);
  expect([read.priced.messages, read.priced.total]).toEqual([[], quote.priced.total]);
});

test('one from before parcels had days of their own has none', () => {
  const { shippingOption, shippingOptions } = quote.priced;
  const withoutParcels = ({ parcels, ...option }: (typeof shippingOptions)[number]) => option;
  const past = {
    ...quote,
    priced: {
      ...quote.priced,
      shippingOptions: shippingOptions.map(withoutParcels),
      shippingOption: shippingOption && withoutParcels(shippingOption),
    },
  };
  const read = readStoredQuote(JSON.parse(JSON.stringify(past)));
  expect(read.priced.shippingOptions.map(({ parcels }) => parcels)).toEqual(shippingOptions.map(() => []));
  expect(read.priced.shippingOption?.parcels).toEqual([]);
});
