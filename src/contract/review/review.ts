// Reviews on the wire, with the field names of specification section 7.
import { z } from 'zod';
import { mostReviewsOnPage, thumbnailBatch, thumbnailsAtFirst } from '../../domain/review/review.ts';
import {
  heightBandNames,
  longestSearch,
  longestSizeName,
  mostFilterValues,
  mostReviewPages,
  reviewSorts,
  shortestHeight,
  tallestHeight,
} from '../../domain/review/review-query.ts';
import { words } from '../../words/review/words.ts';
import { operation } from '../operation.ts';
import { wholeNumber } from '../whole-number.ts';

const byProduct = z.strictObject({ id: wholeNumber });
const byReview = z.strictObject({ id: wholeNumber });
const step = z.int().min(1).max(5);
const several = <S extends z.ZodType>(value: S) => z.array(value).max(mostFilterValues).default([]);

export const reviewPhotoSchema = z.strictObject({ imagePath: z.string(), alt: z.string() });
const thumbnailSchema = z.strictObject({ reviewId: z.int(), imagePath: z.string(), alt: z.string() });

export const reviewSchema = z
  .strictObject({
    id: z.int(),
    authorName: z.string(),
    rating: step,
    fit: step.nullable(),
    title: z.string(),
    bodyText: z.string(),
    sizeName: z.string().nullable(),
    heightCm: z.int().nullable(),
    usualSize: z.string().nullable(),
    isVerified: z.boolean(),
    datePublished: z.iso.date(),
    reply: z.string().nullable(),
    helpfulCount: z.int().min(0),
    photos: z.array(reviewPhotoSchema),
  })
  .meta({ id: 'Review' });

const summarySchema = z.strictObject({
  total: z.int().min(0),
  average: z.number().min(1).max(5).nullable(),
  fitAverage: z.number().min(1).max(5).nullable(),
  /** One star first. */
  distribution: z.array(z.int().min(0)).length(5),
});

/** Whatever is left out filters nothing. */
const filters = z
  .strictObject({
    rating: several(step),
    fit: several(step),
    size: several(z.string().trim().min(1).max(longestSizeName)),
    height: several(z.enum(heightBandNames)),
    photos: z.boolean().default(false),
    verified: z.boolean().default(false),
    search: z.string().trim().max(longestSearch).default(''),
  })
  .prefault({});

const sort = z.enum(reviewSorts).default('featured');
/** The colours it belongs to; one that is not the product's own is not found. */
const groupId = z.int().positive().optional();

export const readReviewFilters = operation({
  id: 'readReviewFilters',
  method: 'GET',
  path: '/api/product/{id}/review-filters',
  summary: 'What the reviews of a product can be filtered and sorted by, with how many there are of each',
  params: byProduct,
  importance: 'review',
  status: 200,
  answer: z.strictObject({
    success: z.literal(true),
    filters: z.array(
      z.strictObject({
        key: z.enum(['rating', 'size', 'fit', 'height', 'photos', 'verified']),
        name: z.string(),
        options: z.array(z.strictObject({ value: z.string(), name: z.string(), count: z.int().min(0) })),
      }),
    ),
    sort: z.array(z.strictObject({ value: z.enum(reviewSorts), name: z.string() })),
  }),
  problems: ['not_found'],
});

export const readReviews = operation({
  id: 'readReviews',
  method: 'POST',
  path: '/api/product/{id}/reviews',
  summary:
    'Some reviews of a product, from a start, by filters and in an order; and what all of them come to',
  params: byProduct,
  body: z
    .strictObject({
      groupId,
      start: z.int().min(0).default(0),
      pageSize: z.int().min(1).max(mostReviewsOnPage),
      filters,
      sort,
      /** How many photos of the wall to bring along. */
      thumbnails: z.int().min(0).max(thumbnailsAtFirst).default(0),
    })
    .refine(({ start, pageSize }) => start < mostReviewPages * pageSize, {
      path: ['start'],
      error: () => words.mostPages(mostReviewPages),
    }),
  importance: 'review',
  status: 200,
  answer: z.strictObject({
    success: z.literal(true),
    reviews: z.strictObject({
      /** How many there are under the filters. */
      total: z.int().min(0),
      results: z.array(reviewSchema),
      summary: summarySchema,
      hasReviewPhotos: z.boolean(),
      thumbnails: z.array(thumbnailSchema),
      /** How many photos there are under the filters. */
      reviewImagesTotal: z.int().min(0),
    }),
  }),
  problems: ['not_found'],
});

export const readReviewPhotos = operation({
  id: 'readReviewPhotos',
  method: 'POST',
  path: '/api/product/{id}/reviews-photos',
  summary: 'More photos of the wall, at most 100 at a time',
  params: byProduct,
  body: z.strictObject({
    groupId,
    start: z.int().min(0).max(100_000).default(0),
    pageSize: z.int().min(1).max(thumbnailBatch).default(thumbnailBatch),
    filters,
    sort,
    thumbnails: z.int().min(0).max(thumbnailsAtFirst).optional(),
    /** Sent when more are loaded. */
    source: z.literal('summary').optional(),
  }),
  importance: 'review',
  status: 200,
  answer: z.strictObject({ success: z.literal(true), content: z.array(thumbnailSchema) }),
  problems: ['not_found'],
});

export const readReviewImages = operation({
  id: 'readReviewImages',
  method: 'GET',
  path: '/api/review/{id}/images',
  summary: 'The photos of one review',
  params: byReview,
  importance: 'review',
  status: 200,
  answer: z.strictObject({ success: z.literal(true), content: z.array(reviewPhotoSchema) }),
  problems: ['not_found'],
});

const voted = z.strictObject({
  success: z.literal(true),
  helpfulCount: z.int().min(0),
  isHelpful: z.boolean(),
});

export const voteHelpful = operation({
  id: 'voteHelpful',
  method: 'POST',
  path: '/api/review/{id}/helpful',
  access: 'guest',
  summary: 'Say that a review is of use, once however often it is asked',
  params: byReview,
  body: z.strictObject({}),
  importance: 'review',
  status: 200,
  answer: voted,
  problems: ['not_found', 'conflict'],
});

export const takeBackHelpful = operation({
  id: 'takeBackHelpful',
  method: 'DELETE',
  path: '/api/review/{id}/helpful',
  access: 'guest',
  summary: 'Take it back',
  params: byReview,
  importance: 'review',
  status: 200,
  answer: voted,
  problems: ['not_found'],
});

export const readFitFor = operation({
  id: 'readFitFor',
  method: 'GET',
  path: '/api/product/{id}/fit-for',
  summary: 'How it fits people of that height who usually wear that size; nothing is said for fewer than 8',
  params: byProduct,
  query: z.strictObject({
    heightCm: wholeNumber.refine((cm) => cm >= shortestHeight && cm <= tallestHeight),
    usualSize: z.string().trim().min(1).max(longestSizeName),
  }),
  importance: 'review',
  status: 200,
  answer: z.strictObject({
    success: z.literal(true),
    content: z.strictObject({
      people: z.int().min(0),
      fit: z
        .strictObject({
          average: z.number().min(1).max(5),
          distribution: z.array(z.int().min(0)).length(5),
        })
        .nullable(),
      suggestion: z
        .strictObject({
          /** Null where that size is not made of it any more. */
          sizeId: z.int().nullable(),
          sizeName: z.string(),
          people: z.int(),
        })
        .nullable(),
    }),
  }),
  problems: ['not_found'],
});
