// A catalogue as a merchant writes it: what the seed imports and catalogue-check.ts checks.
// All prices are whole minor units of US dollars: 35600 is $356. All dates are ISO: 2026-11-15.

import type { SearchVocabulary } from '../listing/search/vocabulary.ts';
import type { Category, ModelInfo } from '../product/product.ts';
import type { OtherLanguage } from '../visitor/language.ts';
import type { CataloguePeople } from './catalogue-people.ts';
import type { CatalogueTranslation } from './catalogue-texts.ts';

export interface CatalogueSize {
  readonly name: string;
  readonly onHand: number;
  /** Days from the moment of seeding until it ships; sold before it is here, so on hand is what may be sold ahead. */
  readonly presaleShipsInDays?: number;
  /** Days until a sold-out size is expected back. */
  readonly arrivesInDays?: number;
  readonly inseam?: string;
  readonly frontRise?: string;
}

export interface CatalogueDeal {
  readonly discountPercent: number;
  /** Hours from the moment of seeding. */
  readonly startsInHours: number;
  readonly endsInHours: number;
  readonly allotment: number;
  readonly claimed: number;
}

export type CatalogueMarketPrice = Pick<CatalogueProduct, 'price' | 'salePrice' | 'promoPrice'>;

export interface CatalogueProduct {
  readonly id: number;
  /** Shared by the colours of one design, each a product of its own. */
  readonly groupId: number;
  readonly name: string;
  readonly brand: string;
  readonly colorName: string;
  readonly categories: readonly number[];
  /** Minor units of US dollars, like the two below. */
  readonly price: number;
  readonly salePrice?: number;
  readonly promoPrice?: number;
  /** What is asked in another currency whatever the dollar is worth, by its code, in its minor units. */
  readonly marketPrices?: Readonly<Record<string, CatalogueMarketPrice>>;
  readonly promoText?: string;
  readonly appOnlyPromoText?: string;
  readonly deal?: CatalogueDeal;
  readonly description: string;
  readonly careInstructions?: readonly string[];
  readonly materials?: readonly string[];
  readonly countryDescription?: string;
  readonly details?: readonly string[];
  readonly additionalInfo?: {
    readonly header: string;
    readonly text: string;
    readonly others: readonly string[];
  };
  readonly ingredients?: string;
  readonly images: readonly { readonly path: string; readonly alt: string }[];
  readonly swatchImage: string;
  readonly video?: { readonly thumb: string; readonly base: string };
  readonly bannerText?: string;
  readonly promoTag?: string;
  readonly sizes: readonly CatalogueSize[];
  /** Units at or under which a size counts as low; see `defaultLowStockAt`. */
  readonly lowStockAt?: number;
  readonly sizeNoteShort?: string;
  readonly sizeNoteLong?: string;
  readonly isGreenLit?: boolean;
  readonly models?: readonly ModelInfo[];
  /** An origin's id. */
  readonly madeIn?: number;
  readonly prop65Chemicals?: readonly string[];
  /** Ids of the only countries it ships to. */
  readonly restrictCountries?: readonly number[];
  readonly airProhibited?: boolean;
  /** Found by its address alone. */
  readonly isUnlisted?: true;
  readonly audienceExclusion?: { readonly type: string; readonly reason: string };
  readonly gtin?: string;
  readonly onlineSince: string;
  /** True unless said otherwise, like isPromotionEligible; the other marks are false unless said otherwise. */
  readonly isExchangeable?: boolean;
  readonly isFinalSale?: boolean;
  readonly isBackOrderDelayed?: boolean;
  readonly isPromotionEligible?: boolean;
  readonly isGiftCard?: boolean;
  readonly fitNotes?: Readonly<Record<string, string>>;
  /** Ids of what a stylist would wear with it, the nearest first. */
  readonly look?: readonly number[];
  readonly socialPhotos?: readonly CatalogueSocialPhoto[];
}

/** A photo that somebody posted of themselves in it, or of it at their home. */
export interface CatalogueSocialPhoto {
  readonly path: string;
  readonly alt: string;
  readonly handle: string;
  readonly caption?: string;
}

/** A picture of the home page and where it leads. */
export interface CatalogueEditorial {
  readonly title: string;
  readonly words: string;
  readonly call?: string;
  /** An address of the shop: /c/coats. */
  readonly path: string;
  readonly picture: string;
  /** For narrow screens, where the picture is wide. */
  readonly tallPicture?: string;
  readonly alt: string;
}

export interface CatalogueCategory extends Category {
  /** Its way through Google's taxonomy, in English, for the feeds; those below it go by it too. */
  readonly googleCategory?: string;
}

export type LanderKey = 'pdp-landers-sold-out' | 'pdp-landers-in-stock';

export interface Catalogue {
  readonly brands: readonly { readonly name: string; readonly about: string }[];
  readonly categories: readonly CatalogueCategory[];
  /** Where orders can ship to; 223 is the United States. */
  readonly countries: readonly { readonly id: number; readonly code: string; readonly name: string }[];
  /** Where things are made; 1 is the United States. */
  readonly origins: readonly { readonly id: number; readonly name: string; readonly url: string | null }[];
  readonly products: readonly CatalogueProduct[];
  /** A line above a product, without which there is none. */
  readonly landers: Readonly<Partial<Record<LanderKey, string>>>;
  /** Without it the home page opens with what came in last. */
  readonly editorial?: {
    readonly window: readonly CatalogueEditorial[];
    readonly edits: readonly CatalogueEditorial[];
  };
  /** What it says in other languages than the shop's own. */
  readonly translations?: Readonly<Partial<Record<OtherLanguage, CatalogueTranslation>>>;
  /** What search understands; without it words are looked for as they are. */
  readonly vocabulary?: SearchVocabulary;
  /** Only a demo shop brings its own. */
  readonly people?: CataloguePeople;
}
