import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createDatabase, type Database } from '../../database/database.ts';
import { homeExchange } from '../../domain/currency/exchange.ts';
import { inStockFirst, mostRecommended, type Placement } from '../../domain/recommendation/recommendation.ts';
import { defaultFlags } from '../../domain/visitor/flags.ts';
import { cloneDatabase } from '../../server/testing/test-shop.ts';
import { readRecommendations, refreshRecommendations } from './recommend.ts';

let cloned: Awaited<ReturnType<typeof cloneDatabase>>;
let database: Database;
let client: pg.Client;
const query = async (text: string, values: unknown[] = []) => (await client.query(text, values)).rows;

beforeAll(async () => {
  cloned = await cloneDatabase();
  database = createDatabase(cloned.url);
  client = new pg.Client({ connectionString: cloned.url });
  await client.connect();
  await lookAtAll();
});

afterAll(async () => {
  await client.end();
  await database.close();
  await cloned.drop();
});

/** How many products were looked at. */
async function lookAtAll(): Promise<number> {
  const done = await refreshRecommendations(database.shop, 10);
  return done === 0 ? 0 : done + (await lookAtAll());
}

const read = async (id: number, placement: Placement) =>
  (
    await readRecommendations(database.shop, id, placement, {
      now: Date.now(),
      flags: defaultFlags,
      exchange: homeExchange,
      isLowestPriceDue: false,
    })
  ).map(({ productId }) => productId);

/** How often each other thing occurs beside this one in pairs of rows, by thing, whatever its colour. */
function countsBeside(pairs: readonly { readonly who: string; readonly product: number }[], own: number) {
  const those = new Set(pairs.filter(({ product }) => product === own).map(({ who }) => who));
  const counts = new Map<number, number>();
  for (const { who, product } of pairs)
    if (those.has(who) && product !== own) counts.set(product, (counts.get(product) ?? 0) + 1);
  return counts;
}

describe('[PG-05] what is recommended', () => {
  test('is never the product in any colour, nor what some may not buy, nor what has left the shop', async () => {
    const wrong = await query(
      `select r.* from recommendation r join product own on own.id = r.product_id
         join product other on other.id = r.other_product_id
        where own.group_id = other.group_id or other.audience_exclusion_type is not null
           or not other.is_active or other.is_gift_card`,
    );
    expect(wrong).toEqual([]);
    const [{ rows, most } = {}] = await query(
      'select count(*)::int as rows, max(position) as most from recommendation',
    );
    expect(rows).toBeGreaterThan(500);
    expect(most).toBe(mostRecommended);
  });

  test('holds one colour of a thing', async () => {
    const twice = await query(
      `select r.product_id from recommendation r join product other on other.id = r.other_product_id
        group by r.product_id, placement, other.group_id having count(*) > 1`,
    );
    expect(twice).toEqual([]);
  });

  test('similar items are of its own kind', async () => {
    const rows = await query(
      `select exists (select from product_category a join product_category b using (category_id)
         join category on category.id = category_id and parent_id is not null
        where a.product_id = r.product_id and b.product_id = r.other_product_id) as alike
        from recommendation r where placement = 'similar-items'`,
    );
    expect(rows.length).toBeGreaterThan(100);
    expect(rows.every(({ alike }) => alike)).toBe(true);
  });

  test('loved by those who love it: the order is that of the counts', async () => {
    const pairs = (
      await query('select coalesce(customer_id, guest_id) as who, product_id::int as product from love')
    ).map(({ who, product }) => ({ who, product }));
    const counts = countsBeside(pairs, 1001);
    const shown = (
      await query(
        `select other_product_id::int as id from recommendation
          where product_id = 1001 and placement = 'you-may-also-love' order by position`,
      )
    ).map(({ id }) => id);
    expect(shown.length).toBeGreaterThan(3);
    const scores = shown.map((id) => counts.get(id) ?? 0);
    expect(scores).toEqual(scores.toSorted((a, b) => b - a));
    expect(scores[0]).toBe(Math.max(...scores));
    expect(scores.every((score) => score > 0)).toBe(true);
  });

  test('bought by those who bought it, cancelled orders aside', async () => {
    const [buyer] = await query('select id from customer order by id limit 1');
    const [country] = await query('select min(id) as id from country');
    const order = async (status: string, ...products: number[]) => {
      const [placed] = await query(
        'insert into customer_order (customer_id, email, country_id, status) values ($1, $2, $3, $4) returning id',
        [buyer?.id, 'a@example.com', country?.id, status],
      );
      for (const id of products)
        await query(
          `insert into order_line (order_id, sku_id, product_id, quantity, unit_minor)
           select $1, min(id), $2, 1, 100 from sku where product_id = $2`,
          [placed?.id, id],
        );
    };
    await query('delete from recommended where product_id = 1018');
    await query('delete from order_line where product_id = 1018');
    for (let time = 0; time < 50; time++) await order('placed', 1018, 1511);
    await order('placed', 1481);
    await order('cancelled', 1018, 1301);
    await refreshRecommendations(database.shop, 10);
    const shown = await read(1018, 'customers-also-purchased');
    expect(shown[0]).toBe(1511);
    expect(shown).toContain(1481);
    expect(shown).not.toContain(1301);
  });

  test('what can be had comes first, and the rest keeps its order', async () => {
    const tiles = [
      { id: 1, isSoldOut: true },
      { id: 2, isSoldOut: false },
      { id: 3, isSoldOut: true },
      { id: 4, isSoldOut: false },
    ];
    expect(inStockFirst(tiles).map(({ id }) => id)).toEqual([2, 4, 1, 3]);
    const [first = 0] = await read(1001, 'similar-items');
    await query(
      'update stock_level set on_hand = reserved where sku_id in (select id from sku where product_id = $1)',
      [first],
    );
    expect((await read(1001, 'similar-items')).at(-1)).toBe(first);
  });

  test('what has left the shop since is not shown', async () => {
    const [, second = 0] = await read(1001, 'similar-items');
    await query('update product set is_active = false where id = $1', [second]);
    expect(await read(1001, 'similar-items')).not.toContain(second);
  });

  test('nor what some people may no longer buy', async () => {
    const [first = 0] = await read(1001, 'customers-also-purchased');
    await query(
      `update product set audience_exclusion_type = 'trade', audience_exclusion_reason = 'For the trade.' where id = $1`,
      [first],
    );
    expect(await read(1001, 'customers-also-purchased')).not.toContain(first);
  });
});

test('[PG-05] each product is looked at once a day', async () => {
  await lookAtAll();
  expect(await lookAtAll()).toBe(0);
  await query(`update recommended set at = now() - interval '25 hours' where product_id in (1001, 1002)`);
  expect(await lookAtAll()).toBe(2);
});
