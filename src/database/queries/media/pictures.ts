import { and, isNotNull, like, ne, not, notInArray, sql } from 'drizzle-orm';
import { type PgColumn, unionAll } from 'drizzle-orm/pg-core';
import type { Queries } from '../../database.ts';
import { product, productImage } from '../../schema/product/product.ts';

export interface ShownPicture {
  readonly productId: number;
  readonly path: string;
}

/** Those that the merchant brought have rows of their own, and lie in the media storage. */
const isOwn = (column: PgColumn) => not(like(column, 'picture/%'));

/** The first few pictures that products show and that are not among these paths. */
export function findPicturesNotAmong(
  queries: Queries,
  paths: readonly string[],
  limit: number,
): Promise<ShownPicture[]> {
  const known = [...paths];
  const images = queries
    .select({ productId: productImage.productId, path: productImage.path })
    .from(productImage)
    .where(and(isOwn(productImage.path), notInArray(productImage.path, known)));
  const swatches = queries
    .select({ productId: product.id, path: product.swatchImage })
    .from(product)
    .where(
      and(ne(product.swatchImage, ''), isOwn(product.swatchImage), notInArray(product.swatchImage, known)),
    );
  const posters = queries
    .select({ productId: product.id, path: sql<string>`${product.videoThumb}` })
    .from(product)
    .where(
      and(isNotNull(product.videoThumb), isOwn(product.videoThumb), notInArray(product.videoThumb, known)),
    );
  return unionAll(images, swatches, posters).limit(limit);
}
