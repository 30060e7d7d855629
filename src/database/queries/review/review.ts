import type { Queries } from '../../database.ts';

export type ReviewRecord = Awaited<ReturnType<typeof findReviews>>[number];

/** Approved reviews of one product, newest first. */
export function findReviews(queries: Queries, productId: number, limit: number) {
  return queries.query.review.findMany({
    where: (review, { and, eq }) => and(eq(review.productId, productId), eq(review.status, 'approved')),
    orderBy: (review, { desc }) => [desc(review.createdAt), desc(review.id)],
    limit,
    columns: {
      id: true,
      authorName: true,
      rating: true,
      fit: true,
      title: true,
      body: true,
      heightCm: true,
      isVerified: true,
      createdAt: true,
      reply: true,
    },
    with: {
      size: { columns: { name: true } },
      photos: { columns: { path: true, alt: true }, orderBy: (photo, { asc }) => asc(photo.position) },
    },
  });
}
