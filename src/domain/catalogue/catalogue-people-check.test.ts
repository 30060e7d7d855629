import { expect, test } from 'vitest';
import type { Catalogue } from './catalogue.ts';
import { catalogueProblems } from './catalogue-check.ts';
import type { CatalogueOrder, CataloguePeople, CatalogueReview } from './catalogue-people.ts';

const shop: Catalogue = {
  brands: [{ name: 'House', about: 'Makes plain dresses.' }],
  categories: [{ id: 2, name: 'Dresses', slug: 'dresses', parentId: null }],
  countries: [{ id: 223, code: 'US', name: 'United States' }],
  origins: [],
  products: [
    {
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
      sizes: [{ name: 'S', onHand: 3 }],
      onlineSince: '2026-01-31',
    },
  ],
  landers: { 'pdp-landers-in-stock': '', 'pdp-landers-sold-out': '' },
};

const ida = { id: 'ida', name: 'Ida Holm', email: 'ida@example.com', countryId: 223, joinedHoursAgo: 900 };
const order: CatalogueOrder = {
  customerId: 'ida',
  status: 'delivered',
  placedHoursAgo: 300,
  lines: [{ productId: 1, size: 'S', quantity: 1, unitPrice: 10000 }],
};
const review: CatalogueReview = {
  productId: 1,
  customerId: 'ida',
  authorName: 'Ida H.',
  rating: 4,
  fit: 3,
  title: 'Plain',
  body: 'It is plain, as they say.',
  size: 'S',
  status: 'approved',
  writtenHoursAgo: 100,
  reply: { text: 'Thank you.', hoursAgo: 90 },
  photos: [{ path: 'img/you.webp', alt: 'The dress on a chair' }],
};
const sound: CataloguePeople = {
  customers: [ida],
  orders: [order],
  reviews: [review],
  loves: [{ productId: 1, customerId: 'ida', hoursAgo: 5 }],
  guestLoves: [{ productId: 1, guests: 12 }],
};

const line = order.lines[0] ?? { productId: 1, size: 'S', quantity: 1, unitPrice: 10000 };
const problemsWith = (change: Partial<CataloguePeople>) =>
  catalogueProblems({ ...shop, people: { ...sound, ...change } });
const reviewed = (change: Partial<CatalogueReview>) => ({ reviews: [{ ...review, ...change }] });
const ordered = (change: Partial<CatalogueOrder>) => ({ orders: [{ ...order, ...change }] });

test('sound people have no problems', () => {
  expect(problemsWith({})).toEqual([]);
});

test.each<[string, Partial<CataloguePeople>]>([
  ['The customer ida is listed more than once.', { customers: [ida, { ...ida, email: 'i@example.com' }] }],
  [
    'The address ida@example.com is listed more than once.',
    { customers: [ida, { ...ida, id: 'other', email: 'IDA@example.com' }] },
  ],
  ['Customer ida lives in an unknown country, 7.', { customers: [{ ...ida, countryId: 7 }] }],
  ['The review ida of 1 is listed more than once.', { reviews: [review, review] }],
  ['The love ida of 1 is listed more than once.', { loves: [...sound.loves, ...sound.loves] }],
  ['Order 1 comes from an unknown customer, bo.', ordered({ customerId: 'bo' })],
  ['Order 1 has no lines.', ordered({ lines: [] })],
  ['Order 1 is placed in the future.', ordered({ placedHoursAgo: -1 })],
  ['Order 1 asks for 1 in XL, which there is not.', ordered({ lines: [{ ...line, size: 'XL' }] })],
  ['Order 1 asks for 0 of 1.', ordered({ lines: [{ ...line, quantity: 0 }] })],
  [
    'Order 1 pays 1.5 for 1, which is not whole minor units.',
    ordered({ lines: [{ ...line, unitPrice: 1.5 }] }),
  ],
  ['The review of 1 by bo comes from an unknown customer.', reviewed({ customerId: 'bo' })],
  ['The review of 1 by ida gives 6 stars.', reviewed({ rating: 6 })],
  ['The review of 1 by ida has a fit of 0.', reviewed({ fit: 0 })],
  ['The review of 1 by ida has a title of no length or too much.', reviewed({ title: ' ' })],
  ['The review of 1 by ida has a text of no length or too much.', reviewed({ body: 'a'.repeat(5_001) })],
  ['The review of 1 by ida was bought in XL, which there is not.', reviewed({ size: 'XL' })],
  [
    'The review of 1 by ida is by someone who usually wears XL, which there is not.',
    reviewed({ usualSize: 'XL' }),
  ],
  ['The review of 1 by ida is answered before it is written.', reviewed({ writtenHoursAgo: 80 })],
  [
    'The review of 1 by ida does not say what is seen in img/a.webp.',
    reviewed({ photos: [{ path: 'img/a.webp', alt: '' }] }),
  ],
  ['A love goes to an unknown product, 9.', { guestLoves: [{ productId: 9, guests: 1 }] }],
  [
    'A love comes from an unknown customer, bo.',
    { loves: [{ productId: 1, customerId: 'bo', hoursAgo: 1 }] },
  ],
  [
    'Product 1 is loved by 1.5 guests, which is not a whole number.',
    { guestLoves: [{ productId: 1, guests: 1.5 }] },
  ],
])('%s', (problem, change) => {
  expect(problemsWith(change)).toEqual([problem]);
});

test('a review of a product that is not there, or from tomorrow, is found', () => {
  const { size: _, reply: __, ...plain } = review;
  expect(problemsWith({ reviews: [{ ...plain, productId: 9 }] })).toEqual([
    'The review of 9 by ida speaks of an unknown product.',
  ]);
  expect(problemsWith({ reviews: [{ ...plain, writtenHoursAgo: -2 }] })).toEqual([
    'The review of 1 by ida is written in the future.',
  ]);
});
