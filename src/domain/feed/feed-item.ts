// A product's sizes as other companies list them: one item for each size, with the price and the stock that its page
// shows at that moment. What the rules of a channel refuse is left out or shortened here, and noted by a code.
import { flashDealPhase } from '../pricing/deal.ts';
import type { Money } from '../pricing/money.ts';
import { priceToShow } from '../pricing/price.ts';
import type { ShopTime } from '../pricing/shop-time.ts';
import { categoryPath } from '../product/category-path.ts';
import type { Product, Size } from '../product/product.ts';
import { destinationProblem } from '../shipping/shipping-limits.ts';
import { cutLine } from '../text/cut-line.ts';
import { productPath } from '../text/slug.ts';
import { usCountryCode } from '../visitor/country.ts';
import type { Language } from '../visitor/language.ts';
import { pathIn } from '../visitor/language-path.ts';
import { type FeedAvailability, feedAvailability } from './feed-availability.ts';
import { channelGtin } from './feed-gtin.ts';

/** Whom the clothes of a shop are for, in the words of the channels. */
export const feedGenders = ['female', 'male', 'unisex'] as const;
export const feedAgeGroups = ['newborn', 'infant', 'toddler', 'kids', 'adult'] as const;
export const feedSizeSystems = ['AU', 'BR', 'CN', 'DE', 'EU', 'FR', 'IT', 'JP', 'MEX', 'UK', 'US'] as const;

export interface FeedWearer {
  readonly gender: (typeof feedGenders)[number];
  readonly ageGroup: (typeof feedAgeGroups)[number];
  readonly sizeSystem: (typeof feedSizeSystems)[number];
}

export interface FeedItem extends FeedAvailability {
  readonly id: string;
  readonly groupId: string;
  readonly title: string;
  readonly description: string;
  readonly link: string;
  readonly imageLink: string;
  readonly moreImageLinks: readonly string[];
  readonly price: Money;
  /** What is paid now, when that is less. */
  readonly salePrice: Money | null;
  /** From when until when a deal lasts, in milliseconds; null for a price without an end. */
  readonly saleSpan: { readonly start: number; readonly end: number } | null;
  readonly brand: string;
  readonly gtin: string | null;
  readonly color: string;
  readonly size: string;
  readonly material: string;
  /** By Google's taxonomy, which Meta reads too. */
  readonly googleCategory: string | null;
  readonly productType: string;
  /** Null for what nobody wears. */
  readonly wearer: FeedWearer | null;
}

const leftOutCodes = [
  'gift_card',
  'unlisted',
  'restricted',
  'not_to_country',
  'no_picture',
  'no_price',
  'id_refused',
  'no_date',
] as const;
/** Why a product or one of its sizes was left out, and what else was not sent as it is. */
export const feedNoteCodes = [
  ...leftOutCodes,
  'title_shortened',
  'description_shortened',
  'gtin_refused',
] as const;

type LeftOutCode = (typeof leftOutCodes)[number];
export type FeedNoteCode = (typeof feedNoteCodes)[number];

export interface FeedNote {
  readonly code: FeedNoteCode;
  readonly productId: number;
}

export interface FeedFacts {
  readonly product: Product;
  readonly isListed: boolean;
  /** Of the nearest category that has one. */
  readonly googleCategory: string | null;
}

export interface FeedContext {
  readonly origin: string;
  readonly language: Language;
  readonly wearer: FeedWearer;
  readonly now: ShopTime;
}

/** The stricter limit of the two channels, in characters. */
const longest = { id: 50, title: 150, description: 5_000, brand: 70, color: 100, size: 100, material: 200 };
const mostMoreImages = 10;
const apparel = /^Apparel & Accessories\b/;
const listedPicture = /\.(?:jpe?g|png|webp|gif)$/i;

/** The feeds are those of the shop's own country: a page shows its prices there in the currency of the feed. */
export const feedCountry = usCountryCode;

export function feedOf(
  facts: FeedFacts,
  context: FeedContext,
): { readonly items: readonly FeedItem[]; readonly notes: readonly FeedNote[] } {
  const { product } = facts;
  const note = (code: FeedNoteCode): FeedNote => ({ code, productId: product.id });
  const leftOut = productProblem(facts);
  if (leftOut !== null) return { items: [], notes: [note(leftOut)] };
  const pictures = picturesOf(product);
  const notes = new Set<FeedNoteCode>();
  const items = product.sizes.flatMap((size) => {
    const availability = feedAvailability(product, size, context.now);
    if (availability === null || !isFeedId(size.sku)) {
      notes.add(availability === null ? 'no_date' : 'id_refused');
      return [];
    }
    const title = titleOf(product, size);
    if (title.length > longest.title) notes.add('title_shortened');
    return [{ ...sharedOf(facts, context, pictures), ...sizeFacts(product, size, context), ...availability }];
  });
  if (product.description.length > longest.description) notes.add('description_shortened');
  if (product.gtin !== null && channelGtin(product) === null) notes.add('gtin_refused');
  return { items, notes: [...notes].map(note) };
}

function productProblem({ product, isListed }: FeedFacts): LeftOutCode | null {
  if (product.isGiftCard) return 'gift_card';
  if (!isListed) return 'unlisted';
  if (product.audienceExclusionType !== null) return 'restricted';
  // The shop always sells at home.
  if (destinationProblem(product, feedCountry, { soldTo: [] }) !== null) return 'not_to_country';
  return picturesOf(product).length === 0 ? 'no_picture' : null;
}

function picturesOf({ images }: Pick<Product, 'images'>): string[] {
  return images.map(({ imagePath }) => imagePath).filter((path) => listedPicture.test(path));
}

function isFeedId(sku: string): boolean {
  return /^[\x21-\x7e]+$/.test(sku) && sku.length <= longest.id;
}

function titleOf({ brand, name, colorName }: Product, size: Size): string {
  return [`${brand} ${name}`, colorName, size.name].filter((part) => part !== '').join(', ');
}

function sharedOf(
  { product, googleCategory }: FeedFacts,
  { origin, now, wearer }: FeedContext,
  [first = '', ...others]: readonly string[],
) {
  const { unmodified, updated, isDeal } = priceToShow(product.productPrice, now);
  const { flashDeal } = product.productPrice;
  const isDealLive = isDeal && flashDeal !== null && flashDealPhase(flashDeal, now) === 'live';
  const isWorn = googleCategory === null || apparel.test(googleCategory);
  return {
    groupId: String(product.groupId),
    description: cutLine(product.description, longest.description),
    imageLink: `${origin}${first}`,
    moreImageLinks: others.slice(0, mostMoreImages).map((path) => `${origin}${path}`),
    price: unmodified,
    salePrice: updated.minor < unmodified.minor ? updated : null,
    saleSpan: isDealLive ? { start: flashDeal.start, end: flashDeal.end } : null,
    brand: cutLine(product.brand, longest.brand),
    gtin: channelGtin(product),
    color: cutLine(product.colorName, longest.color),
    material: cutLine(product.descriptionBullets.materials.join(', '), longest.material),
    googleCategory,
    productType: categoryPath(product.categories)
      .map(({ name }) => name)
      .join(' > '),
    wearer: isWorn ? wearer : null,
  };
}

function sizeFacts(product: Product, size: Size, { origin, language }: FeedContext) {
  const page = `${origin}${pathIn(language, productPath(product))}`;
  return {
    id: size.sku,
    title: cutLine(titleOf(product, size), longest.title),
    link: product.sizes.length > 1 ? `${page}?size=${size.id}` : page,
    size: cutLine(size.name, longest.size),
  };
}
