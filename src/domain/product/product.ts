// A product as the shop knows it: specification section 3, with money in minor units and instants in milliseconds.
import type { FlashDeal } from '../pricing/deal.ts';
import type { Money } from '../pricing/money.ts';
import type { PartlyTranslated } from '../text/untranslated.ts';

export type QuantityType = 'InStock' | 'LowStock' | 'OutOfStock';

export interface Size {
  readonly id: number;
  /** The same size across the colours of a group. */
  readonly sizeGroupId: number;
  readonly sku: string;
  readonly name: string;
  readonly quantityType: QuantityType;
  readonly lowStockQuantity: number | null;
  readonly isPresale: boolean;
  /** ISO date; set exactly when isPresale. */
  readonly presaleShipDate: string | null;
  /** ISO date a sold-out size is expected back, when known. */
  readonly estimatedArrival: string | null;
  readonly inseam: string | null;
  readonly frontRise: string | null;
}

export interface Swatch extends PartlyTranslated<'colorName'> {
  /** The product id of that colour. */
  readonly id: number;
  readonly colorName: string;
  readonly path: string;
  readonly swatchImage: string;
  readonly selected: boolean;
  readonly isSoldOut: boolean;
  readonly isPresale: boolean;
}

export interface ProductImage extends PartlyTranslated<'alt'> {
  readonly imagePath: string;
  readonly alt: string;
}

export interface ProductPrice {
  readonly price: Money;
  readonly salePrice: Money | null;
  readonly promoPrice: Money | null;
  readonly type: 'regular' | 'sale' | 'promo' | 'final-sale';
  readonly promoText: string | null;
  readonly appOnlyPromoText: string | null;
  readonly isFinalSale: boolean;
  /** The lowest price of the days before it was reduced, said where the law asks for it. */
  readonly lowestNote?: string | null | undefined;
  readonly flashDeal: FlashDeal | null;
}

export interface ModelInfo {
  readonly nameDisplay: string;
  readonly height: string;
  readonly bust: string;
  readonly waist: string;
  readonly hip: string;
  readonly sizeWorn: string;
  readonly imagePath: string | null;
}

export interface Category extends PartlyTranslated<'name'> {
  readonly id: number;
  /** Null for one at the top. */
  readonly parentId: number | null;
  readonly name: string;
  readonly slug: string;
}

/** A country that orders ship to, with its ISO code. */
export interface Destination {
  readonly countryId: number;
  readonly code: string;
  readonly name: string;
}

/** What is said of a product in words of the merchant's. */
export const productTexts = [
  'colorName',
  'description',
  'careInstructions',
  'materials',
  'countryDescription',
  'details',
  'additionalInfo',
  'ingredients',
  'bannerText',
  'promoTag',
  'promoText',
  'appOnlyPromoText',
  'sizeNoteShort',
  'sizeNoteLong',
  'audienceExclusionReason',
  'fitNotes',
  'images',
  'chemicals',
] as const;
export type ProductText = (typeof productTexts)[number];

export interface Product {
  readonly id: number;
  readonly groupId: number;
  readonly name: string;
  readonly slug: string;
  readonly brand: string;
  /** Everything of the brand. */
  readonly brandPath: string;
  readonly colorName: string;
  readonly description: string;
  readonly descriptionBullets: {
    readonly careInstructions: readonly string[];
    readonly materials: readonly string[];
    readonly countryDescription: string | null;
    readonly others: readonly string[];
  };
  readonly descriptionAdditionalInfo: {
    readonly descriptionHeader: string;
    readonly description: string;
    readonly others: readonly string[];
  } | null;
  readonly ingredients: string | null;
  readonly images: readonly ProductImage[];
  readonly defaultImagePath: string;
  readonly videoThumbUrl: string | null;
  readonly videoBaseUrl: string | null;
  readonly bannerText: string | null;
  readonly promoTag: string | null;
  readonly sizes: readonly Size[];
  readonly swatches: readonly Swatch[];
  readonly hasInStockSwatches: boolean;
  readonly categories: readonly Category[];
  readonly categoryIds: readonly number[];
  readonly relatedCategories: readonly Category[];
  readonly sizeNoteShort: string | null;
  readonly sizeNoteLong: string | null;
  readonly isGreenLit: boolean;
  readonly modelsInfo: readonly ModelInfo[];
  readonly countryInfo: { readonly countryId: number; readonly url: string | null } | null;
  readonly prop65Chemicals: readonly { readonly name: string }[];
  /** An allow-list in spite of its name; empty means it ships everywhere. */
  readonly restrictCountries: readonly Destination[];
  readonly airProhibited: boolean;
  readonly audienceExclusionType: string | null;
  readonly audienceExclusionReason: string | null;
  /** Null until someone has reviewed it. */
  readonly reviewRating: number | null;
  readonly reviewCount: number;
  /** From 1, runs small, to 5, runs large; null until a reviewer has said. */
  readonly fitAverage: number | null;
  readonly loveCount: number;
  readonly isLoved: boolean;
  readonly gtin: string | null;
  readonly meta: { readonly titleTag: string; readonly descTag: string; readonly categoryName: string };
  readonly daysOnline: number;
  readonly quantityType: QuantityType;
  readonly lowStockQuantity: number | null;
  readonly quantity: number;
  readonly isExchangeable: boolean;
  readonly isFinalSale: boolean;
  readonly isBackOrderDelayed: boolean;
  readonly isPromotionEligible: boolean;
  readonly isGiftCard: boolean;
  readonly fitNotes: Readonly<Record<string, string>>;
  readonly productPrice: ProductPrice;
  /** What nobody has said yet in the language it is shown in: these texts are in the shop's own, and are marked so. */
  readonly untranslated: readonly ProductText[];
}
