import { expect, test } from 'vitest';
import {
  everythingCollection,
  type ListedFacts,
  listingEntryOf,
  presaleCollection,
} from './listing-entry.ts';
import { createVocabulary } from './search/vocabulary.ts';

const facts: ListedFacts = {
  productId: 7,
  name: 'Nocturne Bias Slip Dress',
  groupId: 7,
  details: ['Cut on the bias, midi length', 'Style no. ORLE-WD118'],
  gtin: null,
  brandId: 1,
  brand: 'Maison Orlé',
  colorName: 'Harvest Moon Bordeaux',
  materials: ['100% silk'],
  categories: [
    { id: 1, name: 'Clothing' },
    { id: 2, name: 'Dresses' },
  ],
  isGiftCard: false,
  priceMinor: 356_00,
  saleMinor: null,
  promoMinor: null,
  skus: [
    { sizeGroupId: 4, isAvailable: true, isPresale: false },
    { sizeGroupId: 2, isAvailable: true, isPresale: false },
    { sizeGroupId: 3, isAvailable: false, isPresale: false },
  ],
  onlineSince: '2026-01-01',
  loveCount: 3,
};

const vocabulary = createVocabulary({ concepts: [], terms: [] }, new Set());

test('a product hangs in its categories and with everything, in the sizes that can be had', () => {
  expect(listingEntryOf(facts, vocabulary)).toMatchObject({
    places: [everythingCollection, 1, 2],
    sizes: [2, 4],
    inStock: true,
    color: 'red',
    priceMinor: 356_00,
    band: 2,
  });
});

test('it is listed at the lowest price that does not depend on the hour', () => {
  expect(listingEntryOf({ ...facts, saleMinor: 249_00 }, vocabulary)).toMatchObject({
    priceMinor: 249_00,
    band: 1,
  });
  expect(listingEntryOf({ ...facts, saleMinor: 249_00, promoMinor: 99_99 }, vocabulary)).toMatchObject({
    priceMinor: 99_99,
    band: 0,
  });
});

test('what is sold out is listed as such; a gift card never is', () => {
  const none = facts.skus.map((sku) => ({ ...sku, isAvailable: false }));
  expect(listingEntryOf({ ...facts, skus: none }, vocabulary)).toMatchObject({ inStock: false, sizes: [] });
  expect(listingEntryOf({ ...facts, skus: [], isGiftCard: true }, vocabulary).inStock).toBe(true);
});

test('one size on pre-sale puts it on the pre-sale rail', () => {
  const [first, ...others] = facts.skus;
  const skus = first ? [{ ...first, isPresale: true }, ...others] : [];
  expect(listingEntryOf({ ...facts, skus }, vocabulary).places).toContain(presaleCollection);
});

test('it is found by its name, maker and color, where it hangs and what it is made of', () => {
  expect(listingEntryOf(facts, vocabulary).words).toEqual([
    'nocturne bias slip dress',
    'maison orle harvest moon bordeaux red',
    'clothing dresses',
    '100 silk cut on the bias midi length style no orle wd118',
  ]);
});
