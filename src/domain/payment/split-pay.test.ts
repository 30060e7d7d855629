import { expect, test } from 'vitest';
import { money } from '../pricing/money.ts';
import { shopTime } from '../pricing/shop-time.ts';
import type { Product } from '../product/product.ts';
import { defaultFlags } from '../visitor/flags.ts';
import { splitPayOf } from './split-pay.ts';

const rule = { least: money(1_000), most: money(100_000), restrictedRegions: [], presaleExpiration: null };
const visit = {
  rules: { klarna: rule, afterpay: rule },
  flags: defaultFlags,
  processor: 'stripe' as const,
  country: 'US',
  now: shopTime(0),
};
const size = { quantityType: 'InStock', presaleShipDate: null };
const price = {
  price: money(10_000),
  originalPrice: money(10_000),
  promoPrice: null,
  salePrice: null,
  flashDeal: null,
};
const product = (more: object = {}) =>
  ({ audienceExclusionReason: null, productPrice: price, sizes: [size], ...more }) as unknown as Product;

test('[P4-01] a product says what a quarter of it is', () => {
  expect(splitPayOf(product(), visit)).toEqual({
    amount: money(10_000),
    lenders: ['klarna', 'afterpay'],
  });
});

test('[P4-01] it is a quarter of what the product costs now, not of what it cost before', () => {
  const reduced = { ...price, salePrice: money(8_000) };
  expect(splitPayOf(product({ productPrice: reduced }), visit)).toMatchObject({
    amount: money(8_000),
  });
});

test('[P4-03] the latest of its sizes decides who lends for a product that is sold ahead', () => {
  const klarna = { ...rule, presaleExpiration: '2027-01-10' };
  const ahead = (...dates: string[]) =>
    splitPayOf(product({ sizes: dates.map((date) => ({ ...size, presaleShipDate: date })) }), {
      ...visit,
      rules: { klarna, afterpay: rule },
    })?.lenders;
  expect(ahead('2027-01-08', '2027-01-09')).toEqual(['klarna', 'afterpay']);
  expect(ahead('2027-01-10', '2027-01-09')).toEqual(['afterpay']);
});

test.each(['sandbox', 'braintree'] as const)(
  'where %s takes the card nobody is promised a lender',
  (processor) => {
    expect(splitPayOf(product(), { ...visit, processor })).toBeNull();
  },
);

test('what is sold out, or not for everyone, is not lent for', () => {
  const gone = [{ ...size, quantityType: 'OutOfStock' }];
  expect(splitPayOf(product({ sizes: gone }), visit)).toBeNull();
  expect(splitPayOf(product({ audienceExclusionReason: 'members' }), visit)).toBeNull();
  expect(splitPayOf(product(), { ...visit, country: 'FR' })).toBeNull();
});
