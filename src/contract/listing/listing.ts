// Lists of products: by place, by words, and while someone is still typing.
import { z } from 'zod';
import { listingSorts, pageSize } from '../../domain/listing/listing.ts';
import { longestQuery } from '../../domain/listing/search-query.ts';
import { words } from '../../words/listing/words.ts';
import { operation } from '../operation.ts';
import { tileSchema } from '../product/tile.ts';

/** Several values separated by commas; what the shop does not know is passed over. */
const values = z
  .string()
  .max(2_000, { error: () => words.tooManyValues })
  .optional();

const countParameter = (most: number, otherwise: number) =>
  z
    .string()
    .regex(/^\d{1,4}$/, { error: () => words.wholeNumber })
    .transform(Number)
    .pipe(z.int().min(1).max(most))
    .optional()
    .transform((value) => value ?? otherwise);

const narrowing = {
  page: countParameter(9_999, 1),
  ps: countParameter(50, pageSize),
  sort: z.enum(listingSorts).optional(),
  size: values,
  color: values,
  brand: values,
  price: values,
};

const queryText = z.string().max(1_000, { error: () => words.mostRead(longestQuery) });

const facetSchema = z.array(z.strictObject({ value: z.string(), name: z.string(), count: z.int().min(0) }));

const listingSchema = z
  .strictObject({
    tiles: z.array(tileSchema),
    total: z.int().min(0),
    facets: z.strictObject({
      size: facetSchema,
      color: facetSchema,
      brand: facetSchema,
      price: facetSchema,
    }),
  })
  .meta({ id: 'Listing' });

const foundSchema = listingSchema
  .extend({
    /** The query as it was understood, where that is not as it was typed. */
    corrected: z.string().nullable(),
    /** What was read in the query beyond words, each with the query that is left without it. */
    understood: z.array(
      z.strictObject({
        kind: z.enum(['brand', 'number', 'price', 'size', 'new', 'sale', 'cheap']),
        name: z.string(),
        without: z.string(),
      }),
    ),
    /** What was asked for and is not sold, as it was typed: the tiles are what is nearest by kind. */
    notSold: z.array(z.string()),
    /** Nothing has all of what was asked for; the tiles have some of it. */
    isPartial: z.boolean(),
  })
  .meta({ id: 'Found' });

const listed = z.strictObject({ success: z.literal(true), content: listingSchema });

export const readListing = operation({
  id: 'readListing',
  method: 'GET',
  path: '/api/listing/{category}',
  summary: 'One page of what hangs in a category, with what one can narrow it by',
  params: z.strictObject({ category: z.string().max(80) }),
  query: z.strictObject(narrowing),
  cost: 3,
  status: 200,
  answer: listed,
  problems: ['not_found'],
});

export const search = operation({
  id: 'search',
  method: 'GET',
  path: '/api/search',
  summary: 'One page of what words find; misspelt ones are forgiven',
  query: z.strictObject({
    ...narrowing,
    q: queryText,
    /** Words are taken as they are typed. */
    exact: z.literal('1').optional(),
  }),
  cost: 3,
  status: 200,
  answer: z.strictObject({ success: z.literal(true), content: foundSchema }),
  problems: [],
});

export const readSuggestions = operation({
  id: 'readSuggestions',
  method: 'GET',
  path: '/api/search/suggestions',
  summary: 'What someone may mean who is still typing',
  query: z.strictObject({ q: queryText }),
  importance: 'recommendation',
  status: 200,
  answer: z.strictObject({
    success: z.literal(true),
    content: z.strictObject({
      /**
       * What may be meant, each with pieces: how many designs, null for more than are counted. Before a letter it is what
       * others look for.
       */
      queries: z.array(z.strictObject({ text: z.string(), total: z.int().min(1).nullable() })),
      /** Pages whose name begins so; a category perhaps in one color. */
      links: z.array(
        z.strictObject({
          name: z.string(),
          kind: z.enum(['category', 'designer']),
          path: z.string(),
          color: z.string().nullable(),
          untranslated: z.array(z.literal('name')).optional(),
        }),
      ),
      products: z.array(tileSchema),
      total: z.int().min(0),
    }),
  }),
  problems: [],
});
