// Which reviews are asked for, and in which order. On the page of all reviews the address says it all, and there is one
// way to write each state, so that Back finds what was there.
import { thumbnailsAtLoad } from './review.ts';

export const reviewSorts = ['featured', 'newest', 'highest', 'lowest', 'helpful'] as const;
export type ReviewSort = (typeof reviewSorts)[number];

/** How tall a reviewer is, in centimetres from and up to, both included. */
export const heightBands = {
  'under-160': { from: 90, to: 159 },
  '160-167': { from: 160, to: 167 },
  '168-175': { from: 168, to: 175 },
  'over-175': { from: 176, to: 230 },
} as const;

export type HeightBand = keyof typeof heightBands;
export const heightBandNames = Object.keys(heightBands) as [HeightBand, ...HeightBand[]];

export const shortestHeight = 90;
export const tallestHeight = 230;

export interface ReviewFilters {
  /** Stars and steps of fit, 1 to 5. */
  readonly rating: readonly number[];
  readonly fit: readonly number[];
  /** Sizes it was bought in, by their names. */
  readonly size: readonly string[];
  readonly height: readonly HeightBand[];
  /** Only those with photos; only those by people who bought it here. */
  readonly photos: boolean;
  readonly verified: boolean;
  /** Words that stand in the title or the text. */
  readonly search: string;
}

export const noFilters: ReviewFilters = {
  rating: [],
  fit: [],
  size: [],
  height: [],
  photos: false,
  verified: false,
  search: '',
};

export interface ReviewQuery extends ReviewFilters {
  readonly sort: ReviewSort;
  /** From 1. */
  readonly page: number;
  readonly pageSize: number;
}

/** What the page of all reviews offers; the product page has its own (`reviewPageSize`). */
export const reviewPageSizes = [10, 40] as const;
export const defaultReviewPageSize = 10;
/** So far one can turn pages. */
export const mostReviewPages = 1_000;

export const mostFilterValues = 20;
export const longestSizeName = 40;
export const longestSearch = 80;

/** All of them, from the first page on, as they are shown unless something is chosen. */
export const anyReviews: ReviewQuery = {
  ...noFilters,
  sort: 'featured',
  page: 1,
  pageSize: defaultReviewPageSize,
};

type Parameters = { readonly getAll: (name: string) => readonly string[] };

/** Whatever cannot be read is left out. */
export function parseReviewQuery(parameters: Parameters): ReviewQuery {
  const first = (name: string) => parameters.getAll(name)[0] ?? '';
  const step = (text: string) => (/^[1-5]$/.test(text) ? Number(text) : null);
  const sort = first('sort');
  const size = Number(first('ps'));
  return {
    rating: valuesOf(parameters, 'rating', step),
    fit: valuesOf(parameters, 'fit', step),
    size: valuesOf(parameters, 'size', (text) =>
      text.trim() === '' || text.length > longestSizeName ? null : text.trim(),
    ),
    height: valuesOf(parameters, 'height', (text) => heightBandNames.find((known) => known === text) ?? null),
    photos: first('photos') === 'true',
    verified: first('verified') === 'true',
    search: first('q').trim().slice(0, longestSearch).trim(),
    sort: reviewSorts.find((known) => known === sort) ?? 'featured',
    page: pageOf(first('page')),
    pageSize: reviewPageSizes.find((known) => known === size) ?? defaultReviewPageSize,
  };
}

/** A form repeats a parameter, an address lists its values with commas: both are read. */
function valuesOf<T extends string | number>(
  parameters: Parameters,
  name: string,
  read: (text: string) => T | null,
): T[] {
  const texts = parameters.getAll(name).flatMap((text) => text.slice(0, 2_000).split(','));
  return [...new Set(texts.flatMap((text) => read(text) ?? []))].sort().slice(0, mostFilterValues);
}

function pageOf(text: string): number {
  const page = /^\d{1,9}$/.test(text) ? Number(text) : 1;
  return Math.min(mostReviewPages, Math.max(1, page));
}

/** The one way to write it: parameters in order, defaults left out. Starts with `?` unless there is nothing to say. */
export function reviewSearch(query: ReviewQuery): string {
  const list = (name: 'rating' | 'fit' | 'size' | 'height') =>
    query[name].length === 0 ? [] : [`${name}=${query[name].map(encodeURIComponent).join(',')}`];
  const parts = [
    ...(query.search === '' ? [] : [`q=${encodeURIComponent(query.search).replaceAll('%20', '+')}`]),
    ...list('rating'),
    ...list('size'),
    ...list('fit'),
    ...list('height'),
    ...(query.photos ? ['photos=true'] : []),
    ...(query.verified ? ['verified=true'] : []),
    ...(query.sort === 'featured' ? [] : [`sort=${query.sort}`]),
    ...(query.pageSize === defaultReviewPageSize ? [] : [`ps=${query.pageSize}`]),
    ...(query.page === 1 ? [] : [`page=${query.page}`]),
  ];
  return parts.length === 0 ? '' : `?${parts.join('&')}`;
}

/** Another page size begins again at the first page. */
export function withPageSize(query: ReviewQuery, pageSize: number): ReviewQuery {
  return { ...query, pageSize, page: 1 };
}

/** What else is filtered or sorted begins again at the first page; the very same query when no value differs. */
export function withFilters(
  query: ReviewQuery,
  change: Partial<ReviewFilters & Pick<ReviewQuery, 'sort'>>,
): ReviewQuery {
  const next = { ...query, ...change, page: query.page };
  return reviewSearch(next) === reviewSearch(query) ? query : { ...next, page: 1 };
}

export function filterCount(filters: ReviewFilters): number {
  const { rating, fit, size, height, photos, verified, search } = filters;
  return (
    rating.length + fit.length + size.length + height.length + +photos + +verified + (search === '' ? 0 : 1)
  );
}

export function pagesOf(total: number, pageSize: number): number {
  return Math.min(mostReviewPages, Math.max(1, Math.ceil(total / pageSize)));
}

/** What the shop is asked for by a page; photos of the wall do not come with it. */
export function buildReviewRequest(productId: number, { sort, page, pageSize, ...filters }: ReviewQuery) {
  return { productId, start: (page - 1) * pageSize, pageSize, filters, sort, thumbnails: thumbnailsAtLoad };
}
