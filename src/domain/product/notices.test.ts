import { expect, test } from 'vitest';
import { productNotices } from './notices.ts';
import type { Product } from './product.ts';

const product = {
  isBackOrderDelayed: false,
  airProhibited: false,
  isPromotionEligible: true,
  prop65Chemicals: [],
  restrictCountries: [],
} as unknown as Product;
const anywhere = { soldTo: [] };
const reader = { flags: { returns_restock_fee_window: false }, country: 'US', ipCountry: 'US' };

test('of an ordinary product one should know its policies', () => {
  expect(productNotices(product, reader, false, anywhere)).toEqual(['policies']);
});

test('every notice that applies comes in its order', () => {
  const troubled = {
    ...product,
    isBackOrderDelayed: true,
    airProhibited: true,
    isPromotionEligible: false,
    prop65Chemicals: [{ name: 'Lead' }],
  };
  expect(productNotices(troubled, reader, true, anywhere)).toEqual([
    'back_order_delayed',
    'arrival',
    'air_prohibited',
    'no_promotions',
    'prop65',
    'policies',
  ]);
});
