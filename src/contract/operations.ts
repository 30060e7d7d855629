// Every call of the HTTP API. What is not in this list does not exist.
import { z } from 'zod';
import { eventNames } from '../domain/events.ts';
import { placements } from '../domain/recommendation.ts';
import { readDeadLetters, setStock } from './admin.ts';
import { addToBag, changeBagItem, countBagItem, readBackorders, readCart, removeFromBag } from './bag.ts';
import { readListing, readSuggestions, search } from './listing.ts';
import { watchProducts } from './live.ts';
import { operation } from './operation.ts';
import { productSchema } from './product.ts';
import { productIdList, productIdText } from './product-id.ts';
import { shareByEmail } from './share.ts';
import { readSocialPhotos } from './social-photos.ts';
import { readSocialProof } from './social-proof.ts';
import { tileSchema } from './tile.ts';
import { confirmWaitlist, hearText, joinWaitlist, unsubscribe } from './waitlist.ts';

export const viewProduct = operation({
  method: 'GET',
  path: '/api/product-view/{productId}',
  summary: 'A product whole, with the template data of its page',
  params: z.strictObject({ productId: productIdText }),
  query: z.strictObject({ refreshData: z.enum(['true', 'false']).optional() }),
  status: 200,
  answer: z.strictObject({
    product: productSchema,
    pageTemplate: z.strictObject({
      pageTests: z.array(z.string()),
      styles: z.strictObject({ version: z.union([z.literal(1), z.literal(2)]) }),
    }),
    serverTime: z.iso.datetime(),
  }),
  problems: ['not_found'],
});

export const readSwatchStock = operation({
  method: 'GET',
  path: '/api/productgroup/{groupId}/swatches/{sizeGroupId}',
  summary: 'The colours of a group that can be had in one size',
  params: z.strictObject({ groupId: productIdText, sizeGroupId: productIdText }),
  status: 200,
  answer: z.strictObject({ success: z.literal(true), content: z.array(z.int().positive()) }),
  problems: ['not_found'],
});

export const readTiles = operation({
  method: 'GET',
  path: '/api/products/tiles',
  summary: 'Products as lists show them, in the order asked for',
  query: z.strictObject({ ids: productIdList }),
  status: 200,
  answer: z.strictObject({ success: z.literal(true), content: z.array(tileSchema) }),
  problems: [],
});

export const readRecommendations = operation({
  method: 'GET',
  path: '/api/recommendations/{productId}/{placement}',
  summary: 'Products to show beside one, what can be had first',
  params: z.strictObject({ productId: productIdText, placement: z.enum(placements) }),
  status: 200,
  answer: z.strictObject({ success: z.literal(true), content: z.array(tileSchema) }),
  problems: ['not_found'],
});

export const readContent = operation({
  method: 'GET',
  path: '/api/content/{key}',
  summary: 'Editorial HTML by key, sanitised',
  params: z.strictObject({ key: z.enum(['pdp-landers-sold-out', 'pdp-landers-in-stock']) }),
  status: 200,
  answer: z.strictObject({ success: z.literal(true), content: z.string() }),
  problems: ['not_found'],
});

export const readSession = operation({
  method: 'GET',
  path: '/api/session',
  summary: 'Who is asking, from where, and what is switched on for them',
  status: 200,
  answer: z.strictObject({
    customer: z.null(),
    country: z.string().length(2).nullable(),
    currency: z.string().length(3),
    roles: z.array(z.enum(['guest'])),
    flags: z.record(z.string(), z.boolean()),
  }),
  problems: [],
});

export const recordEvents = operation({
  method: 'POST',
  path: '/api/events',
  summary: 'Store what a shopper did, by the typed list of events',
  body: z
    .array(
      z.strictObject({
        name: z.enum(eventNames),
        productId: z.int().positive().optional(),
        at: z.iso.datetime(),
        detail: z
          .record(z.string().max(40), z.union([z.string().max(200), z.number(), z.boolean()]))
          .refine((detail) => Object.keys(detail).length <= 20, 'At most 20 details.')
          .optional(),
      }),
    )
    .min(1)
    .max(50),
  status: 202,
  problems: [],
});

export const operations = [
  viewProduct,
  readSwatchStock,
  watchProducts,
  readTiles,
  readRecommendations,
  readListing,
  search,
  readSuggestions,
  readContent,
  readSocialPhotos,
  readSocialProof,
  readSession,
  recordEvents,
  shareByEmail,
  readCart,
  readBackorders,
  addToBag,
  changeBagItem,
  countBagItem,
  removeFromBag,
  joinWaitlist,
  confirmWaitlist,
  unsubscribe,
  hearText,
  setStock,
  readDeadLetters,
] as const;
