// Where a product hangs, and what it is found by: worked out from its rows, written for lists and search to read.
import { type ColorFamily, colorFamilyOf } from './color-family.ts';
import { bandIndexOf } from './price-band.ts';
import { conceptsOf } from './search/product-concepts.ts';
import type { Vocabulary } from './search/vocabulary.ts';
import { searchTerms } from './search-query.ts';

/** Places beside the categories, whose ids are positive. */
export const everythingCollection = 0;
export const presaleCollection = -1;

/** A mark that each of them has, for searches that ask for a price or a size alone. */
export const everyProduct = 'is.listed';

export interface ListedFacts {
  readonly productId: number;
  readonly name: string;
  readonly brandId: number;
  readonly brand: string;
  readonly colorName: string;
  readonly groupId: number;
  readonly materials: readonly string[];
  readonly details: readonly string[];
  readonly gtin: string | null;
  readonly categories: readonly { readonly id: number; readonly name: string }[];
  readonly isGiftCard: boolean;
  readonly priceMinor: number;
  readonly saleMinor: number | null;
  readonly promoMinor: number | null;
  readonly skus: readonly {
    readonly sizeGroupId: number;
    readonly isAvailable: boolean;
    readonly isPresale: boolean;
  }[];
  readonly onlineSince: string;
  readonly loveCount: number;
}

export interface ListingEntry {
  readonly productId: number;
  readonly places: readonly number[];
  readonly brandId: number;
  readonly color: ColorFamily;
  readonly priceMinor: number;
  /** A price band by its place in the list. */
  readonly band: number;
  readonly sizes: readonly number[];
  readonly inStock: boolean;
  readonly onlineSince: string;
  readonly loveCount: number;
  /** By how much they say of it: its name, whose it is and its colour, where it hangs, what it is made of and how. */
  readonly words: readonly [a: string, b: string, c: string, d: string];
  readonly groupId: number;
  /** What it is, whatever it is called: its concepts, its numbers, whether it costs less than it did. */
  readonly marks: readonly string[];
}

export function listingEntryOf(facts: ListedFacts, vocabulary: Vocabulary): ListingEntry {
  const { name, brand, colorName, categories, materials, skus } = facts;
  const color = colorFamilyOf(colorName);
  const priceMinor = facts.promoMinor ?? facts.saleMinor ?? facts.priceMinor;
  const isPresale = skus.some((sku) => sku.isPresale);
  const sizes = skus.filter(({ isAvailable }) => isAvailable).map(({ sizeGroupId }) => sizeGroupId);
  const plain = (...texts: readonly string[]) => searchTerms(texts.join(' ')).join(' ');
  return {
    productId: facts.productId,
    places: [
      everythingCollection,
      ...categories.map(({ id }) => id),
      ...(isPresale ? [presaleCollection] : []),
    ],
    brandId: facts.brandId,
    color,
    priceMinor,
    band: bandIndexOf(priceMinor),
    sizes: [...new Set(sizes)].sort((a, b) => a - b),
    inStock: facts.isGiftCard || sizes.length > 0,
    onlineSince: facts.onlineSince,
    loveCount: facts.loveCount,
    words: [
      plain(name),
      plain(brand, colorName, color === 'other' ? '' : color),
      plain(...categories.map((category) => category.name)),
      plain(...materials, ...facts.details, isPresale ? 'pre-sale presale' : ''),
    ],
    groupId: facts.groupId,
    marks: [
      everyProduct,
      ...conceptsOf(facts, vocabulary),
      ...numbersOf(facts).map((number) => `no.${number}`),
      ...(priceMinor < facts.priceMinor ? ['is.sale'] : []),
    ],
  };
}

/** By which a product is asked for on the telephone: the shop's own, its maker's, the trade's. */
function numbersOf({ productId, details, gtin }: ListedFacts): string[] {
  const styles = details.flatMap((text) => /\bno\. ?([\p{L}\d-]+)$/iu.exec(text)?.[1] ?? []);
  const plain = styles.map((style) => style.toLowerCase().replaceAll('-', ''));
  return [...new Set([String(productId), ...plain, ...(gtin ? [gtin] : [])])];
}
