import Validator from '@adobe/structured-data-validator';
import type { ProductGroup, Product as SchemaProduct, WithContext } from 'schema-dts';
import { describe, expect, test } from 'vitest';
import { shopTime } from '../pricing/shop-time.ts';
import type { Product, Size } from './product.ts';
import { priceValidUntil, scriptJson, structuredProduct } from './structured-data.ts';

const now = shopTime(Date.UTC(2026, 10, 15, 13, 30));
const money = (minor: number) => ({ minor, currency: 'USD' });
const size = (id: number, name: string, change: Partial<Size> = {}): Size => ({
  id,
  sizeGroupId: id,
  sku: `1-${name}`,
  name,
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
  brand: 'Maison Orle',
  colorName: 'Bordeaux',
  description: 'A slip. </script><script>alert(1)</script>',
  images: [{ imagePath: '/a.jpg', alt: 'A' }],
  defaultImagePath: '/a.jpg',
  sizes: [size(1, 'S'), size(2, 'M', { quantityType: 'OutOfStock' })],
  meta: { titleTag: '', descTag: '', categoryName: 'Dresses' },
  gtin: '2000000010014',
  reviewRating: 4.625,
  reviewCount: 40,
  quantityType: 'InStock',
  isBackOrderDelayed: false,
  audienceExclusionType: null,
  productPrice: {
    price: money(35600),
    salePrice: null,
    promoPrice: null,
    flashDeal: null,
    isFinalSale: false,
  },
} as unknown as Product;
const reviews = Array.from({ length: 12 }, (_, index) => ({
  authorName: `Reader ${index}`,
  datePublished: '2026-11-01',
  bodyText: 'Quiet and exact.',
  title: 'A joy',
  rating: 5,
}));
const page = {
  product,
  reviews,
  url: 'https://shop.example/product/1/a',
  origin: 'https://shop.example',
  now,
};

/** The types of schema.org, checked when this file is compiled. */
const described: WithContext<ProductGroup> | WithContext<SchemaProduct> = structuredProduct(page);
const group = JSON.parse(JSON.stringify(described));

describe('[SEO-02] a product in several sizes', () => {
  test('is a group whose variants each have an offer', () => {
    expect(group).toMatchObject({ '@type': 'ProductGroup', productGroupID: '9', gtin: '2000000010014' });
    expect(group.hasVariant).toHaveLength(2);
    expect(group.hasVariant[0].offers).toEqual({
      '@type': 'Offer',
      url: 'https://shop.example/product/1/a?size=1',
      price: 356,
      priceCurrency: 'USD',
      priceValidUntil: '2026-12-15T00:00:00.000Z',
      availability: 'https://schema.org/InStock',
      itemCondition: 'https://schema.org/NewCondition',
    });
    expect(group.hasVariant[1].offers.availability).toBe('https://schema.org/OutOfStock');
  });

  test('is rated from 1 to 5, to one decimal, with its first ten reviews', () => {
    expect(group.aggregateRating).toEqual({
      '@type': 'AggregateRating',
      ratingValue: 4.6,
      reviewCount: 40,
      bestRating: 5,
      worstRating: 1,
    });
    expect(group.review).toHaveLength(10);
    expect(group.review[0]).toMatchObject({
      author: { name: 'Reader 0' },
      datePublished: '2026-11-01',
      reviewBody: 'Quiet and exact.',
      name: 'A joy',
      reviewRating: { ratingValue: 5 },
    });
  });

  test('satisfies a validator of rich results', async () => {
    const check = new Validator();
    const variants = group.hasVariant.map((variant: object) => ({ ...variant, review: group.review[0] }));
    const issues = await check.validate({
      jsonld: { ProductGroup: [structuredClone(group)], Product: variants },
    });
    expect(issues.filter(({ severity }) => severity === 'ERROR')).toEqual([]);
  });
});

test('[SEO-02] the validator does find what is missing', async () => {
  const broken = { '@type': 'Product', offers: { '@type': 'Offer', priceCurrency: 'USD' } };
  const issues = await new Validator().validate({ jsonld: { Product: [broken] } });
  expect(issues.some(({ severity }) => severity === 'ERROR')).toBe(true);
});

test('[SEO-02] a thing with one size is a product by itself', () => {
  const one = structuredProduct({ ...page, product: { ...product, sizes: [size(1, 'One Size')] } });
  expect(one).toMatchObject({ '@type': 'Product', offers: { url: 'https://shop.example/product/1/a' } });
});

test.each([
  [{ isPresale: true }, {}, 'PreSale'],
  [{ quantityType: 'LowStock' }, {}, 'LimitedAvailability'],
  [{}, { isBackOrderDelayed: true }, 'BackOrder'],
  [{ isPresale: true, quantityType: 'OutOfStock' }, {}, 'OutOfStock'],
] as const)('[SEO-02] a size %j of a product %j is %s', (sizeChange, change, availability) => {
  const data = structuredProduct({
    ...page,
    product: { ...product, ...change, sizes: [size(1, 'S', sizeChange), size(2, 'M')] },
  });
  expect(JSON.parse(JSON.stringify(data)).hasVariant[0].offers.availability).toBe(
    `https://schema.org/${availability}`,
  );
});

test('[SEO-02] what may not be bought has no offer; what nobody rated has no rating', () => {
  const data = structuredProduct({
    ...page,
    product: { ...product, audienceExclusionType: 'press', reviewRating: null, reviewCount: 0 },
  });
  expect(JSON.stringify(data)).not.toContain('Offer');
  expect(JSON.stringify(data)).not.toContain('aggregateRating');
});

test('[SEO-02] a live deal’s price holds until the deal ends, an ended one’s for 30 days from midnight', () => {
  const deal = { start: now - 1, end: now + 5_000, claimPercentage: 10, discount: 30, price: money(24920) };
  const until = (flashDeal: typeof deal) =>
    priceValidUntil({ productPrice: { ...product.productPrice, flashDeal } }, now);
  expect(until(deal)).toBe(new Date(now + 5_000).toISOString());
  expect(until({ ...deal, end: now })).toBe('2026-12-15T00:00:00.000Z');
  expect(until({ ...deal, claimPercentage: 100 })).toBe('2026-12-15T00:00:00.000Z');
});

test('[SEO-02] nothing in it can leave its script element', () => {
  const json = scriptJson(structuredProduct(page));
  expect(json).not.toContain('<');
  expect(JSON.parse(json).description).toBe(product.description);
});
