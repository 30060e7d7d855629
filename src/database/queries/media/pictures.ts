import { and, isNotNull, notInArray, sql } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import type { Queries } from '../../database.ts';
import { product, productImage } from '../../schema/product/product.ts';

export interface ShownPicture {
  readonly productId: number;
  readonly path: string;
}

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
    .where(notInArray(productImage.path, known));
  const swatches = queries
    .select({ productId: product.id, path: product.swatchImage })
    .from(product)
    .where(notInArray(product.swatchImage, known));
  const posters = queries
    .select({ productId: product.id, path: sql<string>`${product.videoThumb}` })
    .from(product)
    .where(and(isNotNull(product.videoThumb), notInArray(product.videoThumb, known)));
  return unionAll(images, swatches, posters).limit(limit);
}
