import type { CallAnswer } from '../../../contract/call.ts';

export type Integrity = CallAnswer<'GET /api/admin/reviews/integrity'>['content'];
export type Sign = 'burst' | 'address' | 'text';

/** What was found about one review. */
export function signsOf({ bursts, addresses, texts }: Integrity, reviewId: number): Sign[] {
  const isIn = (found: readonly { readonly reviews: readonly { readonly id: number }[] }[]) =>
    found.some(({ reviews }) => reviews.some(({ id }) => id === reviewId));
  return [
    ...(isIn(bursts) ? ['burst' as const] : []),
    ...(isIn(addresses) ? ['address' as const] : []),
    ...(isIn(texts) ? ['text' as const] : []),
  ];
}
