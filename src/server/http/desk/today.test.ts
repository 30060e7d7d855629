// The desk's first page: what it says is what the rows say.
import { beforeAll, expect, test } from 'vitest';
import * as orders from '../../../contract/desk/orders.ts';
import * as contract from '../../../contract/desk/today.ts';
import { deskOf } from '../../testing/access/desk-staff.ts';
import type { TestBrowser } from '../../testing/accounts.ts';
import { checkingOut } from '../../testing/checkout/checking-out.ts';
import { answerOf, createTestShop } from '../../testing/test-shop.ts';

const shop = createTestShop({ TRUSTED_PROXIES: '127.0.0.1' });
const { order } = checkingOut(shop);
const desk = deskOf(shop);
let owner: TestBrowser;
beforeAll(async () => {
  owner = await desk.owner();
});

const today = async () => (await answerOf(await owner.get('/api/admin/today'), contract.readToday)).content;
const needOf = async (kind: string) => (await today()).needs.find((need) => need.kind === kind);

/** A week before, at so many minutes past the same time of day. */
const aWeekAgo = (orderId: number, minutes: number) =>
  shop.query(
    `update customer_order set placed_at = now() - interval '7 days' + make_interval(mins => $2) where id = $1`,
    [orderId, minutes],
  );

/** By the statuses' history, the movements of money and the lines, where the page reads states and sums. */
const sums = async (from: string, until: string) => {
  const rows = await shop.query(`
    with counted as (
      select * from customer_order o where placed_at >= ${from} and placed_at <= ${until}
        and not exists (select from order_history h where h.order_id = o.id and to_status in ('cancelled', 'returned')))
    select currency, count(*)::int as orders,
      (sum(sub_total_minor - discount_minor + shipping_minor + tax_minor - credit_minor) - coalesce((
        select sum(m.amount_minor) from payment_movement m join payment_attempt a on a.id = m.attempt_id
          join counted c on c.id = a.order_id
         where m.kind = 'refund' and m.state = 'done' and c.currency = counted.currency), 0))::int as minor,
      (select sum(quantity)::int from order_line l join counted c on c.id = l.order_id
        where c.currency = counted.currency) as sold,
      (select coalesce(sum(refunded_quantity), 0)::int from order_line l join counted c on c.id = l.order_id
        where c.currency = counted.currency) as returned
    from counted group by currency`);
  return rows.map(({ currency, ...row }) => ({
    currency: String(currency),
    orders: Number(row.orders),
    minor: Number(row.minor),
    units: Number(row.sold) - Number(row.returned),
  }));
};
const midnight = `date_trunc('day', now(), 'UTC')`;

test('[DK-06] the figures are those of the rows, after a sale, a cancellation and refunds', async () => {
  const before = await today();
  const [plain, part, whole, gone, past, pastLater, pastGone, euros] = [
    await order(),
    await order(),
    await order(1012, 'One Size'),
    await order(),
    await order(),
    await order(),
    await order(),
    await order(1012, 'One Size'),
  ];
  for (const { orderId } of [part, whole])
    expect((await owner.post(`/api/admin/orders/${orderId}/ship`, {})).status).toBe(200);
  const refund = (orderId: number, body: object) =>
    owner.post(`/api/admin/orders/${orderId}/refund`, body, { 'idempotency-key': crypto.randomUUID() });
  await answerOf(await refund(part.orderId, { amount: 12.34 }), orders.refundOrder);
  const [line] = await shop.query('select id from order_line where order_id = $1', [whole.orderId]);
  const lines = [{ lineId: Number(line?.id), quantity: 1 }];
  await answerOf(await refund(whole.orderId, { lines }), orders.refundOrder);
  for (const { orderId } of [gone, pastGone])
    expect((await owner.post(`/api/admin/orders/${orderId}/cancel`, {})).status).toBe(200);
  await aWeekAgo(past.orderId, 0);
  await aWeekAgo(pastLater.orderId, 1);
  await aWeekAgo(pastGone.orderId, 0);
  await shop.query(`update customer_order set currency = 'EUR' where id = $1`, [euros.orderId]);

  const after = await today();
  expect(after.orders).toEqual({ today: before.orders.today + 4, before: before.orders.before + 1 });
  const days = {
    today: await sums(midnight, 'now()'),
    before: await sums(`${midnight} - interval '7 days'`, `now() - interval '7 days'`),
  };
  for (const day of ['today', 'before'] as const) {
    const expected = days[day];
    const total = (measure: 'orders' | 'units') => expected.reduce((sum, row) => sum + row[measure], 0);
    expect([day, after.orders[day], after.units[day]]).toEqual([day, total('orders'), total('units')]);
    for (const { currency, orders: count, minor } of expected) {
      const shown = after.currencies.find((row) => row.currency === currency);
      expect([day, currency, shown?.orders[day], shown?.revenue[day]]).toEqual([
        day,
        currency,
        count,
        minor / 100,
      ]);
      expect(shown?.average[day]).toBe(Math.round(minor / count) / 100);
    }
  }
  expect(new Set(days.today.map(({ currency }) => currency))).toEqual(new Set(['USD', 'EUR']));
  expect(plain.quote.total).toBeGreaterThan(0);
});

test('the hours add up to the day, and those of the day before go on to its end', async () => {
  const { hours, orders: counted, currencies } = await today();
  const add = (values: readonly number[]) => Math.round(values.reduce((sum, value) => sum + value * 100, 0));
  expect(hours).toHaveLength(24);
  expect(add(hours.map((hour) => hour.today))).toBe(counted.today * 100);
  for (const { hours: byHour, revenue } of currencies)
    expect(add(byHour.map((hour) => hour.today))).toBe(Math.round(revenue.today * 100));
  const [whole] = await shop.query(`
    select count(*)::int as count from customer_order where status not in ('cancelled', 'returned')
      and placed_at >= ${midnight} - interval '7 days' and placed_at < ${midnight} - interval '6 days'`);
  expect(add(hours.map((hour) => hour.before))).toBe(Number(whole?.count) * 100);
});

test('pages looked at and things put in bags are counted from events, up to the same time of day', async () => {
  const before = await today();
  await shop.query(`
    insert into event (name, occurred_at, received_at)
    select name, at, at from unnest(array['page-view', 'page-view', 'add-to-bag', 'love']) name,
      unnest(array[now(), now() - interval '7 days', now() - interval '6 days 23 hours 59 minutes',
        now() - interval '9 days']) at`);
  const { views, bags } = await today();
  expect(views).toEqual({ today: before.views.today + 2, before: before.views.before + 2 });
  expect(bags).toEqual({ today: before.bags.today + 1, before: before.bags.before + 1 });
});

test('[DK-06] what needs a person is there with how many, and the only one by its name', async () => {
  await shop.query(`update customer_order set held_because = null`);
  await shop.query(`update order_shipment set ship_date = null`);
  expect(await needOf('held_order')).toBeUndefined();
  const [first, second] = [await order(), await order()];
  const hold = ({ orderId }: { readonly orderId: number }) =>
    owner.post(`/api/admin/orders/${orderId}/hold`, { because: 'They rang.' });
  await hold(first);
  expect(await needOf('held_order')).toMatchObject({ count: 1, only: String(first.orderId), since: null });
  await shop.query(`update order_shipment set ship_date = current_date - 1 where order_id in ($1, $2)`, [
    first.orderId,
    second.orderId,
  ]);
  // What is held is not late: somebody holds it.
  expect(await needOf('late_parcel')).toMatchObject({ count: 1, only: String(second.orderId) });
  await hold(second);
  expect(await needOf('held_order')).toMatchObject({ count: 2, only: null });
  expect(await needOf('late_parcel')).toBeUndefined();

  await shop.query(`insert into job (kind, dead_at) values ('send-email', now()), ('send-webhooks', now())`);
  await shop.query(`
    insert into webhook_endpoint (name, address, types, secret, is_active, off_because, off_at, created_by)
    values ('Accounting', 'https://accounts.example', '{order.placed}', 'sealed', false, 'gone', now(), 'Jules')`);
  expect(await needOf('dead_job')).toMatchObject({ count: 1 });
  expect(await needOf('lost_message')).toMatchObject({ count: 1 });
  expect(await needOf('webhook_off')).toMatchObject({ count: 1, only: 'Accounting' });
  const [pending] = await shop.query(`select count(*)::int as count from review where status = 'pending'`);
  expect((await needOf('review'))?.count ?? 0).toBe(Number(pending?.count));
  const { needs } = await today();
  expect(needs.map(({ kind }) => kind).slice(0, 3)).toEqual(['held_order', 'webhook_off', 'dead_job']);
});

test('low stock, what is waited for and deals that run are those of the shop', async () => {
  const [size] = await shop.query('select min(id) as id from sku where product_id = 1012');
  await shop.query('update stock_level set on_hand = reserved + 1 where sku_id = $1', [size?.id]);
  await shop.query(
    `insert into waitlist_entry (sku_id, product_id, channel, address, address_hash, state)
     select $1, 1012, 'email', 'w' || n || '@example.com', rpad('t' || n || '-', 43, '0'), 'waiting'
       from generate_series(1, 400) n`,
    [size?.id],
  );
  await shop.query(`delete from flash_deal where product_id = 1012`);
  await shop.query(`
    insert into flash_deal (product_id, starts_at, ends_at, discount_percent, deal_minor, allotment, claimed)
    values (1012, now() - interval '1 hour', now() + interval '1 minute', 20, 1000, 40, 7)`);
  const { low, waitedFor, deals } = await today();
  const [counted] = await shop.query(`
    select count(*)::int as low, (select count(*)::int from waitlist_entry where state = 'waiting') as people
      from stock_level where on_hand - reserved between 1 and 3`);
  expect(low.total).toBe(Number(counted?.low));
  expect(low.rows[0]?.available).toBe(1);
  expect(waitedFor.people).toBe(Number(counted?.people));
  expect(waitedFor.rows[0]).toMatchObject({ productId: 1012, sizeId: Number(size?.id), waiting: 400 });
  expect(deals[0]).toMatchObject({ productId: 1012, claimed: 7, allotment: 40 });
});

test('[DK-06] work that was given up is taken up again, once, by whoever may; letters are not', async () => {
  await shop.query('delete from job where dead_at is not null');
  const [work, letter] = await shop.query(
    `insert into job (kind, key, payload, failures, last_error, dead_at)
     values ('sweep-holds', 'once more', '{}', 8, 'No answer.', now()),
            ('send-email', null, '{}', 8, 'No answer.', now()) returning id`,
  );
  const retry = (id: unknown) => owner.post(`/api/admin/dead-letters/${id}/retry`, {});
  const both = await Promise.all([retry(work?.id), retry(work?.id)]);
  expect(both.map(({ status }) => status).toSorted()).toEqual([204, 404]);
  expect((await retry(letter?.id)).status).toBe(404);
  expect(await needOf('dead_job')).toBeUndefined();
  expect(
    await shop.query(`select verb, thing, before ->> 'because' as because, after ->> 'kind' as kind
      from audit_entry where thing = 'job' and thing_id = '${work?.id}'`),
  ).toEqual([{ verb: 'work.change', thing: 'job', because: 'No answer.', kind: 'sweep-holds' }]);
});
