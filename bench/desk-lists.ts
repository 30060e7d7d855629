// The desk's lists in a shop with 10,000 orders and customers and 1,000 products, and in one that has a hundred times as
// many: the first page, the thousandth, and what is searched for.
import { sql } from 'drizzle-orm';
import pg from 'pg';
import { formatCustomerCursor } from '../src/domain/desk/customer-list.ts';
import { formatCursor } from '../src/domain/desk/order/order-list.ts';
import { formatStockCursor } from '../src/domain/desk/stock-list.ts';
import { databaseUrl } from '../src/server/testing/databases.ts';
import { growDesk, someSurname } from '../src/server/testing/plans/grow-desk.ts';
import { growCatalogue } from '../src/shop/catalogue/grow-catalogue.ts';
import type { Bench } from './bench.ts';
import { createUnlessThere, fillDatabase } from './databases.ts';

import { compareShops, type GrownShops, measureRequest, type ShopRequest } from './grown-shops.ts';
import type { Line, Tell } from './report.ts';
import { startShop } from './shops.ts';

const sizes = {
  small: { people: 10_000, products: 1_000 },
  large: { people: 1_000_000, products: 100_000 },
} as const;

type Size = keyof typeof sizes;

export interface DeskShops extends GrownShops {
  readonly urls: Readonly<Record<Size, string>>;
}

const adminToken = 'the-bench-looks-at-the-desk-with-this-token';
export const deskHeaders = { authorization: `Bearer ${adminToken}` } as const;

export async function createDeskShops(bench: Bench, clearing: AsyncDisposableStack): Promise<DeskShops> {
  const urls = { small: await openGrownShop(bench, 'small'), large: await openGrownShop(bench, 'large') };
  const settings = { ADMIN_TOKEN: adminToken, WEBHOOKS_MAY_REACH_PRIVATE_ADDRESSES: 'yes' };
  const open = async (url: string) => clearing.use(await startShop(url, bench.signal, settings));
  return { urls, small: await open(urls.small), large: await open(urls.large) };
}

async function openGrownShop(bench: Bench, size: Size): Promise<string> {
  const serverUrl = await bench.serverUrl();
  const { people, products } = sizes[size];
  const database = `desk_of_${people}`;
  await createUnlessThere(serverUrl, database);
  return fillDatabase(databaseUrl(serverUrl, database), bench.signal, async ({ shop }) => {
    await growCatalogue(shop, Date.now(), (_, work) => work(), { products, reviews: 0, loves: 0 });
    // Whoever would only have written its reviews is no customer of the lists.
    await shop.execute(sql`delete from customer where id like 'large-%'`);
    await growDesk(shop, people);
  });
}

/** Rows of a page: so few that the small shop has a thousandth page too. */
const pageRows = { orders: 10, customers: 10, stock: 4 } as const;
type List = keyof typeof pageRows;
const page = 1_000;
const rounds = 60;

/** What the row before the thousandth page is known by. */
const cursors: Readonly<
  Record<
    List,
    { readonly query: string; readonly cursor: (row: { readonly a: string; readonly b: string }) => string }
  >
> = {
  orders: {
    query: `select (extract(epoch from placed_at) * 1000000)::bigint as a, id as b from customer_order
      order by placed_at desc, id desc`,
    cursor: ({ a, b }) => formatCursor({ placedAt: a, orderId: Number(b) }),
  },
  customers: {
    query: `select (extract(epoch from created_at) * 1000000)::bigint as a, id as b from customer
      order by created_at desc, id desc`,
    cursor: ({ a, b }) => formatCustomerCursor({ since: a, customerId: b }),
  },
  stock: {
    query: 'select id as a, 0 as b from sku order by product_id, position',
    cursor: ({ a }) => formatStockCursor({ skuId: Number(a) }),
  },
};

/** What somebody types, by what they mean with it. */
const searches: Readonly<Record<List, (people: number) => Readonly<Record<string, string>>>> = {
  orders: (people) => ({
    'a name': someSurname(people),
    'a common name': 'margaux',
    'an address': `person-${people / 2}@example.com`,
    'a number': String(10_000_000 + people / 2),
  }),
  customers: (people) => ({
    'a name': someSurname(people),
    'a common name': 'margaux',
    'an address': `person-${people / 2}@example.com`,
  }),
  stock: () => ({ words: 'quiet hour', 'a number': '1012', nothing: 'nobody' }),
};

/** A shop that was opened a moment ago is busy with what it does every few minutes. */
const warmUpRounds = 100;

export async function measureDeskLists(shops: DeskShops, tell: Tell): Promise<void> {
  const firstPage = { ps: '50' };
  for (const size of ['small', 'large'] as const)
    for (let time = 0; time < warmUpRounds; time++)
      await measureRequest(shops[size], listRequest('orders', firstPage));
  for (const list of ['orders', 'customers', 'stock'] as const) {
    tell(await comparePages(shops, list, 'first page', () => firstPage));
    const cursor = {
      small: await findCursor(shops.urls.small, list),
      large: await findCursor(shops.urls.large, list),
    };
    const ps = String(pageRows[list]);
    tell(await comparePages(shops, list, `page ${page}`, (size) => ({ ps, 'page[after]': cursor[size] })));
    const searchesIn = (size: Size) => searches[list](sizes[size].people);
    for (const what of Object.keys(searchesIn('small')))
      tell(
        await comparePages(shops, list, `search for ${what}`, (size) => ({
          ...firstPage,
          q: searchesIn(size)[what] ?? '',
        })),
      );
  }
}

type Query = Readonly<Record<string, string>>;

function listRequest(list: List, query: Query): ShopRequest {
  return {
    path: `/api/admin/${list}?${new URLSearchParams(query)}`,
    init: { headers: deskHeaders },
  };
}

async function comparePages(
  shops: DeskShops,
  list: List,
  what: string,
  queryOf: (size: Size) => Query,
): Promise<Line> {
  const repeat = async (size: Size) => {
    const request = listRequest(list, queryOf(size));
    // Plans are made by the first who ask.
    for (let time = 0; time < 6; time++) await measureRequest(shops[size], request);
    return Array.from({ length: rounds }, () => request);
  };
  const requests = { small: await repeat('small'), large: await repeat('large') };
  return compareShops(`desk: ${list}, ${what}, of a hundredth`, shops, requests);
}

async function findCursor(url: string, list: List): Promise<string> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const { query, cursor } = cursors[list];
    const { rows } = await client.query(`${query} offset $1 limit 1`, [(page - 1) * pageRows[list] - 1]);
    if (!rows[0]) throw new Error(`There is no page ${page} of ${list}.`);
    return cursor(rows[0]);
  } finally {
    await client.end();
  }
}
