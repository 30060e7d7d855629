// Products at the desk: found, made, changed by the version somebody saw, shown to shoppers or not, taken back.
import { z } from 'zod';
import { lineFields, markNames, textFields } from '../../domain/catalogue/product-sheet.ts';
import { productStates } from '../../domain/catalogue/product-state.ts';
import { longestProductSearch, productSorts, productViews } from '../../domain/desk/product/product-list.ts';
import { mostSheetRows } from '../../domain/desk/product/sheet-text.ts';
import { mostPictures } from '../../domain/media/product-picture.ts';
import { languages } from '../../domain/visitor/language.ts';
import { operation } from '../operation.ts';
import { deskCall, deskRefusals, listAnswer, paging } from './access.ts';

/** Objects are made of lists of names here, which is more than the types can follow. */
function shapeOf<const K extends string, S extends z.ZodType>(names: readonly K[], schema: S) {
  return Object.fromEntries(names.map((name) => [name, schema])) as Record<K, S>;
}

const id = z.int().positive();
const byId = z.strictObject({ id: z.string().regex(/^[1-9]\d{0,14}$/) });
const version = z.int().positive();
const amount = z.number().min(0).max(10_000_000);
const line = z.string().trim().max(300);

const status = z.enum(productStates);
const statusFields = { status, publishAt: z.iso.datetime().nullable() };

const prices = { price: z.number(), salePrice: z.number().nullable(), promoPrice: z.number().nullable() };
const newPrices = {
  price: amount,
  salePrice: amount.nullable(),
  promoPrice: amount.nullable(),
};

const textsSchema = z
  .strictObject({ ...shapeOf(textFields, z.string()), ...shapeOf(lineFields, z.array(z.string())) })
  .meta({ id: 'ProductTexts' });

/** A language that is not named says nothing: who calls need not know them all. */
const altSchema = z.strictObject(shapeOf(languages, z.string().trim().max(300).default('')));

const fieldAt = z.strictObject({ at: z.string(), code: z.string() });
const values = z.record(z.string(), z.unknown());
const named = z.strictObject({ id, name: z.string() });

const productSchema = z
  .strictObject({
    productId: id,
    groupId: id,
    version,
    ...statusFields,
    path: z.string(),
    isGiftCard: z.boolean(),
    name: z.string(),
    brandId: id,
    categoryIds: z.array(id),
    originId: id.nullable(),
    gtin: z.string(),
    onlineSince: z.iso.date(),
    shipsTo: z.array(id),
    ...shapeOf(markNames, z.boolean()),
    currency: z.string(),
    ...prices,
    markets: z.record(z.string(), z.strictObject(prices)),
    texts: z.strictObject(shapeOf(languages, textsSchema)),
    sizes: z.array(
      z.strictObject({
        sizeId: id,
        name: z.string(),
        sku: z.string(),
        barcode: z.string(),
        lowAt: z.int(),
        onHand: z.int(),
        reserved: z.int(),
        isPresale: z.boolean(),
      }),
    ),
    images: z.array(z.strictObject({ path: z.string(), url: z.string(), alt: altSchema })),
    /** The path of the picture of its color; empty while it has no picture. */
    swatch: z.string(),
    film: z.strictObject({ path: z.string(), poster: z.string(), url: z.string() }).nullable(),
    /** Of the same design, itself among them. */
    colours: z.array(
      z.strictObject({
        productId: id,
        colour: z.string(),
        picture: z.string().nullable(),
        ...statusFields,
        price: z.number(),
        salePrice: z.number().nullable(),
        available: z.int(),
      }),
    ),
    /** What shoppers would miss. */
    missing: z.array(fieldAt),
    /** Languages in which something is left to say. */
    untranslated: z.array(z.enum(languages)),
  })
  .meta({ id: 'DeskProduct' });

export type DeskProduct = z.infer<typeof productSchema>;

const rowSchema = z
  .strictObject({
    productId: id,
    name: z.string(),
    colour: z.string(),
    brand: z.string(),
    picture: z.string().nullable(),
    ...statusFields,
    isListed: z.boolean(),
    version,
    currency: z.string(),
    price: z.number(),
    salePrice: z.number().nullable(),
    sizes: z.int(),
    available: z.int(),
  })
  .meta({ id: 'DeskProductRow' });

export type DeskProductRow = z.infer<typeof rowSchema>;

const one = z.strictObject({ success: z.literal(true), content: productSchema });

/** What products are narrowed and sorted by: in a list, and in a file. */
export const productListQuery = z.strictObject({
  q: z.string().max(longestProductSearch).optional(),
  view: z.enum(productViews).optional(),
  sort: z.enum(productSorts).optional(),
  brandId: z
    .string()
    .regex(/^[1-9]\d{0,8}$/)
    .optional(),
  categoryId: z
    .string()
    .regex(/^[1-9]\d{0,8}$/)
    .optional(),
});

export type ProductListQuery = z.infer<typeof productListQuery>;

export const listDeskProducts = operation({
  ...deskCall('products.read'),
  id: 'listDeskProducts',
  method: 'GET',
  path: '/api/admin/products',
  summary: 'Products in whatever state, a page at a time, by name, number, code, brand or category',
  query: productListQuery.extend(paging),
  answer: listAnswer(rowSchema),
  problems: deskRefusals,
});

export const listProductChoices = operation({
  ...deskCall('products.read'),
  id: 'listProductChoices',
  method: 'GET',
  path: '/api/admin/products/choices',
  summary: 'What a product may name: brands, categories, places, countries and currencies',
  answer: z.strictObject({
    success: z.literal(true),
    content: z.strictObject({
      brands: z.array(named),
      categories: z.array(z.strictObject({ id, name: z.string(), parentId: id.nullable() })),
      origins: z.array(named),
      countries: z.array(named),
      /** Those besides the shop's own. */
      currencies: z.array(z.string()),
    }),
  }),
  problems: deskRefusals,
});

export const readDeskProduct = operation({
  ...deskCall('products.read'),
  id: 'readDeskProduct',
  method: 'GET',
  path: '/api/admin/products/{id}',
  summary: 'A product with all that can be changed of it, in every language',
  params: byId,
  answer: one,
  problems: [...deskRefusals, 'not_found'],
});

const name = z.string().trim().min(1).max(96);
const colour = z.string().trim().min(1).max(60);

export const makeDeskProduct = operation({
  ...deskCall('products.change'),
  id: 'makeDeskProduct',
  method: 'POST',
  path: '/api/admin/products',
  summary: 'A new draft: from nothing, or as a copy or another colour of a product there is',
  body: z.union([
    z.strictObject({
      name,
      colour,
      /** One there is by its number, or one by its name, which is made where there is none. */
      brand: z.union([id, z.string().trim().min(1).max(80)]),
      price: amount.positive(),
      categoryIds: z.array(id).max(20).default([]),
    }),
    z.strictObject({ copyOf: id, isColour: z.boolean().default(false), name, colour }),
  ]),
  answer: one,
  problems: [...deskRefusals, 'not_found', 'unprocessable', 'unavailable'],
});

/** What of a product can be changed; what is left out stays. */
export const productChangeFields = {
  name: name.optional(),
  brandId: id.optional(),
  categoryIds: z.array(id).max(20).optional(),
  originId: id.nullable().optional(),
  gtin: z.string().trim().max(14).optional(),
  onlineSince: z.iso.date().optional(),
  shipsTo: z.array(id).max(250).optional(),
  ...shapeOf(markNames, z.boolean().optional()),
  price: amount.optional(),
  salePrice: amount.nullable().optional(),
  promoPrice: amount.nullable().optional(),
};

const textChange = z.strictObject({
  ...shapeOf(textFields, z.string().trim().max(4_000).optional()),
  ...shapeOf(lineFields, z.array(line).max(30).optional()),
});

const changeSchema = z.strictObject({
  ...productChangeFields,
  markets: z.record(z.string().regex(/^[A-Z]{3}$/), z.strictObject(newPrices)).optional(),
  texts: z.strictObject(shapeOf(languages, textChange.optional())).optional(),
  /** Found by their names: those left out stay, behind the others. `onHand` is the first count of a new one. */
  sizes: z
    .array(
      z.strictObject({
        name: z.string().trim().min(1).max(40),
        sku: z.string().trim().min(1).max(60),
        barcode: z
          .string()
          .regex(/^(\d{8,14})?$/)
          .default(''),
        lowAt: z.int().min(0).max(10_000).default(3),
        onHand: z.int().min(0).max(1_000_000).default(0),
      }),
    )
    .max(60)
    .optional(),
  images: z
    .array(z.strictObject({ path: z.string().max(300), alt: altSchema }))
    .max(mostPictures)
    .optional(),
  swatch: z.string().max(300).optional(),
  film: z
    .strictObject({ path: z.string().max(300), poster: z.string().max(300) })
    .nullable()
    .optional(),
});

export type ProductChange = z.infer<typeof changeSchema>;

export const saveDeskProduct = operation({
  ...deskCall('products.change'),
  id: 'saveDeskProduct',
  method: 'PATCH',
  path: '/api/admin/products/{id}',
  summary:
    'Change what is named; `version` is the one that was seen, and what the rules refuse is said by its path',
  params: byId,
  body: changeSchema.extend({ version }),
  answer: one,
  problems: [...deskRefusals, 'not_found', 'changed_meanwhile', 'unprocessable', 'unavailable'],
});

const stateProblems = [
  ...deskRefusals,
  'not_found',
  'changed_meanwhile',
  'unprocessable',
  'unavailable',
] as const;

export const publishDeskProduct = operation({
  ...deskCall('products.change'),
  id: 'publishDeskProduct',
  method: 'POST',
  path: '/api/admin/products/{id}/publish',
  summary: 'Show it to shoppers, now or from a moment on',
  params: byId,
  body: z.strictObject({ version, at: z.iso.datetime({ offset: true }).optional() }),
  answer: one,
  problems: stateProblems,
});

export const withdrawDeskProduct = operation({
  ...deskCall('products.change'),
  id: 'withdrawDeskProduct',
  method: 'POST',
  path: '/api/admin/products/{id}/withdraw',
  summary: 'Make it a draft that only the desk sees',
  params: byId,
  body: z.strictObject({ version }),
  answer: one,
  problems: stateProblems,
});

export const archiveDeskProduct = operation({
  ...deskCall('products.change'),
  id: 'archiveDeskProduct',
  method: 'POST',
  path: '/api/admin/products/{id}/archive',
  summary: 'Put it away: it stays in what was sold, and nowhere else',
  params: byId,
  body: z.strictObject({ version }),
  answer: one,
  problems: stateProblems,
});

export const previewDeskProduct = operation({
  ...deskCall('products.read'),
  id: 'previewDeskProduct',
  method: 'POST',
  path: '/api/admin/products/{id}/preview',
  summary: 'A link that shows it as a shopper would see it, whatever its state, for a day',
  params: byId,
  body: z.strictObject({ language: z.enum(languages).default('en') }),
  answer: z.strictObject({
    success: z.literal(true),
    content: z.strictObject({ url: z.url(), until: z.iso.datetime() }),
  }),
  problems: [...deskRefusals, 'not_found'],
});

export const readProductHistory = operation({
  ...deskCall('products.read'),
  id: 'readProductHistory',
  method: 'GET',
  path: '/api/admin/products/{id}/history',
  summary: 'What was changed of it by whom, the latest first, by path',
  params: byId,
  answer: z.strictObject({
    success: z.literal(true),
    content: z.array(
      z.strictObject({
        entryId: id,
        at: z.iso.datetime(),
        by: z.string(),
        before: z.unknown(),
        after: z.unknown(),
      }),
    ),
  }),
  problems: [...deskRefusals, 'not_found'],
});

export const restoreDeskProduct = operation({
  ...deskCall('products.change'),
  id: 'restoreDeskProduct',
  method: 'POST',
  path: '/api/admin/products/{id}/restore',
  summary: 'Put back what one entry of the history changed, as it was before it',
  params: byId,
  body: z.strictObject({ version, entryId: id }),
  answer: one,
  problems: stateProblems,
});

export const changeProductSheet = operation({
  ...deskCall('products.change'),
  id: 'changeProductSheet',
  method: 'POST',
  path: '/api/admin/products/sheet',
  summary: 'Look at what a sheet would change, then change it; each row by itself, by the version looked at',
  body: z.strictObject({
    dryRun: z.boolean(),
    rows: z
      .array(
        z.strictObject({
          productId: id,
          version: version.optional(),
          ...productChangeFields,
          colour: colour.optional(),
          description: z.string().trim().max(4_000).optional(),
        }),
      )
      .min(1)
      .max(mostSheetRows),
  }),
  answer: z.strictObject({
    success: z.literal(true),
    content: z.strictObject({
      /** In the order of the request. */
      rows: z.array(
        z.discriminatedUnion('state', [
          z.strictObject({
            state: z.enum(['changed', 'same']),
            productId: id,
            version,
            name: z.string(),
            before: values,
            after: values,
          }),
          z.strictObject({
            state: z.literal('refused'),
            productId: id,
            reason: z.enum(['not_found', 'changed_meanwhile', 'faulty']),
            errors: z.array(z.strictObject({ at: z.string(), message: z.string() })),
          }),
        ]),
      ),
    }),
  }),
  problems: [...deskRefusals, 'unprocessable', 'unavailable'],
});
