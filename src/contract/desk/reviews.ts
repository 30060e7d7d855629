// What the merchant does with reviews.
import { z } from 'zod';
import { longestRefusal, longestReply, reviewStatuses } from '../../domain/review/review.ts';
import { operation } from '../operation.ts';
import { reviewSchema } from '../review/review.ts';
import { wholeNumber } from '../whole-number.ts';

import { deskRefusals } from './access.ts';

const byReview = z.strictObject({ id: wholeNumber });
const merchant = { access: 'merchant', provesItself: true, status: 200 } as const;
const moderated = z.strictObject({
  success: z.literal(true),
  content: z.strictObject({ id: z.int(), status: z.enum(reviewStatuses) }),
});

export const listReviewsToModerate = operation({
  id: 'listReviewsToModerate',
  verb: 'reviews.moderate',
  method: 'GET',
  path: '/api/admin/reviews',
  ...merchant,
  summary: 'Reviews that wait, the oldest first',
  query: z.strictObject({ after: wholeNumber.optional() }),
  answer: z.strictObject({
    success: z.literal(true),
    content: z.array(reviewSchema.extend({ productId: z.int(), revision: z.int() })),
  }),
  problems: deskRefusals,
});

export const publishReview = operation({
  id: 'publishReview',
  verb: 'reviews.moderate',
  method: 'POST',
  path: '/api/admin/reviews/{id}/publish',
  ...merchant,
  summary: 'Show a review, and count it; with a revision, only as it was when it was read',
  params: byReview,
  query: z.strictObject({ revision: wholeNumber.optional() }),
  answer: moderated,
  problems: [...deskRefusals, 'not_found', 'conflict'],
});

export const refuseReview = operation({
  id: 'refuseReview',
  verb: 'reviews.moderate',
  method: 'POST',
  path: '/api/admin/reviews/{id}/refuse',
  ...merchant,
  summary: 'Do not show a review, or no longer, for a reason its writer reads',
  params: byReview,
  body: z.strictObject({ reason: z.string().trim().min(1).max(longestRefusal) }),
  answer: moderated,
  problems: [...deskRefusals, 'not_found'],
});

export const replyToReview = operation({
  id: 'replyToReview',
  verb: 'reviews.moderate',
  method: 'POST',
  path: '/api/admin/reviews/{id}/reply',
  ...merchant,
  summary: 'Answer a review beside it; null takes the answer away',
  params: byReview,
  body: z.strictObject({ reply: z.string().trim().min(1).max(longestReply).nullable() }),
  answer: moderated,
  problems: [...deskRefusals, 'not_found'],
});
