import { describe, expect, test } from 'vitest';
import { shopTime } from '../pricing/shop-time.ts';
import type { Product, Size } from '../product/product.ts';
import { feedFormats } from './feed-channel.ts';
import { type FeedFacts, feedOf } from './feed-item.ts';

const now = shopTime(Date.UTC(2026, 10, 15, 13, 30));
const usd = (minor: number) => ({ minor, currency: 'USD' });
const size = (id: number, change: Partial<Size> = {}): Size => ({
  id,
  sizeGroupId: id,
  sku: `1-${id}`,
  name: 'S',
  quantityType: 'InStock',
  lowStockQuantity: null,
  isPresale: false,
  presaleShipDate: null,
  estimatedArrival: null,
  inseam: null,
  frontRise: null,
  ...change,
});
const product = {
  id: 1,
  groupId: 9,
  name: 'Nocturne',
  slug: 'nocturne',
  brand: 'Maison Orle',
  colorName: 'Bordeaux',
  description: 'A slip.',
  descriptionBullets: { materials: ['silk', 'elastane'] },
  images: [{ imagePath: '/a.jpg', alt: '' }],
  sizes: [size(1), size(2, { name: 'M', quantityType: 'OutOfStock' })],
  categories: [{ id: 1, parentId: null, name: 'Clothing', slug: 'clothing' }],
  gtin: null,
  isGiftCard: false,
  isBackOrderDelayed: false,
  audienceExclusionType: null,
  restrictCountries: [],
  airProhibited: false,
  productPrice: {
    price: usd(10_000),
    salePrice: null,
    promoPrice: null,
    type: 'regular',
    promoText: null,
    appOnlyPromoText: null,
    isFinalSale: false,
    flashDeal: null,
  },
} as unknown as Product;

const context = {
  origin: 'https://shop.example',
  language: 'fr',
  wearer: { gender: 'female', ageGroup: 'adult', sizeSystem: 'US' },
  now,
} as const;
const feed = (change: Partial<Product> = {}, facts: Partial<FeedFacts> = {}) =>
  feedOf({ product: { ...product, ...change }, isListed: true, googleCategory: null, ...facts }, context);
const codes = (made: ReturnType<typeof feed>) => made.notes.map(({ code }) => code);

test('each size is an item of its group, with its own page in the language of the feed', () => {
  expect(feed().items).toMatchObject([
    {
      id: '1-1',
      groupId: '9',
      title: 'Maison Orle Nocturne, Bordeaux, S',
      link: 'https://shop.example/fr/product/1/nocturne?size=1',
      imageLink: 'https://shop.example/a.jpg',
      availability: 'in_stock',
      price: usd(10_000),
      salePrice: null,
      material: 'silk, elastane',
      productType: 'Clothing',
    },
    { id: '1-2', availability: 'out_of_stock' },
  ]);
  expect(feed().notes).toEqual([]);
});

test.each<[string, Partial<Product>, Partial<FeedFacts>]>([
  ['gift_card', { isGiftCard: true }, {}],
  ['unlisted', {}, { isListed: false }],
  ['restricted', { audienceExclusionType: 'trade' }, {}],
  ['not_to_country', { restrictCountries: [{ countryId: 1, code: 'CA', name: 'Canada' }] }, {}],
  ['no_picture', { images: [{ imagePath: '/media/neutral.svg', alt: '' }] }, {}],
  ['no_date', { isBackOrderDelayed: true, sizes: [size(1)] }, {}],
  ['id_refused', { sizes: [size(1, { sku: 'with space' })] }, {}],
  ['id_refused', { sizes: [size(1, { sku: 'x'.repeat(51) })] }, {}],
])('what the channels refuse is left out and said: %s', (code, change, facts) => {
  const made = feed(change, facts);
  expect(made.items).toEqual([]);
  expect(codes(made)).toEqual([code]);
});

test('what is too long is shortened at a word and said', () => {
  const made = feed({ name: 'Night '.repeat(40).trim(), description: 'Silk. '.repeat(1_000) });
  expect(made.items[0]?.title.length).toBeLessThanOrEqual(150);
  expect(made.items[0]?.title).toMatch(/Night…$/);
  expect(made.items[0]?.description.length).toBeLessThanOrEqual(5_000);
  expect(codes(made)).toEqual(['title_shortened', 'description_shortened']);
});

describe('what is sold before it is here', () => {
  const presale = (presaleShipDate: string) =>
    feed({ sizes: [size(1, { isPresale: true, presaleShipDate })] });

  test('is a preorder with its day', () => {
    expect(presale('2026-12-01').items).toMatchObject([
      { availability: 'preorder', availabilityDate: '2026-12-01' },
    ]);
  });

  test('is in stock from that day on, and left out when it is more than a year away', () => {
    expect(presale('2026-11-15').items).toMatchObject([{ availability: 'in_stock', availabilityDate: null }]);
    expect(codes(presale('2027-11-16'))).toEqual(['no_date']);
  });

  test('is a back order where a day is known, and sold out when there is no more of it', () => {
    const late = feed({ isBackOrderDelayed: true, sizes: [size(1, { estimatedArrival: '2026-11-20' })] });
    expect(late.items).toMatchObject([{ availability: 'backorder', availabilityDate: '2026-11-20' }]);
    const gone = feed({
      sizes: [size(1, { isPresale: true, presaleShipDate: '2026-12-01', quantityType: 'OutOfStock' })],
    });
    expect(gone.items).toMatchObject([{ availability: 'out_of_stock', availabilityDate: null }]);
  });
});

describe('the price is the page’s', () => {
  const deal = {
    start: now - 3_600_000,
    end: now + 3_600_000,
    claimPercentage: 10,
    discount: 30,
    price: usd(7_000),
  };
  const priced = (change: object) =>
    feed({ productPrice: { ...product.productPrice, ...change } } as Partial<Product>).items[0];

  test('a sale stands beside the full price, without an end', () => {
    expect(priced({ salePrice: usd(8_000) })).toMatchObject({
      price: usd(10_000),
      salePrice: usd(8_000),
      saleSpan: null,
    });
  });

  test('a live deal says from when until when', () => {
    expect(priced({ salePrice: usd(8_000), flashDeal: deal })).toMatchObject({
      salePrice: usd(7_000),
      saleSpan: { start: deal.start, end: deal.end },
    });
  });

  test.each([
    ['one that is claimed', { claimPercentage: 100 }],
    ['one that is over', { end: now }],
    ['one that comes', { start: now + 1_000 }],
  ])('%s changes nothing', (_, change) => {
    expect(priced({ flashDeal: { ...deal, ...change } })).toMatchObject({ salePrice: null, saleSpan: null });
  });
});

describe('a number of trade', () => {
  const numbered = (gtin: string, sizes = [size(1)]) => feed({ gtin, sizes });

  test.each(['4006381333931', '96385074', '036000291452', '10614141000415'])(
    '%s names its only size',
    (gtin) => {
      expect(numbered(gtin).items).toMatchObject([{ gtin }]);
      expect(codes(numbered(gtin))).toEqual([]);
    },
  );

  test.each(['2000000010014', '0412345678903', '4006381333932'])(
    '%s is for the inside of a shop, or none: the item says that it has none, and the shop is told',
    (gtin) => {
      const made = numbered(gtin);
      expect(made.items).toMatchObject([{ gtin: null }]);
      expect(codes(made)).toEqual(['gtin_refused']);
      expect(made.items.map(feedFormats.google.item).join('')).toContain(
        '<g:identifier_exists>no</g:identifier_exists>',
      );
    },
  );

  test('of several sizes names none of them', () => {
    expect(numbered('4006381333931', [size(1), size(2)]).items).toMatchObject([
      { gtin: null },
      { gtin: null },
    ]);
  });
});

test('what nobody wears says nothing of who wears it', () => {
  expect(feed({}, { googleCategory: 'Health & Beauty > Personal Care' }).items[0]?.wearer).toBeNull();
  expect(feed({}, { googleCategory: 'Apparel & Accessories > Shoes' }).items[0]?.wearer).toEqual(
    context.wearer,
  );
});

test('a page that has one size needs none in its address', () => {
  expect(feed({ sizes: [size(7)] }).items[0]?.link).toBe('https://shop.example/fr/product/1/nocturne');
});

test('no text breaks out of its field', () => {
  const { items } = feed({ name: 'A <b>"&\u0007\ud800', description: 'One, "two"\nthree =4' });
  const [item] = items;
  if (!item) throw new Error('There is no item.');
  expect(feedFormats.google.item(item)).toContain(
    '<g:title>Maison Orle A &#60;b&#62;&#34;&#38;, Bordeaux, S</g:title>',
  );
  expect(feedFormats.meta.item(item)).toContain('"One, ""two""\nthree =4"');
});
