// How often something was looked for, by day and language, and how much there was of it.
import { sql } from 'drizzle-orm';
import { popularDays, popularFrom } from '../../../domain/listing/search/counted-query.ts';
import type { Language } from '../../../domain/visitor/language.ts';
import type { Queries } from '../../database.ts';

export interface SearchCount {
  readonly language: Language;
  readonly query: string;
  readonly searches: number;
  /** Of what was asked for; none where something else was offered. */
  readonly products: number;
  /** The marks of those who asked, put together; `askerMark` says what they tell. */
  readonly askers: bigint;
}

/** So many different ones are counted on a day; whoever makes up words fills no more than that. */
const mostOnADay = 20_000;

export async function addSearchCounts(queries: Queries, counts: readonly SearchCount[]): Promise<void> {
  if (counts.length === 0) return;
  await queries.execute(sql`
    insert into search_count as counted (day, language, query, searches, products, askers)
    select current_date, language, query, searches, products, askers
      from json_to_recordset(${JSON.stringify(counts.map((count) => ({ ...count, askers: String(count.askers) })))}::json)
           as coming (language text, query text, searches int, products int, askers bigint)
     where (select count(*) from (select from search_count where day = current_date limit ${mostOnADay}) today) < ${mostOnADay}
        or exists (select from search_count known
                    where known.day = current_date and (known.language, known.query) = (coming.language, coming.query))
     order by language, query
    on conflict (day, language, query) do update
       set searches = counted.searches + excluded.searches, products = excluded.products,
           askers = counted.askers | excluded.askers`);
}

/**
 * What many others look for in these days, and found: the most people first, not the most requests. Days on which only one
 * mark was made are left out, which are most of the rows: what is popular is looked for by several on some day.
 */
export async function findPopularSearches(
  queries: Queries,
  language: Language,
  most: number,
): Promise<string[]> {
  const { rows } = await queries.execute<{ query: string }>(sql`
    select query from (
      select query, bit_count(bit_or(askers)::bit(64)) as people, sum(searches) as searches from search_count
       where day > current_date - ${popularDays}::int and language = ${language} and products > 0 and askers & (askers - 1) <> 0
       group by query
    ) asked
     where people >= ${popularFrom} order by people desc, searches desc, query limit ${most}`);
  return rows.map(({ query }) => query);
}

export interface SearchesOf {
  readonly days: number;
  readonly onlyMissed: boolean;
  readonly most: number;
}

/** The most looked for first; of what was missed, what the shop had nothing of when it was last looked for. */
export async function listSearches(queries: Queries, { days, onlyMissed, most }: SearchesOf) {
  const { rows } = await queries.execute<Record<string, unknown> & SearchRow>(sql`
    select language, query, sum(searches)::int as searches, max(day)::text as "lastDay",
           (array_agg(products order by day desc))[1] as products
      from search_count where day > current_date - ${days}::int
     group by language, query
    having not ${onlyMissed} or (array_agg(products order by day desc))[1] = 0
     order by searches desc, query, language limit ${most}`);
  return rows;
}

interface SearchRow {
  readonly language: Language;
  readonly query: string;
  readonly searches: number;
  readonly products: number;
  readonly lastDay: string;
}
