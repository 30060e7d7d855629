// The last of something is kept for whoever has come to the payment with it.
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createDatabase } from '../../../database/database.ts';
import { keepLimits } from '../../../domain/checkout/last-unit.ts';
import { sweepHolds } from '../../../shop/stock/hold-stock.ts';
import { checkingOut } from '../../testing/checkout/checking-out.ts';
import { brokenInvariants } from '../../testing/checkout/money-invariants.ts';
import { ohio, quoting } from '../../testing/checkout/quoting.ts';
import { stockRoom } from '../../testing/checkout/stock-room.ts';
import { type Shopper, shopping } from '../../testing/shopping.ts';
import { createTestShop, problemOf } from '../../testing/test-shop.ts';

const shop = createTestShop();
const { readyToPay, send, paid } = checkingOut(shop);
const { read, save, send: say } = quoting(shop);
const { nobody, guestWith, sizeOf, call, cartOf, add } = shopping(shop);

const product = 1001;
const { stockOf, setStock } = stockRoom(shop);
const level = async (size = 'S') => {
  const { on_hand: onHand, reserved } = await stockOf(product, size);
  return [onHand, reserved];
};
/** As the worker does every few seconds. */
const sweep = async () => {
  const database = createDatabase(shop.databaseUrl);
  await sweepHolds(database.jobs);
  await database.close();
};
const runOut = () =>
  shop.query("update stock_hold set expires_at = now() - interval '1 second' where state = 'held'");
const ready = (shopper: Shopper, name: string) =>
  save(shopper, { quote: { emailAddress: `${name}@example.com`, shippingAddress: ohio } });

beforeEach(async () => {
  await shop.query('delete from bag_item');
  await shop.query('delete from rate_limit');
  await setStock(product, 'S', 1);
});
afterEach(async () => {
  // Cards are charged by jobs, a moment later.
  await expect.poll(() => shop.query("select from job where kind = 'capture-payment'")).toEqual([]);
  expect(await brokenInvariants((text) => shop.query(text))).toEqual({});
});

test('kept for ten minutes once nothing but a card is missing, and not before', async () => {
  const { shopper } = await guestWith(product, 'S');
  expect((await read(shopper)).meta.holdExpiresAt).toBeNull();
  expect((await save(shopper, { quote: { emailAddress: 'a@example.com' } })).meta.holdExpiresAt).toBeNull();
  expect(await level()).toEqual([1, 0]);
  const { meta } = await ready(shopper, 'a');
  const left = Date.parse(meta.holdExpiresAt ?? '') - Date.now();
  expect(left).toBeGreaterThan(9 * 60_000);
  expect(left).toBeLessThanOrEqual(10 * 60_000 + 1_000);
  expect(await level()).toEqual([1, 1]);
  // To its owner it is there, in the quote and in the bag.
  expect((await read(shopper)).meta).toMatchObject({ isValid: true, holdExpiresAt: meta.holdExpiresAt });
  expect((await cartOf(shopper)).cartItems[0]).toMatchObject({ trouble: null });
  // Said again it is the same hold.
  expect((await save(shopper, {})).meta.holdExpiresAt).toBe(meta.holdExpiresAt);
  expect(await level()).toEqual([1, 1]);
});

test('where there are more than they want nothing is kept', async () => {
  await setStock(product, 'S', 2);
  const { quote } = await readyToPay(product, 'S');
  expect(quote.meta.holdExpiresAt).toBeNull();
  expect(await level()).toEqual([2, 0]);
});

test('the payment takes it over: one unit is set aside, and one is sold', async () => {
  const { shopper, quote } = await readyToPay(product, 'S');
  expect(quote.meta.holdExpiresAt).not.toBeNull();
  expect((await paid(await send(shopper, quote))).status).toBe('placed');
  expect(await level()).toEqual([0, 0]);
});

test('a card that is declined lets go of it, and it can be kept again', async () => {
  const { shopper, quote } = await readyToPay(product, 'S');
  expect((await send(shopper, quote, 'tok_declined')).status).toBe(402);
  expect(await level()).toEqual([1, 0]);
  expect((await save(shopper, {})).meta.holdExpiresAt).not.toBeNull();
  expect(await level()).toEqual([1, 1]);
});

test('somebody else is told that it is held, and until when; it is theirs once that is over', async () => {
  const second = (await guestWith(product, 'S')).shopper;
  const first = await readyToPay(product, 'S');
  const secondQuote = await ready(second, 'second');
  expect(secondQuote.meta.isValid).toBe(false);
  expect(secondQuote.meta.cartItems[0]).toMatchObject({
    outOfStock: true,
    problem: 'Somebody else is paying for the last one. It is back if they let it go.',
    heldUntil: first.quote.meta.holdExpiresAt,
  });
  await runOut();
  await sweep();
  expect(await level()).toEqual([1, 0]);
  const again = await save(second, {});
  expect(again.meta).toMatchObject({ isValid: true });
  expect(again.meta.holdExpiresAt).not.toBeNull();
  const late = await save(first.shopper, {});
  expect(late.meta).toMatchObject({ isValid: false, holdExpiresAt: null });
});

test('whoever has it kept and wants another hears that there is but one; somebody else, that it is sold out', async () => {
  const { shopper } = await readyToPay(product, 'S');
  const another = { productId: product, sizeId: await sizeOf(product, 'S') };
  const refused = await call(shopper, '/api/cart/items', 'POST', another);
  expect([refused.status, (await refused.json()).code]).toEqual([409, 'not_enough_stock']);
  const [item] = (await cartOf(shopper)).cartItems;
  const more = await call(shopper, `/api/cart/items/${item?.id}`, 'PATCH', { quantity: 2 });
  expect([more.status, (await more.json()).code]).toEqual([409, 'not_enough_stock']);
  const late = await add(nobody, another);
  expect([late.status, (await late.json()).code]).toEqual([409, 'sold_out']);
});

test('twenty who come to the payment at once: it is kept for one of them', async () => {
  const shoppers = await Promise.all(Array.from({ length: 20 }, () => guestWith(product, 'S')));
  const seen = await Promise.all(shoppers.map(({ shopper }) => read(shopper)));
  const answers = await Promise.all(
    shoppers.map(({ shopper }, at) =>
      say(shopper, {
        version: seen[at]?.version,
        quote: { emailAddress: `racer-${at}@example.com`, shippingAddress: ohio },
      }),
    ),
  );
  // Whoever comes when it has just been kept hears that the quote they saw is another by now.
  const refused = await Promise.all(answers.filter(({ ok }) => !ok).map(problemOf));
  expect(refused.filter(({ code }) => code !== 'quote_changed')).toEqual([]);
  const quotes = await Promise.all(shoppers.map(({ shopper }) => read(shopper)));
  expect(quotes.filter(({ meta }) => meta.holdExpiresAt !== null && meta.isValid)).toHaveLength(1);
  expect(quotes.filter(({ meta }) => meta.cartItems[0]?.outOfStock)).toHaveLength(19);
  expect(await level()).toEqual([1, 1]);
});

test('an expired hold that nobody took is theirs again', async () => {
  const { shopper, quote } = await readyToPay(product, 'S');
  await runOut();
  const again = await save(shopper, {});
  expect(Date.parse(again.meta.holdExpiresAt ?? '')).toBeGreaterThan(Date.now());
  expect(again.meta.holdExpiresAt).not.toBe(quote.meta.holdExpiresAt);
  expect(await level()).toEqual([1, 1]);
});

test('a line that is taken out, or is another, lets go of it at once', async () => {
  await setStock(product, 'S', 2);
  const { shopper, id } = await guestWith(product, 'S');
  await add(shopper, { productId: product, sizeId: await sizeOf(product, 'S') });
  await ready(shopper, 'both');
  expect(await level()).toEqual([2, 2]);
  await call(shopper, `/api/cart/items/${id}`, 'PATCH', { quantity: 1 });
  expect(await level()).toEqual([2, 0]);
  await setStock(product, 'S', 1);
  expect((await save(shopper, {})).meta.holdExpiresAt).not.toBeNull();
  expect(await level()).toEqual([1, 1]);
  await call(shopper, `/api/cart/items/${id}`, 'DELETE');
  expect(await level()).toEqual([1, 0]);
});

test('one visitor has something kept only so often in an hour', async () => {
  const { shopper, quote } = await readyToPay(product, 'S');
  let last = quote;
  for (let time = 0; time < keepLimits.visitor.most; time++) {
    expect(last.meta.holdExpiresAt).not.toBeNull();
    await runOut();
    await sweep();
    last = await save(shopper, {});
  }
  // It can still be bought; it is only not promised.
  expect(last.meta).toMatchObject({ isValid: true, holdExpiresAt: null });
  expect(await level()).toEqual([1, 0]);
});

test('one that has run out is kept again only so often, however quick they are', async () => {
  const { shopper, quote } = await readyToPay(product, 'S');
  let last = quote;
  for (let time = 0; time < keepLimits.visitor.most; time++) {
    expect(Date.parse(last.meta.holdExpiresAt ?? '')).toBeGreaterThan(Date.now());
    await runOut();
    last = await save(shopper, {});
  }
  expect(last.meta).toMatchObject({ isValid: true, holdExpiresAt: null });
  await sweep();
  expect(await level()).toEqual([1, 0]);
});

test('one visitor keeps three lines at most', async () => {
  const sizes = await shop.query(
    `select size_group.name from sku join size_group on size_group.id = size_group_id
     where product_id = $1 order by sku.position limit 4`,
    [product],
  );
  const names = sizes.map(({ name }) => String(name));
  for (const name of names) await setStock(product, name, 1);
  const [firstName = '', ...others] = names;
  const { shopper } = await guestWith(product, firstName);
  for (const name of others) await add(shopper, { productId: product, sizeId: await sizeOf(product, name) });
  await ready(shopper, 'hoarder');
  const levels = await Promise.all(names.map((name) => level(name)));
  expect(levels.map(([, reserved]) => reserved)).toEqual([1, 1, 1, 0]);
});
