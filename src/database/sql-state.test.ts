import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { cloneDatabase } from '../server/testing/test-shop.ts';
import { sqlFailureOf } from './sql-state.ts';

let database: Awaited<ReturnType<typeof cloneDatabase>>;
let client: pg.Client;

beforeAll(async () => {
  database = await cloneDatabase();
  client = new pg.Client({ connectionString: database.url });
  await client.connect();
});
afterAll(async () => {
  await client.end();
  await database.drop();
});

test.each([
  ['a NUL in text', 'invalid', 'select $1::text', ['\0']],
  ['a number out of range', 'invalid', 'select $1::bigint', ['99999999999999999999']],
  ['no number at all', 'invalid', 'select $1::bigint', ['abc']],
  ['a check that fails', 'invalid', 'update price set sale_minor = price_minor where product_id = 1001', []],
  ['a product nobody knows', 'invalid', "insert into product_chemical values (999999, 'lead')", []],
  ['a value given twice', 'conflict', "insert into brand (name, about) select name, '' from brand", []],
  [
    'a lock not had in time',
    'unavailable',
    "do $$ begin raise exception using errcode = '55P03'; end $$",
    [],
  ],
  [
    'a statement that took too long',
    'unavailable',
    'set statement_timeout = 1; select pg_sleep(1)',
    undefined,
  ],
  ['a mistake of ours', null, 'selct 1', []],
] as const)('%s is %s', async (_, failure, text, values) => {
  const error = await client.query(text, values && [...values]).then(
    () => null,
    (error: unknown) => error,
  );
  await client.query('reset statement_timeout');
  expect(error).toBeInstanceOf(Error);
  expect(sqlFailureOf(error)).toBe(failure);
});

test('stock can neither go below zero nor be promised twice, and a ledger is never rewritten', async () => {
  const refused = async (text: string) =>
    sqlFailureOf(
      await client.query(text).then(
        () => null,
        (error: unknown) => error,
      ),
    );
  expect(await refused('update stock_level set on_hand = -1')).toBe('invalid');
  expect(await refused('update stock_level set reserved = on_hand + 1')).toBe('invalid');
  expect(await refused('update stock_ledger set delta = 1000')).toBe('invalid');
  expect(await refused('delete from stock_ledger')).toBe('invalid');
  expect(await refused('update flash_deal set claimed = allotment + 1')).toBe('invalid');
  expect(
    await refused(
      'insert into flash_deal (product_id, starts_at, ends_at, discount_percent, deal_minor, allotment) select product_id, starts_at, ends_at, 10, 100, 5 from flash_deal',
    ),
  ).toBe('conflict');
});

test('the ledger adds up to the level for every size', async () => {
  const { rows } = await client.query(
    'select sku_id from stock_level left join stock_ledger using (sku_id) group by sku_id, on_hand having on_hand <> coalesce(sum(delta), 0)',
  );
  expect(rows).toEqual([]);
});
