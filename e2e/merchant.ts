// The merchant of the journeys' shop, by the calls a merchant's program makes.
import type { APIRequestContext } from '@playwright/test';

export const adminToken = 'the-merchant-of-the-journeys-and-nobody-else';

export async function delivers(
  request: APIRequestContext,
  productId: number,
  sizeId: number,
  onHand: number,
) {
  const answer = await request.post('/api/admin/stock', {
    headers: { authorization: `Bearer ${adminToken}` },
    data: { productId, sizeId, onHand },
  });
  if (!answer.ok()) throw new Error(await answer.text());
}

/** Reads a review, and shows it. */
export async function publishes(request: APIRequestContext, reviewId: number) {
  const answer = await request.post(`/api/admin/reviews/${reviewId}/publish`, {
    headers: { authorization: `Bearer ${adminToken}` },
  });
  if (!answer.ok()) throw new Error(await answer.text());
}
