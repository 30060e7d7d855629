import { expect, test } from 'vitest';
import type { Product } from '../../domain/product/product.ts';
import { writeNotices } from './write-notices.ts';

const product = {
  isBackOrderDelayed: false,
  airProhibited: false,
  isPromotionEligible: true,
  untranslated: [],
  prop65Chemicals: [{ name: 'Lead' }, { name: 'Nickel' }],
  restrictCountries: [],
  productPrice: { isFinalSale: false },
} as unknown as Product;
const reader = { flags: { returns_restock_fee_window: false }, country: 'US', ipCountry: 'US' };

test('notices are written in the language that is handed in', () => {
  const [arrival, warning] = writeNotices('en', product, reader, 'Arrives Friday.', { soldTo: [] });
  expect(arrival).toEqual({ icon: 'truck', title: null, words: 'Arrives Friday.', links: [] });
  expect(warning?.title).toBe('California Proposition 65 warning.');
  expect(warning?.words).toContain('Lead and Nickel');
  const [french] = writeNotices('fr', product, reader, null, { soldTo: [] });
  expect(french?.words).toContain('Lead et Nickel');
});
