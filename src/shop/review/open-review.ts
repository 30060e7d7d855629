import type { ShopDeps } from '../shop-deps.ts';
import { readReviews } from './read-reviews.ts';

export function openReview({ database: { shop: queries } }: ShopDeps) {
  return {
    read: (productId: number, limit: number) => readReviews(queries, productId, limit),
  };
}
