// The calls that list products.
import type { Hono } from 'hono';
import { readListing, readSuggestions, search } from '../../../contract/listing/listing.ts';
import { readSearches } from '../../../contract/listing/searches.ts';
import { encodeTile } from '../../../contract/product/tile.ts';
import { chosenCount, type ListingQuery, parseListingQuery } from '../../../domain/listing/listing.ts';
import type { Listing, Windowing } from '../../../shop/listing/list-products.ts';
import type { Found } from '../../../shop/listing/search-products.ts';
import type { SuggestedPlace } from '../../../shop/listing/suggest.ts';
import { words } from '../../../words/listing/words.ts';
import { language } from '../../../words/spoken.ts';
import { mount } from '../api.ts';
import type { ApiDeps } from '../api-deps.ts';
import type { Environment } from '../environment.ts';
import { ProblemError } from '../problem.ts';

interface Narrowing {
  readonly page: number;
  readonly ps: number;
  readonly sort?: string | undefined;
  readonly size?: string | undefined;
  readonly color?: string | undefined;
  readonly brand?: string | undefined;
  readonly price?: string | undefined;
}

const usualDays = 30;

export function mountListing(app: Hono<Environment>, { shop }: ApiDeps): void {
  mount(app, readListing, async ({ params: { category }, query, c }) => {
    const collection = await shop.listing.findCollection(category);
    if (!collection) throw new ProblemError('not_found', words.noSuchCategory);
    const listing = await shop.listing.list(collection, choiceOf(query), c.get('visitor'), onePage(query));
    return { success: true as const, content: encodeListing(listing) };
  });

  mount(app, search, async ({ query, c }) => {
    const choice = choiceOf(query);
    const found = await shop.listing.search(query.q, choice, c.get('visitor'), {
      windowing: onePage(query),
      isExact: query.exact === '1',
    });
    // Whoever narrows or leafs through what they found looks for nothing new.
    if (choice.page === 1 && chosenCount(choice) === 0)
      shop.listing.countSearch(language(), query.q, c.get('address'));
    const content = found ? encodeFound(found) : nothing;
    return { success: true as const, content };
  });

  mount(app, readSearches, async ({ query }) => {
    const days = Number(query.days ?? usualDays);
    const searches = await shop.listing.listSearches({ days, onlyMissed: query.all !== '1' });
    return { success: true as const, content: { days, searches } };
  });

  mount(app, readSuggestions, async ({ query: { q }, c }) => {
    const { queries, links, products, total } = await shop.listing.suggest(q, c.get('visitor'));
    return {
      success: true as const,
      content: {
        queries: [...queries],
        links: links.map(encodePlace),
        products: products.map(encodeTile),
        total,
      },
    };
  });
}

function encodePlace({ untranslated, ...place }: SuggestedPlace) {
  return { ...place, ...(untranslated && { untranslated: [...untranslated] }) };
}

function choiceOf(query: Narrowing): ListingQuery {
  const { page, ps: _, ...rest } = query;
  const values = new Map(Object.entries(rest));
  const parameters = { getAll: (name: string) => [values.get(name)].flatMap((value) => value ?? []) };
  return { ...parseListingQuery(parameters), page };
}

/** A caller gets the page it asked for and no other; one beyond the last is empty. */
const onePage =
  ({ page, ps }: Narrowing): Windowing =>
  (_, total) => ({
    firstPage: page,
    lastPage: page,
    pages: Math.max(1, Math.ceil(total / ps)),
    offset: (page - 1) * ps,
    limit: ps,
  });

const nothing = {
  tiles: [],
  total: 0,
  facets: { size: [], color: [], brand: [], price: [] },
  corrected: null,
  understood: [],
  notSold: [],
  isPartial: false,
};

function encodeFound({ corrected, understood, notSold, isPartial, ...listing }: Found) {
  return {
    ...encodeListing(listing),
    corrected,
    understood: [...understood],
    notSold: [...notSold],
    isPartial,
  };
}

function encodeListing({ tiles, total, facets }: Listing) {
  return {
    tiles: tiles.map(encodeTile),
    total,
    facets: {
      size: [...facets.size],
      color: [...facets.color],
      brand: [...facets.brand],
      price: [...facets.price],
    },
  };
}
