// Transactions that cost no more turns between the shop and its database than they must.
import { NodePgSession, NodePgTransaction } from 'drizzle-orm/node-postgres';
import { PgDialect } from 'drizzle-orm/pg-core';
import type pg from 'pg';
import type { Queries, Transaction } from './tables.ts';

const dialect = new PgDialect({ casing: 'snake_case' });

type Work<T> = (transaction: Transaction) => Promise<T>;

interface Open {
  readonly client: pg.PoolClient;
  /** Set once the commit is on its way. */
  committed: Promise<void> | null;
}

const opened = new WeakMap<Transaction, Open>();

/**
 * In place of the library's own: the beginning is not waited for, so that it goes out with the first statement, and
 * nothing is made for each transaction that only whoever reads whole products needs. Should the beginning fail the
 * connection is given up, so that nothing is done outside of a transaction.
 */
export async function inTransaction<T>(pool: pg.Pool, work: Work<T>): Promise<T> {
  const client = await pool.connect();
  const open: Open = { client, committed: null };
  try {
    client.query('begin').catch(() => void client.connection.stream.destroy());
    const transaction = by(open);
    opened.set(transaction, open);
    const answer = await work(transaction);
    await (open.committed ?? commit(client));
    return answer;
  } catch (error) {
    // One that failed on its way to the commit is over already.
    await (open.committed?.catch(() => undefined) ?? client.query('rollback'));
    throw error;
  } finally {
    client.release();
  }
}

/** Several reads by one connection, so that they go out in one piece. Each is for itself. */
export async function onOneConnection<T>(queries: Queries, work: Work<T>): Promise<T> {
  const client = await (clientOf(queries) as pg.Pool).connect();
  try {
    return await work(by({ client, committed: null }));
  } finally {
    client.release();
  }
}

/**
 * The commit goes out right behind the statements that were asked for just now, so that what they lock is held for no
 * longer than the database works. For statements whose answers decide nothing any more: one that finds what must not
 * be has to fail, and then the commit is none. Whatever would be asked for afterwards is refused.
 */
export async function committing<T>(transaction: Transaction, statements: Promise<T>): Promise<T> {
  const open = opened.get(transaction);
  if (!open) throw new Error('This is no transaction that can be committed.');
  open.committed = commit(open.client);
  // Where both fail it is the statement's failure that says why.
  open.committed.catch(() => undefined);
  const answer = await statements;
  await open.committed;
  return answer;
}

async function commit(client: pg.PoolClient): Promise<void> {
  const { command } = await client.query('commit');
  // A transaction that has failed is rolled back, whatever was asked for.
  if (command !== 'COMMIT') throw new Error(`A transaction was to be committed and was not: ${command}.`);
}

function by(open: Open): Transaction {
  const query = (...statement: Parameters<typeof open.client.query>) => {
    if (open.committed) throw new Error('A statement was asked for after the commit.');
    return open.client.query(...statement);
  };
  const client = { query } as unknown as pg.PoolClient;
  return new NodePgTransaction(
    dialect,
    new NodePgSession(client, dialect, undefined),
    undefined,
  ) as Transaction;
}

/** What sends the statements of these queries. */
export function clientOf(queries: Pick<Queries | Transaction, '_'>): pg.Pool | pg.PoolClient {
  return (queries._.session as unknown as { client: pg.Pool | pg.PoolClient }).client;
}
