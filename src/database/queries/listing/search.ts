// What words find: each product that has what is sought, the designs in order, each in the colour that suits best.
import { type SQL, sql } from 'drizzle-orm';
import type { ListingSort } from '../../../domain/listing/listing.ts';
import type { ShopWord } from '../../../domain/listing/search/read-query.ts';
import type { Sought } from '../../../domain/listing/search/search-plan.ts';
import type { Queries, Transaction } from '../../database.ts';

/** What a search looks for, and what it is held to by the words of the query itself. */
export interface SearchScope {
  readonly sought: Sought;
  readonly named: Sought | null;
  readonly kinds: Sought | null;
  /** Of each asked size one way to have it. */
  readonly sizes: readonly (readonly number[])[];
  readonly brands: readonly number[];
  /** In the shop's own minor units. */
  readonly prices: readonly { readonly from: number | null; readonly to: number | null }[];
  readonly sinceDays: number | null;
  readonly isOnSale: boolean;
}

/** The name by which what is on sale is marked among a product's words. */
export const saleMark = 'is.sale';
export const numberMark = (number: string) => `no.${number}`;

const lexeme = (text: string) => sql`quote_literal(${text}::text)::tsquery`;

function tsquery(sought: Sought): SQL {
  if ('concept' in sought) return lexeme(sought.concept);
  if ('number' in sought) return lexeme(numberMark(sought.number));
  if ('word' in sought) {
    const marks = `${sought.isBegun ? '*' : ''}${sought.isInName ? 'A' : ''}`;
    return sql`to_tsquery('english', ${`${sought.word}${marks === '' ? '' : `:${marks}`}`})`;
  }
  const parts = 'all' in sought ? sought.all : sought.any;
  return sql`(${sql.join(parts.map(tsquery), 'all' in sought ? sql` && ` : sql` || `)})`;
}

/** The rows of a search, as lists have theirs. */
export function searchRows(scope: SearchScope): SQL {
  return sql`from listing_item item where item.words @@ ${tsquery(scope.sought)}${scopeConditions(scope)}`;
}

function scopeConditions({ sizes, brands, prices, sinceDays, isOnSale }: SearchScope): SQL {
  const conditions = [
    ...sizes.map((ids) => sql`item.sizes && ${sql.param([...ids])}::int[]`),
    ...(brands.length > 0 ? [sql`item.brand_id = any(${sql.param([...brands])}::int[])`] : []),
    ...prices.flatMap(({ from, to }) => [
      ...(from === null ? [] : [sql`item.price_minor >= ${from}`]),
      ...(to === null ? [] : [sql`item.price_minor <= ${to}`]),
    ]),
    ...(sinceDays === null ? [] : [sql`item.online_since >= current_date - ${sinceDays}::int`]),
    ...(isOnSale ? [sql`item.words @@ ${lexeme(saleMark)}`] : []),
  ];
  return sql.join(conditions.map((condition) => sql` and ${condition}`));
}

export const isHeld = ({
  sizes,
  brands,
  prices,
  sinceDays,
  isOnSale,
}: Omit<SearchScope, 'sought' | 'named' | 'kinds'>): boolean =>
  sizes.length + brands.length + prices.length > 0 || sinceDays !== null || isOnSale;

/**
 * Words are looked up in their index, however many products the database expects to have them all: it takes words for
 * independent of each other, and would go through every product for the first bag of silk where there is none.
 */
async function byIndex<T>(queries: Queries, work: (tx: Transaction) => Promise<T>): Promise<T> {
  return queries.transaction(async (tx) => {
    // On its way before the work is asked for, which does not wait for it.
    const forced = tx.execute(sql`select set_config('enable_seqscan', 'off', true)`).then(() => undefined);
    const [answer] = await Promise.all([work(tx), forced]);
    return answer;
  });
}

/** Beyond so many products nobody minds how many they are. */
const mostSearches = 200;
/** More than are told, so that a count and the place of its scope go in one number. */
const placeValue = 1_000;

export interface BriefCount {
  /** Which of the scopes found them. */
  readonly at: number;
  /** How many designs; null for more than are counted. */
  readonly total: number | null;
}

/** For each search the first of its scopes that finds anything; null where none does. */
export async function countBriefly(
  queries: Queries,
  searches: readonly (readonly SearchScope[])[],
): Promise<(BriefCount | null)[]> {
  if (searches.length === 0) return [];
  const brief = (scope: SearchScope, at: number) => sql`nullif((
    select case when count(*) <= ${mostSearches} then count(distinct group_id)::int else ${mostSearches + 1} end
      from (select item.group_id ${searchRows(scope)} limit ${mostSearches + 1}) first_found), 0) + ${at * placeValue}::int`;
  const each = searches.map((scopes) => sql`coalesce(${sql.join([...scopes.map(brief), sql`0`], sql`, `)})`);
  const { rows } = await byIndex(queries, (tx) =>
    tx.execute<{ counts: number[] }>(sql`select array[${sql.join(each, sql`, `)}] as counts`),
  );
  return (rows[0]?.counts ?? []).map((count) => {
    const total = count % placeValue;
    return total === 0
      ? null
      : { at: Math.floor(count / placeValue), total: total > mostSearches ? null : total };
  });
}

/** The place of the first of the scopes that finds anything; null where none does. */
export async function firstThatFinds(
  queries: Queries,
  scopes: readonly SearchScope[],
): Promise<number | null> {
  if (scopes.length === 0) return null;
  const cases = scopes.map(
    (scope, at) => sql`when exists (select ${searchRows(scope)}) then ${sql.raw(String(at))}`,
  );
  const { rows } = await byIndex(queries, (tx) =>
    tx.execute<{ at: number | null }>(sql`select case ${sql.join(cases, sql` `)} end as at`),
  );
  return rows[0]?.at ?? null;
}

/** A search goes so far and no further; of a broad one only the best loved are weighed by their words. */
export const mostFound = 1_000;

const orders: Readonly<Record<ListingSort, SQL>> = {
  featured: sql`tier desc, in_stock desc, sold_count desc, love_count desc, product_id`,
  newest: sql`in_stock desc, online_since desc, tier desc, product_id`,
  'price-low': sql`in_stock desc, price_minor, tier desc, product_id`,
  'price-high': sql`in_stock desc, price_minor desc, tier desc, product_id`,
};

const firstOf: Readonly<Record<ListingSort, SQL>> = {
  featured: sql`item.in_stock desc nulls last, item.love_count desc nulls last, item.product_id`,
  newest: sql`item.in_stock desc, item.online_since desc, item.product_id`,
  'price-low': sql`item.in_stock desc, item.price_minor, item.product_id`,
  'price-high': sql`item.in_stock desc, item.price_minor desc, item.product_id`,
};

export interface Weighing {
  /** What the choices of a list add to the conditions. */
  readonly narrowed?: SQL;
  readonly sort?: ListingSort;
  /** How many products are weighed against each other. */
  readonly most?: number;
}

/** Of each design the colour that comes first; what is named so before what is of the kind, and that before what merely says so. */
export async function findSearched(
  queries: Queries,
  scope: SearchScope,
  { narrowed = sql``, sort = 'featured', most = mostFound }: Weighing,
): Promise<number[]> {
  const items = sql`select item.* ${searchRows(scope)} ${narrowed} order by ${firstOf[sort]} limit ${most}`;
  const { rows } = await queries.execute<{ id: string }>(sql`${inOrder(scope, items, sort)}`);
  return rows.map(({ id }) => Number(id));
}

function inOrder({ named, kinds }: SearchScope, items: SQL, sort: ListingSort): SQL {
  const tier = sql`case ${named ? sql`when item.words @@ ${tsquery(named)} then 2` : sql``}
    when ${kinds ? sql`item.words @@ ${tsquery(kinds)}` : sql`false`} then 1 else 0 end`;
  return sql`
    select product_id as id from (
      select product_id, row_number() over (partition by group_id order by place) as color, place from (
        select weighed.*, row_number() over (order by ${orders[sort]}) as place from (
          select item.*, ${tier} as tier, coalesce(product_week.sold_count, 0) as sold_count from (${items}) item
          join product on product.id = item.product_id and is_active and is_listed and audience_exclusion_type is null
          left join product_week on product_week.product_id = item.product_id
        ) weighed
      ) placed
    ) folded where color = 1 order by place`;
}

export interface FirstFound {
  readonly ids: readonly number[];
  /** How many designs there are among so many products as a search goes. */
  readonly total: number;
}

/**
 * The best loved few of what is found, weighed by their words, and how many there are. Where few products are found all
 * are read; only of many are they read in the order of lists, until there are enough.
 */
export async function findFirst(queries: Queries, scope: SearchScope, most: number): Promise<FirstFound> {
  const first = sql`order by ${firstOf.featured} limit ${most}`;
  const count = sql`(select count(*) from found)`;
  const items = sql`
    (select item.* from (select * from found where ${count} < ${mostFound}) item ${first})
    union all
    (select item.* ${searchRows(scope)} and ${count} >= ${mostFound} ${first})`;
  const { rows } = await byIndex(queries, (tx) =>
    tx.execute<{
      ids: string[];
      total: number;
    }>(sql`with found as materialized (select item.* ${searchRows(scope)} limit ${mostFound})
      select array(${inOrder(scope, items, 'featured')}) as ids, (select count(distinct group_id)::int from found) as total`),
  );
  const [{ ids, total } = { ids: [], total: 0 }] = rows;
  return { ids: ids.map(Number), total };
}

const mostAlike = 12;
/** Nothing is written with it, and all that is comes before it. */
const lastLetter = '\u{10ffff}';

interface WordRow extends ShopWord, Record<string, unknown> {
  readonly word: string;
}

/** What the shop's own words say to words nobody else knows, and which numbers are a product's. */
export async function lookUpWords(
  queries: Queries,
  words: readonly string[],
  numbers: readonly string[],
): Promise<{ readonly shopWords: ReadonlyMap<string, ShopWord>; readonly numbers: ReadonlySet<string> }> {
  const [shopWords, known] = await Promise.all([
    words.length === 0
      ? { rows: [] }
      : queries.execute<WordRow>(sql`
          select asked as word,
                 exists (select from search_word where word = asked) as "isThere",
                 exists (select from search_word where word ~>=~ asked and word ~<~ (asked || ${lastLetter})) as "isBegun",
                 array(select word from search_word where word % asked
                        order by similarity(word, asked) desc, word limit ${mostAlike}) as alike
            from unnest(${sql.param([...words])}::text[]) asked`),
    numbers.length === 0
      ? { rows: [] }
      : queries.execute<{ number: string }>(sql`
          select number from unnest(${sql.param([...numbers])}::text[]) number
           where exists (select from listing_item where words @@ quote_literal('no.' || number)::tsquery)`),
  ]);
  return {
    shopWords: new Map(shopWords.rows.map(({ word, ...entry }) => [word, entry])),
    numbers: new Set(known.rows.map(({ number }) => number)),
  };
}
