// The lowest price of the thirty days before a reduction, wherever a reduction is announced to whom the law is for.
import { beforeEach, expect, test } from 'vitest';
import { readTiles, viewProduct } from '../../../contract/product/view.ts';
import { createDatabase } from '../../../database/database.ts';
import { deleteOutdated } from '../../../database/queries/job/retention.ts';
import { shopping } from '../../testing/shopping.ts';
import { answerOf, createTestShop } from '../../testing/test-shop.ts';

const shop = createTestShop({ JOBS_AT_ONCE: '0' });
const { call } = shopping(shop);
const id = 1001;
const page = '/product/1001/nocturne-bias-slip-dress-bordeaux';
const [paris, parisInDollars, newYork] = ['region=FR.EUR', 'region=FR.USD', 'region=US.USD'];

/** As if the dress had been sold so for so many days. */
async function setHistory(...steps: (readonly [daysAgo: number, minor: number])[]): Promise<void> {
  await shop.query(`delete from price_step where product_id = ${id}`);
  for (const [daysAgo, minor] of steps)
    await shop.query(`insert into price_step (product_id, currency, at, minor)
      values (${id}, 'USD', now() - interval '${daysAgo} days', ${minor})`);
}

/** Prices as the merchant saves them: the database itself writes them down. */
const reduce = (saleMinor: number | null) =>
  shop.query(`update price set sale_minor = ${saleMinor} where product_id = ${id}`);

const notesOf = async (cookie: string) => {
  const { product } = await answerOf(
    await call({ cookie }, `/api/product-view/${id}?refreshData=true`),
    viewProduct,
  );
  const { lowestNote, flashDeal } = product.productPrice;
  return { sale: lowestNote, deal: flashDeal?.lowestNote };
};

beforeEach(async () => {
  await shop.query(`delete from flash_deal where product_id = ${id}`);
  await shop.query(`update price set sale_minor = null, promo_minor = null where product_id = ${id}`);
  await setHistory([200, 300_00], [100, 340_00], [20, 356_00]);
});

test('[DK-23] whoever shops in the European Economic Area sees it beside a reduction: in the product, on its page, on tiles', async () => {
  await reduce(280_00);
  expect(await notesOf(parisInDollars)).toEqual({
    sale: 'Lowest price of the 30 days before: $340',
    deal: undefined,
  });
  expect((await notesOf(paris)).sale).toMatch(/^Lowest price of the 30 days before: €\d+$/);
  expect(await notesOf(newYork)).toEqual({ sale: undefined, deal: undefined });
  const seen = async (cookie: string) => (await call({ cookie }, page)).text();
  expect(await seen(parisInDollars)).toContain('Lowest price of the 30 days before: $340');
  expect(await seen(newYork)).not.toContain('Lowest price');
  expect(await (await call({ cookie: parisInDollars }, `/fr${page}`)).text()).toMatch(
    /Prix le plus bas des 30 jours précédents : 340/,
  );
  const tiles = await answerOf(
    await call({ cookie: parisInDollars }, `/api/products/tiles?ids=${id}`),
    readTiles,
  );
  expect(tiles.content[0]?.price.lowestNote).toBe('Lowest price of the 30 days before: $340');
});

test('without a reduction nothing is said, and with another one what was before that one', async () => {
  expect((await notesOf(parisInDollars)).sale ?? null).toBeNull();
  await reduce(280_00);
  await setHistory([50, 300_00], [40, 356_00], [5, 310_00], [1, 280_00]);
  expect((await notesOf(parisInDollars)).sale).toContain('$310');
});

test('a deal has its own: of the days before it starts, with an earlier deal among them', async () => {
  const deal = (from: string, to: string, minor: number) =>
    shop.query(`insert into flash_deal (product_id, starts_at, ends_at, discount_percent, deal_minor, allotment)
      values (${id}, now() + interval '${from}', now() + interval '${to}', 30, ${minor}, 10)`);
  await deal('-1 hour', '1 hour', 249_20);
  expect((await notesOf(parisInDollars)).deal).toContain('$340');
  await deal('-10 days', '-9 days', 267_00);
  expect((await notesOf(parisInDollars)).deal).toContain('$267');
});

test('what nobody knows the earlier price of says nothing', async () => {
  await reduce(280_00);
  await setHistory([3, 280_00]);
  expect((await notesOf(parisInDollars)).sale).toBeNull();
});

test('the database writes a price down when it is another one, and once for what happens together', async () => {
  const steps = async () =>
    (
      await shop.query(`select minor::int from price_step where product_id = ${id} and at >= now() - interval '1 hour'
      order by at`)
    ).map(({ minor }) => minor);
  await shop.query(`update price set promo_text = 'Soon' where product_id = ${id}`);
  expect(await steps()).toEqual([]);
  await shop.query(`begin; update price set sale_minor = 20000 where product_id = ${id};
    update price set sale_minor = 21000 where product_id = ${id}; commit`);
  await reduce(null);
  expect(await steps()).toEqual([210_00, 356_00]);
});

test('of what it cost long ago goes what no reduction needs any more', async () => {
  await setHistory([900, 300_00], [800, 340_00], [500, 330_00], [485, 310_00], [400, 356_00], [390, 280_00]);
  const retention = { bags: 30, loves: 30, events: 30, finished: 30, waitlist: 30, consents: 30 };
  const database = createDatabase(shop.databaseUrl);
  await deleteOutdated(database.jobs, retention).finally(() => database.close());
  const rows = await shop.query(`select minor::int from price_step where product_id = ${id} order by at`);
  expect(rows.map(({ minor }) => minor)).toEqual([310_00, 356_00, 280_00]);
});
