// What somebody has to spend is spent once, whoever asks at the same time.
import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createDatabase, type Database } from '../../database/database.ts';
import { addCredit, findCredit, mergeCredit, spendCredit } from '../../database/queries/checkout/credit.ts';
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

type Work = Parameters<Database['checkout']['transaction']>[0];
const inTransaction = <T>(work: (tx: Parameters<Work>[0]) => Promise<T>) =>
  database.checkout.transaction(work);
const newGuest = () => ({ guestId: randomUUID() });

async function booksOf(guestId: string) {
  const { rows } = await client.query(
    `select balance_minor::int as balance, (select sum(amount_minor) from credit_ledger where account_id = a.id)::int as sum
       from credit_account a where guest_id = $1 or customer_id = $1`,
    [guestId],
  );
  return rows[0];
}

test('two hundred who spend at once spend no more than there is, and the books add up', async () => {
  const owner = newGuest();
  await inTransaction((tx) => addCredit(tx, owner, 1_000, 'goodwill', randomUUID()));
  const spent = await atOnce(200, () => inTransaction((tx) => spendCredit(tx, owner, 30, randomUUID())));
  expect(spent.filter(Boolean)).toHaveLength(33);
  expect(await booksOf(owner.guestId)).toEqual({ balance: 10, sum: 10 });
});

test('the same source adds once and spends once, however often and however close', async () => {
  const owner = newGuest();
  const gift = `gift ${randomUUID()}`;
  const added = await atOnce(20, () => inTransaction((tx) => addCredit(tx, owner, 500, 'gift_card', gift)));
  expect(added.filter(Boolean)).toHaveLength(1);
  const attempt = `attempt ${randomUUID()}`;
  const spent = await atOnce(20, () => inTransaction((tx) => spendCredit(tx, owner, 200, attempt)));
  expect(spent.every(Boolean)).toBe(true);
  expect(await booksOf(owner.guestId)).toEqual({ balance: 300, sum: 300 });
});

test('whoever has none spends none, and nothing is always there', async () => {
  const owner = newGuest();
  expect(await inTransaction((tx) => spendCredit(tx, owner, 1, randomUUID()))).toBe(false);
  expect(await inTransaction((tx) => spendCredit(tx, owner, 0, randomUUID()))).toBe(true);
  expect(await findCredit(database.shop, owner)).toEqual({ minor: 0, currency: 'USD' });
});

test('a guest’s credit becomes the customer’s once, also when two devices sign in at once', async () => {
  const { rows } = await client.query('select id from customer limit 1');
  const customerId = String(rows[0].id);
  const before = (await findCredit(database.shop, { customerId })).minor;
  const guest = newGuest();
  await inTransaction((tx) => addCredit(tx, guest, 700, 'gift_card', randomUUID()));
  await atOnce(10, () => inTransaction((tx) => mergeCredit(tx, guest.guestId, customerId)));
  expect((await findCredit(database.shop, { customerId })).minor).toBe(before + 700);
  expect(await booksOf(guest.guestId)).toEqual({ balance: 0, sum: 0 });
  const books = await booksOf(customerId);
  expect(books.balance).toBe(books.sum);
});
