// Statements of the hot paths: written out once, and planned once for a connection.
import { type SQL, sql } from 'drizzle-orm';
import { PgDialect } from 'drizzle-orm/pg-core';
import type { QueryResult } from 'pg';
import type { Queries, Transaction } from './database.ts';

const dialect = new PgDialect({ casing: 'snake_case' });

type Run<Row> = (
  queries: Queries | Transaction,
  values: Readonly<Record<string, unknown>>,
) => Promise<{ readonly rows: readonly Row[]; readonly rowCount: number | null }>;

/**
 * Building a statement and planning it take longer than running it when it touches a few rows by their keys. What
 * changes from one call to the next stands in it as `sql.placeholder(name)`. Only for statements whose best plan does
 * not depend on the values.
 */
export function preparedStatement<Row>(name: string, statement: SQL): Run<Row> {
  const query = dialect.sqlToQuery(statement);
  return async (queries, values) => {
    const prepared = queries._.session.prepareQuery<{
      execute: QueryResult & { rows: Row[] };
      all: unknown;
      values: unknown;
    }>(query, undefined, name, false);
    return prepared.execute(values);
  };
}

/**
 * True, as a condition of the first statement of a transaction: from then on the transaction's kept statements are not
 * planned anew, not even where the database would expect another plan to be a little better for these very values.
 */
export const plannedOnce = sql`set_config('plan_cache_mode', 'force_generic_plan', true) is not null`;

/**
 * True, as a condition: the transaction is committed before it is on the disk. What it did is there for everybody at
 * once and is kept by the next commit that waits, in whatever session, since the log is written in order; until then a
 * crash of the database forgets all of it. Rows that everybody wants are so held for no longer than the work takes.
 */
export const commitsEarly = sql`set_config('synchronous_commit', 'off', true) = 'off'`;
