import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { colorFamilies } from './color-family.ts';
import {
  chosenCount,
  everything,
  facetNames,
  type ListingQuery,
  listingSearch,
  listingSorts,
  listingWindow,
  pageSize,
  parseListingQuery,
  withoutFacets,
  withToggled,
} from './listing.ts';
import { priceBands } from './price-band.ts';
import { tidyQuery } from './search-query.ts';

const read = (search: string) => parseListingQuery(new URLSearchParams(search));

const slug = fc.stringMatching(/^[a-z0-9]{1,12}(-[a-z0-9]{1,8})?$/);
const values = <T extends string>(one: fc.Arbitrary<T>) =>
  fc.uniqueArray(one, { maxLength: 12 }).map((list) => list.sort());
const choices: fc.Arbitrary<ListingQuery> = fc.record({
  size: values(slug),
  color: values(fc.constantFrom(...colorFamilies)),
  brand: values(slug),
  price: values(fc.constantFrom(...priceBands)),
  sort: fc.constantFrom(...listingSorts),
  page: fc.integer({ min: 1, max: 9_999 }),
});

test('whatever is chosen can be written into the address and read back', () => {
  fc.assert(
    fc.property(choices, (choice) => {
      expect(read(listingSearch(choice))).toEqual(choice);
    }),
  );
});

test('there is one way to write a state, whatever order it was asked for in', () => {
  fc.assert(
    fc.property(choices, (choice) => {
      const shuffled = { ...choice, size: choice.size.toReversed(), color: choice.color.toReversed() };
      expect(listingSearch(shuffled)).toBe(listingSearch(choice));
    }),
  );
  expect(listingSearch(everything)).toBe('');
  expect(listingSearch(read('?brand=b&size=s&size=m&sort=newest&page=2&color=red'))).toBe(
    '?size=m,s&color=red&brand=b&sort=newest&page=2',
  );
});

test('anything at all can be asked for, and only what can be meant is read', () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), fc.string(), (a, b, c) => {
      const parameters = new URLSearchParams([
        ['size', a],
        ['color', b],
        ['price', c],
        ['brand', a + b],
        ['sort', c],
        ['page', a],
      ]);
      const choice = parseListingQuery(parameters);
      expect(read(listingSearch(choice))).toEqual(choice);
      expect(choice.page).toBeGreaterThanOrEqual(1);
    }),
  );
});

test.each([
  ['?size=S', everything],
  ['?size=../etc&color=mauve&price=1-2&sort=best', everything],
  ['?page=0', everything],
  ['?page=-3', everything],
  ['?page=1e3', everything],
  ['?page=99999999', everything],
  ['?size=', everything],
  ['?color=red,red,RED', { ...everything, color: ['red'] }],
])('%s is read for what is good in it', (search, expected) => {
  expect(read(search)).toEqual(expected);
});

test('an address holds no more than anyone would choose', () => {
  const many = Array.from({ length: 500 }, (_, at) => `s${at}`).join(',');
  expect(read(`?size=${many}`).size).toHaveLength(20);
});

test('a form repeats a parameter where an address lists its values', () => {
  expect(read('?size=s&size=m')).toEqual(read('?size=m,s'));
});

test('choosing twice is not choosing, and every choice begins again at the first page', () => {
  fc.assert(
    fc.property(choices, fc.constantFrom(...facetNames), (choice, name) => {
      const value = name === 'color' ? 'red' : name === 'price' ? '0-100' : 'zz-top';
      const once = withToggled(choice, name, value);
      expect(once.page).toBe(1);
      expect(Math.abs(chosenCount(once) - chosenCount(choice))).toBe(1);
      expect(withToggled(once, name, value)).toEqual({ ...choice, page: 1 });
    }),
  );
});

test('clearing keeps how it is sorted', () => {
  expect(withoutFacets(read('?size=s&color=red&sort=newest&page=4'))).toEqual(read('?sort=newest'));
});

test('a query comes first and is written as a form writes it', () => {
  expect(listingSearch(everything, 'silk & wool')).toBe('?q=silk+%26+wool');
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      const query = tidyQuery(text);
      const written = listingSearch({ ...everything, page: 2 }, query);
      expect(new URLSearchParams(written).get('q') ?? '').toBe(query);
    }),
  );
});

test('the window ends at the page asked for, holds all pages before it up to ten, and never leaves the list', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 9_999 }), fc.integer({ min: 0, max: 200_000 }), (page, total) => {
      const { firstPage, lastPage, pages, offset, limit } = listingWindow(page, total);
      expect(lastPage).toBe(Math.min(page, pages));
      expect(firstPage).toBe(Math.max(1, lastPage - 9));
      expect(offset).toBe((firstPage - 1) * pageSize);
      expect(offset + limit).toBe(lastPage * pageSize);
      if (total > 0) expect(offset).toBeLessThan(total);
    }),
  );
});
