// Signs about reviews, each held against the rows it comes from, counted another way.
import { beforeAll, beforeEach, expect, test } from 'vitest';
import * as contract from '../../../contract/desk/reviews.ts';
import { deskOf } from '../../testing/access/desk-staff.ts';
import type { TestBrowser } from '../../testing/accounts.ts';
import { adminToken, reviewingOf } from '../../testing/reviewing.ts';
import { answerOf, createTestShop, problemOf } from '../../testing/test-shop.ts';

const shop = createTestShop({ TRUSTED_PROXIES: '127.0.0.1', ADMIN_TOKEN: adminToken });
const desk = deskOf(shop);
const { buyer, browser, signUp, order, write } = reviewingOf(shop);
let owner: TestBrowser;
beforeAll(async () => {
  owner = await desk.owner();
});
// What was written before is out of sight, so that each test sees its own.
beforeEach(async () => {
  await shop.query(`update review set created_at = now() - interval '400 days'`);
  await shop.query('truncate review_origin');
});

const read = async () =>
  (await answerOf(await owner.get('/api/admin/reviews/integrity'), contract.readReviewIntegrity)).content;

/** So many hours ago each. */
async function insertReviews(
  productId: number,
  hours: readonly number[],
  more: { rating?: number; body?: string } = {},
) {
  const ids: number[] = [];
  for (const ago of hours) {
    const body = more.body ?? `Words of their own ${crypto.randomUUID()} ${crypto.randomUUID()}`;
    const [row] = await shop.query(
      `insert into review (product_id, group_id, author_name, rating, title, body, created_at)
       select id, group_id, 'Ada', $2, 'Title', $3, now() - make_interval(secs => $4 * 3600.0) from product where id = $1
       returning id`,
      [productId, more.rating ?? 5, body, ago],
    );
    ids.push(Number(row?.id));
  }
  return ids;
}

test('a burst is the day with more reviews of a product than is usual, said in numbers', async () => {
  const days = (from: number, to: number, step: number) =>
    Array.from({ length: Math.ceil((to - from) / step) }, (_, n) => (from + n * step) * 24);
  // One a week before, and seven within nine hours.
  await shop.query('delete from review where product_id in (1001, 1002, 1003)');
  await insertReviews(1001, days(11, 88, 7));
  const ids = await insertReviews(1001, [54, 53, 52, 50, 48, 47, 45]);
  // As many in a day, of a product that gets five a day.
  await insertReviews(1002, days(0, 80, 0.2));
  // Four are none.
  await insertReviews(1003, [1, 2, 3, 4]);
  const { bursts, days: looked, isAllLookedAt } = await read();
  expect([looked, isAllLookedAt]).toEqual([90, true]);
  expect(bursts.map(({ productId }) => productId)).toEqual([1001]);
  const [burst] = bursts;
  if (!burst) throw new Error('There is no burst.');
  const [rows] = await shop.query(
    `select count(*)::int as count, count(*) filter (where written < $1)::int as before,
       extract(epoch from $1::timestamptz - min(written))::float / 86400 as days
       from (select date_trunc('milliseconds', created_at) as written from review where product_id = 1001) review
      where written between $1::timestamptz - interval '90 days' and $2`,
    [burst.from, burst.to],
  );
  expect(burst.count).toBe(Number(rows?.count) - Number(rows?.before));
  expect(burst.usualPerDay).toBeCloseTo(Number(rows?.before) / Number(rows?.days), 3);
  expect(burst).toMatchObject({ count: 7, usualDays: 78 });
  expect(burst.reviews.map(({ id }) => id).toSorted((a, b) => a - b)).toEqual(ids);
});

test('several people from one address are seen together, and no address is stored', async () => {
  const together = ['10.9.9.9', '10.9.9.9', '10.9.9.9'];
  const ids: number[] = [];
  for (const address of together) {
    const visitor = browser('', address);
    const { email } = await signUp(visitor, 'Ida Roth');
    await order(email, 1001);
    ids.push((await write(visitor, 1001)).id);
  }
  const alone = await buyer(1001);
  const other = (await write(alone, 1001)).id;
  const stored = await shop.query(
    'select review_id::int as id, network from review_origin order by review_id',
  );
  expect(stored.map(({ id }) => id)).toEqual([...ids, other]);
  expect(new Set(stored.map(({ network }) => network)).size).toBe(2);
  expect(JSON.stringify(await shop.query('select * from review_origin'))).not.toContain('10.9.9');
  const { addresses } = await read();
  expect(addresses.map(({ people, count, products }) => [people, count, products])).toEqual([[3, 3, 1]]);
  expect(addresses[0]?.reviews.map(({ id }) => id)).toEqual(ids);
  // A household of two who write of different things is none.
  await shop.query('delete from review_origin where review_id <> $1', [ids[0]]);
  const neighbour = browser('', '10.9.9.9');
  const { email } = await signUp(neighbour, 'Ida Roth');
  await order(email, 1012);
  await write(neighbour, 1012);
  expect((await read()).addresses).toEqual([]);
  // Whoever leaves takes it along.
  const before = await shop.query('select from review_origin');
  await shop.query('delete from customer where email = $1', [email]);
  expect((await shop.query('select from review_origin')).length).toBe(before.length - 1);
});

test('texts alike are found among many that use the same phrases', async () => {
  const first =
    'Very quality, soft leather and perfect for all occasion. Heel is comfort and delivery was very fast thank you seller.';
  const second =
    'Very quality, nice leather and perfect for all occasion. Sole is comfort and delivery very fast thank you seller.';
  const phrases = Array.from(
    { length: 60 },
    (_, n) =>
      `It is true to size and ${n} people at the ${n * 7} bus stop asked me about it on day ${n * 3}.`,
  );
  const ids = await insertReviews(1001, [9], { body: first });
  for (const body of phrases) await insertReviews(1012, [8], { body });
  ids.push(...(await insertReviews(1010, [7], { body: second })));
  ids.push(...(await insertReviews(1012, [6], { body: first.toUpperCase() })));
  await insertReviews(1001, [5, 4], { body: 'Love it' });
  const { texts } = await read();
  const found = texts.find(({ reviews }) => reviews.some(({ id }) => id === ids[0]));
  expect(found).toMatchObject({ count: 3 });
  expect(found?.reviews.map(({ id }) => id)).toEqual(ids);
  expect(found?.likeness).toBeGreaterThanOrEqual(70);
  const [row] = await shop.query('select similarity($1, $2) as likeness', [first, second]);
  expect(Number(row?.likeness)).toBeGreaterThan(0.6);
  expect(texts.flatMap(({ reviews }) => reviews).some(({ text }) => text === 'Love it')).toBe(false);
});

test('refusals by stars and by person are those of the audit, and none can be hidden', async () => {
  const support = await desk.employ('support');
  const decide = async (
    who: TestBrowser,
    id: number,
    what: 'publish' | 'refuse',
    reason = 'It names a person.',
  ) => {
    const path = `/api/admin/reviews/${id}/${what}`;
    expect((await who.post(path, what === 'refuse' ? { reason } : {})).status).toBe(200);
  };
  const low = await insertReviews(1001, Array(12).fill(100), { rating: 1 });
  const high = await insertReviews(1012, Array(30).fill(100), { rating: 5 });
  const few = await insertReviews(1010, [100, 101, 102], { rating: 3 });
  for (const id of low.slice(0, 9)) await decide(support, id, 'refuse');
  for (const id of low.slice(9)) await decide(owner, id, 'publish');
  for (const id of high) await decide(owner, id, 'publish');
  const [shown, gone, mended] = few;
  if (shown === undefined || gone === undefined || mended === undefined)
    throw new Error('There are no reviews.');
  // Shown, answered, taken down, and removed by its writer: the refusal stays.
  await decide(owner, gone, 'publish');
  expect((await owner.post(`/api/admin/reviews/${gone}/reply`, { reply: 'Thank you' })).status).toBe(200);
  await decide(support, gone, 'refuse', 'It is not nice.');
  await shop.query('delete from review where id = $1', [gone]);
  // Refused by one and published by another.
  for (const id of [mended, shown]) {
    await decide(support, id, 'refuse');
    await decide(owner, id, 'publish');
  }

  const { refusals } = await read();
  const counted = await shop.query(
    `select (after ->> 'rating')::int as stars, thing_id, after ->> 'status' as status
       from audit_entry where thing = 'review' and before - 'reply' <> after - 'reply' order by id`,
  );
  const last = new Map(counted.map(({ stars, thing_id, status }) => [thing_id, { stars, status }]));
  const ofStars = (stars: number) => [...last.values()].filter((one) => one.stars === stars);
  for (const { stars, decided, refused } of refusals.stars)
    expect([stars, decided, refused]).toEqual([
      stars,
      ofStars(stars).length,
      ofStars(stars).filter(({ status }) => status === 'rejected').length,
    ]);
  expect(refusals.stars.map(({ decided, refused }) => [decided, refused])).toEqual([
    [12, 9],
    [0, 0],
    [3, 1],
    [0, 0],
    [30, 0],
  ]);
  expect(refusals.stars[2]?.percent).toBeNull();
  expect(refusals.stars[0]?.percent).toEqual({ share: 75, from: 46.8, to: 91.1 });
  expect(refusals.verdict).toBe('low_more');
  const [byActor] = await shop.query(
    `select count(distinct thing_id)::int as refused from audit_entry
      where thing = 'review' and after ->> 'status' = 'rejected'
        and actor_id = (select id from customer where email = 'paris@vitrine.example')`,
  );
  expect(refusals.people).toMatchObject([
    { refused: byActor?.refused, decided: 12, refusedByStars: [9, 0, 3, 0, 0], takenDown: 1 },
    { refused: 0, decided: 36, refusedByStars: [0, 0, 0, 0, 0], takenDown: 0 },
  ]);

  const list = async (query = '') =>
    (await answerOf(await owner.get(`/api/admin/reviews/refusals?${query}`), contract.listRefusals)).content;
  expect((await list()).rows.slice(0, 3)).toMatchObject([
    { reviewId: shown, stars: 3, reason: 'It names a person.', wasShown: false, statusNow: 'approved' },
    { reviewId: mended },
    { reviewId: gone, stars: 3, productId: 1010, reason: 'It is not nice.', wasShown: true, statusNow: null },
  ]);
  expect((await list()).total).toBe(12);
  expect((await list('stars=1')).rows.map(({ reviewId }) => reviewId)).toEqual(low.slice(0, 9).toReversed());
  const pages = [await list('ps=6')];
  pages.push(await list(`ps=6&page[after]=${pages[0]?.next}`));
  expect(pages.map(({ rows, next }) => [rows.length, next === null])).toEqual([
    [6, false],
    [6, true],
  ]);
  const numbersOf = (rows: readonly { readonly id: number }[]) => rows.map(({ id }) => id);
  const oldest = [await list('ps=6&sort=oldest')];
  oldest.push(await list(`ps=6&sort=oldest&page[after]=${oldest[0]?.next}`));
  expect(oldest.flatMap(({ rows }) => numbersOf(rows))).toEqual(numbersOf((await list()).rows).toReversed());
  const person = String(refusals.people[1]?.actorId);
  expect((await list(`person=${person}`)).rows).toEqual([]);
  expect((await problemOf(await owner.get('/api/admin/reviews/refusals?page[after]=x'))).status).toBe(400);
  await expect(shop.query(`delete from audit_entry where thing = 'review'`)).rejects.toThrow('only grows');
});

test('reviews are moderated and answered wherever they stand', async () => {
  const queue = async (query = '') =>
    (await answerOf(await owner.get(`/api/admin/reviews?${query}`), contract.listReviewsToModerate)).content;
  const [id] = await insertReviews(1001, [1], { rating: 2 });
  expect(await queue(`review=${id}`)).toMatchObject([
    { id, status: 'pending', refusal: null, productId: 1001 },
  ]);
  expect(await queue(`after=${Number(id) - 1}`)).toMatchObject([{ id }]);
  expect(await queue(`view=changed&after=${Number(id) - 1}`)).toEqual([]);
  await owner.post(`/api/admin/reviews/${id}/publish?revision=1`, {});
  expect((await queue('view=published'))[0]).toMatchObject({ id, status: 'approved', reply: null });
  await owner.post(`/api/admin/reviews/${id}/reply`, { reply: 'The hem is longer now.' });
  expect((await queue('view=published'))[0]).toMatchObject({ id, reply: 'The hem is longer now.' });
  await owner.post(`/api/admin/reviews/${id}/refuse`, { reason: 'It names a person.' });
  expect((await queue('view=refused'))[0]).toMatchObject({
    id,
    status: 'rejected',
    refusal: 'It names a person.',
  });
  expect(await queue('review=999999999')).toEqual([]);
  expect((await problemOf(await owner.get('/api/admin/reviews?view=hidden'))).status).toBe(400);
});
