// The state of a list lives in its address and nowhere else: what was chosen, how it is sorted, how far one has come.
// There is one way to write each state, so that a page is kept once and Back finds what was there.
import { type ColorFamily, familyNamed } from './color-family.ts';
import { bandNamed, type PriceBand } from './price-band.ts';

export const listingSorts = ['featured', 'newest', 'price-low', 'price-high'] as const;
export type ListingSort = (typeof listingSorts)[number];

export interface ListingQuery {
  /** Sizes and brands by their slugs. */
  readonly size: readonly string[];
  readonly color: readonly ColorFamily[];
  readonly brand: readonly string[];
  readonly price: readonly PriceBand[];
  readonly sort: ListingSort;
  /** The last page shown, from 1; earlier ones are shown with it. */
  readonly page: number;
}

export const facetNames = ['size', 'color', 'brand', 'price'] as const;
export type FacetName = (typeof facetNames)[number];

export const everything: ListingQuery = {
  size: [],
  color: [],
  brand: [],
  price: [],
  sort: 'featured',
  page: 1,
};

export const pageSize = 24;

/** An address holds at most so many values of one facet, and so many pages can be asked for. */
const mostValues = 20;
const furthestPage = 9_999;

const slugPattern = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

type Parameters = { readonly getAll: (name: string) => readonly string[] };

/** Whatever cannot be read is left out. */
export function parseListingQuery(parameters: Parameters): ListingQuery {
  const slug = (text: string) => (text.length <= 80 && slugPattern.test(text) ? text : null);
  const sort = parameters.getAll('sort')[0];
  return {
    size: valuesOf(parameters, 'size', slug),
    color: valuesOf(parameters, 'color', familyNamed),
    brand: valuesOf(parameters, 'brand', slug),
    price: valuesOf(parameters, 'price', bandNamed),
    sort: listingSorts.find((known) => known === sort) ?? 'featured',
    page: pageOf(parameters.getAll('page')[0]),
  };
}

/** A form repeats a parameter, an address lists its values with commas: both are read. */
function valuesOf<T extends string>(
  parameters: Parameters,
  name: FacetName,
  read: (text: string) => T | null,
): T[] {
  const texts = parameters.getAll(name).flatMap((text) => text.slice(0, 2_000).split(','));
  const values = texts.flatMap((text) => read(text) ?? []);
  return [...new Set(values)].sort().slice(0, mostValues);
}

function pageOf(text: string | undefined): number {
  const page = /^\d{1,4}$/.test(text ?? '') ? Number(text) : 1;
  return Math.min(furthestPage, Math.max(1, page));
}

/** The one way to write it: parameters in order, defaults left out; exact where words are taken as they were typed. Starts with `?` unless there is nothing to say. */
export function listingSearch(choice: ListingQuery, query = '', isExact = false): string {
  const parts = [
    ...(query === '' ? [] : [`q=${encodeURIComponent(query).replaceAll('%20', '+')}`]),
    ...(isExact && query !== '' ? ['exact=1'] : []),
    ...facetNames.flatMap((name) =>
      choice[name].length === 0 ? [] : [`${name}=${choice[name].toSorted().join(',')}`],
    ),
    ...(choice.sort === 'featured' ? [] : [`sort=${choice.sort}`]),
    ...(choice.page === 1 ? [] : [`page=${choice.page}`]),
  ];
  return parts.length === 0 ? '' : `?${parts.join('&')}`;
}

/** A change of what is listed begins again at the first page. */
export function withToggled(choice: ListingQuery, name: FacetName, value: string): ListingQuery {
  const values: readonly string[] = choice[name];
  const next = values.includes(value) ? values.filter((other) => other !== value) : [...values, value];
  const parameters = { getAll: (key: string) => (key === name ? next : []) };
  return { ...choice, [name]: parseListingQuery(parameters)[name], page: 1 };
}

export function withoutFacets(choice: ListingQuery): ListingQuery {
  return { ...everything, sort: choice.sort };
}

export function chosenCount(choice: ListingQuery): number {
  return facetNames.reduce((count, name) => count + choice[name].length, 0);
}

/** So many pages are shown at once; those before them are a step back. */
const pagesShown = 10;

export interface ListingWindow {
  /** Pages from 1; the last one is never beyond what there is. */
  readonly firstPage: number;
  readonly lastPage: number;
  readonly pages: number;
  readonly offset: number;
  readonly limit: number;
}

export function listingWindow(page: number, total: number): ListingWindow {
  const pages = Math.max(1, Math.ceil(total / pageSize));
  const lastPage = Math.min(page, pages);
  const firstPage = Math.max(1, lastPage - pagesShown + 1);
  return {
    firstPage,
    lastPage,
    pages,
    offset: (firstPage - 1) * pageSize,
    limit: (lastPage - firstPage + 1) * pageSize,
  };
}

export interface FacetValue {
  /** As the address writes it. */
  readonly value: string;
  readonly name: string;
  /** How many there would be with it and everything else that is chosen. */
  readonly count: number;
}

export type Facets = Readonly<Record<FacetName, readonly FacetValue[]>>;
