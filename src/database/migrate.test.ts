// A database of a shop that runs is brought up to date from where it stands, and one from too long ago is refused.
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';
import { afterEach, beforeEach, expect, inject, test } from 'vitest';
import { databaseUrl, dropDatabase, onServer } from '../server/testing/databases.ts';
import { baselineAt, migrateDatabase } from './migrate.ts';

const folder = join(import.meta.dirname, 'migrations');
interface Journal {
  readonly entries: readonly { readonly tag: string; readonly when: number }[];
}
const journalFile = 'meta/_journal.json';
const journal: Journal = JSON.parse(await readFile(join(folder, journalFile), 'utf8'));
const later = journal.entries.filter(({ when }) => when > baselineAt);

const name = 'vitrine_test_migrate';
const url = databaseUrl(inject('postgresUrl'), name);
let client: pg.Client;
beforeEach(async () => {
  await onServer(inject('postgresUrl'), `drop database if exists ${name} with (force)`);
  await onServer(inject('postgresUrl'), `create database ${name}`);
  client = new pg.Client({ connectionString: url });
  await client.connect();
});
afterEach(async () => {
  await client.end();
  await dropDatabase(inject('postgresUrl'), name);
});

/** The tables as they were at the baseline, reached by steps that are no longer here: of those, the last is known. */
async function makeOldDatabase(lastStepAt: number): Promise<void> {
  const copy = await mkdtemp(join(tmpdir(), 'vitrine-migrations-'));
  await cp(folder, copy, { recursive: true });
  const entries = journal.entries.filter(({ when }) => when <= baselineAt);
  await writeFile(join(copy, journalFile), JSON.stringify({ ...journal, entries }));
  await migrate(drizzle(client), { migrationsFolder: copy });
  await rm(copy, { recursive: true });
  await client.query('delete from drizzle.__drizzle_migrations');
  await client.query(
    "insert into drizzle.__drizzle_migrations (hash, created_at) values ('an older step', $1)",
    [lastStepAt],
  );
}

test('the baseline is the last of the first two migrations', () => {
  expect(journal.entries.slice(0, 2).map(({ tag }) => tag)).toEqual(['0044_tables', '0045_guards']);
  expect(journal.entries[1]?.when).toBe(baselineAt);
  expect(later.length).toBeGreaterThan(0);
});

test('a database that stands at the baseline takes the later steps alone, with its rows', async () => {
  await makeOldDatabase(baselineAt);
  // Rows of a shop that sold: only what the later steps look at, so their products and skus are left out.
  await client.query(`
    do $$ declare link record; begin
      for link in select conrelid::regclass as owner, conname from pg_constraint where contype = 'f' loop
        execute format('alter table %s drop constraint %I', link.owner, link.conname);
      end loop;
    end $$`);
  await client.query(`
    insert into customer (id, name, email, email_verified) values ('c1', 'Margaux', 'Margaux@example.com', true);
    insert into customer_order (email, country_id, status, sub_total_minor, credit_minor, total_minor) values
      ('a@example.com', 1, 'cancelled', 5000, 2000, 3000),
      ('margaux@example.com', 1, 'returned', 5000, 0, 5000),
      ('b@example.com', 1, 'returned', 5000, 5000, 0);
    insert into order_line (order_id, sku_id, product_id, quantity, unit_minor) values (2, 1, 1, 1, 5000), (3, 1, 1, 1, 5000);
    insert into order_return (order_line_id, quantity, state, received_at) values (1, 1, 'received', now()), (2, 1, 'received', now());
    insert into payment_attempt (id, order_id, quote_id, processor, state, amount_minor, currency, quote, settled_at) values
      ('00000000-0000-0000-0000-000000000001', 2, '00000000-0000-0000-0000-000000000009', 'sandbox', 'authorised', 5000, 'USD', '{}', now()),
      ('00000000-0000-0000-0000-000000000002', 3, '00000000-0000-0000-0000-000000000008', 'sandbox', 'authorised', 0, 'USD', '{}', now());
    insert into payment_movement (attempt_id, kind, amount_minor, reference) values
      ('00000000-0000-0000-0000-000000000001', 'refund', 5000, 'return 1')`);
  await migrateDatabase(url);
  const steps = await client.query('select from drizzle.__drizzle_migrations');
  expect(steps.rowCount).toBe(1 + later.length);
  const orders = await client.query(
    'select credit_returned_minor::int as returned, customer_id as owner from customer_order order by id',
  );
  expect(orders.rows).toEqual([
    { returned: 2000, owner: null },
    { returned: 0, owner: 'c1' },
    { returned: 0, owner: null },
  ]);
  const refunds = await client.query(
    'select order_id::int as id, cause, card_minor::int as card, credit_minor::int as credit from order_refund order by id',
  );
  expect(refunds.rows).toEqual([
    { id: 1, cause: 'cancellation', card: 0, credit: 2000 },
    { id: 2, cause: 'return', card: 5000, credit: 0 },
  ]);
  // A return of an order paid by credit was never paid back: it stays on the list of what the shop owes.
  const returns = await client.query('select is_paid_back from order_return order by id');
  expect(returns.rows).toEqual([{ is_paid_back: true }, { is_paid_back: false }]);
  // Once more changes nothing.
  await migrateDatabase(url);
  expect((await client.query('select from drizzle.__drizzle_migrations')).rowCount).toBe(1 + later.length);
});

test('a database from before the baseline is refused in one sentence, and left as it is', async () => {
  await makeOldDatabase(baselineAt - 1);
  await expect(migrateDatabase(url)).rejects.toThrow(/^The database was made by a Vitrine from before .+\.$/);
  expect((await client.query("select to_regclass('order_refund') as found")).rows).toEqual([{ found: null }]);
});
