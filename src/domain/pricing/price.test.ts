import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { ProductPrice } from '../product/product.ts';
import { money } from './money.ts';
import { priceToShow } from './price.ts';
import { shopTime } from './shop-time.ts';

const regular: ProductPrice = {
  price: money(35600),
  salePrice: null,
  promoPrice: null,
  type: 'regular',
  promoText: null,
  appOnlyPromoText: null,
  isFinalSale: false,
  flashDeal: null,
};
const flashDeal = { start: 1_000, end: 2_000, claimPercentage: 50, discount: 40, price: money(21360) };

test('[CU-05] without a reduction the updated price is the price', () => {
  expect(priceToShow(regular, shopTime(0))).toEqual({
    form: 'regular',
    unmodified: money(35600),
    updated: money(35600),
    percentOff: 0,
    isDeal: false,
  });
});

test('[CU-05] a sale price is the updated price, with the percent off', () => {
  expect(priceToShow({ ...regular, salePrice: money(24800) }, shopTime(0))).toMatchObject({
    form: 'sale',
    unmodified: money(35600),
    updated: money(24800),
    percentOff: 30,
  });
});

test('[CU-05] a promo price wins over a sale price', () => {
  const both = { ...regular, salePrice: money(24800), promoPrice: money(22320) };
  expect(priceToShow(both, shopTime(0))).toMatchObject({
    form: 'promo',
    unmodified: money(35600),
    updated: money(22320),
  });
});

test('[CU-05] a final sale is shown as final, whatever reduced it', () => {
  const final = { ...regular, salePrice: money(24800), isFinalSale: true };
  expect(priceToShow(final, shopTime(0))).toMatchObject({
    form: 'final',
    updated: money(24800),
    percentOff: 30,
  });
});

test('[CU-05] a live deal wins with its own percent off', () => {
  const deal = { ...regular, promoPrice: money(30000), flashDeal };
  expect(priceToShow(deal, shopTime(1_500))).toMatchObject({
    updated: money(21360),
    percentOff: 40,
    isDeal: true,
  });
});

test('[CU-05] a deal says the percent it was set to, though its price is rounded to a cent', () => {
  const deal = { ...flashDeal, discount: 33, price: money(6667) };
  expect(priceToShow({ ...regular, price: money(9950), flashDeal: deal }, shopTime(1_500)).percentOff).toBe(
    33,
  );
});

test.each([
  ['coming', 999, 50],
  ['ended', 2_000, 50],
  ['claimed', 1_500, 100],
])('[CU-05] a deal that is %s changes nothing', (_, now, claimPercentage) => {
  const deal = { ...regular, salePrice: money(30000), flashDeal: { ...flashDeal, claimPercentage } };
  expect(priceToShow(deal, shopTime(now))).toMatchObject({
    form: 'sale',
    updated: money(30000),
    isDeal: false,
  });
});

test('[CU-05] the updated price is never above the unmodified one', () => {
  const price = fc.option(fc.integer({ min: 1, max: 100_000 }).map((minor) => money(minor)));
  fc.assert(
    fc.property(price, price, fc.integer({ min: 0, max: 3_000 }), (salePrice, promoPrice, now) => {
      const shown = priceToShow({ ...regular, salePrice, promoPrice, flashDeal }, shopTime(now));
      expect(shown.updated.minor).toBeLessThanOrEqual(shown.unmodified.minor);
      expect(shown.percentOff > 0).toBe(shown.updated.minor <= shown.unmodified.minor * 0.99);
    }),
  );
});
