import { expect, test } from 'vitest';
import { money } from '../pricing/money.ts';
import { priceToShow } from '../pricing/price.ts';
import { shopTime } from '../pricing/shop-time.ts';
import type { ProductPrice } from '../product/product.ts';
import { convertPrices, isExchanged, usablePrices } from './currency-state.ts';
import { type Exchange, homeExchange } from './exchange.ts';
import { shownPrice } from './shown-price.ts';

const euros: Exchange = { currency: 'EUR', rate: 93_000_000, until: Date.UTC(2026, 10, 20) };

const price: ProductPrice = {
  price: money(200_00),
  salePrice: money(150_00),
  promoPrice: money(120_00),
  type: 'promo',
  promoText: 'Ends soon.',
  appOnlyPromoText: 'Free gift.',
  isFinalSale: false,
  flashDeal: { start: 0, end: 100, claimPercentage: 10, discount: 50, price: money(100_00) },
};

test('[CU-05] every amount of a price is exchanged, and its words stay', () => {
  expect(shownPrice(price, euros, undefined)).toEqual({
    ...price,
    price: money(186_00, 'EUR'),
    salePrice: money(140_00, 'EUR'),
    promoPrice: money(112_00, 'EUR'),
    flashDeal: { ...price.flashDeal, price: money(93_00, 'EUR') },
  });
  expect(shownPrice(price, homeExchange, undefined)).toBe(price);
  const bare = { ...price, salePrice: null, promoPrice: null, flashDeal: null };
  expect(shownPrice(bare, euros, undefined)).toEqual({ ...bare, price: money(186_00, 'EUR') });
});

test('[CU-05] the unmodified and the updated price are derived from what is shown', () => {
  const shown = shownPrice(price, euros, undefined);
  expect(priceToShow(shown, shopTime(200))).toMatchObject({
    unmodified: money(186_00, 'EUR'),
    updated: money(112_00, 'EUR'),
    form: 'promo',
  });
  expect(priceToShow(shown, shopTime(50))).toMatchObject({
    updated: money(93_00, 'EUR'),
    isDeal: true,
    percentOff: 50,
  });
});

test('a merchant’s own list wins over the exchange; a deal takes its percent off that', () => {
  const list = { price: money(199_00, 'EUR'), salePrice: null, promoPrice: null };
  expect(shownPrice(price, euros, list)).toMatchObject({
    ...list,
    promoText: 'Ends soon.',
    flashDeal: { discount: 50, price: money(100_00, 'EUR') },
  });
});

test('[CU-01, CU-02] amounts are told with what they come to, and until when', () => {
  expect(convertPrices(homeExchange, [money(128_00)])).toEqual([
    { basePrice: 128, convertedPrice: 128, targetCurrency: 'USD', expirationDateUTC: null },
  ]);
  expect(convertPrices(euros, [money(200_00)])).toEqual([
    {
      basePrice: 200,
      convertedPrice: 186,
      targetCurrency: 'EUR',
      expirationDateUTC: '2026-11-20T00:00:00.000Z',
    },
  ]);
});

test('[CU-03] only amounts that can be exchanged are asked for', () => {
  expect(
    usablePrices([128, 35.5, Number.NaN, null, undefined, '12', Number.POSITIVE_INFINITY, 1.005]),
  ).toEqual([128, 35.5]);
  expect(usablePrices([])).toEqual([]);
});

test('[CU-02] amounts are asked for by whoever is abroad, or asked for a currency', () => {
  expect(isExchanged({ country: 'FR', currency: 'EUR' })).toBe(true);
  expect(isExchanged({ country: 'AR', currency: 'USD' })).toBe(true);
  expect(isExchanged({ country: 'US', currency: 'EUR' })).toBe(true);
  expect(isExchanged({ country: 'US', currency: 'USD' })).toBe(false);
  expect(isExchanged({ country: null, currency: 'USD' })).toBe(false);
});
