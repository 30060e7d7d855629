// What someone may mean while they are still typing: searches that find something, places, makers, and a few things.
import {
  countBriefly,
  type FirstFound,
  findFirst,
  type SearchScope,
} from '../../database/queries/listing/search.ts';
import { findPopularSearches } from '../../database/queries/listing/search-counts.ts';
import { findStocked } from '../../database/queries/listing/stocked.ts';
import { colorFamilies } from '../../domain/listing/color-family.ts';
import { type Place, placesBegun } from '../../domain/listing/search/begun-places.ts';
import { splitBegun } from '../../domain/listing/search/begun-text.ts';
import { completionsOf } from '../../domain/listing/search/completions.ts';
import { tidyQuery } from '../../domain/listing/search-query.ts';
import type { Tile } from '../../domain/product/tile.ts';
import { words } from '../../words/listing/words.ts';
import { language } from '../../words/spoken.ts';
import { viewTiles } from '../product/view-tiles.ts';
import { listingNames } from './find-listing-names.ts';
import type { ListingDeps } from './list-products.ts';
import type { Completion } from './listing-cache.ts';
import { readSearch, searchVocabulary, wholeScopes } from './read-search.ts';

/** With the name of its color, in the language that is spoken. */
export type SuggestedPlace = Omit<Place, 'color'> & { readonly color: string | null };

export type SuggestedQuery = Pick<Completion, 'text' | 'total'>;

export interface Suggestions {
  /** What may be meant, each with pieces; before a letter what others look for. */
  readonly queries: readonly SuggestedQuery[];
  /** Pages of the shop whose name begins so. */
  readonly links: readonly SuggestedPlace[];
  readonly products: readonly Tile[];
  readonly total: number;
}

const mostQueries = 4;
const mostTried = 8;
const mostOfOthers = 2;
const mostProducts = 4;
const mostPopular = 5;
const mostPopularKnown = 200;
/** Of what is half typed only the best loved are weighed: the next letter asks again. */
const mostWeighed = 60;

/** Nobody asks for what is in another color. */
const askableColors = colorFamilies.filter((color) => color !== 'other');

export async function suggest(deps: ListingDeps, searchText: string): Promise<Suggestions> {
  const query = tidyQuery(searchText);
  if (query === '') return { queries: await popularSearches(deps), links: [], products: [], total: 0 };
  const [completed, found] = await Promise.all([
    completions(deps, query),
    readSearch(deps, query, false).then(({ scope }) => piecesOf(deps, scope)),
  ]);
  const likeliest = completed[0] ?? null;
  const isShort = found.ids.length < mostProducts;
  const [links, more] = await Promise.all([
    placesFor(deps, query, likeliest?.text ?? null),
    piecesOf(deps, isShort ? (likeliest?.scope ?? null) : null),
  ]);
  const ids = [...new Set([...found.ids, ...more.ids])].slice(0, mostProducts);
  const products = await viewTiles(deps.queries, ids, deps.viewing);
  return { queries: completed.map(suggestedQuery), links, total: found.total, products };
}

/** What others look for in these days, and would find now. */
export async function popularSearches(deps: ListingDeps): Promise<readonly SuggestedQuery[]> {
  const popular = await listPopularSearches(deps);
  const found = await deps.cache.completions.of(JSON.stringify([language(), '']), () =>
    thoseThatFind(deps, popular.slice(0, mostTried), mostPopular),
  );
  return found.map(suggestedQuery);
}

const suggestedQuery = ({ text, total }: Completion): SuggestedQuery => ({ text, total });

function listPopularSearches({ cache, queries }: ListingDeps): Promise<string[]> {
  return cache.popular.of(language(), () => findPopularSearches(queries, language(), mostPopularKnown));
}

/** First what others typed to the end, then what the shop has words for. */
async function completions(deps: ListingDeps, query: string): Promise<readonly Completion[]> {
  return deps.cache.completions.of(JSON.stringify([language(), query]), async () => {
    const [vocabulary, popular] = await Promise.all([searchVocabulary(deps), listPopularSearches(deps)]);
    const ofOthers = popular.filter((text) => splitBegun(text, query)[0] !== '').slice(0, mostOfOthers);
    const tried = new Set([...ofOthers, ...completionsOf(query, vocabulary, language())]);
    return thoseThatFind(deps, [...tried].slice(0, mostTried), mostQueries);
  });
}

/** Only what is there as it is asked for, with how much of it, in the language of who types. */
async function thoseThatFind(
  deps: ListingDeps,
  tried: readonly string[],
  most: number,
): Promise<readonly Completion[]> {
  const found: Completion[] = [];
  for (let from = 0; from < tried.length && found.length < most; ) {
    const some = tried.slice(from, from + most - found.length);
    found.push(...(await whatIsFound(deps, some)));
    from += some.length;
  }
  return found;
}

async function whatIsFound(deps: ListingDeps, tried: readonly string[]): Promise<Completion[]> {
  const scopes = await wholeScopes(deps, tried);
  const counts = await countAll(deps, scopes);
  return tried.flatMap((text, at) => {
    const count = counts[at];
    const scope = count && scopes[at]?.[count.at];
    return scope ? [{ text, total: count.total, scope }] : [];
  });
}

/** What was counted a moment ago is not counted again, and the rest at once. */
function countAll({ queries, cache }: ListingDeps, searches: readonly SearchScope[][]) {
  const missing: SearchScope[][] = [];
  const counted = Promise.resolve().then(() => countBriefly(queries, missing));
  return Promise.all(
    searches.map((scopes) =>
      scopes.length === 0
        ? null
        : cache.briefCounts.of(JSON.stringify(scopes), async () => {
            const at = missing.push(scopes) - 1;
            return (await counted)[at] ?? null;
          }),
    ),
  );
}

async function piecesOf({ queries, cache }: ListingDeps, scope: SearchScope | null): Promise<FirstFound> {
  if (!scope) return { ids: [], total: 0 };
  return cache.pieces.of(JSON.stringify(scope), () => findFirst(queries, scope, mostWeighed));
}

async function placesFor(
  deps: ListingDeps,
  beginning: string,
  completed: string | null,
): Promise<readonly SuggestedPlace[]> {
  const [names, stocked, vocabulary] = await Promise.all([
    listingNames(deps.queries, deps.cache),
    deps.cache.stocked.of('', () => findStocked(deps.queries)),
    searchVocabulary(deps),
  ]);
  const colorOf = (word: string) => {
    const [first = '', ...others] = vocabulary.meaningOf([word], language()) ?? [];
    return others.length === 0 ? (askableColors.find((color) => first === `color.${color}`) ?? null) : null;
  };
  return placesBegun({ beginning, completed }, { ...names, colorOf }, stocked).map((place) => ({
    ...place,
    color: place.color === null ? null : words.colors[place.color],
  }));
}
