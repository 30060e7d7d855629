import { asc, eq } from 'drizzle-orm';
import type { Queries } from '../../database.ts';
import { socialPhoto } from '../../schema/review/review.ts';

export function findSocialPhotos(queries: Queries, productId: number) {
  const { path, alt, handle, caption } = socialPhoto;
  return queries
    .select({ path, alt, handle, caption })
    .from(socialPhoto)
    .where(eq(socialPhoto.productId, productId))
    .orderBy(asc(socialPhoto.position));
}
