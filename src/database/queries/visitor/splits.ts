// How many visitors came how far on each side of a split: sums, and nobody behind them.
import { and, asc, eq, sql } from 'drizzle-orm';
import type { SplitPart } from '../../../domain/visitor/split.ts';
import type { Queries } from '../../database.ts';
import { splitTally } from '../../schema/operation.ts';

export type SplitTally = typeof splitTally.$inferSelect;

/** Of how many sides. One statement, whose rows are always taken in the same order: two that count at once never wait for each other. */
export async function addSteps(queries: Queries, steps: readonly SplitPart[]): Promise<number> {
  const { rowCount } = await queries.execute(sql`
    insert into split_tally as old (name, since, line, is_on, visitors, bags, orders)
    select name, to_timestamp(since / 1000.0), line, "isOn",
        count(*) filter (where stage = 'visit'), count(*) filter (where stage = 'bag'),
        count(*) filter (where stage = 'order')
      from jsonb_to_recordset(${JSON.stringify(steps)}::jsonb)
        as step (name text, since float8, line smallint, "isOn" boolean, stage text)
     group by name, since, line, "isOn" order by name, since, line, "isOn"
    on conflict (name, since, line, is_on) do update set
      visitors = old.visitors + excluded.visitors,
      bags = old.bags + excluded.bags,
      orders = old.orders + excluded.orders`);
  return rowCount ?? 0;
}

/** Of the rule that was set at that moment, by its lines. */
export function findTallies(queries: Queries, name: string, since: Date): Promise<SplitTally[]> {
  return queries
    .select()
    .from(splitTally)
    .where(and(eq(splitTally.name, name), eq(splitTally.since, since)))
    .orderBy(asc(splitTally.line), asc(splitTally.isOn));
}
