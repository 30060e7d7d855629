// Lists by place or by words: which products, in which order, and how many there are of each kind.
import { type SQL, sql } from 'drizzle-orm';
import type { FacetName, ListingSort } from '../../../domain/listing/listing.ts';
import type { Queries } from '../../database.ts';
import { findSearched, type SearchScope, searchRows } from './search.ts';

/** What a list is drawn from: a place, perhaps only what came in lately; or what words find. */
export type ListingScope =
  | { readonly collectionId: number; readonly sinceDays?: number | undefined }
  | SearchScope;

/** Ids and ranges; an empty list lets everything pass. */
export interface ListingFilter {
  readonly size: readonly number[];
  readonly color: readonly string[];
  readonly brand: readonly number[];
  /** Numbers of price bands, from 0. */
  readonly price: readonly number[];
}

const facets = ['size', 'color', 'brand', 'price'] as const satisfies readonly FacetName[];

function passes(filter: ListingFilter, facet: FacetName): SQL | null {
  if (filter[facet].length === 0) return null;
  switch (facet) {
    case 'size':
      return sql`item.sizes && ${sql.param([...filter.size])}::int[]`;
    case 'color':
      return sql`item.color = any(${sql.param([...filter.color])}::text[])`;
    case 'brand':
      return sql`item.brand_id = any(${sql.param([...filter.brand])}::int[])`;
    case 'price':
      return sql`item.band = any(${sql.param([...filter.price])}::int[])`;
  }
}

/** The rows of a scope that pass every filter but, where one is named, the one of that facet. */
function filteredRows(rows: SQL, filter: ListingFilter, except?: FacetName): SQL {
  return sql`${rows} ${filterConditions(filter, except)}`;
}

function filterConditions(filter: ListingFilter, except?: FacetName): SQL {
  const conditions = facets.flatMap((facet) => (facet === except ? [] : (passes(filter, facet) ?? [])));
  return sql.join(conditions.map((condition) => sql` and ${condition}`));
}

function products(scope: ListingScope): SQL {
  if ('sought' in scope) return searchRows(scope);
  return sql`from listing_collection item where item.collection_id = ${scope.collectionId}${since(scope.sinceDays)}`;
}

function since(days: number | undefined): SQL {
  return days === undefined ? sql`` : sql` and item.online_since >= current_date - ${days}::int`;
}

/** What can be counted: a whole place by its cells, anything less by its products. */
function countable(scope: ListingScope): { readonly rows: SQL; readonly number: SQL } {
  // Of a search the colours of a design are one.
  if ('sought' in scope) return { rows: products(scope), number: sql`count(distinct item.group_id)` };
  if (scope.sinceDays !== undefined) return { rows: products(scope), number: sql`count(*)` };
  return {
    rows: sql`from listing_facet_count item where item.collection_id = ${scope.collectionId}`,
    number: sql`coalesce(sum(item.products), 0)`,
  };
}

export interface Window {
  readonly offset: number;
  readonly limit: number;
}

/** Of products that are to be shown: a list may be a moment older than the catalogue, so the catalogue is asked too. */
const shownNow = sql`exists (
  select from product
   where product.id = item.product_id and is_active and is_listed and audience_exclusion_type is null)`;

const orders: Readonly<Record<ListingSort, SQL>> = {
  featured: sql`item.in_stock desc nulls last, item.love_count desc nulls last, item.product_id`,
  newest: sql`item.in_stock desc nulls last, item.online_since desc nulls last, item.product_id`,
  'price-low': sql`item.in_stock desc nulls last, item.price_minor, item.product_id`,
  'price-high': sql`item.in_stock desc nulls last, item.price_minor desc nulls last, item.product_id`,
};

export async function findListed(
  queries: Queries,
  scope: ListingScope,
  filter: ListingFilter,
  { sort, offset, limit }: Window & { readonly sort: ListingSort },
): Promise<number[]> {
  if ('sought' in scope)
    return (await findSearched(queries, scope, { narrowed: filterConditions(filter), sort })).slice(
      offset,
      offset + limit,
    );
  const { rows } = await queries.execute<{ id: string }>(sql`
    select item.product_id as id ${filteredRows(products(scope), filter)} and ${shownNow}
     order by ${orders[sort]} limit ${limit} offset ${offset}`);
  return rows.map(({ id }) => Number(id));
}

export interface ListingCounts {
  readonly total: number;
  /** By size group, family of colours, brand and price band. */
  readonly size: ReadonlyMap<number, number>;
  readonly color: ReadonlyMap<string, number>;
  readonly brand: ReadonlyMap<number, number>;
  readonly price: ReadonlyMap<number, number>;
}

interface CountRow extends Record<string, unknown> {
  readonly facet: FacetName | 'total';
  readonly brand: number | null;
  readonly color: string | null;
  readonly band: number | null;
  readonly sizes: number[] | null;
  readonly count: string;
}

/** What each further choice would leave: a facet is counted by all choices but its own. */
export async function countListed(
  queries: Queries,
  scope: ListingScope,
  filter: ListingFilter,
): Promise<ListingCounts> {
  const { rows: all, number } = countable(scope);
  // Designs that come in many sizes are counted once for each; products by the whole set of theirs.
  const alone = 'sought' in scope ? (['size'] as const) : [];
  const active = facets.filter((facet) => filter[facet].length > 0);
  const idle = facets.filter((facet) => !active.includes(facet) && !alone.some((each) => each === facet));
  const parts = [
    countFacets(filteredRows(all, filter), number, idle, true),
    ...active
      .filter((facet) => !alone.some((each) => each === facet))
      .map((facet) => countFacets(filteredRows(all, filter, facet), number, [facet], false)),
    ...alone.map(() => sizesCounted(filteredRows(all, filter, 'size'))),
  ];
  const { rows } = await queries.execute<CountRow>(sql.join(parts, sql` union all `));
  return countsOf(rows);
}

function sizesCounted(rows: SQL): SQL {
  return sql`(
    select 'size' as facet, null::int as brand, null::text as color, null::int as band, array[size] as sizes,
           count(distinct group_id) as count
      from (select item.group_id, unnest(item.sizes) as size ${rows}) had group by size)`;
}

const columns: Readonly<Record<FacetName, SQL>> = {
  size: sql`item.sizes`,
  color: sql`item.color`,
  brand: sql`item.brand_id`,
  price: sql`item.band`,
};

/** One reading of the rows counts every facet asked for; products are counted by the whole set of their sizes. */
function countFacets(rows: SQL, number: SQL, counting: readonly FacetName[], withTotal: boolean): SQL {
  const sets = counting.map((facet) => sql`(${columns[facet]})`);
  if (withTotal) sets.push(sql`()`);
  const shown = (facet: FacetName, type: string) =>
    counting.includes(facet) ? columns[facet] : sql.raw(`null::${type}`);
  const named = counting.map(
    (facet) => sql`when grouping(${columns[facet]}) = 0 then ${sql.raw(`'${facet}'`)}`,
  );
  const facet = named.length === 0 ? sql`'total'` : sql`case ${sql.join(named, sql` `)} else 'total' end`;
  return sql`(
    select ${facet} as facet, ${shown('brand', 'int')} as brand, ${shown('color', 'text')} as color,
           ${shown('price', 'int')} as band, ${shown('size', 'int[]')} as sizes, ${number} as count
    ${rows} group by grouping sets (${sql.join(sets, sql`, `)}))`;
}

function countsOf(rows: readonly CountRow[]): ListingCounts {
  const size = new Map<number, number>();
  const color = new Map<string, number>();
  const brand = new Map<number, number>();
  const price = new Map<number, number>();
  let total = 0;
  for (const row of rows) {
    const count = Number(row.count);
    if (row.facet === 'total') total = count;
    if (row.facet === 'brand' && row.brand !== null) brand.set(row.brand, count);
    if (row.facet === 'color' && row.color !== null) color.set(row.color, count);
    if (row.facet === 'price' && row.band !== null) price.set(row.band, count);
    if (row.facet === 'size') for (const id of row.sizes ?? []) size.set(id, (size.get(id) ?? 0) + count);
  }
  return { total, size, color, brand, price };
}
