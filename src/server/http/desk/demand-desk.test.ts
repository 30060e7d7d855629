// Who waits by size, product and week, the money that waits, who is called, and what to order again.
import { beforeAll, describe, expect, test } from 'vitest';
import * as contract from '../../../contract/desk/demand.ts';
import { deskOf } from '../../testing/access/desk-staff.ts';
import type { TestBrowser } from '../../testing/accounts.ts';
import { answerOf, createTestShop, problemOf } from '../../testing/test-shop.ts';

const shop = createTestShop({ TRUSTED_PROXIES: '127.0.0.1' });
const desk = deskOf(shop);
let owner: TestBrowser;
let skus: { id: number; code: string }[];

const sizesOf = async (productId: number) =>
  (await shop.query('select id, code from sku where product_id = $1 order by position', [productId])).map(
    ({ id, code }) => ({ id: Number(id), code: String(code) }),
  );

/** So many people, who began to wait so many days ago. */
const wait = (skuId: number, people: number, days: number) =>
  shop.query(
    `insert into waitlist_entry (sku_id, product_id, channel, address, address_hash, state, asked_at)
     select sku.id, sku.product_id, 'email', 'a' || n || '@example.com', rpad(sku.id || 'x' || n || 'x' || $3::int, 43, '0'),
       'waiting', now() - make_interval(days => $3::int)
       from sku, generate_series(1, $2::int) n where sku.id = $1`,
    [skuId, people, days],
  );

/** So many units a week ago or more, in an order of that state. */
const sell = (
  skuId: number,
  {
    units,
    weeks,
    status = 'shipped',
    back = 0,
  }: { units: number; weeks: number; status?: string; back?: number },
) =>
  shop.query(
    `with placed as (
       insert into customer_order (email, country_id, status, placed_at)
       select 'a@example.com', min(id), $3,
         (date_trunc('week', now() at time zone 'UTC') - make_interval(weeks => $4::int) + interval '1 hour') at time zone 'UTC'
         from country returning id)
     insert into order_line (order_id, sku_id, product_id, quantity, unit_minor, returned_quantity)
     select placed.id, sku.id, sku.product_id, $2, 5000, $5 from placed, sku where sku.id = $1`,
    [skuId, units, status, weeks, back],
  );

/** As if nothing had ever moved: the database refuses that to everyone but whoever tests. */
const forgetLedger = async (skuId: number) => {
  await shop.query('alter table stock_ledger disable trigger user');
  await shop.query('delete from stock_ledger where sku_id = $1', [skuId]);
  await shop.query('alter table stock_ledger enable trigger user');
};

beforeAll(async () => {
  owner = await desk.owner();
  await shop.query('delete from waitlist_entry');
  skus = [...(await sizesOf(1001)), ...(await sizesOf(1012))];
});

const list = async (query = '') =>
  (await answerOf(await owner.get(`/api/admin/demand?${query}`), contract.listDemand)).content;
const size = async (skuId: number) => {
  const [row] = (await list(`sizeId=${skuId}`)).rows;
  if (row?.by !== 'size') throw new Error('Nobody waits for it.');
  return row;
};
const skuAt = (index: number) => {
  const sku = skus[index];
  if (!sku) throw new Error('There is no such size.');
  return sku;
};

describe('[DK-14] the demand board', () => {
  test('is empty while nobody waits', async () => {
    for (const by of ['size', 'product', 'week'])
      expect(await list(`by=${by}`)).toEqual({ rows: [], total: 0, isTotalExact: true, next: null });
  });

  test('shows by size, product and week the same people since the same day, the same money, and no address', async () => {
    const [one, two] = await sizesOf(1001);
    const [other] = await sizesOf(1012);
    if (!one || !two || !other) throw new Error('Sizes are missing.');
    await wait(one.id, 3, 20);
    await wait(one.id, 2, 1);
    await wait(two.id, 1, 40);
    await wait(other.id, 4, 2);
    const sizes = await list();
    expect(sizes.rows.map((row) => row.by === 'size' && [row.sku, row.waiting])).toEqual([
      [one.code, 5],
      [other.code, 4],
      [two.code, 1],
    ]);
    const prices = await shop.query(
      'select product_id, coalesce(promo_minor, sale_minor, price_minor) as minor from price where product_id in (1001, 1012)',
    );
    const priceOf = (productId: number) =>
      Number(prices.find((price) => Number(price.product_id) === productId)?.minor) / 100;
    expect(sizes.rows.map(({ money, currency }) => [money, currency])).toEqual([
      [5 * priceOf(1001), 'USD'],
      [4 * priceOf(1012), 'USD'],
      [priceOf(1001), 'USD'],
    ]);
    const sum = (rows: readonly { waiting: number; money: number }[]) => [
      rows.reduce((total, { waiting }) => total + waiting, 0),
      rows.reduce((total, { money }) => total + money, 0),
    ];
    for (const [index, days] of [20, 2, 40].entries()) {
      const row = sizes.rows[index];
      const since = row?.by === 'size' ? Date.parse(row.since) : 0;
      expect(Math.round((Date.now() - since) / 86_400_000)).toBe(days);
    }
    const products = await list('by=product');
    const weeks = await list('by=week');
    expect(sum(products.rows)).toEqual(sum(sizes.rows));
    expect(sum(weeks.rows)).toEqual(sum(sizes.rows));
    expect(products.rows).toMatchObject([
      {
        productId: 1001,
        waiting: 6,
        sizes: [
          { sizeId: one.id, waiting: 5 },
          { sizeId: two.id, waiting: 1 },
        ],
      },
      { productId: 1012, waiting: 4 },
    ]);
    const ordered = weeks.rows.map((row) => (row.by === 'week' ? row.week : ''));
    expect(ordered).toEqual(ordered.toSorted().toReversed());
    for (const week of ordered) expect(new Date(week).getUTCDay()).toBe(1);
    expect(JSON.stringify([sizes, products, weeks])).not.toContain('example.com');
    // What the product comes to is what its sizes do.
    const [first] = products.rows;
    const reorders = sizes.rows.flatMap((row) =>
      row.by === 'size' && row.productId === 1001 ? [row.reorder] : [],
    );
    expect(first?.by === 'product' && first.reorder.units).toBe(
      reorders.reduce((total, { units }) => total + units, 0),
    );
  });

  test('is sorted, searched and narrowed, and every size is on one page, once', async () => {
    const codes = async (query: string) =>
      (await list(query)).rows.map((row) => (row.by === 'size' ? row.sku : ''));
    const all = await codes('');
    for (const sort of ['waiting', 'money', 'since', 'newest']) {
      const paged: string[] = [];
      let after: string | null = '';
      while (after !== null) {
        const page = await list(`ps=1&sort=${sort}${after === '' ? '' : `&page[after]=${after}`}`);
        expect(page.total).toBe(3);
        paged.push(...page.rows.map((row) => (row.by === 'size' ? row.sku : '')));
        after = page.next;
      }
      expect([sort, paged.toSorted()]).toEqual([sort, all.toSorted()]);
      expect([sort, paged]).toEqual([sort, await codes(`sort=${sort}`)]);
    }
    expect((await codes('sort=since'))[0]).toBe((await sizesOf(1001))[1]?.code);
    expect(await codes('productId=1012')).toEqual([(await sizesOf(1012))[0]?.code]);
    expect(await codes(`q=${all[0]?.toLowerCase()}`)).toEqual([all[0]]);
    expect(await codes('q=no-such-thing')).toEqual([]);
    for (const query of ['page[after]=x', 'by=colour', 'sort=name', 'productId=x', 'sizeId=0'])
      expect((await problemOf(await owner.get(`/api/admin/demand?${query}`))).status).toBe(400);
  });

  test('the last eight whole weeks count; what was cancelled or comes back does not', async () => {
    const { id } = skuAt(0);
    await forgetLedger(id);
    await shop.query('update stock_level set on_hand = 0, reserved = 0 where sku_id = $1', [id]);
    await shop.query(
      "insert into stock_ledger (sku_id, delta, reason, source) values ($1, 1, 'count', 'd')",
      [id],
    );
    const before = await size(id);
    const salesBefore = before.weeks.map(({ sales }) => sales);
    await sell(id, { units: 6, weeks: 1, back: 2 });
    await sell(id, { units: 20, weeks: 8 });
    await sell(id, { units: 50, weeks: 0 });
    await sell(id, { units: 50, weeks: 9 });
    await sell(id, { units: 50, weeks: 2, status: 'cancelled' });
    await sell(id, { units: 50, weeks: 2, status: 'returned' });
    const { weeks, reorder } = await size(id);
    expect(weeks.map(({ sales }, index) => sales - (salesBefore[index] ?? 0))).toEqual([
      20, 0, 0, 0, 0, 0, 0, 4,
    ]);
    const sales = weeks.reduce((sum, week) => sum + week.sales, 0);
    expect(reorder).toMatchObject({ units: 5 + Math.ceil(sales / 2), certainty: 'good' });
  });

  test('weeks in which the shelf was empty do not count, and what is there or comes is taken off', async () => {
    const { id } = skuAt(1);
    await forgetLedger(id);
    await shop.query('update stock_level set on_hand = 0, reserved = 0 where sku_id = $1', [id]);
    expect((await size(id)).weeks.some(({ isForSale }) => isForSale)).toBe(false);
    const monday = `date_trunc('week', now() at time zone 'UTC') at time zone 'UTC'`;
    await shop.query(
      `insert into stock_ledger (sku_id, delta, reason, source, at) values
       ($1, 5, 'restock', 'a', ${monday} - interval '60 days'), ($1, -5, 'sale', 'b', ${monday} - interval '25 days'),
       ($1, 2, 'restock', 'c', ${monday} - interval '2 days')`,
      [id],
    );
    await shop.query('update stock_level set on_hand = 2, reserved = 1 where sku_id = $1', [id]);
    await shop.query('update sku set estimated_arrival = current_date + 9 where id = $1', [id]);
    const row = await size(id);
    expect(row.weeks.map(({ isForSale }) => isForSale)).toEqual([
      true,
      true,
      true,
      true,
      true,
      false,
      false,
      true,
    ]);
    expect(row).toMatchObject({ available: 1, arrival: { units: null } });
    expect(row.reorder.because).toContainEqual({ code: 'available', units: 1 });
    expect(row.reorder.because).toContainEqual({ code: 'arriving_unknown', on: row.arrival?.on });
    await shop.query('update sku set is_presale = true, presale_ship_date = current_date + 9 where id = $1', [
      id,
    ]);
    expect(await size(id)).toMatchObject({ available: 0, arrival: { units: 1 } });
  });

  test('with few sales it says so, with none it counts those who wait, and it is never surer than that', async () => {
    const [unsold] = await shop.query(
      'select min(id) as id from sku where id not in (select sku_id from order_line)',
    );
    const id = Number(unsold?.id);
    await forgetLedger(id);
    await shop.query('update stock_level set on_hand = 0, reserved = 0 where sku_id = $1', [id]);
    await wait(id, 2, 3);
    const waiting = { code: 'waiting', units: 2 };
    expect((await size(id)).reorder).toEqual({
      units: 2,
      from: 2,
      to: null,
      certainty: 'none',
      because: [waiting, { code: 'never_for_sale' }],
    });
    await shop.query(
      `insert into stock_ledger (sku_id, delta, reason, source, at) values
         ($1, 9, 'restock', 'e', now() - interval '99 days'), ($1, -9, 'correction', 'f', now())`,
      [id],
    );
    expect((await size(id)).reorder).toMatchObject({
      units: 2,
      certainty: 'none',
      because: [waiting, { code: 'no_sales', weeks: 8 }],
    });
    await sell(id, { units: 4, weeks: 2 });
    const { reorder } = await size(id);
    expect(reorder).toMatchObject({
      units: 4,
      certainty: 'few',
      because: [
        waiting,
        { code: 'selling', sales: 4, weeks: 8, cover: 4, units: 2 },
        { code: 'few_sales', sales: 4, weeks: 8 },
      ],
    });
    expect(reorder.from).toBeLessThan(reorder.units);
    expect(reorder.to).toBeGreaterThan(reorder.units);
  });

  test('whoever was called is counted until the next are, and a size stays on the board meanwhile', async () => {
    const [other] = await sizesOf(1012);
    if (!other) throw new Error('1012 has no size.');
    await shop.query("update waitlist_entry set state = 'notifying' where sku_id = $1", [other.id]);
    expect((await list(`sizeId=${other.id}`)).rows).toEqual([]);
    await shop.query(
      `insert into waitlist_message (entry_id, asked_at, sku_id, channel, state, settled_at, created_at)
     select id, asked_at, sku_id, channel, 'sent', now(), now() - interval '10 minutes' from waitlist_entry where sku_id = $1`,
      [other.id],
    );
    const row = await size(other.id);
    expect(row).toMatchObject({ waiting: 0, money: 0, batch: { people: 4 } });
    const left = Date.parse(row.batch?.endsAt ?? '') - Date.now();
    expect(left).toBeGreaterThan(19 * 60_000);
    expect(left).toBeLessThan(21 * 60_000);
    expect((await list('by=product&productId=1012')).rows).toMatchObject([{ waiting: 0, called: 4 }]);
    await shop.query("update waitlist_message set created_at = now() - interval '31 minutes'");
    expect((await list(`sizeId=${other.id}`)).rows).toEqual([]);
  });
});
