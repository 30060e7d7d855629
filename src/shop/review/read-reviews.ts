// What people said of a product, newest first.
import type { Queries } from '../../database/database.ts';
import { findReviews } from '../../database/queries/review/review.ts';
import type { Review } from '../../domain/review/review.ts';
import { mediaUrl } from '../media/media-url.ts';

export async function readReviews(queries: Queries, productId: number, limit: number): Promise<Review[]> {
  const records = await findReviews(queries, productId, limit);
  return records.map(({ body, size, photos, createdAt, ...review }) => ({
    ...review,
    bodyText: body,
    sizeName: size?.name ?? null,
    usualSize: null,
    helpfulCount: 0,
    datePublished: createdAt.toISOString().slice(0, 10),
    photos: photos.map(({ path, alt }) => ({ imagePath: mediaUrl(path), alt })),
  }));
}
