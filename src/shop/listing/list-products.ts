// What hangs in a place of the shop, or what words find: tiles, how many there are, and what one can narrow it by.
import type { Queries } from '../../database/database.ts';
import {
  countListed,
  findListed,
  type ListingCounts,
  type ListingFilter,
  type ListingScope,
} from '../../database/queries/listing/listing.ts';
import { mostFound } from '../../database/queries/listing/search.ts';
import { convertMoney, type Exchange } from '../../domain/currency/exchange.ts';
import { colorFamilies } from '../../domain/listing/color-family.ts';
import {
  type FacetName,
  type Facets,
  type FacetValue,
  type ListingQuery,
  type ListingWindow,
  listingWindow,
} from '../../domain/listing/listing.ts';
import { priceBands } from '../../domain/listing/price-band.ts';
import type { Tile } from '../../domain/product/tile.ts';
import { namePriceBand } from '../../words/listing/name-price-band.ts';
import { wordsIn } from '../../words/listing/words.ts';
import { sayProof } from '../../words/social/say-proof.ts';
import { language } from '../../words/spoken.ts';
import { type Viewing, viewTiles } from '../product/view-tiles.ts';
import { readSocialProof } from '../social/read-social-proof.ts';
import { listingNames } from './find-listing-names.ts';
import type { ListingCache } from './listing-cache.ts';
import type { ListingNames, Named } from './listing-names.ts';

export interface Listing {
  readonly tiles: readonly Tile[];
  readonly total: number;
  readonly facets: Facets;
  /** What was asked for, without what the shop does not know, and no further than there are pages. */
  readonly choice: ListingQuery;
  readonly window: ListingWindow;
}

export interface ListingDeps {
  readonly queries: Queries;
  readonly cache: ListingCache;
  readonly viewing: Viewing;
}

/** Which of the products to show, once it is known how many there are. */
export type Windowing = (choice: ListingQuery, total: number) => ListingWindow;

const upToPage: Windowing = ({ page }, total) => listingWindow(page, total);

export interface ListingOptions {
  readonly windowing?: Windowing | undefined;
  readonly featuredBy?: ListingQuery['sort'] | undefined;
}

export async function listProducts(
  { queries, cache, viewing }: ListingDeps,
  scope: ListingScope,
  query: ListingQuery,
  { windowing = upToPage, featuredBy = 'featured' }: ListingOptions = {},
): Promise<Listing> {
  const names = await listingNames(queries, cache);
  const { choice, filter } = understood(query, names);
  const counts = await countsFor({ queries, cache }, scope, filter);
  const sort = choice.sort === 'featured' ? featuredBy : choice.sort;
  const found = 'sought' in scope ? await findIds({ queries, cache }, scope, filter, sort) : null;
  const window = windowing(choice, found?.length ?? counts.total);
  const { offset, limit } = window;
  const ids =
    found?.slice(offset, offset + limit) ??
    (await findListed(queries, scope, filter, { sort, offset, limit }));
  return {
    tiles: await viewProvenTiles(queries, ids, viewing),
    total: counts.total,
    facets: facetsOf(counts, choice, names, viewing.exchange),
    choice: { ...choice, page: window.lastPage },
    window,
  };
}

/** Whose bag it is does not matter here: a list is kept for everybody. */
async function viewProvenTiles(queries: Queries, ids: readonly number[], viewing: Viewing): Promise<Tile[]> {
  const [tiles, proofs] = await Promise.all([
    viewTiles(queries, ids, viewing),
    readSocialProof(queries, 'listing', ids, null),
  ]);
  return tiles.map((tile) => {
    const proof = tile.isSoldOut ? undefined : proofs.get(tile.productId);
    return proof ? { ...tile, proof: sayProof(language(), proof).text } : tile;
  });
}

type Sources = Pick<ListingDeps, 'queries' | 'cache'>;

export function countsFor({ queries, cache }: Sources, scope: ListingScope, filter: ListingFilter) {
  return cache.counts.of(JSON.stringify([scope, filter]), () => countListed(queries, scope, filter));
}

export const noFilter: ListingFilter = { size: [], color: [], brand: [], price: [] };

/** Words are weighed once for all pages of what they find. */
function findIds(
  { queries, cache }: Sources,
  scope: ListingScope,
  filter: ListingFilter,
  sort: ListingQuery['sort'],
): Promise<number[]> {
  return cache.found.of(JSON.stringify([scope, filter, sort]), () =>
    findListed(queries, scope, filter, { sort, offset: 0, limit: mostFound }),
  );
}

function understood(query: ListingQuery, names: ListingNames) {
  const size = knownOf(names.sizes, query.size);
  const brand = knownOf(names.brands, query.brand);
  const choice: ListingQuery = {
    ...query,
    size: size.map(({ slug }) => slug).sort(),
    brand: brand.map(({ slug }) => slug).sort(),
  };
  const filter: ListingFilter = {
    size: size.map(({ id }) => id),
    brand: brand.map(({ id }) => id),
    color: query.color,
    price: query.price.map((band) => priceBands.indexOf(band)),
  };
  return { choice, filter };
}

const knownOf = (known: readonly Named[], slugs: readonly string[]) =>
  known.filter(({ slug }) => slugs.includes(slug));

/** Only what is there; what is chosen stays, so that it can be taken back. */
function facetsOf(
  counts: ListingCounts,
  choice: ListingQuery,
  names: ListingNames,
  exchange: Exchange,
): Facets {
  const spokenLanguage = language();
  const values: Facets = {
    size: names.sizes.map(({ id, name, slug }) => ({ value: slug, name, count: counts.size.get(id) ?? 0 })),
    color: colorFamilies.map((family) => ({
      value: family,
      name: wordsIn(spokenLanguage).colors[family],
      count: counts.color.get(family) ?? 0,
    })),
    brand: names.brands.map(({ id, name, slug }) => ({
      value: slug,
      name,
      count: counts.brand.get(id) ?? 0,
    })),
    price: priceBands.map((band, at) => ({
      value: band,
      name: namePriceBand(spokenLanguage, band, (amount) => convertMoney(amount, exchange)),
      count: counts.price.get(at) ?? 0,
    })),
  };
  const valuesOf = (name: FacetName): FacetValue[] => {
    const chosen: readonly string[] = choice[name];
    return values[name].filter(({ value, count }) => count > 0 || chosen.includes(value));
  };
  return {
    size: valuesOf('size'),
    color: valuesOf('color'),
    brand: valuesOf('brand'),
    price: valuesOf('price'),
  };
}
