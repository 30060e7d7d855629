import { expect, test } from 'vitest';
import { type LabelledProduct, productLabels } from './labels.ts';

const size = { isPresale: false, quantityType: 'InStock' as const };
const plain: LabelledProduct = {
  promoTag: null,
  countryInfo: null,
  daysOnline: 90,
  sizes: [size],
  quantityType: 'InStock',
  isGreenLit: false,
  isGiftCard: false,
};
const older = { updated_product_labels: false };
const newer = { updated_product_labels: true };

test('[PG-18] an ordinary product wears no label', () => {
  expect(productLabels(plain, newer)).toEqual([]);
});

test('[PG-18] the merchant’s tag comes first, Made in USA last, with either set', () => {
  const product = {
    ...plain,
    promoTag: 'Last chance',
    countryInfo: { countryId: 1 },
    daysOnline: 2,
  };
  const tag = { promoTag: 'Last chance' };
  const usa = 'made_in_usa';
  expect(productLabels(product, older)).toEqual([tag, usa]);
  expect(productLabels(product, newer)).toEqual([tag, 'new', usa]);
});

test('[PG-18] only origin 1 is the United States', () => {
  expect(productLabels({ ...plain, countryInfo: { countryId: 223 } }, newer)).toEqual([]);
});

test('[PG-18] the newer set says what state a product is in', () => {
  expect(productLabels({ ...plain, daysOnline: 30 }, newer)).toEqual(['new']);
  expect(productLabels({ ...plain, daysOnline: 31 }, newer)).toEqual([]);
  expect(productLabels({ ...plain, isGreenLit: true }, newer)).toEqual(['considered']);
  expect(productLabels({ ...plain, sizes: [{ ...size, isPresale: true }] }, newer)).toEqual(['presale']);
  const gone = { ...plain, daysOnline: 1, sizes: [{ ...size, quantityType: 'OutOfStock' as const }] };
  expect(productLabels(gone, newer)).toEqual(['sold_out']);
  expect(productLabels(gone, older)).toEqual([]);
});
