import { expect, test } from 'vitest';
import type { Product } from '../../domain/product/product.ts';
import { standardReturns } from '../../domain/shipping/return-terms.ts';
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
const shop = { soldTo: [], returns: standardReturns };
const reader = { flags: { returns_restock_fee_window: false }, country: 'US', ipCountry: 'US' };

test('notices are written in the language that is handed in', () => {
  const [arrival, warning] = writeNotices('en', product, reader, 'Arrives Friday.', shop);
  expect(arrival).toEqual({ icon: 'truck', title: null, words: 'Arrives Friday.', links: [] });
  expect(warning?.title).toBe('California Proposition 65 warning.');
  expect(warning?.words).toContain('Lead and Nickel');
  const [french] = writeNotices('fr', product, reader, null, shop);
  expect(french?.words).toContain('Lead et Nickel');
});

test('how long something may be sent back is what the shop says now', () => {
  const returns = { days: 45, lateDays: 90, from: 'home' } as const;
  const policies = (asker: Partial<typeof reader>) =>
    writeNotices('en', product, { ...reader, ...asker }, null, { ...shop, returns }).at(-1)?.words;
  expect(policies({})).toBe('Free returns for 45 days. No exchanges.');
  expect(policies({ flags: { returns_restock_fee_window: true } })).toBe(
    'Free returns for 45 days, then until day 90 less a restocking fee. No exchanges.',
  );
  expect(policies({ country: 'CA' })).toMatch(/^We take nothing back from abroad, except .* 14 days\.$/);
});
