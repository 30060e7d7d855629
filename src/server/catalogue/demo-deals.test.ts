// The demo shop's deals on later days, by moving what is there into the past.
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { catalogue } from '../../../catalogue/index.ts';
import { createDatabase, type Database } from '../../database/database.ts';
import { dealState } from '../../domain/pricing/deal.ts';
import { shopTime } from '../../domain/pricing/shop-time.ts';
import { viewProduct } from '../../shop/product/view-product.ts';
import { cloneDatabase } from '../testing/test-shop.ts';
import { rollDemoDeals } from './demo-shop.ts';

let clone: Awaited<ReturnType<typeof cloneDatabase>>;
let database: Database;
let client: pg.Client;

beforeAll(async () => {
  clone = await cloneDatabase();
  database = createDatabase(clone.url);
  client = new pg.Client({ connectionString: clone.url });
  await client.connect();
});

afterAll(async () => {
  await client?.end();
  await database?.close();
  await clone?.drop();
});

beforeEach(async () => {
  await client.query('delete from flash_deal');
  await seededHoursAgo(0);
});

/** As if the shop had been filled then. */
async function seededHoursAgo(hours: number): Promise<void> {
  await client.query('delete from flash_deal');
  for (const { id, price, deal } of catalogue.products) {
    if (!deal) continue;
    await client.query(
      `insert into flash_deal (product_id, starts_at, ends_at, discount_percent, deal_minor, allotment, claimed)
       values ($1, now() + $2::float * interval '1 hour', now() + $3::float * interval '1 hour', $4, $5, $6, $7)`,
      [
        id,
        deal.startsInHours - hours,
        deal.endsInHours - hours,
        deal.discountPercent,
        Math.round((price * (100 - deal.discountPercent)) / 100),
        deal.allotment,
        deal.claimed,
      ],
    );
  }
}

async function states(): Promise<(string | null)[]> {
  const now = Date.now();
  return Promise.all(
    [1004, 1005, 1006, 1007].map(async (id) => {
      const deal = (await viewProduct(database.shop, id, 'en', now))?.productPrice.flashDeal;
      return deal ? dealState(deal, shopTime(now)) : null;
    }),
  );
}

const asStated = ['live', 'coming', 'ended', 'claimed'];
const dealsOf = async (id: number) =>
  (
    await client.query(
      `select id, claimed, extract(epoch from starts_at - now()) / 3600 as hours from flash_deal
       where product_id = $1 order by starts_at`,
      [id],
    )
  ).rows;

test('on the day it was filled, nothing is added', async () => {
  expect(await states()).toEqual(asStated);
  expect(await rollDemoDeals(database)).toBe(0);
  await seededHoursAgo(23.9);
  expect(await rollDemoDeals(database)).toBe(0);
});

test('a day later each known product is in its case again, at the same hour; what was stays as it was', async () => {
  await seededHoursAgo(24.5);
  await client.query('update flash_deal set claimed = 33 where product_id = 1004');
  const [yesterday] = await dealsOf(1004);
  expect(await rollDemoDeals(database)).toBe(3);
  const [first, today] = await dealsOf(1004);
  expect([first.id, first.claimed]).toEqual([yesterday.id, 33]);
  expect(today.claimed).toBe(25);
  expect(Number(today.hours)).toBeCloseTo(-1.5, 1);
  const [, , ended, claimed] = await states();
  expect([(await states())[0], ended, claimed]).toEqual(['live', 'ended', 'claimed']);
  expect((await dealsOf(1005)).map(({ hours }) => Math.round(Number(hours) * 2) / 2)).toEqual([-4.5, 19.5]);
});

test('asking again, or two processes at once, adds nothing more', async () => {
  await seededHoursAgo(24.5);
  const made = await Promise.all([rollDemoDeals(database), rollDemoDeals(database)]);
  expect(made[0] + made[1]).toBe(3);
  expect(await rollDemoDeals(database)).toBe(0);
});

test('a shop opened again days later, at another hour, shows every case', async () => {
  for (const hours of [24 * 3 + 9, 24 * 30 + 23, 24 * 400 + 13]) {
    await seededHoursAgo(hours);
    await rollDemoDeals(database);
    expect(await states()).toEqual(asStated);
  }
});

test('a deal of the merchant’s own at that time is left alone, and a withdrawn product too', async () => {
  await seededHoursAgo(24.5);
  await client.query(`
    insert into flash_deal (product_id, starts_at, ends_at, discount_percent, deal_minor, allotment)
      values (1004, now() - interval '2 hours', now() + interval '1 hour', 10, 1000, 5);
    update product set is_active = false where id = 1007`);
  expect(await rollDemoDeals(database)).toBe(1);
  expect(await dealsOf(1004)).toHaveLength(2);
  expect(await dealsOf(1007)).toHaveLength(1);
  await client.query('update product set is_active = true where id = 1007');
});

test('a shop that was not filled with the demo is never touched, whatever its products are called', async () => {
  await seededHoursAgo(24.5);
  await client.query("delete from setting where name = 'filled-with-demo-shop'");
  expect(await rollDemoDeals(database)).toBe(0);
  expect(await dealsOf(1004)).toHaveLength(1);
});
