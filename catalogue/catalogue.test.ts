import { describe, expect, test } from 'vitest';
import type { CatalogueProduct, CatalogueSize } from '../src/domain/catalogue/catalogue.ts';
import { catalogueProblems } from '../src/domain/catalogue/catalogue-check.ts';
import { flashDealPhase, isDealSoldOut } from '../src/domain/pricing/deal.ts';
import { shopTime } from '../src/domain/pricing/shop-time.ts';
import { isOneSize, isShoe } from '../src/domain/product/sizes.ts';
import { quantityTypeOf } from '../src/domain/stock/availability.ts';
import { isGiftCardSlug, slugOf } from '../src/domain/text/slug.ts';
import { catalogue } from './index.ts';
import { pictureSets, picturesOf } from './pictures/index.ts';
import { socialPhotos } from './pictures/social.ts';

const known = catalogue.products.filter((product) => product.id >= 1001 && product.id <= 1026);
const people = catalogue.people ?? { customers: [], orders: [], reviews: [], loves: [], guestLoves: [] };

/** The other colours of a known product share its design, and with it some of its cases. */
function isSibling(product: CatalogueProduct): boolean {
  return (
    known.some(({ groupId, id }) => groupId === product.groupId && id !== product.id) &&
    !known.includes(product)
  );
}

function reviewsOf(product: CatalogueProduct) {
  return people.reviews.filter(({ productId, status }) => productId === product.id && status === 'approved');
}

function stockOf(product: CatalogueProduct, size: CatalogueSize) {
  return quantityTypeOf(size.onHand, product.lowStockAt);
}

function isSoldOut(product: CatalogueProduct): boolean {
  return product.sizes.every((size) => size.onHand === 0);
}

function colorsOf(product: CatalogueProduct): readonly CatalogueProduct[] {
  return catalogue.products.filter((other) => other.groupId === product.groupId);
}

/** The product's deal at the moment of seeding. */
function dealOf(product: CatalogueProduct): string {
  if (product.deal === undefined) return 'none';
  const { startsInHours: start, endsInHours: end, claimed, allotment } = product.deal;
  const deal = { start, end, claimPercentage: (claimed / allotment) * 100 };
  const phase = flashDealPhase(deal, shopTime(0));
  return phase === 'live' && isDealSoldOut(deal, shopTime(0)) ? 'claimed' : phase;
}

const shipDates = (product: CatalogueProduct) =>
  new Set(product.sizes.map((size) => size.presaleShipsInDays).filter((days) => days !== undefined));
const isHostile = (text: string) =>
  /<script>alert\(1\)<\/script>/.test(text) &&
  /"/.test(text) &&
  /'/.test(text) &&
  /\p{Extended_Pictographic}/u.test(text);

type Case = readonly [string, readonly number[], (product: CatalogueProduct) => boolean];

// Cases that only known products have, and which. Nothing else in the shop may match, but for their other colours.
const cases: readonly Case[] = [
  ['sold out, with an arrival date', [1002], (p) => isSoldOut(p) && p.sizes.every((s) => s.arrivesInDays)],
  ['sold out, no arrival date', [1003], (p) => isSoldOut(p) && p.sizes.every((s) => !s.arrivesInDays)],
  ['an arrival date', [1002], (p) => p.sizes.some((s) => s.arrivesInDays !== undefined)],
  ['a deal live with units left', [1004], (p) => dealOf(p) === 'live'],
  ['a deal coming soon', [1005], (p) => dealOf(p) === 'coming'],
  ['a deal ended', [1006], (p) => dealOf(p) === 'ended'],
  ['a deal live, claimed 100%', [1007], (p) => dealOf(p) === 'claimed'],
  [
    'pre-sale in every size, two ship dates',
    [1008],
    (p) => shipDates(p).size === 2 && p.sizes.every((s) => s.presaleShipsInDays),
  ],
  ['pre-sale', [1008], (p) => shipDates(p).size > 0],
  ['audience-excluded, with a reason', [1009], (p) => (p.audienceExclusion?.reason.length ?? 0) > 20],
  ['ships only to US and Canada', [1010], (p) => p.restrictCountries?.toString() === '223,38'],
  ['any country restriction', [1010], (p) => p.restrictCountries !== undefined],
  ['air-prohibited perfume', [1011], (p) => p.airProhibited === true && p.categories.includes(91)],
  ['shoes in half sizes', [1013], (p) => isShoe(p.categories) && p.sizes.some((s) => s.name.endsWith('.5'))],
  ['a single picture', [1014], (p) => p.images.length === 1],
  ['Proposition 65 chemicals', [1016], (p) => (p.prop65Chemicals?.length ?? 0) > 0],
  ['final sale', [1017], (p) => p.isFinalSale === true],
  ['not exchangeable', [1017], (p) => p.isExchangeable === false],
  ['ineligible for promotions', [1017], (p) => p.isPromotionEligible === false],
  ['low stock in some size', [1019], (p) => p.sizes.some((s) => stockOf(p, s) === 'LowStock')],
  [
    'out of stock in some size',
    [1002, 1003, 1019],
    (p) => p.sizes.some((s) => stockOf(p, s) === 'OutOfStock'),
  ],
  ['made in USA', [1020], (p) => p.madeIn === 1],
  ['back order delayed', [1021], (p) => p.isBackOrderDelayed === true],
  ['a gift card', [1022], (p) => p.isGiftCard === true],
  ['a gift card’s address', [1022], (p) => isGiftCardSlug(slugOf(p.name, p.colorName))],
  ['a long description', [1024], (p) => p.description.length > 1000],
  [
    'fit notes with fit and customerReviews',
    [1024],
    (p) => Boolean(p.fitNotes?.fit && p.fitNotes.customerReviews),
  ],
  ['two models', [1024], (p) => (p.models?.length ?? 0) === 2],
  [
    'sale price and promo price together',
    [1025],
    (p) => p.salePrice !== undefined && p.promoPrice !== undefined,
  ],
  ['promo price', [1025], (p) => p.promoPrice !== undefined],
  ['app-only promo text', [1025], (p) => p.appOnlyPromoText !== undefined],
  ['text that a careless page would run', [1026], (p) => isHostile(`${p.name}`) && isHostile(p.description)],
];

// What other products may have too, only no other known one.
const ordinaryCases: readonly Case[] = [
  ['ingredients', [1011], (p) => p.ingredients !== undefined],
  ['a film', [1015], (p) => p.video !== undefined],
  ['One Size accessory', [1012], (p) => isOneSize(p.sizes) && p.categories.includes(70)],
  ['One Size, and no gift card', [1012], (p) => isOneSize(p.sizes) && p.isGiftCard !== true],
  ['shoes', [1013], (p) => isShoe(p.categories)],
  ['several colours', [1001, 1023], (p) => colorsOf(p).length > 1],
  ['no reviews, and no gift card', [1018], (p) => reviewsOf(p).length === 0 && p.isGiftCard !== true],
];

test('the catalogue obeys every rule', () => {
  expect(catalogueProblems(catalogue)).toEqual([]);
});

describe('the known products', () => {
  test('are 1001 to 1026, each once', () => {
    expect(known.map((product) => product.id).sort()).toEqual(Array.from({ length: 26 }, (_, i) => 1001 + i));
  });

  test.each(cases)('%s: %j and no other product', (_, ids, has) => {
    const having = catalogue.products.filter((product) => has(product) && !isSibling(product));
    expect(having.map((product) => product.id).sort()).toEqual(ids);
  });

  test.each(ordinaryCases)('%s: %j and no other known one', (_, ids, has) => {
    expect(known.filter(has).map((product) => product.id)).toEqual(ids);
  });

  test('1001 is the ordinary one: a dress, six sizes in stock, four colours in stock, six pictures', () => {
    const dress = known.find((product) => product.id === 1001);
    if (dress === undefined) throw new Error('1001 is missing');
    expect(dress.categories).toContain(2);
    expect(dress.sizes.map((size) => size.name)).toEqual(['XXS', 'XS', 'S', 'M', 'L', 'XL']);
    expect(dress.images).toHaveLength(6);
    expect(colorsOf(dress).map((color) => color.colorName)).toEqual([
      'Bordeaux',
      'Noir',
      'Sage',
      'Champagne',
    ]);
    for (const color of colorsOf(dress)) {
      expect(color.sizes.map((size) => stockOf(color, size))).toEqual(Array(6).fill('InStock'));
    }
  });

  test('1001 has forty reviews, several with photos, and a look to complete', () => {
    const dress = known.find((product) => product.id === 1001);
    if (dress === undefined) throw new Error('1001 is missing');
    expect(reviewsOf(dress)).toHaveLength(40);
    expect(reviewsOf(dress).filter(({ photos }) => photos.length > 0).length).toBeGreaterThanOrEqual(6);
    expect(dress.look?.length).toBeGreaterThanOrEqual(6);
    expect(dress.socialPhotos?.length).toBeGreaterThanOrEqual(3);
  });

  test('1018 has no other case, and nobody has written a word about it, shown or not', () => {
    const product = known.filter((candidate) => candidate.id === 1018);
    expect(cases.filter(([, , has]) => product.some(has))).toEqual([]);
    expect(people.reviews.filter(({ productId }) => productId === 1018)).toEqual([]);
  });

  test('1019 has two left in S, one in M, none in L', () => {
    const product = known.find((candidate) => candidate.id === 1019);
    expect(product?.sizes.map((size) => [size.name, size.onHand])).toEqual([
      ['S', 2],
      ['M', 1],
      ['L', 0],
    ]);
  });

  test('1023 comes in twelve colours, three of them sold out and one on pre-sale', () => {
    const colors = catalogue.products.filter((product) => product.groupId === 1023);
    expect(colors).toHaveLength(12);
    expect(colors.filter(isSoldOut)).toHaveLength(3);
    expect(colors.filter((color) => shipDates(color).size > 0)).toHaveLength(1);
  });

  test('1024 has care instructions and materials, 1026 hostile and right-to-left text in name, brand and description', () => {
    const long = known.find((product) => product.id === 1024);
    expect(long?.careInstructions?.length).toBeGreaterThan(2);
    expect(long?.materials?.length).toBeGreaterThan(2);
    const awkward = known.find((product) => product.id === 1026);
    for (const text of [awkward?.name ?? '', awkward?.brand ?? '', awkward?.description ?? '']) {
      expect(text).toContain('<script>alert(1)</script>');
      expect(text.split('</script>').length).toBeGreaterThan(2);
      expect(text).toMatch(/["'].*["']/s);
      expect(text).toMatch(/[\u0590-\u06ff]/);
      expect(text).toMatch(/\p{Extended_Pictographic}/u);
    }
  });
});

describe('the whole shop', () => {
  test('has 160 products or more in 50 groups or more, from 10 houses or more, in every department', () => {
    expect(catalogue.products.length).toBeGreaterThanOrEqual(160);
    expect(new Set(catalogue.products.map(({ groupId }) => groupId)).size).toBeGreaterThanOrEqual(50);
    expect(new Set(catalogue.products.map(({ brand }) => brand)).size).toBe(catalogue.brands.length);
    expect(catalogue.brands.length).toBeGreaterThanOrEqual(10);
    // Dresses, tops, knitwear, denim, skirts, jackets, shoes, bags, accessories, jewelry, beauty.
    for (const department of [2, 10, 20, 30, 40, 50, 179, 60, 70, 80, 90])
      expect(
        catalogue.products.filter(({ categories }) => categories.includes(department)).length,
      ).toBeGreaterThan(1);
  });

  test.each([
    ['bags', 60],
    ['shoes', 179],
    ['accessories', 70],
    ['jewelry', 80],
    ['knitwear', 20],
    ['outerwear', 50],
  ])('has twelve %s or more, each with a color and pictures of its own', (_, department) => {
    const products = catalogue.products.filter(({ categories }) => categories.includes(department));
    expect(new Set(products.map(({ groupId, colorName }) => `${groupId} ${colorName}`)).size).toBe(
      products.length,
    );
    expect(new Set(products.map(({ swatchImage }) => swatchImage)).size).toBeGreaterThanOrEqual(12);
  });

  test('has five pictures or more of every product but the one of a single picture, and twelve films or more', () => {
    const few = catalogue.products.filter(({ images }) => images.length < 5);
    expect(few.map(({ id }) => id)).toEqual([1014]);
    const films = catalogue.products.flatMap(({ video }) => video?.base ?? []);
    expect(new Set(films).size).toBeGreaterThanOrEqual(12);
  });

  test('everything has something to be worn with, and is not worn with itself', () => {
    const alone = catalogue.products.filter(({ look, isGiftCard }) => !isGiftCard && !look?.length);
    expect(alone.map(({ id }) => id)).toEqual([1204, 1206, 1208, 1209, 1210, 1211]);
    expect(catalogue.products.filter(({ id, look }) => look?.includes(id))).toEqual([]);
  });

  test('nothing is worn with what nobody can buy', () => {
    const products = new Map(catalogue.products.map((product) => [product.id, product]));
    const worn = catalogue.products.flatMap(({ look }) => look ?? []).map((id) => products.get(id));
    expect(worn.filter((product) => product === undefined || isSoldOut(product))).toEqual([]);
    expect(worn.filter((product) => product?.audienceExclusion !== undefined)).toEqual([]);
  });
});

describe('what the catalogue points at', () => {
  test('every product has a set of pictures of its own, and every set its product', () => {
    const swatches = catalogue.products.map(({ swatchImage }) => swatchImage);
    const sets = pictureSets.map((name) => picturesOf(name).swatchImage);
    expect(swatches.sort()).toEqual(sets.sort());
  });

  test('every photo that people sent in is shown beside its product, and with a review where one is', () => {
    const shown = catalogue.products.flatMap(({ socialPhotos }) =>
      (socialPhotos ?? []).map(({ path }) => path),
    );
    expect(shown.sort()).toEqual(socialPhotos.map(({ path }) => path).sort());
    const sent = people.reviews.flatMap(({ photos }) => photos.map(({ path }) => path));
    expect(new Set(sent).size).toBe(sent.length);
    expect(sent.filter((path) => !shown.includes(path))).toEqual([]);
  });

  test('no category is empty and no barcode is used twice', () => {
    const filled = new Set(catalogue.products.flatMap((product) => product.categories));
    expect(catalogue.categories.filter((category) => !filled.has(category.id))).toEqual([]);
    const gtins = catalogue.products.flatMap((product) => product.gtin ?? []);
    expect(new Set(gtins).size).toBe(gtins.length);
  });

  test('the United States ships as 223, Canada as 38, the United Kingdom as 222, and made in USA is 1', () => {
    const codeOf = (id: number) => catalogue.countries.find((country) => country.id === id)?.code;
    expect([codeOf(223), codeOf(38), codeOf(222)]).toEqual(['US', 'CA', 'GB']);
    expect(catalogue.countries).toHaveLength(249);
    expect(catalogue.origins.find((origin) => origin.id === 1)?.name).toBe('United States');
  });

  test('the landers are short and use only safe tags', () => {
    for (const html of Object.values(catalogue.landers)) {
      const tags = [...html.matchAll(/<\/?([a-z0-9]+)/g)].map((match) => match[1]);
      expect(new Set(tags)).toEqual(new Set(['h2', 'p', 'a']));
      expect(html.length).toBeLessThan(600);
      expect(html).not.toMatch(/\son\w+=|javascript:/);
    }
  });
});
