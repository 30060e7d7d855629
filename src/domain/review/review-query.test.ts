import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  buildReviewRequest,
  filterCount,
  heightBandNames,
  heightBands,
  noFilters,
  pagesOf,
  parseReviewQuery,
  type ReviewQuery,
  reviewPageSizes,
  reviewSearch,
  reviewSorts,
  shortestHeight,
  tallestHeight,
  withFilters,
  withPageSize,
} from './review-query.ts';

const read = (search: string) => parseReviewQuery(new URLSearchParams(search));
const plain: ReviewQuery = { ...noFilters, sort: 'featured', page: 1, pageSize: 10 };

test('[RT-12] without anything in the address it is page 1 of 10, featured; defaults are left out of it', () => {
  expect(read('')).toEqual(plain);
  expect(reviewSearch(plain)).toBe('');
  expect(reviewSearch(read('page=1&ps=10&sort=featured'))).toBe('');
  expect(read('page=3&ps=40&sort=lowest&rating=5,4&size=S&photos=true')).toEqual({
    ...plain,
    page: 3,
    pageSize: 40,
    sort: 'lowest',
    rating: [4, 5],
    size: ['S'],
    photos: true,
  });
});

test.each([
  'ps=1000000000',
  'ps=-10',
  'ps=5',
  'ps=x',
  'page=-1',
  'page=0',
  'page=1.5',
  'page=99999999999',
  'sort=worst',
  'rating=0,6,4.5,x',
  'fit=9',
  'height=tall',
  'photos=yes',
  'verified=1',
  'mood=good',
  `size=${'a'.repeat(41)}`,
])('[RV-06] %s asks for nothing else than the first page of 10', (search) => {
  expect(read(search)).toEqual(plain);
});

test('[RV-06] a page asks for reviews alone: photos of the wall come with a call of their own', () => {
  expect(buildReviewRequest(1001, { ...plain, page: 3 })).toMatchObject({
    start: 20,
    pageSize: 10,
    thumbnails: 0,
  });
});

test('pages end at a thousand, words at eighty signs, values at twenty', () => {
  expect(read('page=5000').page).toBe(1_000);
  expect(read(`q=${'a'.repeat(500)}`).search).toHaveLength(80);
  expect(read(`size=${Array.from({ length: 50 }, (_, at) => at).join(',')}`).size).toHaveLength(20);
});

const anyQuery = fc.record({
  rating: fc.uniqueArray(fc.integer({ min: 1, max: 5 })).map((all) => all.sort()),
  fit: fc.uniqueArray(fc.integer({ min: 1, max: 5 })).map((all) => all.sort()),
  size: fc.uniqueArray(fc.constantFrom('S', '7.5', 'One Size', 'US 8 / EU 38')).map((all) => all.sort()),
  height: fc.uniqueArray(fc.constantFrom(...heightBandNames)).map((all) => all.sort()),
  photos: fc.boolean(),
  verified: fc.boolean(),
  search: fc.string({ maxLength: 40, unit: 'grapheme' }).map((text) => text.trim()),
  sort: fc.constantFrom(...reviewSorts),
  page: fc.integer({ min: 1, max: 1_000 }),
  pageSize: fc.constantFrom(...reviewPageSizes),
});

test('every state is read as it was written', () => {
  fc.assert(
    fc.property(anyQuery, (query) => {
      expect(read(reviewSearch(query))).toEqual(query);
    }),
  );
});

describe('[RV-05] begins again at the first page', () => {
  const far = { ...plain, page: 7 };
  test('with another page size', () => {
    expect(withPageSize(far, 40)).toEqual({ ...plain, pageSize: 40, page: 1 });
  });
  test('with another filter or sort, and only when a value differs', () => {
    expect(withFilters(far, { rating: [5] })).toEqual({ ...plain, rating: [5], page: 1 });
    expect(withFilters(far, { sort: 'newest' })).toEqual({ ...plain, sort: 'newest', page: 1 });
    expect(withFilters(far, { rating: [], sort: 'featured' })).toBe(far);
  });
});

test('every height falls in one band', () => {
  for (let cm = shortestHeight; cm <= tallestHeight; cm++)
    expect(Object.values(heightBands).filter(({ from, to }) => cm >= from && cm <= to)).toHaveLength(1);
});

test('filters and pages are counted', () => {
  expect(filterCount(noFilters)).toBe(0);
  expect(filterCount({ ...noFilters, rating: [1, 2], photos: true, search: 'hem' })).toBe(4);
  expect([pagesOf(0, 10), pagesOf(10, 10), pagesOf(11, 10), pagesOf(1e9, 10)]).toEqual([1, 1, 2, 1_000]);
});
