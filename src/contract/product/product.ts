// A product on the wire: the field names of specification section 3, money as decimal numbers.
import { z } from 'zod';
import { decimalOfMoney, type Money } from '../../domain/pricing/money.ts';
import { type Product, type ProductPrice, productTexts, type Swatch } from '../../domain/product/product.ts';

const quantityType = z.enum(['InStock', 'LowStock', 'OutOfStock']);
const isoDate = z.iso.date();
const category = z.strictObject({
  id: z.int(),
  parentId: z.int().nullable(),
  name: z.string(),
  slug: z.string(),
  untranslated: z.array(z.literal('name')).optional(),
});

export const sizeSchema = z
  .strictObject({
    id: z.int().positive(),
    sizeGroupId: z.int().positive(),
    sku: z.string(),
    name: z.string(),
    quantityType,
    lowStockQuantity: z.int().positive().nullable(),
    isPresale: z.boolean(),
    presaleShipDate: isoDate.nullable(),
    estimatedArrival: isoDate.nullable(),
    inseam: z.string().nullable(),
    frontRise: z.string().nullable(),
  })
  .meta({ id: 'Size' });

export const swatchSchema = z
  .strictObject({
    id: z.int().positive(),
    colorName: z.string(),
    path: z.string().regex(/^\/product\//),
    swatchImage: z.string(),
    selected: z.boolean(),
    isSoldOut: z.boolean(),
    isPresale: z.boolean(),
    untranslated: z.array(z.literal('colorName')).optional(),
  })
  .meta({ id: 'Swatch' });

export function encodeSwatch({ untranslated, ...swatch }: Swatch): z.input<typeof swatchSchema> {
  return { ...swatch, ...(untranslated && { untranslated: [...untranslated] }) };
}

export const productPriceSchema = z
  .strictObject({
    price: z.number().positive(),
    salePrice: z.number().positive().nullable(),
    promoPrice: z.number().positive().nullable(),
    currency: z.string().length(3),
    type: z.enum(['regular', 'sale', 'promo', 'final-sale']),
    promoText: z.string().nullable(),
    appOnlyPromoText: z.string().nullable(),
    isFinalSale: z.boolean(),
    /** In the European Economic Area: the lowest price of the 30 days before the reduction began. */
    lowestNote: z.string().nullable().optional(),
    flashDeal: z
      .strictObject({
        start: z.iso.datetime(),
        end: z.iso.datetime(),
        claimPercentage: z.number().min(0).max(100),
        discount: z.number().min(1).max(99),
        price: z.number().positive(),
        lowestNote: z.string().nullable().optional(),
      })
      .nullable(),
  })
  .meta({ id: 'ProductPrice' });

const modelInfoSchema = z
  .strictObject({
    nameDisplay: z.string(),
    height: z.string(),
    bust: z.string(),
    waist: z.string(),
    hip: z.string(),
    sizeWorn: z.string(),
    imagePath: z.string().nullable(),
  })
  .meta({ id: 'ModelInfo' });

export const productSchema = z
  .strictObject({
    id: z.int().positive(),
    groupId: z.int().positive(),
    name: z.string().min(1),
    slug: z.string().min(1),
    brand: z.string().min(1),
    brandPath: z.string().min(1),
    colorName: z.string(),
    description: z.string(),
    descriptionBullets: z.strictObject({
      careInstructions: z.array(z.string()),
      materials: z.array(z.string()),
      countryDescription: z.string().nullable(),
      others: z.array(z.string()),
    }),
    descriptionAdditionalInfo: z
      .strictObject({ descriptionHeader: z.string(), description: z.string(), others: z.array(z.string()) })
      .nullable(),
    ingredients: z.string().nullable(),
    images: z.array(
      z.strictObject({
        imagePath: z.string(),
        alt: z.string().min(1),
        untranslated: z.array(z.literal('alt')).optional(),
      }),
    ),
    defaultImagePath: z.string(),
    videoThumbUrl: z.string().nullable(),
    videoBaseUrl: z.string().nullable(),
    bannerText: z.string().nullable(),
    promoTag: z.string().nullable(),
    sizes: z.array(sizeSchema),
    swatches: z.array(swatchSchema),
    hasInStockSwatches: z.boolean(),
    categories: z.array(category),
    categoryIds: z.array(z.int()),
    relatedCategories: z.array(category),
    sizeNoteShort: z.string().nullable(),
    sizeNoteLong: z.string().nullable(),
    isGreenLit: z.boolean(),
    modelsInfo: z.array(modelInfoSchema),
    countryInfo: z.strictObject({ countryId: z.int(), url: z.string().nullable() }).nullable(),
    prop65Chemicals: z.array(z.strictObject({ name: z.string() })),
    restrictCountries: z.array(
      z.strictObject({ countryId: z.int(), code: z.string().length(2), name: z.string() }),
    ),
    airProhibited: z.boolean(),
    audienceExclusionType: z.string().nullable(),
    audienceExclusionReason: z.string().nullable(),
    reviewRating: z.number().min(1).max(5).nullable(),
    reviewCount: z.int().min(0),
    fitAverage: z.number().min(1).max(5).nullable(),
    loveCount: z.int().min(0),
    isLoved: z.boolean(),
    gtin: z.string().nullable(),
    meta: z.strictObject({ titleTag: z.string(), descTag: z.string(), categoryName: z.string() }),
    daysOnline: z.int().min(0),
    quantityType,
    lowStockQuantity: z.int().positive().nullable(),
    quantity: z.int().min(0),
    isExchangeable: z.boolean(),
    isFinalSale: z.boolean(),
    isBackOrderDelayed: z.boolean(),
    isPromotionEligible: z.boolean(),
    isGiftCard: z.boolean(),
    fitNotes: z.record(z.string(), z.string()),
    productPrice: productPriceSchema,
    untranslated: z.array(z.enum(productTexts)),
  })
  .meta({ id: 'Product' });

/** What a schema takes, from those who may not change it. */
type Wire<T> = T extends object ? { readonly [K in keyof T]: Wire<T[K]> } : T;

export function encodeProduct(product: Product): Wire<z.input<typeof productSchema>> {
  return { ...product, productPrice: encodePrice(product.productPrice) };
}

export function encodePrice({ flashDeal, ...price }: ProductPrice): z.input<typeof productPriceSchema> {
  const decimal = (money: Money | null) => money && decimalOfMoney(money);
  return {
    ...price,
    price: decimalOfMoney(price.price),
    salePrice: decimal(price.salePrice),
    promoPrice: decimal(price.promoPrice),
    currency: price.price.currency,
    flashDeal: flashDeal && {
      ...flashDeal,
      start: new Date(flashDeal.start).toISOString(),
      end: new Date(flashDeal.end).toISOString(),
      price: decimalOfMoney(flashDeal.price),
    },
  };
}
