import pg from 'pg';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { cloneDatabase } from '../server/testing/test-shop.ts';
import { createDatabase, type Database } from './database.ts';
import { findBagItems } from './queries/bag/bag-lines.ts';
import { deleteOutdated } from './queries/job/retention.ts';
import { findProduct } from './queries/product/product.ts';
import { findTiles } from './queries/product/tile.ts';

const retention = { bags: 90, loves: 365, events: 60, finished: 30, waitlist: 365, consents: 1_825 };
let cloned: Awaited<ReturnType<typeof cloneDatabase>>;
let database: Database;
let client: pg.Client;

beforeAll(async () => {
  cloned = await cloneDatabase();
  database = createDatabase(cloned.url);
  client = new pg.Client({ connectionString: cloned.url });
  await client.connect();
});
beforeEach(async () => {
  await client.query(`truncate bag, event, stock_hold, outbox_email, outbox_sms, waitlist_entry, consent,
    share_quota, waitlist_quota, sms_quota, shop_logo, job, suppression, customer_session, verification, rate_limit, idempotency, payment_attempt cascade`);
});
afterAll(async () => {
  await client.end();
  await database.close();
  await cloned.drop();
});

const ago = (days: number) => `now() - interval '${days} days'`;
const hash = "repeat('a', 43)";
const entry = (state: string, days: number) => `insert into waitlist_entry
  (sku_id, product_id, channel, address, address_hash, state, asked_at)
  select id, product_id, 'email', 'a@example.com', ${hash}, '${state}', ${ago(days)} from sku order by id limit 1`;
const message = (state: string, days: number) => `${entry('notified', 40)};
  insert into waitlist_message (entry_id, asked_at, sku_id, channel, state, created_at, settled_at)
  select id, asked_at, sku_id, channel, '${state}', ${ago(days)}, ${state === 'queued' ? 'null' : 'now()'}
  from waitlist_entry`;
const inBag = `insert into bag_item (bag_id, sku_id, product_id, quantity)
  select bag.id, sku.id, product_id, 1 from bag, sku where product_id = 1001 limit 1`;

const attempt = (state: string, days: number) => `insert into payment_attempt
  (quote_id, guest_id, processor, state, quote, amount_minor, currency, created_at, settled_at)
  values (gen_random_uuid(), 'a', 'sandbox', '${state}', '{}', 100, 'USD', ${ago(days)},
    ${state === 'unknown' ? 'null' : ago(days)})`;

const batchUse = '00000000-0000-4000-8000-000000000001';
/** Two of the one that is over, one of them used, and two of another, with a code that was made by itself. */
const codesOfBatches = `truncate coupon_redemption; delete from coupon where code like 'OLD%'; delete from coupon where batch_id is not null;
  delete from coupon_batch;
  insert into coupon_batch (call_key, prefix, count, made_count, terms, made_by, created_at)
    values ('over', 'O', 2, 2, '{}', 'Ada', ${ago(400)}), ('open', 'P', 2, 2, '{}', 'Ada', ${ago(400)});
  insert into coupon (code, kind, ends_at, batch_id)
    select prefix || n, 'free_shipping', case when call_key = 'over' then ${ago(366)} when n = 1 then ${ago(364)} end, id
    from coupon_batch, generate_series(1, 2) n;
  insert into coupon (code, kind, ends_at) values ('OLD', 'free_shipping', ${ago(400)});
  insert into coupon_redemption (coupon_id, attempt_id, people)
    select id, '${batchUse}', '{a}' from coupon where code = 'O1'`;

test('nothing that people love in the demo shop is outdated as it opens', async () => {
  const loves = async () => (await client.query('select count(*)::int from love')).rows;
  const before = await loves();
  await deleteOutdated(database.jobs, retention);
  expect(await loves()).toEqual(before);
});

test.each([
  {
    what: 'the key of a payment after a month',
    of: 'idempotency',
    insert: `insert into idempotency (owner, key, request_hash, created_at)
      values ('a', 'old', 'x', ${ago(31)}), ('a', 'new', 'x', ${ago(29)})`,
    left: 1,
  },
  {
    what: 'a payment that came to nothing',
    of: 'payment_attempt',
    insert: `${attempt('declined', 31)}; ${attempt('declined', 29)}`,
    left: 1,
  },
  {
    what: 'a notice of a processor, also one that nobody could look after',
    of: 'payment_notice',
    insert: `truncate payment_notice; insert into payment_notice (processor, event_id, kind, received_at, handled_at)
      values ('stripe', 'done', 'x', ${ago(40)}, ${ago(31)}), ('stripe', 'new', 'x', ${ago(40)}, ${ago(29)}),
        ('braintree', 'open', 'x', ${ago(31)}, null), ('braintree', 'open too', 'x', ${ago(29)}, null)`,
    left: 2,
  },
  {
    what: 'what was written down of a charge at Braintree, once its key is forgotten there',
    of: 'braintree_charge',
    insert: `insert into braintree_charge (attempt_id, amount_minor, currency, created_at)
      values ('old', 1, 'USD', ${ago(31)}), ('new', 1, 'USD', ${ago(29)})`,
    left: 1,
  },
  {
    what: 'not a payment that nobody has settled',
    of: 'payment_attempt',
    insert: attempt('unknown', 400),
    left: 1,
  },
  {
    what: 'where a review came from, once the desk looks back no further',
    of: 'review_origin',
    insert: `insert into review_origin (review_id, customer_id, network, at)
      select review.id, customer.id, 'x', case when review.id % 2 = 0 then ${ago(91)} else ${ago(89)} end
        from (select id from review order by id limit 2) review, (select id from customer limit 1) customer`,
    left: 1,
  },
  {
    what: 'a count of the shelf, with its lines',
    of: 'stock_count_line',
    insert: `with old as (insert into stock_count (name, started_by, changed_at)
        values ('Old', 'Ada', ${ago(31)}), ('New', 'Ada', ${ago(29)}) returning id)
      insert into stock_count_line (count_id, sku_id) select old.id, (select min(id) from sku) from old`,
    left: 1,
  },
  {
    what: 'a guest’s bag nobody touched',
    of: 'bag',
    insert: `insert into bag (guest_id, changed_at) values ('a', ${ago(91)}), ('b', now())`,
    left: 1,
  },
  {
    what: 'a guest’s empty bag after a day',
    of: 'bag',
    insert: `insert into bag (guest_id, changed_at) values ('a', ${ago(2)})`,
    left: 0,
  },
  {
    what: 'not a guest’s bag with something in it',
    of: 'bag',
    insert: `insert into bag (guest_id, changed_at) values ('a', ${ago(89)}); ${inBag}`,
    left: 1,
  },
  {
    what: 'not a customer’s bag',
    of: 'bag',
    insert: `insert into bag (customer_id, changed_at) select id, ${ago(900)} from customer limit 1`,
    left: 1,
  },
  {
    what: 'an event',
    of: 'event',
    insert: `insert into event (name, occurred_at, received_at)
      values ('seen', now(), ${ago(61)}), ('seen', now(), ${ago(59)})`,
    left: 1,
  },
  {
    what: 'a settled hold',
    of: 'stock_hold',
    insert: `insert into stock_hold (state, expires_at, settled_at)
      values ('claimed', now(), ${ago(31)}), ('released', now(), ${ago(29)})`,
    left: 1,
  },
  {
    what: 'not a hold that nobody settled',
    of: 'stock_hold',
    insert: `insert into stock_hold (expires_at) values (${ago(31)})`,
    left: 1,
  },
  {
    what: 'what was told to an address, also when it never arrived',
    of: 'webhook_delivery',
    insert: `insert into webhook_endpoint (id, name, address, types, secret, created_by)
        values (gen_random_uuid(), 'Books', 'https://a.example', '{order.placed}', 's', 'b');
      insert into webhook_delivery (endpoint_id, type, thing, subject, body, state, created_at)
      select id, 'order.placed', 'order:1', 'order:1', '{}', state, at from webhook_endpoint, (values ('arrived', ${ago(31)}),
        ('waiting', ${ago(32)}), ('arrived', ${ago(29)}), ('waiting', ${ago(28)})) as told (state, at)`,
    left: 2,
  },
  {
    what: 'a link to an order by telephone that nobody paid',
    of: 'payment_link',
    insert: `insert into payment_link (call_key, name, email, draft, lines, total_minor, currency, made_by, expires_at, order_id)
      values ('old', 'A', 'a', '{}', '[1]', 1, 'USD', 'b', ${ago(31)}, null),
        ('new', 'A', 'a', '{}', '[1]', 1, 'USD', 'b', ${ago(29)}, null),
        ('paid', '', '', null, '[1]', 1, 'USD', 'b', ${ago(900)}, (select min(id) from customer_order))`,
    left: 2,
  },
  {
    what: 'an invitation to the desk that is over',
    of: 'staff_invitation',
    insert: `insert into staff_invitation (email, role, token_hash, invited_by, expires_at)
      values ('a', 'packer', 'old', 'b', ${ago(2)}), ('a', 'packer', 'new', 'b', now())`,
    left: 1,
  },
  {
    what: 'an e-mail in the outbox',
    of: 'outbox_email',
    insert: `insert into outbox_email (recipient, subject, body_text, body_html, created_at)
      values ('a', 's', 't', 'h', ${ago(31)}), ('b', 's', 't', 'h', ${ago(29)})`,
    left: 1,
  },
  {
    what: 'a text in the outbox',
    of: 'outbox_sms',
    insert: `insert into outbox_sms (recipient, body, created_at)
      values ('a', 't', ${ago(31)}), ('b', 't', ${ago(29)})`,
    left: 1,
  },
  { what: 'a message that was sent', of: 'waitlist_message', insert: message('sent', 31), left: 0 },
  { what: 'not one that was sent lately', of: 'waitlist_message', insert: message('sent', 29), left: 1 },
  { what: 'not one that is on its way', of: 'waitlist_message', insert: message('queued', 31), left: 1 },
  { what: 'the entry of someone who was told', of: 'waitlist_entry', insert: message('sent', 31), left: 0 },
  { what: 'not of one who was told lately', of: 'waitlist_entry', insert: message('sent', 29), left: 1 },
  { what: 'one that was never confirmed', of: 'waitlist_entry', insert: entry('confirming', 31), left: 0 },
  { what: 'not one that waits', of: 'waitlist_entry', insert: entry('waiting', 364), left: 1 },
  { what: 'one that has waited too long', of: 'waitlist_entry', insert: entry('waiting', 366), left: 0 },
  {
    what: 'a consent',
    of: 'consent',
    insert: `insert into consent (address_hash, channel, purpose, text_version, ip, source, at)
      values (${hash}, 'sms', 'waitlist', '1', '', 'form', ${ago(1_826)}),
        (${hash}, 'sms', 'waitlist', '1', '', 'form', ${ago(1_800)})`,
    left: 1,
  },
  {
    what: 'what was counted for a limit',
    of: 'share_quota',
    insert: `insert into share_quota (sender_hash, recipient_hash, at)
      values (${hash}, ${hash}, ${ago(2)}), (${hash}, ${hash}, now())`,
    left: 1,
  },
  {
    what: 'a session that has ended',
    of: 'customer_session',
    insert: `insert into customer_session (id, token, user_id, expires_at)
      select at, at, (select id from customer limit 1), now() - at * interval '1 day' from generate_series(0, 2, 2) at`,
    left: 1,
  },
  {
    what: 'a code that is no longer good',
    of: 'verification',
    insert: `insert into verification (id, identifier, value, expires_at)
      values ('a', 'a', 'a', ${ago(2)}), ('b', 'b', 'b', now())`,
    left: 1,
  },
  {
    what: 'a count of sign-ins',
    of: 'rate_limit',
    insert: `insert into rate_limit (key, count, resets_at) values ('a', 1, ${ago(2)}), ('b', 1, now())`,
    left: 1,
  },
  {
    what: 'a dead letter',
    of: 'job',
    insert: `insert into job (kind, dead_at) values ('a-job', ${ago(31)}), ('a-job', ${ago(29)}), ('a-job', null)`,
    left: 2,
  },
  ...['call', 'fault'].map((table) => ({
    what: `a ${table} of the built-in processor`,
    of: `sandbox_processor.${table}`,
    insert: `insert into sandbox_processor.${table} (operation, key, at${table === 'call' ? ', request_hash' : ''})
      select 'void', at, now() - at * interval '1 day'${table === 'call' ? ", 'h'" : ''} from generate_series(29, 31, 2) at`,
    left: 1,
  })),
  {
    what: 'a charge that came to nothing, and none that moved money',
    of: 'sandbox_processor.charge',
    insert: `insert into sandbox_processor.charge (id, attempt_id, state, decline_reason, currency, amount_minor, created_at)
      values ('a', 'a', 'created', null, 'USD', 1, ${ago(31)}), ('b', 'b', 'created', null, 'USD', 1, ${ago(29)}),
        ('c', 'c', 'declined', 'card_declined', 'USD', 1, ${ago(31)}),
        ('d', 'd', 'authorised', null, 'USD', 1, ${ago(900)}), ('e', 'e', 'voided', null, 'USD', 1, ${ago(900)})`,
    left: 3,
  },
  {
    what: 'nobody who said stop',
    of: 'suppression',
    insert: `insert into suppression (address_hash, channel, reason, at)
      values (${hash}, 'sms', 'stopped', ${ago(9_000)})`,
    left: 1,
  },
  {
    what: 'codes of a batch that is over, but for those somebody used, and nothing of another batch',
    of: 'coupon where batch_id is not null',
    insert: codesOfBatches,
    left: 3,
  },
  {
    what: 'a logo that nobody chose in a month, and none that the shop wears',
    of: 'shop_logo',
    insert: `insert into shop_logo (name, bytes, brought_at) values ('worn', '', ${ago(900)}), ('forgotten', '', ${ago(31)}), ('new', '', ${ago(29)});
      insert into shop_setting (section, value) values ('shop', '{"logo": "worn"}')`,
    left: 2,
  },
  {
    what: 'a batch of which no code is left',
    of: 'coupon_batch',
    insert: `${codesOfBatches}; delete from coupon_redemption where attempt_id = '${batchUse}'`,
    left: 1,
  },
])('is deleted in time: $what', async ({ of, insert, left }) => {
  await client.query(insert);
  await deleteOutdated(database.jobs, retention);
  const { rows } = await client.query(`select count(*)::int as left from ${of}`);
  expect(rows).toEqual([{ left }]);
});

test('a batch at a time, and what somebody holds is left for the next', async () => {
  await client.query(`insert into event (name, occurred_at, received_at)
    select 'seen', now(), ${ago(61)} from generate_series(1, 600)`);
  const holder = new pg.Client({ connectionString: cloned.url });
  await holder.connect();
  await holder.query('begin');
  await holder.query('select from event order by id limit 3 for update');
  expect(await deleteOutdated(database.jobs, retention)).toEqual({ deleted: 500, isMore: true });
  expect(await deleteOutdated(database.jobs, retention)).toEqual({ deleted: 97, isMore: false });
  await holder.query('commit');
  await holder.end();
  expect(await deleteOutdated(database.jobs, retention)).toEqual({ deleted: 3, isMore: false });
});

test('past deals are neither read nor kept; a product’s last is both, and one that a hold counts on stays', async () => {
  const deal =
    'insert into flash_deal (product_id, starts_at, ends_at, discount_percent, deal_minor, allotment)';
  await client.query(`truncate flash_deal cascade; ${deal}
    select 1001, ${ago(200)} + d * interval '1 day', ${ago(200)} + d * interval '25 hours', 10, 100, 5
    from generate_series(1, 20) d`);
  await client.query(`insert into bag (guest_id) values ('a'); ${inBag}`);
  const read = async () => [
    (await findProduct(database.shop, 1001, 'en'))?.deals.length,
    (await findTiles(database.shop, [1001], 'en'))[0]?.deals.length,
    (await findBagItems(database.shop, { guestId: 'a' }))[0]?.deals.length,
  ];
  expect(await read()).toEqual([1, 1, 1]);
  await deleteOutdated(database.jobs, retention);
  const left = async () => (await client.query('select count(*)::int as left from flash_deal')).rows;
  expect(await left()).toEqual([{ left: 1 }]);
  await client.query(`${deal} values (1001, now(), now() + interval '1 day', 10, 100, 5),
    (1001, now() + interval '2 days', now() + interval '3 days', 10, 100, 5)`);
  expect(await read()).toEqual([3, 3, 3]);
  await client.query(`insert into stock_hold (expires_at) values (now());
    insert into stock_hold_line (hold_id, sku_id, quantity, deal_id)
    select stock_hold.id, sku.id, 1, (select min(id) from flash_deal) from stock_hold, sku limit 1`);
  await deleteOutdated(database.jobs, retention);
  expect(await left()).toEqual([{ left: 3 }]);
  await client.query('delete from stock_hold');
  await deleteOutdated(database.jobs, retention);
  expect(await left()).toEqual([{ left: 2 }]);
});

test('what guests loved goes in time, customers keep theirs, and the counts stay exact', async () => {
  const counted = async () => {
    const { rows } = await client.query(
      `select love_count::int as told, (select count(*)::int from love where product_id = 1002) as real
      from product_tally where product_id = 1002`,
    );
    return rows[0];
  };
  await client.query(`insert into customer (id, name, email) values ('keeps', 'Ada', 'keeps@example.com')`);
  await client.query(`insert into love (product_id, guest_id, customer_id, created_at) values
    (1002, 'old', null, ${ago(366)}), (1002, 'new', null, ${ago(364)}), (1002, null, 'keeps', ${ago(900)})`);
  const before = await counted();
  await deleteOutdated(database.jobs, retention);
  const after = await counted();
  expect(after.real).toBe(before.real - 1);
  expect(after.told).toBe(before.told - 1);
  const { rows } = await client.query(
    `select coalesce(guest_id, customer_id) as who from love where guest_id in ('old', 'new') or customer_id = 'keeps' order by who`,
  );
  expect(rows).toEqual([{ who: 'keeps' }, { who: 'new' }]);
});
