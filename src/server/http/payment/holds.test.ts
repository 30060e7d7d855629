// What is set aside without being paid for has a ceiling.
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createDatabase } from '../../../database/database.ts';
import { mostUnitsHeld } from '../../../domain/stock/hold-limits.ts';
import { sweepHolds } from '../../../shop/stock/hold-stock.ts';
import { checkingOut } from '../../testing/checkout/checking-out.ts';
import { brokenInvariants } from '../../testing/checkout/money-invariants.ts';
import { ohio } from '../../testing/checkout/quoting.ts';
import { stockRoom } from '../../testing/checkout/stock-room.ts';
import { shopping } from '../../testing/shopping.ts';
import { createTestShop, problemOf } from '../../testing/test-shop.ts';

const shop = createTestShop({ CALLS_AT_ONCE: '1000' });
const { readyToPay, send, save, paid } = checkingOut(shop);
const { add, call, guestWith, sizeOf } = shopping(shop);
const { setStock, stockOf } = stockRoom(shop);

const held = async () => {
  const [row] = await shop.query(
    `select coalesce(sum(quantity), 0)::int as units from stock_hold_line join stock_hold on id = hold_id
     where state = 'held'`,
  );
  return row?.units;
};
const reserved = async () => (await stockOf(1001, 'S')).reserved;

/** As the worker does every few seconds, when all that is held has run out of time. */
const sweep = async () => {
  await shop.query(`update stock_hold set expires_at = now() where state = 'held'`);
  const database = createDatabase(shop.databaseUrl);
  await sweepHolds(database.jobs);
  await database.close();
};

beforeEach(async () => {
  await sweep();
  await shop.query('delete from rate_limit');
  await setStock(1001, 'S', 5_000);
});

/** Somebody whose bag holds so many of one size. */
const readyWith = async (quantity: number) => {
  const { shopper, id } = await guestWith(1001, 'S');
  await call(shopper, `/api/cart/items/${id}`, 'PATCH', { quantity });
  const emailAddress = `guest-${crypto.randomUUID()}@example.com`;
  return { shopper, quote: await save(shopper, { quote: { emailAddress, shippingAddress: ohio } }) };
};

test('one visitor has only so much set aside at once, and is told how much that is', async () => {
  const { shopper, quote } = await readyWith(mostUnitsHeld.visitor + 1);
  expect(await problemOf(await send(shopper, quote, 'tok_3ds'))).toMatchObject({
    status: 422,
    code: 'quote_not_valid',
    detail: `An order takes up to ${mostUnitsHeld.visitor} pieces. Please take some out and order them after it.`,
  });
  expect([await held(), await reserved()]).toEqual([0, 0]);
});

test('one visitor has no more than half of a product set aside, and always a few of it', async () => {
  const sizes = await shop.query(
    `select size_group.name from sku join size_group on size_group.id = size_group_id where product_id = 1001`,
  );
  for (const { name } of sizes) await setStock(1001, String(name), name === 'S' ? 20 : 0);
  const many = await readyWith(11);
  expect(await problemOf(await send(many.shopper, many.quote, 'tok_3ds'))).toMatchObject({
    status: 409,
    code: 'too_much_at_once',
    detail: expect.stringContaining('Nocturne Bias Slip Dress'),
  });
  expect([await held(), await reserved()]).toEqual([0, 0]);
  const half = await readyWith(10);
  expect((await paid(await send(half.shopper, half.quote, 'tok_ok'))).status).toBe('placed');
  await setStock(1001, 'S', 6);
  const last = await readyWith(6);
  expect((await paid(await send(last.shopper, last.quote, 'tok_ok'))).status).toBe('placed');
});

test('all who come from one address have only so much set aside, also when they come at once', async () => {
  const each = 50;
  const crowd = await Promise.all(Array.from({ length: 20 }, () => readyWith(each)));
  const answers = await Promise.all(crowd.map(({ shopper, quote }) => send(shopper, quote, 'tok_3ds')));
  const refused = await Promise.all(answers.filter(({ ok }) => !ok).map(problemOf));
  const most = Math.floor(mostUnitsHeld.network / each);
  expect([await held(), await reserved()]).toEqual([most * each, most * each]);
  expect(refused).toHaveLength(crowd.length - most);
  for (const problem of refused) expect(problem).toMatchObject({ status: 429, code: 'too_many_requests' });
  // All of it is taken: a single piece more is refused, until something is paid for or let go.
  const one = await readyToPay();
  expect((await send(one.shopper, one.quote)).status).toBe(429);
  await sweep();
  expect((await paid(await send(one.shopper, one.quote))).status).toBe('placed');
});

test('the last of something is kept under the same ceiling: past it nothing is promised, and it can be bought', async () => {
  await setStock(1001, 'M', 1);
  const [first] = await Promise.all(
    Array.from({ length: mostUnitsHeld.network / 50 }, async () => {
      const ready = await readyWith(50);
      await send(ready.shopper, ready.quote, 'tok_3ds');
      return ready;
    }),
  );
  expect(await held()).toBe(mostUnitsHeld.network);
  const { shopper } = await guestWith(1001, 'M');
  const quote = await save(shopper, { quote: { emailAddress: 'm@example.com', shippingAddress: ohio } });
  expect(quote.meta).toMatchObject({ isValid: true, holdExpiresAt: null });
  expect((await stockOf(1001, 'M')).reserved).toBe(0);
  // Whoever gives up makes room.
  if (first) expect((await send(first.shopper, first.quote, 'tok_declined')).status).toBe(402);
  const again = await save(shopper, {});
  expect(again.meta.holdExpiresAt).not.toBeNull();
  expect((await paid(await send(shopper, again))).status).toBe('placed');
});

test('what a guest has set aside is the customer’s when they sign in, and counts as theirs', async () => {
  const { shopper, quote } = await readyWith(30);
  await send(shopper, quote, 'tok_3ds');
  const signedIn = await shop.send('/api/auth/sign-in/email', {
    method: 'POST',
    headers: { cookie: shopper.cookie, 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'shopper@vitrine.example', password: 'vitrine-demo' }),
  });
  const cookie = signedIn.headers.getSetCookie().map((line) => line.split(';')[0]);
  const customer = { cookie: [shopper.cookie, ...cookie].join('; ') };
  await add(customer, { productId: 1012, sizeId: await sizeOf(1012, 'One Size') });
  await call(customer, '/api/quote');
  const [row] = await shop.query(
    `select holder from stock_hold join payment_attempt on hold_id = stock_hold.id where quote_id = $1`,
    [quote.id],
  );
  expect(row?.holder).toBe('customer known-shopper');
});

afterEach(async () => {
  await expect.poll(() => shop.query("select from job where kind = 'capture-payment'")).toEqual([]);
  // Shoppers are left at their banks on purpose: that is under way.
  const broken = await brokenInvariants((text) => shop.query(text));
  expect(Object.keys(broken).filter((rule) => rule !== 'nothing is under way')).toEqual([]);
});
