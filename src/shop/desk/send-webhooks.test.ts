// What happens is told elsewhere: signed, at least once, in order for one thing, for three days.
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createDatabase, type Database, type Queries } from '../../database/database.ts';
import { type WebhookType, webhookTypes } from '../../domain/desk/webhook.ts';
import { createWebhookPost } from '../../providers/desk/webhook-post.ts';
import { createWebhookReceiver, isSignedBy } from '../../server/testing/desk/webhook-receiver.ts';
import { testKeys } from '../../server/testing/test-keys.ts';
import { cloneDatabase } from '../../server/testing/test-shop.ts';
import { testActor } from '../testing/test-actor.ts';
import { sendWebhooks } from './send-webhooks.ts';
import { enableWebhook, makeWebhook } from './webhooks.ts';

let cloned: Awaited<ReturnType<typeof cloneDatabase>>;
let database: Database;
let client: pg.Client;
let receiver: Awaited<ReturnType<typeof createWebhookReceiver>>;
const stillHere = new AbortController().signal;

beforeAll(async () => {
  cloned = await cloneDatabase();
  database = createDatabase(cloned.url);
  client = new pg.Client({ connectionString: cloned.url });
  await client.connect();
  receiver = await createWebhookReceiver();
});
beforeEach(async () => {
  await client.query('truncate webhook_endpoint, webhook_delivery, job');
  receiver.forget();
});
afterAll(async () => {
  expect(receiver.violations).toEqual([]);
  await receiver.close();
  await client.end();
  await database.close();
  await cloned.drop();
});

const query = async (text: string, values: unknown[] = []) => (await client.query(text, values)).rows;
const webhooks = { post: createWebhookPost({ mayReachPrivate: true }), sealer: testKeys.webhookSecrets };
const send = (change: { queries?: Queries; post?: typeof webhooks.post } = {}, signal = stillHere) =>
  sendWebhooks(
    { ...webhooks, queries: database.jobs, origin: 'https://shop.example', now: Date.now, ...change },
    signal,
  );

async function hear(types: readonly WebhookType[] = webhookTypes, path = '/hook') {
  const input = { name: path, address: `${receiver.url}${path}`, types };
  const made = await makeWebhook(database.shop, webhooks, testActor, input);
  if (!made.ok) throw new Error(made.code);
  return { id: made.webhook.id, secret: made.secret };
}

async function placeOrder(): Promise<number> {
  const [order] = await query(`
    with placed as (
      insert into customer_order (email, country_id, sub_total_minor, total_minor)
      values ('odile@example.com', 223, 4000, 4000) returning id),
    parcel as (insert into order_shipment (order_id) select id from placed returning id, order_id)
    insert into order_line (order_id, shipment_id, sku_id, product_id, quantity, unit_minor)
    select order_id, parcel.id, sku.id, product_id, 1, 4000 from parcel, (select * from sku order by id limit 1) sku
    returning order_id as id`);
  return Number(order.id);
}
const ship = (orderId: number) =>
  query(
    `update order_shipment set shipped_at = now(), carrier = 'ups', tracking_code = 'T1' where order_id = $1`,
    [orderId],
  );
const cancel = (orderId: number) =>
  query(`update customer_order set status = 'cancelled' where id = $1`, [orderId]);
const receivedOrders = () =>
  receiver.received.map(({ type, data }) => `${type} ${data.orderId ?? data.sizeId ?? ''}`.trim());
const deliveries = () => query('select * from webhook_delivery order by id');
const makeDue = () =>
  query(`update webhook_delivery set next_try_at = now(), leased_until = null;
  update webhook_endpoint set rests_until = null`);

test('each kind of thing is told once, signed, by number and without anything personal', async () => {
  const { secret } = await hear();
  const orderId = await placeOrder();
  await ship(orderId);
  await query(
    `insert into order_refund (order_id, cause, reference, request, card_minor, credit_minor, credit_to)
     values ($1, 'refund', 'r1', 'r1', 0, 1200, 'store_credit')`,
    [orderId],
  );
  await query(
    `insert into order_return (order_line_id, quantity) select id, 1 from order_line where order_id = $1`,
    [orderId],
  );
  await query(`update order_return set state = 'received', received_at = now()
    where id = (select max(id) from order_return)`);
  await cancel(await placeOrder());
  const [level] = await query(`update stock_level set on_hand = on_hand + 3
    where sku_id = (select min(sku_id) from stock_level) returning *`);
  await query(`update product set name = name || ' II' where id = 1001`);
  const [review] = await query(`insert into review (product_id, group_id, author_name, rating, title, body)
    select id, group_id, 'Odile', 4, 'Soft', 'And warm.' from product where id = 1001 returning id`);
  await send();

  expect(new Set(receiver.received.map(({ type }) => type))).toEqual(new Set(webhookTypes));
  expect(receiver.received).toHaveLength(webhookTypes.length + 1);
  const dataOf = (type: WebhookType) => receiver.received.find((one) => one.type === type)?.data;
  expect(dataOf('order.placed')).toEqual({ orderId, currency: 'USD', totalMinor: 4000 });
  expect(dataOf('order.shipped')).toEqual({
    orderId,
    parcelId: expect.any(Number),
    carrier: 'ups',
    trackingCode: 'T1',
  });
  expect(dataOf('order.refunded')).toMatchObject({
    orderId,
    creditMinor: 1200,
    cardMinor: 0,
    cause: 'refund',
  });
  expect(dataOf('order.returned')).toMatchObject({ orderId, quantity: 1 });
  expect(dataOf('stock.changed')).toMatchObject({ sizeId: Number(level.sku_id), onHand: level.on_hand });
  expect(dataOf('product.changed')).toEqual({ productId: 1001 });
  expect(dataOf('review.waiting')).toEqual({ reviewId: Number(review.id), productId: 1001, rating: 4 });
  for (const webhook of receiver.received) {
    expect(isSignedBy(secret, webhook)).toBe(true);
    expect(isSignedBy(secret, { ...webhook, body: `${webhook.body} ` })).toBe(false);
    expect(isSignedBy(secret, { ...webhook, timestamp: webhook.timestamp + 1 })).toBe(false);
    expect(Math.abs(webhook.timestamp - Date.now() / 1_000)).toBeLessThan(60);
    expect(webhook.body).not.toMatch(/odile/i);
  }
  expect(new Set(receiver.received.map(({ id }) => id)).size).toBe(receiver.received.length);
  await send();
  expect(receiver.received).toHaveLength(webhookTypes.length + 1);
});

test('what was rolled back is told to nobody', async () => {
  await hear();
  await query('begin');
  const orderId = await placeOrder();
  await ship(orderId);
  await query('rollback');
  await send();
  expect([await deliveries(), receiver.received]).toEqual([[], []]);
});

test('a thing that one transaction changes twice is told once, as it was left', async () => {
  await hear(['stock.changed', 'product.changed']);
  await query('begin');
  for (const add of [1, 2])
    await query(
      `update stock_level set on_hand = on_hand + ${add} where sku_id = (select min(sku_id) from stock_level)`,
    );
  await query(`update product set name = 'Twice' where id = 1001`);
  await query('update sku set estimated_arrival = current_date + 9 where product_id = 1001');
  await query('commit');
  await query(`update product set name = name where id = 1001`);
  await send();
  const [level] = await query('select on_hand from stock_level order by sku_id limit 1');
  const stock = receiver.received.filter(({ type }) => type === 'stock.changed');
  expect(stock.map(({ data }) => data.onHand)).toEqual([level.on_hand]);
  expect(receiver.received.filter(({ type }) => type === 'product.changed')).toHaveLength(1);
});

test('only what an address was added for is told there', async () => {
  await hear(['order.cancelled'], '/cancelled');
  await hear(['order.placed'], '/placed');
  await cancel(await placeOrder());
  await send();
  expect(receiver.received.map(({ type, path }) => `${path} ${type}`).toSorted()).toEqual([
    '/cancelled order.cancelled',
    '/placed order.placed',
  ]);
});

test('the later of one thing waits until the earlier has arrived, and no other thing does', async () => {
  await hear();
  const [first, second] = [await placeOrder(), await placeOrder()];
  await ship(first);
  await ship(second);
  receiver.answerWith(({ data }) => (data.orderId === first ? 503 : 200));
  await send();
  expect(receivedOrders().filter((one) => one.endsWith(String(first)))).toEqual([`order.placed ${first}`]);
  expect(receivedOrders().filter((one) => one.endsWith(String(second)))).toEqual([
    `order.placed ${second}`,
    `order.shipped ${second}`,
  ]);
  const [failed] = await deliveries();
  expect(failed).toMatchObject({ state: 'waiting', tries: 1, last_status: 503 });
  expect(failed.next_try_at > new Date()).toBe(true);
  receiver.forget();
  await send();
  expect(receivedOrders()).toEqual([]);
  await makeDue();
  await send();
  expect(receivedOrders()).toEqual([`order.placed ${first}`, `order.shipped ${first}`]);
});

test('of two who change one order at once, whoever comes first is told first', async () => {
  await hear(['order.shipped', 'order.refunded']);
  const orderId = await placeOrder();
  const other = new pg.Client({ connectionString: cloned.url });
  await other.connect();
  await query('begin');
  await ship(orderId);
  const refunding = other.query(
    `insert into order_refund (order_id, cause, reference, request, card_minor, credit_minor, credit_to)
     values ($1, 'refund', 'r2', 'r2', 0, 1200, 'store_credit')`,
    [orderId],
  );
  // Until the first is through nothing is there to be told.
  const isWaiting = async () =>
    (
      await database.shop.execute(`select from pg_stat_activity where wait_event_type = 'Lock'
      and datname = current_database()`)
    ).rowCount;
  await expect.poll(isWaiting).toBe(1);
  await send();
  await query('commit');
  await refunding;
  await other.end();
  await send();
  expect(receivedOrders()).toEqual([`order.shipped ${orderId}`, `order.refunded ${orderId}`]);
});

test('what was sent and not noted, because the process was killed, is sent again under the same number', async () => {
  await hear(['order.placed']);
  await placeOrder();
  const killed = new Proxy(database.jobs, {
    get: (queries, name) =>
      name === 'transaction' ? () => Promise.reject(new Error('killed')) : Reflect.get(queries, name),
  });
  await expect(send({ queries: killed })).rejects.toThrow('could not be noted');
  await send();
  expect(receiver.received).toHaveLength(1);
  await query(`update webhook_delivery set leased_until = now() - interval '1 second'`);
  await send();
  const [first, second] = receiver.received;
  expect(receiver.received).toHaveLength(2);
  expect([second?.id, second?.body]).toEqual([first?.id, first?.body]);
  expect(await deliveries()).toMatchObject([{ state: 'arrived', tries: 2 }]);
});

test('who answers slowly keeps nobody else waiting, and is not asked for more than a few at once', async () => {
  await hear(['order.placed'], '/slow');
  await hear(['order.placed'], '/quick');
  for (let order = 0; order < 10; order += 1) await placeOrder();
  receiver.answerWith(({ path }) => (path === '/slow' ? null : 200));
  const leaving = new AbortController();
  const sending = send({}, leaving.signal);
  const heardAt = (path: string) => receiver.received.filter((one) => one.path === path).length;
  await expect.poll(() => heardAt('/quick')).toBe(10);
  expect(heardAt('/slow')).toBe(4);
  leaving.abort();
  await sending;
  // The shop has left: nothing failed, and whoever comes next begins with them.
  const slow =
    await query(`select tries, leased_until, state from webhook_delivery join webhook_endpoint endpoint
    on endpoint.id = endpoint_id where endpoint.name = '/slow' and leased_until is null and tries = 0 and state = 'waiting'`);
  expect(slow).toHaveLength(10);
});

test('an address that fails again and again is tried once in a while, and gets everything when it is back', async () => {
  await hear(['order.placed']);
  for (let order = 0; order < 12; order += 1) await placeOrder();
  receiver.answerWith(() => 500);
  await send();
  expect(receiver.received.length).toBeLessThanOrEqual(8);
  const tried = receiver.received.length;
  await send();
  expect(receiver.received).toHaveLength(tried);
  await query('update webhook_endpoint set rests_until = now()');
  await send();
  expect(receiver.received).toHaveLength(tried + 1);
  receiver.answerWith(() => 200);
  await query('update webhook_endpoint set rests_until = now()');
  await send();
  expect(await query(`select state, count(*)::int from webhook_delivery group by state`)).toEqual([
    { state: 'arrived', count: 12 },
  ]);
  expect(await query('select failures, failing_since, rests_until from webhook_endpoint')).toEqual([
    { failures: 0, failing_since: null, rests_until: null },
  ]);
});

test('after three days something is given up, and what comes after it goes on', async () => {
  await hear();
  const orderId = await placeOrder();
  await ship(orderId);
  await query(`update webhook_delivery set retry_until = now() where type = 'order.placed'`);
  receiver.answerWith(({ type }) => (type === 'order.placed' ? 500 : 200));
  await send();
  expect(receivedOrders()).toEqual([`order.placed ${orderId}`, `order.shipped ${orderId}`]);
  expect(await deliveries()).toMatchObject([{ state: 'given_up' }, { state: 'arrived' }]);
});

const lastAudit = async () => (await query('select * from audit_entry order by id desc limit 1'))[0];

test.each([
  { because: 'gone', status: 410, days: 0 },
  { because: 'failing', status: 500, days: 3 },
])('an address that is $because is switched off, and that is said', async ({ because, status, days }) => {
  const { id } = await hear(['order.placed']);
  await placeOrder();
  if (days > 0)
    await query(`update webhook_endpoint set failures = 1, failing_since = now() - interval '3 days'`);
  receiver.answerWith(() => status);
  await send();
  expect(await query('select is_active, off_because from webhook_endpoint')).toEqual([
    { is_active: false, off_because: because },
  ]);
  expect(await lastAudit()).toMatchObject({
    actor_kind: 'shop',
    verb: 'webhooks.change',
    thing_id: id,
    before: { isActive: true },
    after: { isActive: false, because },
  });
  const emails = await query(`select payload from job where kind = 'send-email'`);
  expect(emails.map(({ payload }) => payload.to)).toEqual(['staff@vitrine.example']);
  expect(emails[0].payload.text).toContain('https://shop.example/desk/webhooks');

  receiver.forget();
  await placeOrder();
  await makeDue();
  await send();
  expect(receiver.received).toEqual([]);
  expect(await deliveries()).toHaveLength(1);
  await enableWebhook(database.shop, testActor, id);
  await send();
  expect(receiver.received).toHaveLength(1);
});

test('an address that has failed for less than three days stays on', async () => {
  await hear(['order.placed']);
  await placeOrder();
  await query(`update webhook_endpoint set failures = 1, failing_since = now() - interval '71 hours'`);
  receiver.answerWith(() => 500);
  await send();
  expect(await query('select is_active from webhook_endpoint')).toEqual([{ is_active: true }]);
});

test('a name that leads to this machine hears nothing unless a setting allows it', async () => {
  const { id } = await hear(['order.placed']);
  const address = receiver.url.replace('http://127.0.0.1', 'https://localhost');
  await query('update webhook_endpoint set address = $2 where id = $1', [id, address]);
  await placeOrder();
  await send({ post: createWebhookPost({ mayReachPrivate: false }) });
  expect(receiver.received).toEqual([]);
  expect(await deliveries()).toMatchObject([{ state: 'waiting', last_failure: 'private_address' }]);
});
