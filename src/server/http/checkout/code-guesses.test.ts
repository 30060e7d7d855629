// Whoever guesses codes is stopped, and learns nothing from the answers before that.
import { beforeEach, expect, test } from 'vitest';
import { accountsOf } from '../../testing/accounts.ts';
import { quoting } from '../../testing/checkout/quoting.ts';
import { type Shopper, shopping } from '../../testing/shopping.ts';
import { createTestShop, problemOf } from '../../testing/test-shop.ts';

const shop = createTestShop({ CALLS_AT_ONCE: '1000' });
const { add, call, guestWith, post, sizeOf } = shopping(shop);
const { read, save, send, textsOf } = quoting(shop);
const { browser, signUp } = accountsOf(shop);

beforeEach(() => shop.query('delete from rate_limit'));

const guess = async (shopper: Shopper, couponCode: string) => {
  const { version } = await read(shopper);
  const answer = await send(shopper, { version, couponCode });
  if (answer.status === 200) await save(shopper, { removeCoupons: [couponCode] });
  return answer;
};

test('wrong codes of one shopper come to an end, and a right one is no longer looked at', async () => {
  const { shopper } = await guestWith(1001, 'S');
  for (let nth = 0; nth < 10; nth++) expect((await guess(shopper, `GUESS${nth}`)).status).toBe(200);
  const refused = await guess(shopper, 'WELCOME10');
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(60);
  expect(await problemOf(refused)).toMatchObject({ status: 429, code: 'too_many_requests' });
  const form = await post(shopper, '/api/checkout/code', { from: 'bag', couponCode: 'WELCOME10' });
  expect(form.status).toBe(303);
  expect(await (await call(shopper, '/bag')).text()).not.toMatch(/name="remove" value="WELCOME10"/);
});

test('whoever takes a new bag for every guess is stopped at their address, and a customer there is not', async () => {
  const guessers = await Promise.all(Array.from({ length: 13 }, () => guestWith(1001, 'S')));
  const codes = Array.from({ length: 65 }, (_, nth) => [guessers[nth % 13], `GUESS${nth}`] as const);
  const statuses: number[] = [];
  for (const [guesser, code] of codes)
    if (guesser) statuses.push((await guess(guesser.shopper, code)).status);
  expect(statuses.filter((status) => status === 200)).toHaveLength(60);
  const visitor = browser();
  await signUp(visitor, 'On campus');
  const customer = { cookie: visitor.cookies() };
  await add(customer, { productId: 1001, sizeId: await sizeOf(1001, 'S') });
  expect(await save(customer, { couponCode: 'FREESHIP' })).toMatchObject({ couponCode: 'FREESHIP' });
});

test('codes that count are no guesses, however often they are given', async () => {
  const { shopper } = await guestWith(1001, 'S');
  for (let time = 0; time < 15; time++) {
    expect((await save(shopper, { couponCode: 'WELCOME10' })).couponCode).toBe('WELCOME10');
    await save(shopper, { removeCoupons: ['WELCOME10'] });
  }
  expect((await save(shopper, { couponCode: 'TENOFF' })).couponCode).toBe('TENOFF');
});

test('a code that had ended before is told as one that never was', async () => {
  const { shopper } = await guestWith(1001, 'S');
  const ended = textsOf(await save(shopper, { couponCode: 'ENDED' }), 'coupon');
  expect(ended).toEqual(['There is no code ENDED.']);
  expect(textsOf(await save(shopper, { couponCode: 'NEVER' }), 'coupon')).toEqual([
    'There is no code NEVER.',
  ]);
});

test('a code that ends while it is on a quote is said to have ended, for as long as it is named there', async () => {
  const { shopper } = await guestWith(1001, 'S');
  await shop.query("insert into coupon (code, kind, percent) values ('SOON', 'percent', 10)");
  expect((await save(shopper, { couponCode: 'SOON' })).couponCode).toBe('SOON');
  await shop.query("update coupon set ends_at = now() where code = 'SOON'");
  for (let look = 0; look < 2; look++)
    expect(textsOf(await read(shopper), 'coupon')).toEqual(['SOON has ended.']);
});
