// Writing a review on the wire. It waits for the merchant, and is shown and counted once it is approved.
import { z } from 'zod';
import { longestReview, longestTitle, mostPhotos, reviewStatuses } from '../../domain/review/review.ts';
import { longestSizeName, shortestHeight, tallestHeight } from '../../domain/review/review-query.ts';
import { words } from '../../words/review/words.ts';
import { operation } from '../operation.ts';
import { wholeNumber } from '../whole-number.ts';

const byReview = z.strictObject({ id: wholeNumber });
const step = z.int().min(1).max(5);

/** What a writer says. Words are trimmed; at least one sign of each must be seen. */
const fields = {
  rating: step,
  fit: step.nullable(),
  title: z.string().trim().min(1).max(longestTitle),
  bodyText: z.string().trim().min(1).max(longestReview),
  /** The size it was bought in. */
  sizeId: z.int().positive().nullable(),
  heightCm: z.int().min(shortestHeight).max(tallestHeight).nullable(),
  usualSize: z.string().trim().min(1).max(longestSizeName).nullable(),
  /** In the order in which they are shown; of the writer's own uploads, or of the review as it was. */
  photoIds: z
    .array(z.uuid())
    .max(mostPhotos)
    .refine((ids) => new Set(ids).size === ids.length, { error: () => words.photoTwice }),
};

const reviewAnswer = z.strictObject({ id: z.int(), status: z.enum(reviewStatuses) });

export const canReview = operation({
  id: 'canReview',
  method: 'GET',
  path: '/api/order/canreview',
  access: 'customer',
  summary: 'Whether whoever is signed in may review a product, by what they have bought',
  query: z.strictObject({ productId: wholeNumber }),
  importance: 'review',
  status: 200,
  answer: z.strictObject({ data: z.strictObject({ success: z.boolean(), message: z.string() }) }),
  problems: ['login_required', 'not_found'],
});

export const reviewBody = z.strictObject({
  productId: z.int().positive(),
  rating: fields.rating,
  fit: fields.fit.default(null),
  title: fields.title,
  bodyText: fields.bodyText,
  sizeId: fields.sizeId.default(null),
  heightCm: fields.heightCm.default(null),
  usualSize: fields.usualSize.default(null),
  photoIds: fields.photoIds.default([]),
});

export const writeReview = operation({
  id: 'writeReview',
  method: 'POST',
  path: '/api/reviews',
  access: 'customer',
  summary: 'Review what one has bought, once',
  body: reviewBody,
  importance: 'review',
  status: 201,
  answer: reviewAnswer,
  problems: ['login_required', 'not_found', 'conflict', 'forbidden', 'unprocessable'],
});

export const changeReview = operation({
  id: 'changeReview',
  method: 'PATCH',
  path: '/api/reviews/{id}',
  access: 'customer',
  summary: 'Change one’s own review; it waits again',
  params: byReview,
  body: z.strictObject({
    rating: fields.rating.optional(),
    fit: fields.fit.optional(),
    title: fields.title.optional(),
    bodyText: fields.bodyText.optional(),
    sizeId: fields.sizeId.optional(),
    heightCm: fields.heightCm.optional(),
    usualSize: fields.usualSize.optional(),
    photoIds: fields.photoIds.optional(),
  }),
  importance: 'review',
  status: 200,
  answer: reviewAnswer,
  problems: ['login_required', 'not_found', 'unprocessable'],
});

export const removeReview = operation({
  id: 'removeReview',
  method: 'DELETE',
  path: '/api/reviews/{id}',
  access: 'customer',
  summary: 'Delete one’s own review with its photos',
  params: byReview,
  importance: 'review',
  status: 200,
  answer: z.strictObject({ success: z.literal(true) }),
  problems: ['login_required', 'not_found'],
});

export const addReviewPhoto = operation({
  id: 'addReviewPhoto',
  method: 'POST',
  path: '/api/reviews/photos',
  access: 'customer',
  summary:
    'Upload a photo for a review: JPEG, PNG or WebP of at most 10 MB. It is made anew, and kept for a day unless a review takes it',
  /** One file, in the field `image`. */
  takesFile: 'image',
  cost: 5,
  importance: 'review',
  status: 201,
  answer: z.strictObject({
    id: z.uuid(),
    status: z.literal('pending'),
    imagePath: z.string(),
    width: z.int(),
    height: z.int(),
  }),
  problems: ['login_required', 'unprocessable', 'too_many_requests', 'unavailable'],
});
