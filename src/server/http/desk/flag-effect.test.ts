import { beforeEach, expect, test } from 'vitest';
import * as contract from '../../../contract/desk/flags.ts';
import { createDatabase } from '../../../database/database.ts';
import { deleteOutdated } from '../../../database/queries/job/retention.ts';
import { readConfiguration } from '../../configuration/configuration.ts';
import { retentionOf } from '../../jobs/create-jobs.ts';
import { accountsOf } from '../../testing/accounts.ts';
import { checkingOut } from '../../testing/checkout/checking-out.ts';
import { answerOf, createTestShop } from '../../testing/test-shop.ts';

const token = 'a-token-of-at-least-thirty-two-characters';
const shop = createTestShop({ ADMIN_TOKEN: token, TRUSTED_PROXIES: '127.0.0.1' });
const { browser } = accountsOf(shop);
const { readyToPay, send, paid } = checkingOut(shop);
const here = '8.8.8.8';
const name = 'pdp_reviews_v2';

const desk = (path: string, method = 'GET', body?: unknown) =>
  shop.send(`/api/admin/flags/${name}${path}`, {
    method,
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
const effect = async () => (await answerOf(await desk('/effect'), contract.readFlagEffect)).content;
const sums = async () => {
  const [split] = (await effect()).splits;
  return [split?.on, split?.off].map((side) => [side?.visitors, side?.bags, side?.orders]);
};
/** Half and half, and heard by the shop: whoever comes is given a side. */
const splitInHalf = async () => {
  await answerOf(
    await desk('', 'POST', { isOn: false, lines: [{ percent: 50 }], by: 'Ines' }),
    contract.setFlag,
  );
  await expect
    .poll(async () => {
      const visitor = browser('', here);
      await visitor.get('/');
      return visitor.cookies();
    })
    .toContain('visit=');
};
const event = (what: string) => [{ name: what, at: new Date().toISOString() }];

beforeEach(async () => {
  await shop.query('delete from split_tally');
  await splitInHalf();
});

/** A thousandth of all visitors each: a side has exactly the half of them. */
const visitorIn = (bucket: number, address = here) => browser(`visit=${bucket}.0`, address);

test('who looks around, fills a bag and orders is counted on their side, each step once', async () => {
  for (let bucket = 0; bucket < 40; bucket += 1) {
    const visitor = visitorIn(bucket);
    for (let page = 0; page < 3; page += 1) await visitor.post('/api/events', event('page-view'));
    if (bucket % 4 === 0)
      for (let thing = 0; thing < 2; thing += 1) await visitor.post('/api/events', event('add-to-bag'));
  }
  const [on = [], off = []] = await sums();
  expect(Number(on[0]) + Number(off[0])).toBe(40);
  expect(Math.min(Number(on[0]), Number(off[0]))).toBeGreaterThan(8);
  expect(Number(on[1]) + Number(off[1])).toBe(10);
});

test('an order counts for whoever was seen before it, and once however often its payment is asked for', async () => {
  const { shopper, quote } = await readyToPay(1001, 'M');
  const visitor = browser(`${shopper.cookie}; visit=7.0`, here);
  await visitor.post('/api/events', event('page-view'));
  const key = crypto.randomUUID();
  const cookie = () => ({ cookie: visitor.cookies() });
  const pay = () =>
    visitor.post(
      '/api/payment/process',
      {
        quoteId: quote.id,
        version: quote.version,
        payment: { method: 'card', processor: 'sandbox', token: 'tok_ok' },
      },
      { 'idempotency-key': key },
    );
  const answer = await pay();
  expect([answer.status, cookie().cookie]).toEqual([200, expect.stringContaining('splits=')]);
  expect((await pay()).status).toBe(200);
  const [on = [], off = []] = await sums();
  expect([on, off].toSorted((a, b) => Number(b[0]) - Number(a[0]))).toEqual([
    [1, 1, 1],
    [0, 0, 0],
  ]);
  // Of somebody who was never seen, as a browser without scripts is not.
  const unseen = await readyToPay(1001, 'S');
  expect((await paid(await send(unseen.shopper, unseen.quote))).status).toBe('placed');
  expect((await sums()).flat().reduce((sum, count) => Number(sum) + Number(count), 0)).toBe(3);
});

test('a step that cannot be counted fails nobody’s order', async () => {
  const { shopper, quote } = await readyToPay(1001, 'L');
  const visitor = browser(`${shopper.cookie}; visit=9.0`, here);
  await visitor.post('/api/events', event('page-view'));
  await shop.query('alter table split_tally rename to split_tally_away');
  const payment = { method: 'card', processor: 'sandbox', token: 'tok_ok' };
  const answer = await visitor.post(
    '/api/payment/process',
    { quoteId: quote.id, version: quote.version, payment },
    { 'idempotency-key': crypto.randomUUID() },
  );
  await shop.query('alter table split_tally_away rename to split_tally');
  expect(answer.status).toBe(200);
});

test('nobody is counted who did not allow it, keeps no cookies, or looks by a preview', async () => {
  const french = '90.1.2.3';
  await visitorIn(1, french).post('/api/events', event('page-view'));
  await browser('', here).post('/api/events', event('page-view'));
  const refusing = visitorIn(2);
  await refusing.send('/api/events', {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'sec-gpc': '1' },
    body: JSON.stringify(event('page-view')),
  });
  const previewed = await shop.send('/api/admin/flag-previews', {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify({ flags: { [name]: true } }),
  });
  const { content } = await answerOf(previewed, contract.previewFlags);
  const looking = visitorIn(3);
  await looking.get(content.url.slice(shop.origin.length));
  expect(looking.cookies()).toContain('preview=');
  await looking.post('/api/events', event('page-view'));
  expect(await sums()).toEqual([
    [0, 0, 0],
    [0, 0, 0],
  ]);
});

test('a change begins the count anew, and what was counted before goes in time', async () => {
  await visitorIn(4).post('/api/events', event('page-view'));
  const before = await effect();
  await splitInHalf();
  const after = await effect();
  expect(Date.parse(after.since ?? '')).toBeGreaterThan(Date.parse(before.since ?? ''));
  expect(after.splits[0]).toMatchObject({ on: { visitors: 0 }, off: { visitors: 0 }, isFair: true });
  // The rule that holds is as old as it may be, and the one before it older.
  await shop.query("update split_tally set since = since - interval '92 days'");
  await shop.query("update flag set changed_at = changed_at - interval '91 days'");
  await shop.query(`insert into split_tally (name, since, line, is_on, visitors, bags, orders)
    select name, date_trunc('milliseconds', changed_at), 0, true, 1, 0, 0 from flag`);
  const database = createDatabase(shop.databaseUrl);
  await deleteOutdated(database.jobs, retentionOf(readConfiguration({})));
  await database.close();
  expect(await sums()).toEqual([
    [1, 0, 0],
    [0, 0, 0],
  ]);
  expect(await shop.query('select count(*)::int as rows from split_tally')).toEqual([{ rows: 1 }]);
});

test('a verdict is given where the interval allows one, and not before', async () => {
  expect((await effect()).splits[0]?.effects.bags).toMatchObject({ verdict: 'too_few', difference: null });
  await shop.query(`insert into split_tally (name, since, line, is_on, visitors, bags, orders)
    select name, date_trunc('milliseconds', changed_at), 0, side.is_on, 9000, bags, orders from flag,
      (values (true, 700, 210), (false, 500, 200)) side (is_on, bags, orders)`);
  const [split] = (await effect()).splits;
  expect(split).toMatchObject({
    percent: 50,
    isFair: true,
    effects: { bags: { verdict: 'more' }, orders: { verdict: 'undecided' } },
  });
  expect(split?.effects.bags.difference?.from).toBeGreaterThan(0);
  await shop.query('update split_tally set visitors = 8000 where is_on');
  const [unfair] = (await effect()).splits;
  expect(unfair).toMatchObject({ isFair: false, effects: { bags: { verdict: 'unfair', difference: null } } });
});
