// The desk of a shop that is old: what a page of a list reads, and a search, does not grow with what was sold before.
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { parseCustomerSearch } from '../domain/desk/customer-list.ts';
import {
  type OrderListQuery,
  orderViews,
  parseOrderSearch,
  readOrderQuery,
} from '../domain/desk/order/order-list.ts';
import { stockSorts } from '../domain/desk/stock-list.ts';
import { countRowsRead } from '../server/testing/plans/count-rows-read.ts';
import { growDesk, someSurname } from '../server/testing/plans/grow-desk.ts';
import { cloneDatabase } from '../server/testing/test-shop.ts';
import { createDatabase, type Database, type Queries, unhurriedLimits } from './database.ts';
import { insertLargeOffers, insertLargeProducts } from './queries/catalogue/large-catalogue.ts';
import { countAudit, findAudit } from './queries/desk/audit.ts';
import { countCustomers, findCustomerPage } from './queries/desk/customer-list.ts';
import { findMessagePage } from './queries/desk/message-list.ts';
import { countOrders, countViews, findOrderPage } from './queries/desk/order-list.ts';
import { countProducts, findProductPage } from './queries/desk/products/product-list.ts';
import { countStock, findStockPage } from './queries/desk/stock-list.ts';

const people = 20_000;
const products = 4_000;
/** A page with what it shows of each row, and a count that stops at a thousand. */
const mostRead = 4_000;
const size = 51;
let cloned: Awaited<ReturnType<typeof cloneDatabase>>;
let database: Database;

beforeAll(async () => {
  cloned = await cloneDatabase();
  database = createDatabase(cloned.url, {}, unhurriedLimits);
  await database.jobs.transaction(async (tx) => {
    await insertLargeProducts(tx, products);
    await insertLargeOffers(tx);
  });
  await growDesk(database.jobs, people);
  await database.jobs.execute(sql`vacuum analyze product, sku, stock_level`);
}, 120_000);
afterAll(async () => {
  await database.close();
  await cloned.drop();
});

const readFor = (work: (queries: Queries) => Promise<unknown>) => countRowsRead(database.shop, work);

describe('orders', () => {
  const list = (q: string, after: { readonly placedAt: string; readonly orderId: number } | null = null) => {
    const filters = { view: 'all', search: parseOrderSearch(q) } as const;
    return async (queries: Queries) => {
      const page = { sort: 'newest', after, size } as const;
      const rows = await findOrderPage(queries, filters, page);
      return { rows, count: await countOrders(queries, filters) };
    };
  };

  test.each([
    { what: 'the first page', q: '', least: size },
    { what: 'a surname', q: someSurname(people), least: 5 },
    { what: 'a name that many have', q: 'margaux', least: size },
    { what: 'two words', q: `sen ${someSurname(people)}`, least: 1 },
    { what: 'nobody', q: 'xyzzyx', least: 0 },
    { what: 'an address', q: 'person-10000@example.com', least: 1 },
    { what: 'a number', q: '10010000', least: 1 },
  ])('$what', async ({ q, least }) => {
    const { rows, count } = await list(q)(database.shop);
    expect(rows.length).toBeGreaterThanOrEqual(least);
    expect(count).toBeGreaterThanOrEqual(rows.length);
    expect(await readFor(list(q))).toBeLessThan(mostRead);
  });

  test('[DK-03] a page from the middle', async () => {
    const [row] = (
      await database.shop.execute<{ micros: string; id: string }>(sql`
        select (extract(epoch from placed_at) * 1000000)::bigint as micros, id from customer_order where id = 10010000`)
    ).rows;
    const after = { placedAt: String(row?.micros), orderId: Number(row?.id) };
    const { rows } = await list('', after)(database.shop);
    expect(rows[0]?.orderId).toBe(10_009_999);
    expect(await readFor(list('', after))).toBeLessThan(mostRead);
  });

  test('counts beside the views read what waits and the latest orders, and say where they stopped', async () => {
    const searches: readonly OrderListQuery[] = [{ country: 'FR' }, { q: 'margaux' }, { q: '10010000' }];
    const queries = [...orderViews.map((view) => ({ view })), ...searches];
    const views = queries.map((query) => readOrderQuery(query).filters);
    const counts = await countViews(database.shop, views);
    expect(counts.slice(-3)).toEqual([
      { count: 0, isExact: false },
      // One in twenty of the latest thousand, between the few orders of the demo shop.
      { count: expect.closeTo(50, -1), isExact: false },
      { count: 1, isExact: true },
    ]);
    expect(counts.slice(0, 2)).toEqual([
      { count: 99, isExact: false },
      { count: 99, isExact: false },
    ]);
    for (const view of views)
      expect(await readFor((one) => countViews(one, [view])), JSON.stringify(view)).toBeLessThan(mostRead);
  });

  test('by the SKU of what was bought, too', async () => {
    const [sku] = (
      await database.shop.execute<{ code: string; orders: string }>(sql`
        select code, count(*) as orders from sku join order_line on sku_id = sku.id group by 1 order by 2, 1 limit 1`)
    ).rows;
    const { count } = await list(sku?.code ?? '')(database.shop);
    expect(count).toBe(Number(sku?.orders));
  });
});

describe('customers', () => {
  test.each(['', someSurname(people), 'margaux', 'xyzzyx', 'person-10000@example.com', '10010000'])(
    'searched for by “%s”',
    async (q) => {
      const filters = { view: 'all', search: parseCustomerSearch(q) } as const;
      const read = await readFor(async (queries) => {
        await findCustomerPage(queries, filters, { sort: 'newest', after: null, size });
        await countCustomers(queries, filters);
      });
      expect(read).toBeLessThan(mostRead);
    },
  );
});

test('[DK-03] a page from the middle of the customers', async () => {
  const { rows } = await database.shop.execute<{ since: string }>(sql`
    select (extract(epoch from created_at) * 1000000)::bigint as since from customer where id = 'bench-10000'`);
  const after = { since: String(rows[0]?.since), customerId: 'bench-10000' };
  const filters = { view: 'all', search: null } as const;
  const page = async (queries: Queries) => {
    const found = await findCustomerPage(queries, filters, { sort: 'newest', after, size });
    expect(found[0]?.customerId).toBe('bench-9999');
  };
  expect(await readFor(page)).toBeLessThan(mostRead);
});

test('[DK-03] a page from the middle of the messages', async () => {
  await database.shop.execute(sql`
    insert into outbox_email (recipient, subject, body_text, body_html, created_at)
    select 'a@example.com', 'Sent', '', '', now() - interval '1 minute' * n from generate_series(1, ${people}::int) n`);
  await database.jobs.execute(sql`vacuum analyze outbox_email`);
  const [email] = (
    await database.shop.execute<{ id: string; at: string }>(sql`
      select id, (extract(epoch from created_at) * 1000000)::bigint as at from outbox_email
        order by created_at offset ${people / 2} limit 1`)
  ).rows;
  const after = { at: String(email?.at), messageId: `email-${email?.id}` };
  const page = async (queries: Queries) => {
    const found = await findMessagePage(
      queries,
      { view: 'all', search: '' },
      { sort: 'newest', after, size },
    );
    expect(found).toHaveLength(size);
    expect(found.every(({ cursor }) => Number(cursor.at) < Number(after.at))).toBe(true);
  };
  expect(await readFor(page)).toBeLessThan(mostRead);
  const other = async (queries: Queries) => {
    const found = await findMessagePage(
      queries,
      { view: 'all', search: '' },
      { sort: 'oldest', after, size },
    );
    expect(found).toHaveLength(size);
    expect(found.every(({ cursor }) => Number(cursor.at) > Number(after.at))).toBe(true);
  };
  expect(await readFor(other)).toBeLessThan(mostRead);
});

describe('the audit', () => {
  /** A thousand pages, and some. */
  const entries = 60_000;
  const pageThousand = 50_000;
  let ids: readonly number[];
  beforeAll(async () => {
    await database.jobs.execute(sql`
      insert into audit_entry (actor_kind, actor_id, actor_name, address, verb, thing, thing_id, at)
      select 'person', 'person-' || n % 50, 'Somebody', '10.0.0.1', 'orders.note', 'order', n::text,
        now() - interval '1 minute' * (${entries}::int - n)
      from generate_series(1, ${entries}::int) n order by n`);
    await database.jobs.execute(sql`vacuum analyze audit_entry`);
    const { rows } = await database.shop.execute<{ id: string }>(sql`select id from audit_entry order by id`);
    ids = rows.map(({ id }) => Number(id));
  });

  test.each(['newest', 'oldest'] as const)(
    '[DK-03] page 1,000, the %s first, reads as much as page 1',
    async (sort) => {
      const inOrder = sort === 'newest' ? ids.toReversed() : ids;
      const pageAfter = (at: number) => async (queries: Queries) => {
        const afterId = at === 0 ? undefined : inOrder[at - 1];
        const found = await findAudit(queries, {}, { sort, size, afterId });
        expect(found.map(({ id }) => id)).toEqual(inOrder.slice(at, at + size));
      };
      const first = await readFor(pageAfter(0));
      expect(first).toBeGreaterThanOrEqual(size);
      expect(await readFor(pageAfter(pageThousand))).toBe(first);
    },
  );

  test('counting stops after a thousand', async () => {
    const read = await readFor(async (queries) => expect(await countAudit(queries, {})).toBe(1_001));
    expect(read).toBe(1_001);
  });
});

describe('stock', () => {
  const orders = {
    oldest: sql`sku.product_id, sku.position`,
    newest: sql`sku.product_id desc, sku.position desc`,
    name: sql`lower(product.name), product.id, sku.position`,
  };
  test.each(stockSorts)('[DK-03] a page from the middle, sorted by %s', async (sort) => {
    const { rows } = await database.shop.execute<{ id: string }>(sql`
      select sku.id from sku join product on product.id = sku.product_id order by ${orders[sort]}
        offset (select count(*) / 2 from sku) limit ${size + 1}`);
    const [first, ...others] = rows.map(({ id }) => Number(id));
    const after = { skuId: Number(first) };
    const page = async (queries: Queries) => {
      const found = await findStockPage(queries, { view: 'all', search: '' }, { sort, after, size });
      expect(found.map(({ skuId }) => skuId)).toEqual(others);
    };
    expect(await readFor(page)).toBeLessThan(mostRead);
  });

  test.each([
    { search: '', least: size },
    { search: 'quiet hour', least: 1 },
    { search: 'xyzzyx', least: 0 },
    { search: '1012', least: 1 },
    { search: '1012-one-size', least: 1 },
  ])('searched for by “$search”', async ({ search, least }) => {
    const filters = { view: 'all', search } as const;
    const list = async (queries: Queries) => {
      const rows = await findStockPage(queries, filters, { sort: 'oldest', after: null, size });
      expect(rows.length).toBeGreaterThanOrEqual(least);
      expect(await countStock(queries, filters)).toBeGreaterThanOrEqual(rows.length);
    };
    expect(await readFor(list)).toBeLessThan(mostRead);
  });
});

describe('products', () => {
  const list = (
    filters: Pick<Parameters<typeof countProducts>[1], 'view' | 'search'>,
    page: { readonly sort: 'newest' | 'name'; readonly after: number | null },
  ) => {
    return async (queries: Queries) => ({
      rows: await findProductPage(queries, filters, { ...page, size }),
      count: await countProducts(queries, filters),
    });
  };
  const middle = async () => {
    const { rows } = await database.shop.execute<{ id: string }>(
      sql`select id from product order by id offset ${products / 2} limit 1`,
    );
    return Number(rows[0]?.id);
  };

  test.each([
    { what: 'the first page', view: 'all', search: '', sort: 'newest', least: size },
    { what: 'by name', view: 'all', search: '', sort: 'name', least: size },
    { what: 'what is not listed', view: 'unlisted', search: '', sort: 'newest', least: 1 },
    { what: 'drafts', view: 'draft', search: '', sort: 'newest', least: 0 },
    { what: 'a number', view: 'all', search: '1001', sort: 'newest', least: 1 },
    { what: 'nothing of that name', view: 'all', search: 'xyzzyx', sort: 'name', least: 0 },
  ] as const)('$what', async ({ view, search, sort, least }) => {
    const work = list({ view, search }, { sort, after: null });
    expect((await work(database.shop)).rows.length).toBeGreaterThanOrEqual(least);
    expect(await readFor(work)).toBeLessThan(mostRead);
  });

  test.each(['newest', 'name'] as const)('a page from the middle, %s', async (sort) => {
    const work = list({ view: 'all', search: '' }, { sort, after: await middle() });
    expect((await work(database.shop)).rows).toHaveLength(size);
    expect(await readFor(work)).toBeLessThan(mostRead);
  });
});
