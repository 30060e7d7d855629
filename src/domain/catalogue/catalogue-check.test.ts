import { describe, expect, test } from 'vitest';
import type { Catalogue, CatalogueProduct } from './catalogue.ts';
import { catalogueProblems } from './catalogue-check.ts';

const dress: CatalogueProduct = {
  id: 1,
  groupId: 1,
  name: 'Plain Dress',
  brand: 'House',
  colorName: 'Noir',
  categories: [2],
  price: 10000,
  description: 'A plain dress that does what a plain dress should, and no more.',
  images: [{ path: 'img/dress-noir-1.webp', alt: 'Black dress on a hanger' }],
  swatchImage: 'img/dress-noir-1.webp',
  sizes: [
    { name: 'S', onHand: 3 },
    { name: 'M', onHand: 0 },
  ],
  onlineSince: '2026-01-31',
};

const sound: Catalogue = {
  brands: [{ name: 'House', about: 'Makes plain dresses.' }],
  categories: [
    { id: 1, name: 'Clothing', slug: 'clothing', parentId: null },
    { id: 2, name: 'Dresses', slug: 'dresses', parentId: 1 },
    { id: 4, name: 'Slip dresses', slug: 'slip-dresses', parentId: 2 },
  ],
  countries: [{ id: 223, code: 'US', name: 'United States' }],
  origins: [{ id: 1, name: 'United States', url: null }],
  products: [dress],
  landers: { 'pdp-landers-in-stock': '', 'pdp-landers-sold-out': '' },
};

function problemsWith(change: Partial<CatalogueProduct>): string[] {
  return catalogueProblems({ ...sound, products: [{ ...dress, ...change }] });
}

test('a sound catalogue has no problems', () => {
  expect(catalogueProblems(sound)).toEqual([]);
});

test('a sound product may use everything there is', () => {
  const full = {
    salePrice: 9000,
    promoPrice: 8000,
    deal: { discountPercent: 40, startsInHours: -1, endsInHours: 6, allotment: 10, claimed: 10 },
    gtin: '4006381333931',
    madeIn: 1,
    restrictCountries: [223],
    audienceExclusion: { type: 'press', reason: 'Lent to the press until spring.' },
    sizes: [
      { name: 'S', onHand: 2, presaleShipsInDays: 19 },
      { name: 'M', onHand: 0, arrivesInDays: 61 },
    ],
  };
  expect(problemsWith(full)).toEqual([]);
});

describe('each rule, broken', () => {
  const deal = { discountPercent: 40, startsInHours: -1, endsInHours: 6, allotment: 10, claimed: 4 };
  const image = { path: 'img/dress-noir-1.webp', alt: 'Black dress on a hanger' };

  test.each<[string, Partial<CatalogueProduct>]>([
    ['Product 1 has no name.', { name: ' ' }],
    ['Product 1 has no colour name.', { colorName: '' }],
    ['Product 1 has a description of fewer than 40 characters.', { description: 'A dress.' }],
    ['Product 1 is online since "31.1.2026", which is not a date.', { onlineSince: '31.1.2026' }],
    ['Product 1 has a gtin whose check digit is wrong, 4006381333932.', { gtin: '4006381333932' }],
    [
      'Product 1 keeps an audience out without a reason.',
      { audienceExclusion: { type: 'press', reason: '' } },
    ],
    ['Product 1 has a price of 99.5, which is not a positive whole number of minor units.', { price: 99.5 }],
    ['Product 1 has a price of 0, which is not a positive whole number of minor units.', { price: 0 }],
    ['Product 1 has a sale price that is not below its price.', { salePrice: 10000 }],
    ['Product 1 has a promo price that is not below its price.', { promoPrice: 10000 }],
    ['Product 1 has a promo price that is not below its sale price.', { salePrice: 8000, promoPrice: 9000 }],
    [
      'Product 1 has a price in DEM, which the shop does not exchange.',
      { marketPrices: { DEM: { price: 20000 } } },
    ],
    [
      'Product 1 has a sale price that is not below its price in EUR.',
      { marketPrices: { EUR: { price: 9000, salePrice: 9000 } } },
    ],
    [
      'Product 1 has a deal of 95 percent, which is not a whole number from 1 to 90.',
      { deal: { ...deal, discountPercent: 95 } },
    ],
    ['Product 1 has a deal whose units are not whole numbers.', { deal: { ...deal, claimed: 0.5 } }],
    ['Product 1 has a deal that is claimed beyond its allotment.', { deal: { ...deal, claimed: 11 } }],
    ['Product 1 has a deal that ends before it starts.', { deal: { ...deal, endsInHours: -2 } }],
    ['Product 1 has a deal that another price undercuts.', { deal, salePrice: 6000 }],
    ['Product 1 has no sizes; a one-sized product has the size One Size.', { sizes: [] }],
    [
      'Product 1 has a size twice.',
      {
        sizes: [
          { name: 'S', onHand: 1 },
          { name: 'S', onHand: 2 },
        ],
      },
    ],
    [
      'Product 1 has One Size beside other sizes.',
      {
        sizes: [
          { name: 'One Size', onHand: 1 },
          { name: 'S', onHand: 2 },
        ],
      },
    ],
    ['Product 1 has a size without a name.', { sizes: [{ name: '', onHand: 1 }] }],
    [
      'Product 1 has -1 on hand in S, which is not a whole number of units.',
      { sizes: [{ name: 'S', onHand: -1 }] },
    ],
    [
      'Product 1 has 1.5 on hand in S, which is not a whole number of units.',
      { sizes: [{ name: 'S', onHand: 1.5 }] },
    ],
    [
      'Product 1 ships S in 0 days, which is not a day to come.',
      { sizes: [{ name: 'S', onHand: 1, presaleShipsInDays: 0 }] },
    ],
    [
      'Product 1 expects S in 1.5 days, which is not a day to come.',
      { sizes: [{ name: 'S', onHand: 0, arrivesInDays: 1.5 }] },
    ],
    [
      'Product 1 expects S to arrive although it is on hand.',
      { sizes: [{ name: 'S', onHand: 1, arrivesInDays: 61 }] },
    ],
    ['Product 1 has no picture.', { images: [] }],
    ['Product 1 has no swatch picture.', { swatchImage: '' }],
    ['Product 1 shows a picture twice.', { images: [image, image] }],
    [
      'Product 1 does not say what is seen in img/dress-noir-1.webp.',
      { images: [{ ...image, alt: 'Dress' }] },
    ],
    [
      'Product 1 describes img/dress-noir-front.webp by its file name.',
      { images: [{ path: 'img/dress-noir-front.webp', alt: 'Dress noir front' }] },
    ],
    ['Product 1 has an unknown brand, Nobody.', { brand: 'Nobody' }],
    ['Product 1 is in no category.', { categories: [] }],
    ['Product 1 is in an unknown category, 9.', { categories: [2, 9] }],
    ['Product 1 ships to an unknown country, 38.', { restrictCountries: [38] }],
    ['Product 1 is made in an unknown place, 7.', { madeIn: 7 }],
    ['Product 1 is worn with an unknown product, 5.', { look: [5] }],
    ['Product 1 is worn with itself.', { look: [1] }],
    [
      'Product 1 does not say what is seen in img/you.webp.',
      { socialPhotos: [{ path: 'img/you.webp', alt: 'Me', handle: '@me' }] },
    ],
    [
      'Product 1 names nobody for img/you.webp.',
      { socialPhotos: [{ path: 'img/you.webp', alt: 'The dress on a hook', handle: 'me' }] },
    ],
  ])('%s', (problem, change) => {
    expect(problemsWith(change)).toEqual([problem]);
  });

  test('an id is a positive whole number', () => {
    expect(problemsWith({ id: 0.5 })).toEqual(['Product 0.5 has an id that is not a positive whole number.']);
  });

  test('nothing is worn with the same thing twice', () => {
    const twins = [
      { ...dress, look: [2, 2] },
      { ...dress, id: 2, groupId: 2 },
    ];
    expect(catalogueProblems({ ...sound, products: twins })).toEqual([
      'Product 1 is worn with something twice.',
    ]);
  });

  test('an id is used once', () => {
    const twins = [dress, { ...dress, groupId: 2 }];
    expect(catalogueProblems({ ...sound, products: twins })).toEqual([
      'The product, 1, is listed more than once.',
    ]);
  });

  test('a colour is used once in its group, and again in another', () => {
    expect(catalogueProblems({ ...sound, products: [dress, { ...dress, id: 2 }] })).toEqual([
      'The colour of group 1, Noir, is listed more than once.',
    ]);
    expect(catalogueProblems({ ...sound, products: [dress, { ...dress, id: 2, groupId: 2 }] })).toEqual([]);
  });

  test.each<[string, Partial<Catalogue>]>([
    ['The brand, House, is listed more than once.', { brands: [...sound.brands, ...sound.brands] }],
    [
      'The country code, US, is listed more than once.',
      { countries: [...sound.countries, { id: 1, code: 'US', name: 'Us' }] },
    ],
    ['The origin, 1, is listed more than once.', { origins: [...sound.origins, ...sound.origins] }],
    [
      'Category 3 has no way to the top: 8 does not exist.',
      { categories: [...sound.categories, { id: 3, name: 'Lost', slug: 'lost', parentId: 8 }] },
    ],
    [
      'Category 3 is inside itself.',
      { categories: [...sound.categories, { id: 3, name: 'Loop', slug: 'loop', parentId: 3 }] },
    ],
    [
      'The category slug, dresses, is listed more than once.',
      { categories: [...sound.categories, { id: 3, name: 'Dresses', slug: 'dresses', parentId: 1 }] },
    ],
  ])('%s', (problem, change) => {
    expect(catalogueProblems({ ...sound, ...change })).toEqual([problem]);
  });
});
