import pg from 'pg';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { catalogue } from '../../../catalogue/index.ts';
import { createDatabase, type Database, unhurriedLimits } from '../../database/database.ts';
import type { Catalogue, CatalogueProduct } from '../../domain/catalogue/catalogue.ts';
import { emptyDatabase } from '../../server/testing/empty-database.ts';
import { cloneDatabase } from '../../server/testing/test-shop.ts';
import { growCatalogue } from './grow-catalogue.ts';
import { importCatalogue } from './import-catalogue.ts';

type Made = Awaited<ReturnType<typeof emptyDatabase>>;
let made: Made;
let database: Database;
let client: pg.Client;

async function begin(make: () => Promise<Made>): Promise<void> {
  made = await make();
  database = createDatabase(made.url, {}, unhurriedLimits);
  client = new pg.Client({ connectionString: made.url });
  await client.connect();
}
async function end(): Promise<void> {
  await client.end();
  await database.close();
  await made.drop();
}

beforeEach(() => begin(emptyDatabase));
afterEach(end);

/** In place of the empty database, one that holds the demo shop already. */
async function beginFilled(): Promise<void> {
  await end();
  await begin(cloneDatabase);
}

const now = Date.UTC(2026, 10, 15, 12);
const day = 86_400_000;
const importing = (at = now, besideOthers = false, what: Catalogue = catalogue) =>
  importCatalogue(database.shop, async () => what, { name: 'demo-shop', now: at, besideOthers });

/** Every row of every table, table by table, as one hash each. */
async function digest(): Promise<Record<string, string>> {
  const { rows: tables } = await client.query<{ name: string }>(
    `select table_name as name from information_schema.tables where table_schema = 'public' order by 1`,
  );
  const hashes: Record<string, string> = {};
  for (const { name } of tables) {
    const { rows } = await client.query(
      `select count(*) || ' ' || coalesce(md5(string_agg(row::text, E'\\n' order by row::text)), '') as hash from "${name}" row`,
    );
    hashes[name] = rows[0].hash;
  }
  return hashes;
}

const merchants: CatalogueProduct = {
  id: 7,
  groupId: 7,
  name: 'Merchant’s Own Dress',
  brand: 'House',
  colorName: 'Noir',
  categories: [9_001],
  price: 10_000,
  description: 'A dress that was here before the demo shop came along and asked to come in.',
  images: [{ path: 'img/own.webp', alt: 'A dress on a hanger, front' }],
  swatchImage: 'img/own.webp',
  sizes: [{ name: 'S', onHand: 3 }],
  onlineSince: '2026-01-01',
};

const merchantsShop: Catalogue = {
  brands: [{ name: 'House', about: 'Makes dresses.' }],
  categories: [{ id: 9_001, name: 'Everything', slug: 'everything', parentId: null }],
  countries: [],
  origins: [],
  products: [merchants],
  landers: { 'pdp-landers-in-stock': '', 'pdp-landers-sold-out': '' },
};

const createOwnShop = (shop = merchantsShop) =>
  importCatalogue(database.shop, async () => shop, { name: 'own', now, besideOthers: false });

describe('the demo shop', () => {
  test('fills an empty database, and filling it again, on another day, changes not one row', async () => {
    expect(await importing()).toEqual({
      ok: true,
      products: catalogue.products.length,
      reviews: expect.any(Number),
    });
    const before = await digest();
    expect(before.product).toMatch(new RegExp(`^${catalogue.products.length} `));
    expect(await importing(now + 40 * day)).toEqual({ ok: false, code: 'already_filled' });
    expect(await importing(now + 40 * day, true)).toEqual({ ok: false, code: 'already_filled' });
    expect(await digest()).toEqual(before);
  });

  test('is imported once by two processes that start together', async () => {
    const both = [now, now + 1].map((at) => importing(at, false, merchantsShop));
    const results = await Promise.all(both);
    expect(results.map(({ ok }) => ok).sort()).toEqual([false, true]);
    expect(results.find(({ ok }) => !ok)).toEqual({ ok: false, code: 'already_filled' });
  });

  test('its history moves no stock: what is on hand is what was counted', async () => {
    await beginFilled();
    const { rows } = await client.query(`
      select sku.code from stock_level join sku on sku.id = sku_id
        left join stock_ledger using (sku_id) group by sku.code, on_hand, reserved
      having on_hand <> coalesce(sum(delta), 0) or reserved <> 0 or count(*) filter (where reason <> 'count') > 0`);
    expect(rows).toEqual([]);
    const onHand = await client.query(`select sum(on_hand)::int as units from stock_level`);
    const counted = catalogue.products
      .flatMap(({ sizes }) => sizes)
      .reduce((sum, size) => sum + size.onHand, 0);
    expect(onHand.rows[0].units).toBe(counted);
  });
});

describe('a database with other products', () => {
  test('is refused, and left as it is', async () => {
    await createOwnShop();
    const before = await digest();
    expect(await importing()).toEqual({ ok: false, code: 'holds_others', products: 1 });
    expect(await digest()).toEqual(before);
  });

  test('takes the demo shop beside them when told so, and keeps its own', async () => {
    await createOwnShop();
    expect(await importing(now, true)).toMatchObject({ ok: true, products: catalogue.products.length });
    const { rows } = await client.query('select count(*)::int as products from product');
    expect(rows[0].products).toBe(catalogue.products.length + 1);
  });

  test('whose ids mean something else refuses it even then, and says which', async () => {
    await createOwnShop({
      ...merchantsShop,
      categories: [{ id: 2, name: 'Everything', slug: 'everything', parentId: null }],
      products: [{ ...merchants, id: 1001, groupId: 1001, categories: [2] }],
    });
    const refused = await importing(now, true);
    expect(refused).toEqual({
      ok: false,
      code: 'ids_taken',
      problems: [
        'The product 1001 is there already.',
        'The product group 1001 is there already.',
        'The category 2 is everything here.',
      ],
    });
  });
});

test('a catalogue that breaks a rule is not imported at all', async () => {
  const broken = { ...merchantsShop, products: [{ ...merchants, price: -1 }] };
  expect(await createOwnShop(broken)).toMatchObject({ ok: false, code: 'catalogue_broken' });
  const { rows } = await client.query('select count(*)::int as brands from brand');
  expect(rows[0].brands).toBe(0);
});

test('the large catalogue, in small: true tallies, whole ledgers, and once only', async () => {
  await beginFilled();
  const counts = { products: 400, reviews: 3_000, loves: 2_000 };
  const grow = () => growCatalogue(database.shop, now, (_, work) => work(), counts);
  expect(await grow()).toBe(true);
  const before = await digest();
  expect(await grow()).toBe(false);
  expect(await digest()).toEqual(before);
  const { rows } = await client.query(`
    select count(*)::int as products,
           count(*) filter (where review_count <> (select count(*) from review where product_id = product.id and status = 'approved')
                               or love_count <> (select count(*) from love where product_id = product.id))::int as wrong,
           sum((select count(*) from review where product_id = product.id))::int as reviews, sum(love_count)::int as loves,
           count(*) filter (where not exists (select from sku where product_id = product.id)
                               or not exists (select from price where price.product_id = product.id)
                               or not exists (select from product_image where product_image.product_id = product.id))::int as bare
      from product join product_tally on product_tally.product_id = product.id where product.id > 1000000`);
  expect(rows).toEqual([{ products: 400, wrong: 0, reviews: 3_000, loves: 2_000, bare: 0 }]);
  const ledger = await client.query(
    'select sku_id from stock_level left join stock_ledger using (sku_id) group by sku_id, on_hand having on_hand <> coalesce(sum(delta), 0)',
  );
  expect(ledger.rows).toEqual([]);
});

test('the statistics of a large catalogue are batched with it, and wait for whoever holds a table', async () => {
  await importing();
  await client.query('begin; lock table review in share update exclusive mode');
  const step = async <T>(name: string, work: () => Promise<T>) => {
    if (name === 'statistics gathered') setTimeout(() => void client.query('commit'), 1_500);
    return work();
  };
  const counts = { products: 400, reviews: 100, loves: 100 };
  expect(await growCatalogue(database.shop, now, step, counts)).toBe(true);
  const { rows } = await client.query(
    "select reltuples >= 400 as known from pg_class where relname = 'product'",
  );
  expect(rows).toEqual([{ known: true }]);
});
