import { describe, expect, test } from 'vitest';
import { languages } from '../visitor/language.ts';
import {
  lineFields,
  markNames,
  mergeSheet,
  type ProductSheet,
  sheetDifference,
  sheetFaults,
  textFields,
} from './product-sheet.ts';

const texts = {
  ...Object.fromEntries(
    textFields.map((field) => [field, 'Something of more than forty characters, for once.']),
  ),
  ...Object.fromEntries(lineFields.map((field) => [field, []])),
};
const image = (path: string) => ({ path, alt: { en: 'A dress on a hanger', fr: '', de: '' } });
const sheet = {
  ...Object.fromEntries(markNames.map((mark) => [mark, false])),
  name: 'Slip',
  brandId: 1,
  categoryIds: [1],
  originId: null,
  gtin: '',
  onlineSince: '2026-01-01',
  shipsTo: [],
  price: 100,
  salePrice: null,
  promoPrice: null,
  markets: {},
  texts: Object.fromEntries(languages.map((language) => [language, texts])),
  sizes: [{ name: 'S', sku: '1-s', barcode: '', lowAt: 3 }],
  images: [image('a'), image('b')],
  swatch: 'a',
  film: null,
} as unknown as ProductSheet;

describe('the swatch', () => {
  test('of a product that had no picture is its first', () => {
    const empty = { ...sheet, images: [], swatch: '' };
    expect(mergeSheet(empty, { images: sheet.images }).swatch).toBe('a');
  });

  test('goes with the picture it was, and the first takes its place', () => {
    expect(mergeSheet(sheet, { images: [image('b')] }).swatch).toBe('b');
    expect(mergeSheet(sheet, { images: [image('b'), image('a')] }).swatch).toBe('a');
  });

  test('that was chosen stays, also one that is no picture of the gallery', () => {
    const chosen = mergeSheet(sheet, { swatch: 'cloth' });
    expect(chosen.swatch).toBe('cloth');
    expect(mergeSheet(chosen, { images: [image('b')] }).swatch).toBe('cloth');
    expect(sheetDifference(sheet, chosen).after).toEqual({ swatch: 'cloth' });
  });
});

test('a film needs a picture that is seen before it plays', () => {
  const codes = (film: ProductSheet['film']) =>
    sheetFaults({ ...sheet, film }).map(({ at, code }) => [at, code]);
  expect(codes({ path: 'film/x', poster: '' })).toEqual([['film', 'no_poster']]);
  expect(codes({ path: 'film/x', poster: 'a' })).toEqual([]);
});

test('a picture of which nobody has said what it shows is missing something, at its own field', () => {
  const images = [image('a'), { path: 'b', alt: { en: ' ', fr: 'Une robe', de: '' } }];
  expect(sheetFaults({ ...sheet, images })).toMatchObject([{ at: 'images.1.alt.en', code: 'no_alt' }]);
});

test('a product that is in no category is missing one, at its own field', () => {
  expect(sheetFaults({ ...sheet, categoryIds: [] })).toMatchObject([
    { at: 'categoryIds', code: 'no_category' },
  ]);
});
