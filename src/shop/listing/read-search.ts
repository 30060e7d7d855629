// What a query asks for in this shop: read by its vocabulary and its own words, and planned by what it sells.
import {
  firstThatFinds,
  isHeld,
  lookUpWords,
  type SearchScope,
} from '../../database/queries/listing/search.ts';
import { findVocabulary } from '../../database/queries/listing/vocabulary.ts';
import { type Exchange, inHomeCurrency } from '../../domain/currency/exchange.ts';
import { everyProduct } from '../../domain/listing/listing-entry.ts';
import { sizesByName } from '../../domain/listing/search/asked-sizes.ts';
import { type PriceRange, partsOf, type QueryReading } from '../../domain/listing/search/query-reading.ts';
import { brandKey, readQuery, unknownIn } from '../../domain/listing/search/read-query.ts';
import { isSurelyFound, planSearch, type SearchPlan } from '../../domain/listing/search/search-plan.ts';
import { createVocabulary, type Vocabulary } from '../../domain/listing/search/vocabulary.ts';
import { currencyDigits } from '../../domain/pricing/currency-digits.ts';
import { money } from '../../domain/pricing/money.ts';
import { language } from '../../words/spoken.ts';
import { newDays } from './find-collection.ts';
import { listingNames } from './find-listing-names.ts';
import type { ListingDeps } from './list-products.ts';
import type { ListingNames } from './listing-names.ts';
import type { SearchReading } from './search-reading.ts';

export function readSearch(deps: ListingDeps, query: string, isExact: boolean): Promise<SearchReading> {
  const { currency } = deps.viewing.exchange;
  const key = JSON.stringify([language(), currency, isExact, query]);
  return deps.cache.readings.of(key, () => readAnew(deps, query, isExact));
}

export function searchVocabulary({
  queries,
  cache,
}: Pick<ListingDeps, 'queries' | 'cache'>): Promise<Vocabulary> {
  return cache.vocabulary.of('', async () => {
    const { vocabulary, sold } = await findVocabulary(queries);
    return createVocabulary(vocabulary, sold);
  });
}

async function readAnew(deps: ListingDeps, query: string, isExact: boolean): Promise<SearchReading> {
  const [read] = await planAll(deps, [query], isExact);
  if (!read) throw new Error('A query was not read.');
  return { reading: read.reading, ...(await scopeOf(deps, read)) };
}

/**
 * For each query, taken as it is typed, what may be looked for in its turn: all of what it asks for, and nothing in its
 * place. None where that is not to be had.
 */
export async function wholeScopes(deps: ListingDeps, queries: readonly string[]): Promise<SearchScope[][]> {
  return (await planAll(deps, queries, true)).map(({ plan, reading, held }) => {
    if (!plan) return reading.parts.length > 0 ? [{ ...everything, ...held }] : [];
    const { attempts, named, kinds, notSold } = plan;
    return attempts
      .filter(({ isPartial, isByName }) => !isPartial && (isByName || notSold.length === 0))
      .map(({ sought }) => ({ sought, named, kinds, ...held }));
  });
}

interface Planned {
  readonly vocabulary: Vocabulary;
  readonly reading: QueryReading;
  readonly plan: SearchPlan | null;
  readonly held: Held;
}

/** What the shop's own words say is asked once for all of them. */
async function planAll(deps: ListingDeps, texts: readonly string[], isExact: boolean): Promise<Planned[]> {
  const { queries, cache, viewing } = deps;
  const [vocabulary, names] = await Promise.all([searchVocabulary(deps), listingNames(queries, cache)]);
  const spoken = language();
  const room = {
    vocabulary,
    language: spoken,
    brands: new Map(names.brands.map(({ name, slug }) => [brandKey(name), slug])),
    sizes: sizesByName(names.sizes, spoken),
    isExact,
  };
  const unknown = texts.map((text) => unknownIn(text, room));
  const words = new Set(unknown.flatMap((each) => each.words));
  const numbers = new Set(unknown.flatMap((each) => each.numbers));
  const known = await lookUpWords(queries, [...words], [...numbers]);
  return texts.map((text) => {
    const reading = readQuery(text, { ...room, ...known });
    return {
      vocabulary,
      reading,
      plan: planSearch(reading, vocabulary),
      held: heldTo(reading, names, viewing.exchange),
    };
  });
}

type Held = Omit<SearchScope, 'sought' | 'named' | 'kinds'>;

const heldToNothing: Held = { sizes: [], brands: [], prices: [], sinceDays: null, isOnSale: false };
const everything = { sought: { concept: everyProduct }, named: null, kinds: null };

async function scopeOf({ queries }: ListingDeps, { reading, plan, held, vocabulary }: Planned) {
  if (!plan) {
    const scope = reading.parts.length > 0 ? { ...everything, ...held } : null;
    return { scope, isPartial: false, notSold: [] };
  }
  const { named, kinds, notSold } = plan;
  const scopes = plan.attempts.map(({ sought }) => ({ sought, named, kinds, ...held }));
  // What is asked for with a price or a size that leaves nothing is still what was asked for: each can be taken off.
  const free = scopes.map((scope) => ({ ...scope, ...heldToNothing }));
  const isFree = !isHeld(held);
  const sure = isFree ? scopes.findIndex(({ sought }) => isSurelyFound(sought, vocabulary.isSold)) : -1;
  const first =
    (await firstThatFinds(queries, sure === -1 ? scopes : scopes.slice(0, sure))) ??
    (isFree ? (sure === -1 ? null : sure) : await firstThatFinds(queries, free));
  const attempt = plan.attempts[first ?? 0];
  return {
    scope: scopes[first ?? 0] ?? null,
    isPartial: first !== null && attempt?.isPartial === true,
    notSold: attempt?.isByName ? [] : notSold,
  };
}

function heldTo(reading: QueryReading, names: ListingNames, exchange: Exchange): Held {
  const idsOf = (known: ListingNames['sizes'], slugs: readonly string[]) =>
    known.filter(({ slug }) => slugs.includes(slug)).map(({ id }) => id);
  return {
    sizes: partsOf(reading, 'size').map(({ sizes }) => idsOf(names.sizes, sizes)),
    brands: idsOf(
      names.brands,
      partsOf(reading, 'brand').map(({ brand }) => brand),
    ),
    prices: partsOf(reading, 'price').map(({ price }) => homePrice(price, exchange)),
    sinceDays: partsOf(reading, 'new').length > 0 ? newDays : null,
    isOnSale: partsOf(reading, 'sale').length > 0,
  };
}

/** As it was written, in the currency prices are shown in unless dollars were named. */
function homePrice({ from, to, isInDollars }: PriceRange, exchange: Exchange) {
  const home = (amount: number | null) => {
    if (amount === null) return null;
    const { currency } = isInDollars ? money(0) : exchange;
    const limit = money(Math.round(amount * 10 ** currencyDigits(currency)), currency);
    return isInDollars ? limit.minor : inHomeCurrency(limit, exchange).minor;
  };
  return { from: home(from), to: home(to) };
}
