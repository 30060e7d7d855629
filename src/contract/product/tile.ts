// A tile on the wire.
import { z } from 'zod';
import type { Tile } from '../../domain/product/tile.ts';
import { encodePrice, encodeSwatch, productPriceSchema, swatchSchema } from './product.ts';

export const tileSchema = z
  .strictObject({
    productId: z.int().positive(),
    name: z.string().min(1),
    brand: z.string().min(1),
    path: z.string().regex(/^\/product\//),
    imagePath: z.string(),
    imageAlt: z.string().min(1),
    hoverImagePath: z.string().nullable(),
    price: productPriceSchema,
    swatches: z.array(swatchSchema),
    isSoldOut: z.boolean(),
    loveCount: z.int().min(0),
    reviewRating: z.number().min(1).max(5).nullable(),
    reviewCount: z.int().min(0),
    labels: z.array(z.string()),
    proof: z.string().nullable(),
    /** What is not in the language of the answer but in the shop's own. */
    untranslated: z.array(z.enum(['imageAlt', 'labels'])).optional(),
  })
  .meta({ id: 'Tile' });

export function encodeTile({
  price,
  swatches,
  labels,
  untranslated,
  ...tile
}: Tile): z.input<typeof tileSchema> {
  return {
    ...tile,
    swatches: swatches.map(encodeSwatch),
    labels: [...labels],
    price: encodePrice(price),
    ...(untranslated && { untranslated: [...untranslated] }),
  };
}
