// What someone may mean while they are still typing: searches that find something, places, makers, and a few things.
import {
  countSearched,
  findSearched,
  type SearchScope,
  whichFind,
} from '../../database/queries/listing/search.ts';
import { findPopularSearches } from '../../database/queries/listing/search-counts.ts';
import { brandPath } from '../../domain/listing/brand-path.ts';
import { completionsOf } from '../../domain/listing/search/completions.ts';
import { searchTerms, tidyQuery } from '../../domain/listing/search-query.ts';
import type { Tile } from '../../domain/product/tile.ts';
import { language } from '../../words/spoken.ts';
import { viewTiles } from '../product/view-tiles.ts';
import { listingNames } from './find-listing-names.ts';
import type { ListingDeps } from './list-products.ts';
import { readSearch, searchVocabulary } from './read-search.ts';

export interface Suggestions {
  /** What may be meant, each with pieces; before a letter what others look for. */
  readonly queries: readonly string[];
  /** Pages of the shop whose name begins so. */
  readonly links: readonly {
    readonly name: string;
    readonly kind: 'category' | 'designer';
    readonly path: string;
  }[];
  readonly products: readonly Tile[];
  readonly total: number;
}

const mostQueries = 4;
const mostTried = 8;
const mostLinks = 4;
const mostProducts = 5;
const mostPopular = 5;
/** Of what is half typed only the best loved are weighed: the next letter asks again. */
const mostWeighed = 60;

export async function suggest(deps: ListingDeps, searchText: string): Promise<Suggestions> {
  const query = tidyQuery(searchText);
  if (query === '') {
    const popular = await deps.cache.popular.of(language(), () =>
      findPopularSearches(deps.queries, language(), mostPopular),
    );
    return { queries: popular, links: [], products: [], total: 0 };
  }
  const [queries, links, found] = await Promise.all([
    completions(deps, query),
    linksFor(deps, searchText),
    piecesFor(deps, query),
  ]);
  return { queries, links, ...found };
}

/** Only those that find something, in the language of who types. */
async function completions(deps: ListingDeps, query: string): Promise<string[]> {
  const key = JSON.stringify([language(), query]);
  return deps.cache.completions.of(key, async () => {
    const vocabulary = await searchVocabulary(deps);
    const tried = completionsOf(query, vocabulary, language()).slice(0, mostTried);
    const read = await Promise.all(tried.map((text) => readSearch(deps, text, true)));
    const scopes = read.map(({ scope, isPartial }) => (isPartial ? null : scope));
    const isFound = await whichFind(
      deps.queries,
      scopes.filter((scope): scope is SearchScope => scope !== null),
    );
    const found = scopes.map((scope) => scope !== null && isFound.shift() === true);
    return tried.filter((_, at) => found[at]).slice(0, mostQueries);
  });
}

async function piecesFor(deps: ListingDeps, query: string): Promise<Pick<Suggestions, 'products' | 'total'>> {
  const { scope } = await readSearch(deps, query, false);
  if (!scope) return { products: [], total: 0 };
  const { ids, total } = await deps.cache.pieces.of(JSON.stringify(scope), async () => ({
    ids: await findSearched(deps.queries, scope, { most: mostWeighed }),
    total: await countSearched(deps.queries, scope),
  }));
  return { products: await viewTiles(deps.queries, ids.slice(0, mostProducts), deps.viewing), total };
}

async function linksFor(deps: ListingDeps, searchText: string): Promise<Suggestions['links']> {
  const names = await listingNames(deps.queries, deps.cache);
  const begun = searchTerms(searchText);
  return [
    ...names.categories.map(({ name, slug }) => ({ name, kind: 'category' as const, path: `/c/${slug}` })),
    ...names.brands.map(({ name }) => ({ name, kind: 'designer' as const, path: brandPath(name) })),
  ]
    .filter(({ name }) => hasBeginnings(name, begun))
    .slice(0, mostLinks);
}

/** Every word typed begins one of the name's. */
function hasBeginnings(name: string, terms: readonly string[]): boolean {
  const words = searchTerms(name);
  return terms.length > 0 && terms.every((begun) => words.some((word) => word.startsWith(begun)));
}
