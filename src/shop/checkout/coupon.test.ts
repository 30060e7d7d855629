// A code with a last use has one, whoever asks at the same time.
import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createDatabase, type Database } from '../../database/database.ts';
import {
  claimCoupon,
  findCoupons,
  keepCoupons,
  releaseCoupons,
} from '../../database/queries/checkout/coupon.ts';
import { cloneDatabase } from '../../server/testing/test-shop.ts';
import { atOnce } from '../testing/at-once.ts';

let cloned: Awaited<ReturnType<typeof cloneDatabase>>;
let database: Database;
let client: pg.Client;

beforeAll(async () => {
  cloned = await cloneDatabase();
  database = createDatabase(cloned.url);
  client = new pg.Client({ connectionString: cloned.url });
  await client.connect();
});

afterAll(async () => {
  await client.end();
  await database.close();
  await cloned.drop();
});

interface Limits {
  readonly usesMax?: number;
  readonly usesPerPerson?: number;
  /** Days from now. */
  readonly starts?: number;
  readonly ends?: number;
}

async function newCoupon({ usesMax, usesPerPerson, starts, ends }: Limits): Promise<number> {
  const { rows } = await client.query(
    `insert into coupon (code, kind, amount_minor, uses_max, uses_per_person, starts_at, ends_at)
     values ($1, 'amount', 500, $2, $3, now() + make_interval(days => $4), now() + make_interval(days => $5))
     returning id`,
    [randomUUID().toUpperCase(), usesMax, usesPerPerson, starts, ends],
  );
  return Number(rows[0].id);
}

const claim = (id: number, person: string = randomUUID(), attempt: string = randomUUID()) =>
  database.checkout.transaction((tx) => claimCoupon(tx, id, attempt, [`email ${person}`, `guest ${person}`]));
const release = (attempt: string) => database.checkout.transaction((tx) => releaseCoupons(tx, attempt));
const usedOf = async (id: number) =>
  (await client.query('select used from coupon where id = $1', [id])).rows[0].used;

test('one use in all: of fifty who claim it at once, one has it', async () => {
  const id = await newCoupon({ usesMax: 1 });
  const claims = await atOnce(50, () => claim(id));
  expect(claims.filter(Boolean)).toHaveLength(1);
  expect(await usedOf(id)).toBe(1);
});

test('one use for each person: of fifty attempts of one at once, one has it, and others have theirs', async () => {
  const id = await newCoupon({ usesPerPerson: 1 });
  const claims = await atOnce(50, () => claim(id, 'one'));
  expect(claims.filter(Boolean)).toHaveLength(1);
  expect(await claim(id, 'another')).toBe(true);
});

test('whoever comes with one of their names again is the same person', async () => {
  const id = await newCoupon({ usesPerPerson: 1 });
  const as = (...people: string[]) =>
    database.checkout.transaction((tx) => claimCoupon(tx, id, randomUUID(), people));
  expect(await as('guest 1', 'email a@b.example')).toBe(true);
  expect(await as('customer 7', 'email a@b.example')).toBe(false);
  expect(await as('customer 7', 'email c@b.example')).toBe(true);
});

test('an attempt that claims again has what it had; let go, it is another’s, and its own no more', async () => {
  const id = await newCoupon({ usesMax: 1, usesPerPerson: 1 });
  const attempt = randomUUID();
  expect(await Promise.all([1, 2, 3].map(() => claim(id, 'one', attempt)))).toEqual([true, true, true]);
  await Promise.all([release(attempt), release(attempt), release(attempt)]);
  expect(await usedOf(id)).toBe(0);
  expect(await claim(id, 'one', attempt)).toBe(false);
  expect(await claim(id, 'one')).toBe(true);
});

test('what an order keeps is not let go', async () => {
  const id = await newCoupon({ usesMax: 1 });
  const attempt = randomUUID();
  await claim(id, 'one', attempt);
  const { rows } = await client.query('select id from customer_order limit 1');
  await database.checkout.transaction((tx) => keepCoupons(tx, attempt, Number(rows[0].id)));
  await release(attempt);
  expect(await usedOf(id)).toBe(1);
});

test('the database’s clock says whether it runs', async () => {
  expect(await claim(await newCoupon({ starts: 1 }))).toBe(false);
  expect(await claim(await newCoupon({ ends: -1 }))).toBe(false);
  expect(await claim(await newCoupon({ starts: -1, ends: 1 }))).toBe(true);
});

test('what is left of a code is told to whoever asks', async () => {
  const id = await newCoupon({ usesMax: 2, usesPerPerson: 1 });
  const { rows } = await client.query('select code from coupon where id = $1', [id]);
  await claim(id, 'one');
  const seenBy = async (person: string) =>
    (await findCoupons(database.shop, [rows[0].code], [`email ${person}`], { guestId: 'g' })).map(
      (coupon) => [coupon.isUsedUp, coupon.isUsedByPerson],
    );
  expect([await seenBy('one'), await seenBy('two')]).toEqual([[[false, true]], [[false, false]]]);
  await claim(id, 'two');
  expect(await seenBy('three')).toEqual([[true, false]]);
});

test('[DK-23] a code is given a limit while somebody claims it: the claim waits, and counts towards the limit', async () => {
  const id = await newCoupon({});
  await claim(id);
  await client.query('begin');
  await client.query('select from coupon where id = $1 for update', [id]);
  const late = claim(id);
  const waiting = `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
  await expect.poll(async () => (await client.query(waiting)).rowCount).toBe(1);
  await client.query('update coupon set uses_max = 1, used = 1 where id = $1', [id]);
  await client.query('commit');
  expect(await late).toBe(false);
  expect(await usedOf(id)).toBe(1);
});
