// Statements of the hot paths: written out once, and planned once for a connection.
import { is, Placeholder, type SQL, sql } from 'drizzle-orm';
import { DrizzleQueryError } from 'drizzle-orm/errors';
import { PgDialect } from 'drizzle-orm/pg-core';
import pg from 'pg';
import type { Queries, Transaction } from './database.ts';
import { sqlStateOf } from './sql-state.ts';
import { clientOf } from './transaction.ts';

const dialect = new PgDialect({ casing: 'snake_case' });

type Run<Row> = (
  queries: Pick<Queries | Transaction, '_'>,
  values: Readonly<Record<string, unknown>>,
) => Promise<{ readonly rows: readonly Row[]; readonly rowCount: number | null }>;

/**
 * Building a statement and planning it take longer than running it when it touches a few rows by their keys. What
 * changes from one call to the next stands in it as `sql.placeholder(name)`. Only for statements whose best plan does
 * not depend on the values. It is sent at once, before the call returns: those that are asked for one after the other
 * are taken in that order.
 */
export function preparedStatement<Row>(name: string, statement: SQL): Run<Row> {
  const { sql: text, params } = dialect.sqlToQuery(statement);
  const config = { name, text, types };
  return async (queries, given) => {
    const values = params.map((param) => (is(param, Placeholder) ? givenTo(name, given, param.name) : param));
    try {
      const { rows, rowCount } = await clientOf(queries).query(config, values);
      return { rows: rows as Row[], rowCount };
    } catch (error) {
      throw new DrizzleQueryError(text, values, error instanceof Error ? error : undefined);
    }
  };
}

function givenTo(statement: string, values: Readonly<Record<string, unknown>>, name: string): unknown {
  if (!(name in values)) throw new Error(`The statement "${statement}" was not given its ${name}.`);
  return values[name];
}

/** Times as the database writes them, as in all other statements. */
const { builtins, getTypeParser } = pg.types;
const asWritten: ReadonlySet<number> = new Set([
  builtins.TIMESTAMPTZ,
  builtins.TIMESTAMP,
  builtins.DATE,
  builtins.INTERVAL,
]);
const types = {
  getTypeParser: (type: number, format?: 'text' | 'binary') =>
    asWritten.has(type) ? (value: string) => value : getTypeParser(type, format as 'text'),
};

/**
 * True, as a condition of the first statement of a transaction: from then on the transaction's kept statements are not
 * planned anew, not even where the database would expect another plan to be a little better for these very values.
 */
export const plannedOnce = sql`set_config('plan_cache_mode', 'force_generic_plan', true) is not null`;

/**
 * A condition that fails its statement where it is not met and `isInsisted` is given: for what goes out with its commit,
 * which nobody could take back by then.
 */
export const insistOn = (condition: SQL): SQL =>
  sql`insist(${condition} or not ${sql.placeholder('isInsisted')}::boolean)`;

/** What `insist` fails with. */
export const isInsistedOn = (error: unknown): boolean => sqlStateOf(error) === 'VT001';

/**
 * True, as a condition: the transaction is committed before it is on the disk. What it did is there for everybody at
 * once and is kept by the next commit that waits, in whatever session, since the log is written in order; until then a
 * crash of the database forgets all of it. Rows that everybody wants are so held for no longer than the work takes.
 */
export const commitsEarly = sql`set_config('synchronous_commit', 'off', true) = 'off'`;

/** The commit of this transaction waits for the disk, whatever was done early in it. */
export async function commitsDurably(tx: Transaction): Promise<void> {
  await tx.execute(sql`set local synchronous_commit to default`);
}
