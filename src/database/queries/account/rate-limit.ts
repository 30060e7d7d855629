// Tries counted for all processes together. One statement each: two who come at once are two.
import { sql } from 'drizzle-orm';
import type { Limit } from '../../../domain/visitor/limit.ts';
import type { Queries, Transaction } from '../../database.ts';
import { commitsEarly, preparedStatement } from '../../prepared-statement.ts';

const counted = preparedStatement<{ count: number; seconds: number }>(
  'count a try',
  sql`
    insert into rate_limit as held (key, count, resets_at)
    values (${sql.placeholder('key')}, 1, now() + make_interval(secs => ${sql.placeholder('seconds')}))
    on conflict (key) do update set
      count = case when held.resets_at <= now() then 1 else least(held.count + 1, 1000000) end,
      resets_at = case when held.resets_at <= now() then excluded.resets_at else held.resets_at end
    returning count, ceil(extract(epoch from resets_at - now()))::int as seconds`,
);

/** Counts one more. How long to wait, in seconds, when that is too many; null when it is not. */
export async function countTry(
  queries: Queries | Transaction,
  key: string,
  { most, seconds }: Limit,
): Promise<number | null> {
  const { rows } = await counted(queries, { key, seconds });
  const [row] = rows;
  return row && Number(row.count) > most ? Math.max(1, Number(row.seconds)) : null;
}

/** What is counted, by its keyed hash, and how far. */
export interface Counted {
  readonly key: string;
  readonly limit: Limit;
}

const reserved = preparedStatement<{ key: string; count: number }>(
  'reserve tries',
  sql`
    insert into rate_limit as held (key, count, resets_at)
    select key, 1, now() + make_interval(secs => seconds)
      from unnest(${sql.placeholder('keys')}::text[], ${sql.placeholder('seconds')}::int[]) as given(key, seconds)
     where ${commitsEarly} order by key
    on conflict (key) do update set
      count = case when held.resets_at <= now() then 1 else least(held.count + 1, 1000000) end,
      resets_at = case when held.resets_at <= now() then excluded.resets_at else held.resets_at end
    returning key, count`,
);

/** Counts one more of each, before it is known how it goes. Whether all of them still bear it. */
export async function reserveTries(
  queries: Queries | Transaction,
  counted: readonly Counted[],
): Promise<boolean> {
  const { rows } = await reserved(queries, {
    keys: counted.map(({ key }) => key),
    seconds: counted.map(({ limit }) => limit.seconds),
  });
  const most = new Map(counted.map(({ key, limit }) => [key, limit.most]));
  return rows.every(({ key, count }) => Number(count) <= (most.get(key) ?? 0));
}

const waited = preparedStatement<{ seconds: unknown }>(
  'wait of tries',
  sql`
    select max(ceil(extract(epoch from resets_at - now()))) as seconds from rate_limit
      join unnest(${sql.placeholder('keys')}::text[], ${sql.placeholder('mosts')}::int[]) as given(key, most) using (key)
     where count >= most and resets_at > now()`,
);

/** How long to wait, in seconds, because one of these was tried as often as it may be; null when none was. */
export async function waitOfTries(
  queries: Queries | Transaction,
  counted: readonly Counted[],
): Promise<number | null> {
  const { rows } = await waited(queries, {
    keys: counted.map(({ key }) => key),
    mosts: counted.map(({ limit }) => limit.most),
  });
  const seconds = rows[0]?.seconds ?? null;
  return seconds === null ? null : Math.max(1, Number(seconds));
}

/** It went well: what came before does not count against the next. */
export async function forgetTries(queries: Queries, key: string): Promise<void> {
  await queries.execute(sql`delete from rate_limit where key = ${key}`);
}

const forgiven = preparedStatement(
  'forgive tries',
  sql`
    with held as (
      select key from rate_limit where key = any(${sql.placeholder('keys')}::text[]) and ${commitsEarly}
       order by key for update
    )
    update rate_limit set count = greatest(count - 1, 1),
      resets_at = case when count > 1 then resets_at else 'epoch' end
     from held where rate_limit.key = held.key`,
);

/** It went well: this one does not count. A count that has nothing left in it is over, for whoever looks at it next. */
export async function forgiveTries(queries: Queries | Transaction, keys: readonly string[]): Promise<void> {
  if (keys.length > 0) await forgiven(queries, { keys: [...keys] });
}
