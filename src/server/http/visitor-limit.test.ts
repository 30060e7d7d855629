import { expect, test } from 'vitest';
import { accountsOf } from '../testing/accounts.ts';
import { stopClock } from '../testing/api/stop-clock.ts';
import { shopping } from '../testing/shopping.ts';
import { createTestShop } from '../testing/test-shop.ts';
import { VisitorLimit } from './visitor-limit.ts';

const from = (address: string, mark: string | null) => ({ address, mark: () => mark });

test('[SC-08] strangers of one address are counted together, and whoever has a bag or a session by that', () => {
  const limit = new VisitorLimit(1, 2);
  const stranger = from('campus', null);
  expect([0, 0, 0].map((now) => limit.take(stranger, now))).toEqual([true, true, false]);
  expect(limit.isSpent(stranger, 0)).toBe(true);
  for (const mark of ['a', 'b', 'c']) {
    const known = from('campus', mark);
    expect(limit.isSpent(known, 0)).toBe(false);
    expect([0, 0, 0].map((now) => limit.take(known, now))).toEqual([true, true, false]);
    expect(limit.isSpent(known, 0)).toBe(true);
  }
  // Elsewhere the same bag has no more left.
  expect(limit.take(from('home', 'a'), 0)).toBe(false);
});

test('bags in any number take no more from one address than twenty addresses would', () => {
  const limit = new VisitorLimit(1, 10);
  const taken = Array.from({ length: 400 }, (_, index) => limit.take(from('attacker', `bag ${index}`), 0));
  expect(taken.filter(Boolean)).toHaveLength(20 * 10 + 10);
  expect(limit.isSpent(from('attacker', 'another bag'), 0)).toBe(true);
  expect(limit.take(from('elsewhere', 'another bag'), 0)).toBe(true);
});

const shop = createTestShop({ RATE_LIMIT_BURST: '60', RATE_LIMIT_PER_SECOND: '1' });
const { guestWith } = shopping(shop);
const { browser, signUp } = accountsOf(shop);

test('[SC-08] on a campus whose strangers have asked too much, bags, accounts and kept pages go on', async () => {
  const { shopper: guest } = await guestWith(1001, 'M');
  const customer = browser();
  await signUp(customer, 'Ada');
  await customer.get('/account');
  stopClock();
  const get = async (path: string, cookie = '') => (await shop.send(path, { headers: { cookie } })).status;
  expect(await get('/termsofuse', guest.cookie)).toBe(200);
  await expect.poll(() => get('/termsofuse'), { interval: 1 }).toBe(429);
  for (const cookie of [guest.cookie, customer.cookies()]) {
    expect(await get('/termsofuse', cookie)).toBe(200);
    expect(await get('/api/header/cart', cookie)).toBe(200);
    expect(await get('/bag', cookie)).toBe(200);
  }
  // A mark that somebody made up is none.
  expect(await get('/termsofuse', `guest=${'a'.repeat(22)}.${'b'.repeat(43)}`)).toBe(429);
  await expect.poll(() => get('/termsofuse', guest.cookie), { interval: 1 }).toBe(429);
  expect(await get('/termsofuse', customer.cookies())).toBe(200);
});
