// The numbers beside a product are what its rows say, whatever is done to the rows.
import fc from 'fast-check';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { cloneDatabase } from '../server/testing/test-shop.ts';

let database: Awaited<ReturnType<typeof cloneDatabase>>;
let client: pg.Client;

beforeAll(async () => {
  database = await cloneDatabase();
  client = await connect();
});
afterAll(async () => {
  await client.end();
  await database.drop();
});

async function connect(): Promise<pg.Client> {
  const connection = new pg.Client({ connectionString: database.url });
  await connection.connect();
  return connection;
}

/** Products and reviews whose tally differs from a count of its rows. */
async function wrongTallies(): Promise<unknown[]> {
  const { rows } = await client.query(`
    select product.id, tally, reviews, rating, fits, fit, loves
      from product
      left join product_tally tally on tally.product_id = product.id
      cross join lateral (
        select count(*) as reviews, coalesce(sum(rating), 0) as rating, count(fit) as fits, coalesce(sum(fit), 0) as fit,
               array[count(*) filter (where rating = 1), count(*) filter (where rating = 2),
                 count(*) filter (where rating = 3), count(*) filter (where rating = 4),
                 count(*) filter (where rating = 5)]::int[] as stars,
               coalesce(sum((select count(*) from review_photo where review_id = review.id)), 0) as photos
          from review where product_id = product.id and status = 'approved'
      ) r
      cross join lateral (select count(*) as loves from love where product_id = product.id) l
     where (review_count, rating_sum, fit_count, fit_sum, love_count, photo_count,
              array[one_star, two_stars, three_stars, four_stars, five_stars])
           is distinct from (reviews, rating, fits, fit, loves, photos, stars)`);
  const { rows: reviews } = await client.query(`
    select id from review
     where (photo_count, helpful_count) is distinct from (
       (select count(*) from review_photo where review_id = review.id),
       (select count(*) from review_vote where review_id = review.id))`);
  return [...rows, ...reviews];
}

test('of the demo shop every tally is a count of rows [SP-03]', async () => {
  expect(await wrongTallies()).toEqual([]);
  const { rows } = await client.query(
    'select sum(review_count) as reviews, sum(love_count) as loves from product_tally',
  );
  expect(Number(rows[0].reviews)).toBeGreaterThanOrEqual(1500);
  expect(Number(rows[0].loves)).toBeGreaterThan(1000);
});

test('1001 has 40 reviews, some of them with photos; 1018 is the only product to be bought that has none', async () => {
  const { rows } = await client.query(`
    select product_id::int as id, review_count as reviews, (
             select count(distinct review_id)::int from review_photo
               join review on review.id = review_id where review.product_id = tally.product_id) as with_photos
      from product_tally tally join product on product.id = product_id
     where product_id between 1001 and 1026 and not is_gift_card and (product_id = 1001 or review_count = 0) order by 1`);
  expect(rows).toEqual([
    { id: 1001, reviews: 40, with_photos: expect.any(Number) },
    { id: 1018, reviews: 0, with_photos: 0 },
  ]);
  expect(rows[0].with_photos).toBeGreaterThanOrEqual(3);
});

const productId = fc.constantFrom(1001, 1018, 1023, 1201, 1401, 1402);
const status = fc.constantFrom('pending', 'approved', 'rejected');
const rating = fc.integer({ min: 1, max: 5 });
const fit = fc.option(rating);
const some = fc.integer({ min: 0, max: 6 });

/** Statements over one row and over many, as moderators, shoppers and departing customers cause them. */
const change = fc.oneof(
  fc.record({ productId, status, rating, fit, some }).map(
    (r) =>
      [
        `insert into review (product_id, group_id, author_name, rating, fit, title, body, status)
         select id, group_id, 'A', $2, $3, 'T', 'B', $4 from product, generate_series(1, $5) where id = $1`,
        [r.productId, r.rating, r.fit, r.status, r.some],
      ] as const,
  ),
  fc
    .record({ status, rating, fit, some })
    .map(
      (r) =>
        [
          `update review set status = $1, rating = $2, fit = $3 where id % 7 = $4`,
          [r.status, r.rating, r.fit, r.some],
        ] as const,
    ),
  fc.record({ productId, some }).map(
    (r) =>
      [
        `update review set product_id = $1, group_id = (select group_id from product where id = $1), customer_id = null,
              order_line_id = null where id % 11 = $2`,
        [r.productId, r.some],
      ] as const,
  ),
  some.map((n) => ['delete from review where id % 13 = $1', [n]] as const),
  some.map(
    (n) =>
      [
        `insert into review_photo (review_id, position, path, alt)
         select id, 50 + $1::int, 'p', 'seen' from review where id % 5 = $1 on conflict do nothing`,
        [n],
      ] as const,
  ),
  some.map((n) => ['delete from review_photo where review_id % 3 = $1', [n]] as const),
  some.map(
    (n) =>
      [
        `insert into review_vote (review_id, guest_id) select id, 'g' || $1::int from review where id % 9 = $1
         on conflict do nothing`,
        [n],
      ] as const,
  ),
  some.map((n) => ['delete from review_vote where review_id % 2 = $1', [n]] as const),
  fc.constant(['truncate review_photo', []] as const),
  fc.constant(['truncate review_vote', []] as const),
  fc
    .record({ productId, some })
    .map(
      (r) =>
        [
          `insert into love (product_id, guest_id) select $1, 'guest-' || n from generate_series(1, $2) n on conflict do nothing`,
          [r.productId, r.some],
        ] as const,
    ),
  fc
    .record({ productId, some })
    .map(
      (r) =>
        [
          'update love set product_id = $1, customer_id = null, guest_id = gen_random_uuid() where id % 97 = $2',
          [r.productId, r.some],
        ] as const,
    ),
  some.map((n) => ['delete from love where id % 17 = $1', [n]] as const),
  some.map((n) => [`delete from customer where id like '%' || $1`, [String(n)]] as const),
  fc.constant(['truncate review cascade', []] as const),
  fc.constant(['truncate love', []] as const),
);

test('random inserts, updates and deletes leave every tally a count of rows', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(change, { minLength: 1, maxLength: 8 }), async (changes) => {
      await client.query('begin');
      try {
        for (const [text, values] of changes) await client.query(text, [...values]);
        expect(await wrongTallies()).toEqual([]);
      } finally {
        await client.query('rollback');
      }
    }),
    { numRuns: 25 },
  );
}, 120_000);

test('a product that is deleted takes its reviews, loves and tally with it', async () => {
  await client.query('begin');
  await client.query(`insert into product_group values (77)`);
  await client.query(
    `insert into product (id, group_id, brand_id, name, slug, color_name, online_since, description, swatch_image)
     select 77, 77, brand_id, name, slug, color_name, online_since, description, swatch_image from product where id = 1001`,
  );
  await client.query(
    `insert into review (product_id, group_id, author_name, rating, title, body, status) values (77, 77, 'A', 5, 'T', 'B', 'approved')`,
  );
  await client.query(`insert into love (product_id, guest_id) values (77, 'g')`);
  expect(await wrongTallies()).toEqual([]);
  await client.query('delete from product where id = 77');
  const { rows } = await client.query('select * from product_tally where product_id = 77');
  expect(rows).toEqual([]);
  await client.query('rollback');
});

test('statements over the same products in opposite orders wait for each other and never deadlock', async () => {
  const others = await Promise.all(Array.from({ length: 6 }, connect));
  const loving = others.map(async (connection, at) => {
    for (let turn = 0; turn < 15; turn++)
      await connection.query(
        `insert into love (product_id, guest_id)
         select id, 'racer-' || $1::int || '-' || $2::int from product where not is_gift_card order by id ${at % 2 ? 'desc' : 'asc'}`,
        [at, turn],
      );
  });
  await Promise.all(loving);
  await Promise.all(others.map((connection) => connection.end()));
  expect(await wrongTallies()).toEqual([]);
});

test('servers hear of a product when a review of it is shown, changed or taken away, not when one waits', async () => {
  const listener = await connect();
  const heard: (string | undefined)[] = [];
  listener.on('notification', ({ payload }) => heard.push(payload));
  await listener.query('listen product');
  const hears = async (text: string) => {
    heard.length = 0;
    await client.query(text);
    // What was sent before a round trip has arrived after it.
    await listener.query('select 1');
    return [...heard];
  };
  const write = (status: string) => `
    insert into review (product_id, group_id, author_name, rating, title, body, status)
    values (1018, 1018, 'Listener', 5, 'T', 'B', '${status}')`;
  expect(await hears(write('pending'))).toEqual([]);
  expect(await hears(`update review set status = 'approved' where author_name = 'Listener'`)).toEqual([
    '1018',
  ]);
  expect(
    await hears(`update review set reply = 'Hm.', replied_at = now() where author_name = 'Listener'`),
  ).toEqual(['1018']);
  expect(
    await hears(
      `insert into review_photo (review_id, position, path, alt) select id, 0, 'p', 'seen' from review where author_name = 'Listener'`,
    ),
  ).toEqual(['1018']);
  expect(await hears(`delete from review where author_name = 'Listener'`)).toEqual(['1018']);
  await listener.end();
});

test('a person loves a product once, and is either a customer or a guest', async () => {
  const refused = (text: string) =>
    client.query(text).then(
      () => null,
      (error: { code: string }) => error.code,
    );
  expect(
    await refused(`insert into love (product_id, guest_id) values (1001, 'twice'), (1001, 'twice')`),
  ).toBe('23505');
  expect(await refused(`insert into love (product_id) values (1001)`)).toBe('23514');
  expect(
    await refused(
      `insert into love (product_id, guest_id, customer_id) select 1018, 'g', id from customer limit 1`,
    ),
  ).toBe('23514');
});

test('a review is verified by a line of an order of the same product, and by nothing else', async () => {
  const { rows } = await client.query(`
    select count(*) filter (where is_verified)::int as verified,
           count(*) filter (where is_verified and (line.product_id <> review.product_id
             or placed.customer_id <> review.customer_id or placed.placed_at >= review.created_at))::int as wrongly
      from review left join order_line line on line.id = order_line_id
      left join customer_order placed on placed.id = line.order_id`);
  expect(rows[0].verified).toBeGreaterThan(1000);
  expect(rows[0].wrongly).toBe(0);
  const refused = await client
    .query(
      `update review set order_line_id = (select id from order_line where product_id <> review.product_id
           and not exists (select from review other where other.order_line_id = order_line.id) limit 1)
        where id = (select min(id) from review)`,
    )
    .then(
      () => null,
      (error: { code: string }) => error.code,
    );
  expect(refused).toBe('23503');
});

test('customers are told apart whatever the case of their address', async () => {
  const refused = await client
    .query(`insert into customer (id, name, email) select 'other', name, upper(email) from customer limit 1`)
    .then(
      () => null,
      (error: { code: string }) => error.code,
    );
  expect(refused).toBe('23505');
});
