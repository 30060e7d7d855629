// An owner adds an address, a program there hears what happens, and the log says what it answered.
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import * as contract from '../../../contract/desk/webhooks.ts';
import { mostWebhooks } from '../../../domain/desk/webhook.ts';
import { deskOf } from '../../testing/access/desk-staff.ts';
import { createWebhookReceiver, isSignedBy } from '../../testing/desk/webhook-receiver.ts';
import { answerOf, createTestShop, problemOf } from '../../testing/test-shop.ts';

const shop = createTestShop({
  TRUSTED_PROXIES: '127.0.0.1',
  WEBHOOKS_MAY_REACH_PRIVATE_ADDRESSES: 'yes',
});
const careful = createTestShop({ TRUSTED_PROXIES: '127.0.0.1' });
const { lastAudit, owner } = deskOf(shop);
let receiver: Awaited<ReturnType<typeof createWebhookReceiver>>;

beforeAll(async () => {
  receiver = await createWebhookReceiver();
});
beforeEach(async () => {
  await shop.query('delete from webhook_endpoint');
  receiver.forget();
});
afterAll(() => receiver.close());

const input = (change: Record<string, unknown> = {}) => ({
  name: 'Books',
  address: `${receiver.url}/hook`,
  types: ['stock.changed'],
  ...change,
});

async function addWebhook(change: Record<string, unknown> = {}) {
  const jules = await owner();
  const made = await jules.post('/api/admin/webhooks', input(change));
  const { content } = await answerOf(made, contract.makeWebhook);
  return { jules, ...content };
}

/** Of one size, as the desk does it. */
async function addStock(units: number) {
  const [sku] = await shop.query('select id from sku where product_id = 1012 order by position limit 1');
  const answer = await (await owner()).post('/api/admin/stock', {
    productId: 1012,
    sizeId: Number(sku?.id),
    add: units,
  });
  expect(answer.status).toBe(200);
}

const patient = { timeout: 20_000 };

/** The next try is minutes away, and the job looks every few seconds: both are now. */
const hurry = () =>
  shop.query(`update webhook_delivery set next_try_at = now();
  update webhook_endpoint set rests_until = null; update job set run_at = now() where kind = 'send-webhooks'`);

const arrived = async (count: number) => {
  await expect
    .poll(async () => {
      await hurry();
      return receiver.received.length;
    }, patient)
    .toBeGreaterThanOrEqual(count);
};

test('[DK-17] what happens is told signed, at least once, in order for one thing, tried again, sent again on request, and never to a private address unasked', async () => {
  const { jules, id, secret } = await addWebhook();
  receiver.answerWith(({ data }) => {
    const tries = receiver.received.filter((one) => one.data.onHand === data.onHand).length;
    return receiver.received[0]?.data.onHand === data.onHand && tries < 3 ? 503 : 200;
  });
  await addStock(1);
  await arrived(1);
  await addStock(1);
  await arrived(4);
  const [first, again, third, later] = receiver.received;
  expect(new Set([first?.id, again?.id, third?.id]).size).toBe(1);
  expect(later?.id).not.toBe(first?.id);
  expect(Number(later?.data.onHand)).toBe(Number(first?.data.onHand) + 1);
  for (const webhook of receiver.received) expect(isSignedBy(secret, webhook)).toBe(true);

  const path = `/api/admin/webhooks/${id}/deliveries`;
  const rowsOf = async (query = '') =>
    (await answerOf(await jules.get(`${path}${query}`), contract.listDeliveries)).content.rows;
  await expect
    .poll(() => rowsOf(), patient)
    .toMatchObject([
      { state: 'arrived', messageId: later?.id, lastStatus: 200, tries: 1 },
      { state: 'arrived', messageId: first?.id, lastStatus: 200, tries: 3 },
    ]);
  const [, old] = await rowsOf();
  const oldest = await rowsOf('?sort=oldest&ps=1');
  expect(oldest).toMatchObject([{ id: old?.id }]);
  expect(await rowsOf(`?sort=oldest&page[after]=${old?.id}`)).toMatchObject([{ messageId: later?.id }]);
  await answerOf(await jules.post(`${path}/${old?.id}/resend`, {}), contract.resendDelivery);
  expect(await lastAudit()).toMatchObject({
    verb: 'webhooks.change',
    thing_id: id,
    before: { state: 'arrived' },
    after: { state: 'waiting' },
  });
  await arrived(5);
  expect(receiver.received[4]).toMatchObject({ id: first?.id, body: first?.body });

  const cautious = await deskOf(careful).owner();
  for (const address of [
    `${receiver.url}/hook`,
    'https://127.0.0.1/hook',
    'https://localhost/hook',
    'https://[::ffff:10.0.0.1]/hook',
    'https://169.254.169.254/latest/meta-data',
  ]) {
    const refused = await cautious.post('/api/admin/webhooks', input({ address }));
    expect((await problemOf(refused)).message).toContain('WEBHOOKS_MAY_REACH_PRIVATE_ADDRESSES');
  }
  expect(await careful.query('select from webhook_endpoint')).toEqual([]);
}, 60_000);

test('the secret is shown once, and stored so that nobody reads it in the database', async () => {
  const { jules, id, secret } = await addWebhook();
  expect(secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/);
  const listed = await answerOf(await jules.get('/api/admin/webhooks'), contract.listWebhooks);
  expect(listed.content).toMatchObject([{ id, name: 'Books', isActive: true, createdBy: 'Jules Lindqvist' }]);
  expect(JSON.stringify(listed)).not.toContain('secret');
  const stored = JSON.stringify([
    ...(await shop.query('select * from webhook_endpoint')),
    ...(await shop.query('select * from audit_entry')),
  ]);
  expect(stored).not.toContain(secret.slice(6));
  expect(await lastAudit()).toMatchObject({
    verb: 'webhooks.change',
    thing: 'webhook',
    after: { name: 'Books', address: receiver.url, types: ['stock.changed'] },
  });
});

test.each([
  [{ address: 'hooks' }, 422],
  [{ address: 'ftp://hooks.example' }, 422],
  [{ address: 'https://me:word@hooks.example' }, 422],
  [{ address: 'javascript:alert(1)' }, 422],
  [{ address: `https://${'x'.repeat(600)}` }, 400],
  [{ types: [] }, 400],
  [{ types: ['order.eaten'] }, 400],
  [{ name: ' ' }, 400],
])('what is not a webhook is refused: %o', async (change, status) => {
  const answer = await (await owner()).post('/api/admin/webhooks', input(change));
  expect((await problemOf(answer)).status).toBe(status);
});

test('there is a most of them', async () => {
  const jules = await owner();
  await shop.query(
    `insert into webhook_endpoint (name, address, types, secret, created_by)
     select 'One of many', 'https://a.example', '{order.placed}', 's', 'b' from generate_series(2, $1::int)`,
    [mostWebhooks],
  );
  const answers = await Promise.all([1, 2].map(() => jules.post('/api/admin/webhooks', input())));
  expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409]);
});

test('a test goes there signed, whatever it is subscribed to, and not where it is switched off', async () => {
  const { jules, id, secret } = await addWebhook();
  const path = `/api/admin/webhooks/${id}`;
  const sent = (await answerOf(await jules.post(`${path}/test`, {}), contract.testWebhook)).content;
  expect(sent).toMatchObject({ type: 'webhook.test', state: 'waiting' });
  expect(await lastAudit()).toMatchObject({
    thing_id: id,
    after: { delivery: sent.id, type: 'webhook.test' },
  });
  await arrived(1);
  const [request] = receiver.received;
  expect(request).toMatchObject({ type: 'webhook.test', data: {} });
  expect(request && isSignedBy(secret, request)).toBe(true);
  await shop.query('update webhook_endpoint set is_active = false where id = $1', [id]);
  expect((await problemOf(await jules.post(`${path}/test`, {}))).code).toBe('conflict');
});

test('one that was switched off is switched on again, and removed for good', async () => {
  const { jules, id } = await addWebhook();
  const path = `/api/admin/webhooks/${id}`;
  await shop.query(
    `update webhook_endpoint set is_active = false, off_because = 'gone', off_at = now() where id = $1`,
    [id],
  );
  const [waiting] = await shop.query(
    `insert into webhook_delivery (endpoint_id, type, thing, subject, body)
     values ($1, 'stock.changed', 'stock:1', 'stock:1', '{}') returning id`,
    [id],
  );
  const late = await jules.post(`${path}/deliveries/${waiting?.id}/resend`, {});
  expect((await problemOf(late)).code).toBe('conflict');
  const off = await answerOf(await jules.get(`${path}/deliveries`), contract.listDeliveries);
  expect(off.content.rows).toMatchObject([{ state: 'waiting', nextTryAt: null }]);
  const on = (await answerOf(await jules.post(`${path}/enable`, {}), contract.enableWebhook)).content;
  expect(on).toMatchObject({ isActive: true, offBecause: null, offAt: null, waiting: 1 });
  expect(await lastAudit()).toMatchObject({ before: { isActive: false }, after: { isActive: true } });
  expect((await jules.remove(path)).status).toBe(204);
  expect(await shop.query('select from webhook_delivery')).toEqual([]);
  for (const answer of [
    await jules.remove(path),
    await jules.post(`${path}/enable`, {}),
    await jules.get(`${path}/deliveries`),
    await jules.post(`${path}/deliveries/1/resend`, {}),
  ])
    expect((await problemOf(answer)).code).toBe('not_found');
});

test('the log pages by the last row of the page before, and shows one state alone', async () => {
  const { jules, id } = await addWebhook({ types: ['order.placed'] });
  await shop.query(
    `insert into webhook_delivery (endpoint_id, type, thing, subject, body, state, next_try_at)
     select $1, 'order.placed', 'order:' || number, 'order:' || number, '{}',
       case when number % 2 = 0 then 'arrived' else 'waiting' end, now() + interval '1 day' from generate_series(1, 5) number`,
    [id],
  );
  const page = async (query: string) =>
    (
      await answerOf(
        await jules.get(`/api/admin/webhooks/${id}/deliveries?${query}`),
        contract.listDeliveries,
      )
    ).content;
  const first = await page('ps=3');
  expect(first.rows.map(({ thing }) => thing)).toEqual(['order:5', 'order:4', 'order:3']);
  expect(first).toMatchObject({ total: 5, isTotalExact: true });
  const second = await page(`ps=3&page[after]=${first.next}`);
  expect(second.rows.map(({ thing }) => thing)).toEqual(['order:2', 'order:1']);
  expect(second.next).toBeNull();
  expect((await page('state=arrived')).total).toBe(2);
  const broken = await jules.get(`/api/admin/webhooks/${id}/deliveries?page[after]=x`);
  expect((await problemOf(broken)).code).toBe('invalid_request');
});
