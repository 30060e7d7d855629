// The categories at the desk: a tree that shoppers walk through.
import { z } from 'zod';
import { languages } from '../../domain/visitor/language.ts';
import { operation } from '../operation.ts';
import { deskCall, deskRefusals } from './access.ts';

const id = z.int().positive();
const version = z.int().positive();
const byId = z.strictObject({ id: z.string().regex(/^[1-9]\d{0,8}$/) });
/** Longer than it may be: the rules say how long, beside the field. A language that is not named says nothing. */
const text = z.string().max(2_000).default('');

const fieldsSchema = z
  .strictObject({
    /** Empty where nobody has said it: shoppers read the shop's own language there. */
    names: z.strictObject(
      Object.fromEntries(languages.map((language) => [language, text])) as Record<
        (typeof languages)[number],
        typeof text
      >,
    ),
    /** The last word of its address, /c/{slug}. */
    slug: z.string().trim().max(400),
    /** Its way through Google's taxonomy, for the feeds; empty for that of what it lies in. */
    googleCategory: z.string().trim().max(2_000),
    /** Whether shoppers find it, and all that lies in it. */
    isListed: z.boolean(),
  })
  .meta({ id: 'CategoryFields' });

export type WireCategoryFields = z.infer<typeof fieldsSchema>;

const categorySchema = z
  .strictObject({
    categoryId: id,
    /** What it lies in; null at the top. */
    parentId: id.nullable(),
    version,
    fields: fieldsSchema,
    /** How many products are in it or in what lies in it, for sale or not. */
    products: z.int(),
    /** Last words of addresses that lead to it since it has another. */
    formerAddresses: z.array(z.string()),
  })
  .meta({ id: 'DeskCategory' });

export type WireCategory = z.infer<typeof categorySchema>;
export type WireCategories = readonly WireCategory[];

/** Each among its neighbours in the order that shoppers see. */
const all = z.strictObject({ success: z.literal(true), content: z.array(categorySchema) });

export const listCategories = operation({
  ...deskCall('products.read'),
  id: 'listCategories',
  method: 'GET',
  path: '/api/admin/categories',
  summary: 'The categories, with how many products are in each',
  answer: all,
  problems: deskRefusals,
});

export const makeCategory = operation({
  ...deskCall('products.change'),
  id: 'makeCategory',
  method: 'POST',
  path: '/api/admin/categories',
  summary: 'Make a category, at the end of what it lies in',
  body: z.strictObject({ fields: fieldsSchema, parentId: id.nullable() }),
  status: 201,
  answer: z.strictObject({
    success: z.literal(true),
    content: z.strictObject({ categoryId: id, categories: z.array(categorySchema) }),
  }),
  problems: [...deskRefusals, 'unprocessable', 'conflict'],
});

export const changeCategory = operation({
  ...deskCall('products.change'),
  id: 'changeCategory',
  method: 'PATCH',
  path: '/api/admin/categories/{id}',
  summary: 'Change what a category says; an address it had before goes on leading to it',
  params: byId,
  body: z.strictObject({ version, fields: fieldsSchema }),
  answer: all,
  problems: [...deskRefusals, 'not_found', 'changed_meanwhile', 'unprocessable'],
});

export const moveCategory = operation({
  ...deskCall('products.change'),
  id: 'moveCategory',
  method: 'POST',
  path: '/api/admin/categories/{id}/move',
  summary: 'Put a category, with all that lies in it, into another one or among its neighbours',
  params: byId,
  body: z.strictObject({ version, parentId: id.nullable(), after: id.nullable() }),
  answer: all,
  problems: [...deskRefusals, 'not_found', 'changed_meanwhile', 'conflict'],
});

export const moveCategoryProducts = operation({
  ...deskCall('products.change'),
  id: 'moveCategoryProducts',
  method: 'POST',
  path: '/api/admin/categories/{id}/products',
  summary: 'Put all products of a category into another one',
  params: byId,
  body: z.strictObject({ version, to: id }),
  answer: all,
  problems: [...deskRefusals, 'not_found', 'changed_meanwhile', 'conflict'],
});

export const removeCategory = operation({
  ...deskCall('products.change'),
  id: 'removeCategory',
  method: 'DELETE',
  path: '/api/admin/categories/{id}',
  summary: 'Remove a category that is empty; its addresses lead to what it lay in',
  params: byId,
  query: z.strictObject({ version: z.string().regex(/^[1-9]\d{0,8}$/) }),
  answer: all,
  problems: [...deskRefusals, 'not_found', 'changed_meanwhile', 'conflict'],
});
