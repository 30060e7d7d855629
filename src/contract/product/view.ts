// The calls that show products.
import { z } from 'zod';
import { noticeIcons } from '../../domain/product/notices.ts';
import { languages } from '../../domain/visitor/language.ts';
import { operation } from '../operation.ts';
import { productSchema } from './product.ts';
import { productIdList, productIdText } from './product-id.ts';
import { tileSchema } from './tile.ts';

export const viewProduct = operation({
  id: 'viewProduct',
  method: 'GET',
  path: '/api/product-view/{productId}',
  summary: 'A product whole, with the template data of its page',
  params: z.strictObject({ productId: productIdText }),
  query: z.strictObject({ refreshData: z.enum(['true', 'false']).optional() }),
  status: 200,
  answer: z.strictObject({
    product: productSchema,
    film: z
      .strictObject({
        thumb: z.string(),
        sources: z.array(z.strictObject({ src: z.string(), type: z.string() })),
      })
      .nullable(),
    /** Why it cannot go to whoever asks, if it cannot. */
    unreachable: z.string().nullable(),
    /** What a shopper should know before buying. */
    notices: z.array(
      z.strictObject({
        icon: z.enum(noticeIcons),
        title: z.string().nullable(),
        words: z.string(),
        /** What in the words nobody has translated, and the language it is in. */
        own: z.strictObject({ part: z.string(), lang: z.enum(languages) }).optional(),
        links: z.array(z.strictObject({ words: z.string(), path: z.string() })),
      }),
    ),
    pageTemplate: z.strictObject({
      pageTests: z.array(z.string()),
      styles: z.strictObject({ version: z.union([z.literal(1), z.literal(2)]) }),
    }),
    serverTime: z.iso.datetime(),
  }),
  problems: ['not_found'],
});

export const readSwatchStock = operation({
  id: 'readSwatchStock',
  method: 'GET',
  path: '/api/productgroup/{groupId}/swatches/{sizeGroupId}',
  summary: 'The colours of a group that can be had in one size',
  params: z.strictObject({ groupId: productIdText, sizeGroupId: productIdText }),
  status: 200,
  answer: z.strictObject({ success: z.literal(true), content: z.array(z.int().positive()) }),
  problems: ['not_found'],
});

export const readTiles = operation({
  id: 'readTiles',
  method: 'GET',
  path: '/api/products/tiles',
  summary: 'Products as lists show them, in the order asked for',
  query: z.strictObject({ ids: productIdList }),
  status: 200,
  answer: z.strictObject({ success: z.literal(true), content: z.array(tileSchema) }),
  problems: [],
});
