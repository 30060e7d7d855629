import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { cloneDatabase } from '../server/testing/test-shop.ts';
import { createDatabase, type Database, type Transaction } from './database.ts';
import { preparedStatement } from './prepared-statement.ts';
import { committing, onOneConnection } from './transaction.ts';

let cloned: Awaited<ReturnType<typeof cloneDatabase>>;
let database: Database;

beforeAll(async () => {
  cloned = await cloneDatabase();
  database = createDatabase(cloned.url);
  await database.shop.execute(sql`create table noted (id int primary key)`);
});
afterAll(async () => {
  await database.close();
  await cloned.drop();
});
beforeEach(async () => {
  await database.shop.execute(sql`truncate noted`);
});

const note = preparedStatement<{ id: number }>(
  'note',
  sql`insert into noted (id) values (${sql.placeholder('id')}) returning id`,
);
const backend = preparedStatement<{ pid: number }>('backend', sql`select pg_backend_pid() as pid`);
const readIds = async (): Promise<unknown[]> =>
  (await database.jobs.execute(sql`select id from noted order by id`)).rows.map(({ id }) => id);

test('a commit that goes out with its statements keeps them, and they are answered', async () => {
  const answer = await database.checkout.transaction(async (tx) => {
    await note(tx, { id: 1 });
    const [, { rows }] = await committing(tx, Promise.all([note(tx, { id: 2 }), note(tx, { id: 3 })]));
    // Others see it before whoever asked has done anything more.
    expect(await readIds()).toEqual([1, 2, 3]);
    return rows;
  });
  expect(answer).toEqual([{ id: 3 }]);
});

test('where one of the statements fails nothing is kept, though the commit was on its way', async () => {
  const work = (tx: Transaction) =>
    committing(tx, Promise.all([note(tx, { id: 1 }), note(tx, { id: 1 }), note(tx, { id: 2 })]));
  await expect(database.checkout.transaction(work)).rejects.toMatchObject({ cause: { code: '23505' } });
  expect(await readIds()).toEqual([]);
  // The connection is as good as before.
  await database.checkout.transaction((tx) => note(tx, { id: 4 }));
  expect(await readIds()).toEqual([4]);
});

test('what is thrown before the commit is sent leaves nothing', async () => {
  const work = async (tx: Transaction) => {
    await note(tx, { id: 1 });
    throw new Error('thought better of it');
  };
  await expect(database.checkout.transaction(work)).rejects.toThrow('thought better of it');
  expect(await readIds()).toEqual([]);
});

test('a transaction whose failure was swallowed is not taken for committed', async () => {
  const work = async (tx: Transaction) => {
    await note(tx, { id: 1 });
    await note(tx, { id: 1 }).catch(() => undefined);
  };
  await expect(database.checkout.transaction(work)).rejects.toThrow('ROLLBACK');
  expect(await readIds()).toEqual([]);
});

test('nothing can be asked for in the name of a transaction that is committed', async () => {
  const work = async (tx: Transaction) => {
    await committing(tx, note(tx, { id: 1 }));
    await note(tx, { id: 2 });
  };
  await expect(database.checkout.transaction(work)).rejects.toThrow();
  expect(await readIds()).toEqual([1]);
});

test('reads that go out together go by one connection', async () => {
  const pids = await onOneConnection(database.shop, (queries) =>
    Promise.all([1, 2, 3].map(async () => (await backend(queries, {})).rows[0]?.pid)),
  );
  expect(new Set(pids).size).toBe(1);
});
