// Shoppers who browse, add, wait and buy while the database is killed or frozen, or the shop itself stopped for a while.
// Counts what was promised and what is there afterwards.
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { beginBuying } from './checkout/buyers.ts';
import { brokenInvariants } from './checkout/money-invariants.ts';
import { postgresUrl } from './postgres-process.ts';
import type { ShopProcess } from './shop-process.ts';

const page = '/product/1001/nocturne-bias-slip-dress-bordeaux';
/** A bag holds at most 99 of one thing. */
const addsEach = 90;

/** How many at once. Few enough leave the machine room to recover in: then it is the shop that is measured. */
export interface SignedInHint {
  readonly shoppers: number;
  readonly buyers: number;
}

interface Answer {
  readonly what: 'page' | 'add' | 'join';
  readonly status: number;
  readonly ms: number;
  readonly hasRetryAfter: boolean;
}

interface Shopper {
  readonly cookie: string;
  acknowledged: number;
  /** Asked for without a clear answer: it may be there or not. */
  unknown: number;
}

export interface AfterOutage {
  readonly answers: readonly Answer[];
  readonly acknowledgedAdds: number;
  readonly acknowledgedJoins: number;
  /** Of bags: promised and not there, and there without having been asked for. */
  readonly lostAdds: number;
  readonly doubledAdds: number;
  /** Sign-ups that were acknowledged and are not there exactly once. */
  readonly lostJoins: number;
  readonly acknowledgedOrders: number;
  readonly lostOrders: number;
  /** What is not true of stock, orders and money that must be. */
  readonly broken: Readonly<Record<string, unknown[]>>;
}

export interface Load {
  /** Nobody asks for anything more, whatever became of the shop. */
  readonly stop: () => void;
  /** Waits for what is under way, and compares the bags with what was promised. */
  readonly end: () => Promise<AfterOutage>;
  /** Asks until a page, an add and a sign-up have each gone well again; how many milliseconds that took. */
  readonly rightAgain: () => Promise<number>;
  /** Resolves when so many more writes have gone well. */
  readonly writes: (count: number) => Promise<void>;
  readonly answers: readonly Answer[];
}

/** Of a shop with its own PostgreSQL, which trusts this machine as a proxy: every visitor has an address of their own. */
export const outageSettings = { TRUSTED_PROXIES: '127.0.0.1', WAITLIST_ENTRIES_PER_HOUR: '1000000' };

export async function beginLoad({ address, child }: ShopProcess, crowd: SignedInHint): Promise<Load> {
  const { pid = 0 } = child;
  const [plenty, soldOut] = await prepareSizes(pid);
  const answers: Answer[] = [];
  const joined: string[] = [];
  const shoppers: Shopper[] = [];
  let isOver = false;
  let people = 0;

  async function ask(what: Answer['what'], path: string, init: RequestInit = {}): Promise<Response | null> {
    const began = performance.now();
    // A connection of its own: one that is kept may be closed, rightly, while the next request is on its way.
    const headers = { ...init.headers, connection: 'close' };
    const response = await fetch(`${address}${path}`, { ...init, headers }).catch(() => null);
    await response?.arrayBuffer().catch(() => null);
    const ms = performance.now() - began;
    const hasRetryAfter = response?.headers.has('retry-after') ?? false;
    answers.push({ what, status: response?.status ?? 0, ms, hasRetryAfter });
    return response;
  }

  function post(what: Answer['what'], path: string, body: unknown, cookie = ''): Promise<Response | null> {
    people++;
    const from = `10.${(people >> 16) & 255}.${(people >> 8) & 255}.${people & 255}`;
    return ask(what, path, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'sec-fetch-site': 'same-origin',
        'x-forwarded-for': from,
        cookie,
      },
      body: JSON.stringify(body),
    });
  }

  const add = (cookie?: string) =>
    post('add', '/api/cart/items', { productId: 1012, sizeId: plenty }, cookie);

  async function join(): Promise<boolean> {
    const emailAddressNotify = `waits-${people}@example.com`;
    const body = { productId: 1003, activeTab: 'email', sizeId: soldOut, emailAddressNotify };
    const response = await post('join', '/api/waitlist', { ...body, phoneNumberNotify: '' });
    if (response?.status !== 200) return false;
    joined.push(emailAddressNotify);
    return true;
  }

  async function newShopper(): Promise<Shopper | null> {
    const response = await add();
    const cookie = response?.headers.get('set-cookie')?.split(';')[0];
    if (response?.status !== 201 || cookie === undefined) return null;
    const shopper = { cookie, acknowledged: 1, unknown: 0 };
    shoppers.push(shopper);
    return shopper;
  }

  async function addOne(shopper: Shopper): Promise<boolean> {
    const response = await add(shopper.cookie);
    if (response?.status === 201) shopper.acknowledged++;
    else shopper.unknown++;
    return response?.status === 201;
  }

  async function shop(): Promise<void> {
    let shopper: Shopper | null = null;
    while (!isOver) {
      if (!shopper || shopper.acknowledged + shopper.unknown >= addsEach) shopper = await newShopper();
      else await addOne(shopper);
      await ask('page', page);
      await join();
      await pause(5);
    }
  }

  await ask('page', page);
  const busy = Array.from({ length: crowd.shoppers }, shop);
  const buyers = beginBuying(address, plenty, crowd.buyers);
  const bagOf = async ({ cookie }: Shopper) => {
    const headers = { cookie, connection: 'close' };
    const cart = await (await fetch(`${address}/api/header/cart`, { headers })).json();
    return Number(cart.content.count);
  };

  return {
    answers,
    writes: async (count) => {
      const countDone = () => answers.filter(({ what, status }) => what !== 'page' && status < 300).length;
      const enough = countDone() + count;
      while (countDone() < enough) await pause(20);
    },
    rightAgain: async () => {
      const began = performance.now();
      const isRight = async () => {
        const isShown = (await ask('page', page))?.status === 200;
        return isShown && (await newShopper()) !== null && (await join());
      };
      while (!(await isRight())) await pause(50);
      return performance.now() - began;
    },
    stop: () => {
      isOver = true;
      void buyers.stop();
    },
    end: async () => {
      isOver = true;
      await Promise.all([...busy, buyers.stop()]);
      // One after the other: the shop takes only so many connections from one address.
      const counts: (Shopper & { count: number })[] = [];
      for (const shopper of shoppers) counts.push({ ...shopper, count: await bagOf(shopper) });
      const sum = (of: (each: (typeof counts)[number]) => number) =>
        counts.reduce((all, each) => all + of(each), 0);
      return {
        answers,
        acknowledgedAdds: sum(({ acknowledged }) => acknowledged),
        acknowledgedJoins: joined.length,
        lostAdds: sum(({ acknowledged, count }) => Math.max(0, acknowledged - count)),
        doubledAdds: sum(({ acknowledged, unknown, count }) => Math.max(0, count - acknowledged - unknown)),
        lostJoins: await lostJoins(pid, joined),
        acknowledgedOrders: buyers.orders.length,
        ...(await afterBuying(pid, buyers.orders)),
      };
    },
  };
}

/** A size with more than anyone can add, and one that is sold out. */
async function prepareSizes(shopPid: number): Promise<readonly [number, number]> {
  return inDatabase(shopPid, async (client) => {
    const sizeOf = async (productId: number) =>
      Number(
        (await client.query('select min(id) as id from sku where product_id = $1', [productId])).rows[0].id,
      );
    const sizes = [await sizeOf(1012), await sizeOf(1003)] as const;
    await client.query(
      `with counted as (
         insert into stock_ledger (sku_id, delta, reason, source)
         select sku_id, 100000 - on_hand, 'count', 'enough for all' from stock_level where sku_id = $1
       )
       update stock_level set on_hand = 100000 where sku_id = $1`,
      [sizes[0]],
    );
    return sizes;
  });
}

function lostJoins(shopPid: number, joined: readonly string[]): Promise<number> {
  return inDatabase(shopPid, async (client) => {
    const { rows } = await client.query(
      `select count(*)::int as lost from unnest($1::text[]) as joined(address)
       where (select count(*) from waitlist_entry where waitlist_entry.address = joined.address) <> 1`,
      [joined],
    );
    return rows[0].lost;
  });
}

/** Once the shop has finished what was left behind, which it does by itself after half a minute: here at once. */
function afterBuying(shopPid: number, orders: readonly number[]) {
  return inDatabase(shopPid, async (client) => {
    const query = async (text: string) => (await client.query(text)).rows;
    const leftBehind = `select from payment_attempt where settled_at is null
      union all select from job where dead_at is null and kind in ('capture-payment', 'move-money', 'return-payment')`;
    await query(`update payment_attempt set touched_at = now() - interval '1 hour' where settled_at is null`);
    await query(`update job set run_at = now(), leased_until = null
      where kind in ('recover-payments', 'capture-payment', 'move-money', 'return-payment')`);
    for (let tries = 0; tries < 300 && (await query(leftBehind)).length > 0; tries++) await pause(100);
    const { rows } = await client.query(
      `select count(*)::int as lost from unnest($1::bigint[]) as told(id)
       where not exists (select from customer_order where customer_order.id = told.id)`,
      [orders],
    );
    return { lostOrders: rows[0].lost as number, broken: await brokenInvariants(query) };
  });
}

async function inDatabase<T>(shopPid: number, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: postgresUrl(shopPid) });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}
