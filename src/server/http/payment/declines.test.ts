// Cards are not tried out here, by however many at once; and whoever shares an address with those who try still pays.
import { beforeEach, expect, test } from 'vitest';
import { accountsOf } from '../../testing/accounts.ts';
import { checkingOut } from '../../testing/checkout/checking-out.ts';
import { ohio } from '../../testing/checkout/quoting.ts';
import { shopping } from '../../testing/shopping.ts';
import { createTestShop, problemOf } from '../../testing/test-shop.ts';

const shop = createTestShop({ CALLS_AT_ONCE: '1000' });
const { add, save, readyToPay, send, paid } = checkingOut(shop);
const { sizeOf } = shopping(shop);
const { browser, signUp } = accountsOf(shop);

beforeEach(async () => {
  await shop.query('delete from rate_limit');
  await shop.query(
    'update stock_level set on_hand = 1000 where sku_id in (select id from sku where product_id = 1001)',
  );
});

const inLine = async (count: number) => {
  const shoppers: Awaited<ReturnType<typeof readyToPay>>[] = [];
  for (let nth = 0; nth < count; nth++) shoppers.push(await readyToPay());
  return shoppers;
};
const declinedAtProcessor = async () =>
  (await shop.query("select from sandbox_processor.charge where state = 'declined'")).length;

test('forty guests at once from one address with cards that are declined: twenty reach the processor', async () => {
  const guests = await inLine(40);
  const before = await declinedAtProcessor();
  const answers = await Promise.all(guests.map(({ shopper, quote }) => send(shopper, quote, 'tok_declined')));
  expect((await declinedAtProcessor()) - before).toBe(20);
  const refused = answers.filter(({ status }) => status === 429);
  expect(refused).toHaveLength(20);
  for (const answer of refused) expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(60);
});

test('forty guests at once from one address with good cards all pay, and leave nothing counted', async () => {
  const guests = await inLine(40);
  const answers = await Promise.all(guests.map(({ shopper, quote }) => send(shopper, quote)));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  expect(await shop.query('select from rate_limit where resets_at > now()')).toEqual([]);
});

test('an address full of guests whose cards were declined still takes the card of a customer', async () => {
  const guests = await inLine(21);
  for (const { shopper, quote } of guests) await send(shopper, quote, 'tok_declined');
  const [late] = await inLine(1);
  if (late) expect((await problemOf(await send(late.shopper, late.quote))).status).toBe(429);
  const visitor = browser();
  const { email } = await signUp(visitor, 'Has an account');
  const customer = { cookie: visitor.cookies() };
  await add(customer, { productId: 1001, sizeId: await sizeOf(1001, 'S') });
  const quote = await save(customer, { quote: { emailAddress: email, shippingAddress: ohio } });
  expect((await paid(await send(customer, quote))).status).toBe('placed');
});

test('a payment that is asked for again under its key is not counted again', async () => {
  const { shopper, quote } = await readyToPay();
  const key = crypto.randomUUID();
  for (let time = 0; time < 7; time++) await send(shopper, quote, 'tok_declined', key);
  expect((await paid(await send(shopper, quote))).status).toBe('placed');
});

test('a good payment leaves room for five that are declined', async () => {
  const { shopper, quote } = await readyToPay();
  await paid(await send(shopper, quote));
  await add(shopper, { productId: 1001, sizeId: await sizeOf(1001, 'S') });
  const next = await save(shopper, { quote: { emailAddress: 'again@example.com', shippingAddress: ohio } });
  for (let time = 0; time < 5; time++) expect((await send(shopper, next, 'tok_declined')).status).toBe(402);
  expect((await send(shopper, next)).status).toBe(429);
});
