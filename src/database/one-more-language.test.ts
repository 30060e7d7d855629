// Every table that names a language would hold one that the shop does not speak yet: no migration stands in its way.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { cloneDatabase } from '../server/testing/test-shop.ts';
import { createDatabase, type Database } from './database.ts';

let cloned: Awaited<ReturnType<typeof cloneDatabase>>;
let database: Database;

beforeAll(async () => {
  cloned = await cloneDatabase();
  database = createDatabase(cloned.url);
});
afterAll(async () => {
  await database.close();
  await cloned.drop();
});

const rows = async <T>(statement: string) => (await database.shop.execute(statement)).rows as T[];

test('no table has a list of the languages it may name', async () => {
  const checks = await rows<{ name: string; rule: string }>(`
    select conname as name, pg_get_constraintdef(oid) as rule from pg_constraint
    where contype = 'c' and pg_get_constraintdef(oid) ~ '\\mlanguage\\M'`);
  expect(checks.length).toBeGreaterThan(8);
  expect(checks.filter(({ rule }) => /'fr'|'de'/.test(rule))).toEqual([]);
});

test('a made-up language is rows: a product, its picture, a category, a word of search and a feed', async () => {
  await rows(`insert into product_translation (product_id, language, description, details)
    values (1001, 'xq', 'Vira sela.', array['Vira'])`);
  await rows(`insert into product_image_translation (product_id, position, language, alt)
    values (1001, 0, 'xq', 'Sela')`);
  await rows(`insert into category_translation (category_id, language, name) values (1, 'xq', 'Seli')`);
  await rows(`insert into search_term (language, term, concepts) values ('xq', 'sela', array['kind.dress'])`);
  await rows(`insert into feed_edition (language, begun_at) values ('xq', now())`);
  const [total] = await rows<{ count: number }>(`
    select (select count(*) from product_translation where language = 'xq')
         + (select count(*) from feed_edition where language = 'xq') as count`);
  expect(Number(total?.count)).toBe(2);
});
