// What the merchant does with reviews.
import { z } from 'zod';
import { ageSorts } from '../../domain/desk/list.ts';
import { refusalVerdicts } from '../../domain/review/integrity.ts';
import { longestRefusal, longestReply, reviewStatuses } from '../../domain/review/review.ts';
import { reviewQueues } from '../../domain/review/review-queue.ts';
import { operation } from '../operation.ts';
import { reviewSchema } from '../review/review.ts';
import { wholeNumber } from '../whole-number.ts';
import { deskCall, deskRefusals, listAnswer, paging } from './access.ts';

const byReview = z.strictObject({ id: wholeNumber });
const merchant = { access: 'merchant', provesItself: true, status: 200 } as const;
const moderated = z.strictObject({
  success: z.literal(true),
  content: z.strictObject({ id: z.int(), status: z.enum(reviewStatuses) }),
});

export const listReviewsToModerate = operation({
  id: 'listReviewsToModerate',
  verb: 'reviews.read',
  method: 'GET',
  path: '/api/admin/reviews',
  ...merchant,
  summary:
    'Reviews that wait, the oldest first; with a view those that were changed, published or refused; with a number that one',
  query: z.strictObject({
    after: wholeNumber.optional(),
    view: z.enum(reviewQueues).optional(),
    review: wholeNumber.optional(),
  }),
  answer: z.strictObject({
    success: z.literal(true),
    content: z.array(
      reviewSchema.extend({
        productId: z.int(),
        productName: z.string(),
        revision: z.int(),
        status: z.enum(reviewStatuses),
        /** Why it is not shown, as its writer reads it. */
        refusal: z.string().nullable(),
      }),
    ),
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

const signSchema = z
  .strictObject({
    id: z.int(),
    productId: z.int(),
    productName: z.string(),
    rating: z.int(),
    status: z.enum(reviewStatuses),
    authorName: z.string(),
    /** How it begins. */
    text: z.string(),
  })
  .meta({ id: 'ReviewSign' });

export type WireReviewSign = z.input<typeof signSchema>;

const shareSchema = {
  decided: z.int(),
  refused: z.int(),
  /** With the range that it may truly lie in, nineteen times of twenty; null where there are too few to say. */
  percent: z.strictObject({ share: z.number(), from: z.number(), to: z.number() }).nullable(),
};

export const readReviewIntegrity = operation({
  ...deskCall('reviews.read'),
  id: 'readReviewIntegrity',
  method: 'GET',
  path: '/api/admin/reviews/integrity',
  summary:
    'Signs about reviews, for a person to read: bursts, several from one address, texts alike, and what is refused by stars and by whom',
  answer: z.strictObject({
    success: z.literal(true),
    content: z.strictObject({
      /** Looked back so many days, over so many reviews; false where there were more than are looked at. */
      days: z.int(),
      looked: z.int(),
      isAllLookedAt: z.boolean(),
      bursts: z.array(
        z.strictObject({
          productId: z.int(),
          count: z.int(),
          from: z.iso.datetime(),
          to: z.iso.datetime(),
          /** Before it, over so many days; null where they were too few to tell. */
          usualPerDay: z.number().nullable(),
          usualDays: z.int(),
          reviews: z.array(signSchema),
        }),
      ),
      addresses: z.array(
        z.strictObject({
          people: z.int(),
          products: z.int(),
          count: z.int(),
          reviews: z.array(signSchema),
        }),
      ),
      texts: z.array(
        z.strictObject({
          /** Percent of the words of both, of the two least alike among those compared. */
          likeness: z.int(),
          count: z.int(),
          reviews: z.array(signSchema),
        }),
      ),
      refusals: z.strictObject({
        all: z.strictObject(shareSchema),
        /** One and two stars, and four and five. */
        low: z.strictObject(shareSchema),
        high: z.strictObject(shareSchema),
        verdict: z.enum(refusalVerdicts),
        stars: z.array(z.strictObject({ stars: z.int(), ...shareSchema })),
        withoutStars: z.int(),
        people: z.array(
          z.strictObject({
            actorId: z.string().nullable(),
            name: z.string(),
            decided: z.int(),
            refused: z.int(),
            refusedByStars: z.array(z.int()).length(5),
            takenDown: z.int(),
          }),
        ),
      }),
    }),
  }),
  problems: deskRefusals,
});

export const listRefusals = operation({
  ...deskCall('reviews.read'),
  id: 'listRefusals',
  method: 'GET',
  path: '/api/admin/reviews/refusals',
  summary:
    'Every refusal of a review with its reason, from the audit, the latest first unless it is asked otherwise',
  query: z.strictObject({
    ...paging,
    stars: z.enum(['1', '2', '3', '4', '5']).optional(),
    person: z.string().max(60).optional(),
    sort: z.enum(ageSorts).optional(),
  }),
  answer: listAnswer(
    z.strictObject({
      id: z.int(),
      at: z.iso.datetime(),
      by: z.string(),
      reviewId: z.int(),
      productId: z.int().nullable(),
      stars: z.int().nullable(),
      reason: z.string(),
      /** Whether it had been shown until then. */
      wasShown: z.boolean(),
      /** Null when its writer has removed it since. */
      statusNow: z.enum(reviewStatuses).nullable(),
    }),
  ),
  problems: deskRefusals,
});
