// The forms by which a page without scripts writes and deletes a review; whoever calls by program has the calls beside.
import { z } from 'zod';
import { longestReview, longestTitle } from '../../domain/review/review.ts';
import { operation } from '../operation.ts';
import { wholeNumber } from '../whole-number.ts';

/** More than is taken, so that what is too long is said beside its field and not lost. */
const text = (most: number) =>
  z
    .string()
    .max(2 * most)
    .default('');
const choice = text(40);
const done = z.strictObject({ success: z.literal(true) });

export const saveReviewForm = operation({
  id: 'saveReviewForm',
  method: 'POST',
  path: '/api/account/reviews',
  access: 'customer',
  summary: 'Write a review, or change one’s own, by the form of a page',
  takesForm: true,
  body: z.strictObject({
    productId: wholeNumber,
    /** Of one’s own review, where it is changed. */
    id: wholeNumber.optional(),
    rating: choice,
    fit: choice,
    title: text(longestTitle),
    bodyText: text(longestReview),
    sizeId: choice,
    heightCm: choice,
    usualSize: choice,
  }),
  importance: 'review',
  status: 200,
  answer: done,
  problems: ['login_required', 'not_found', 'conflict', 'forbidden', 'unprocessable'],
});

export const removeReviewForm = operation({
  id: 'removeReviewForm',
  method: 'POST',
  path: '/api/account/reviews/{id}/remove',
  access: 'customer',
  summary: 'Delete one’s own review by the form of a page',
  takesForm: true,
  params: z.strictObject({ id: wholeNumber }),
  body: z.strictObject({}),
  importance: 'review',
  status: 200,
  answer: done,
  problems: ['login_required', 'not_found'],
});
