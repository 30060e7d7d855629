// What happens behind the shop while somebody looks at a page of it.
import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { createDatabase } from '../src/database/database.ts';
import { claimStock, reserveStock } from '../src/shop/stock/hold-stock.ts';

async function ask(statement: string, values: readonly unknown[]): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: process.env.SHOP_DATABASE_URL });
  await client.connect();
  try {
    return (await client.query(statement, [...values])).rows;
  } finally {
    await client.end();
  }
}

/** The id of a deal of ten pieces at half the price, from now until tomorrow. */
export async function createDeal(productId: number): Promise<number> {
  const [deal] = await ask(
    `insert into flash_deal (product_id, starts_at, ends_at, discount_percent, deal_minor, allotment, claimed)
     select product_id, now() - interval '1 minute', now() + interval '1 day', 50, price_minor / 2, 10, 0
       from price where product_id = $1
     returning id`,
    [productId],
  );
  return Number(deal?.id);
}

/** What an earlier try of the same journey opened was long ago. */
export async function forgetDeals(productId: number): Promise<void> {
  await ask(
    `update flash_deal set starts_at = starts_at - make_interval(days => id::int),
       ends_at = starts_at - make_interval(days => id::int) + interval '1 second'
     where product_id = $1 and ends_at > now()`,
    [productId],
  );
}

/** The merchant asks so much more for it, in cents. */
export async function raisePrice(productId: number, minor: number): Promise<void> {
  await ask('update price set price_minor = price_minor + $2 where product_id = $1', [productId, minor]);
}

/** The merchant takes it out of the shop, or puts it back. */
export async function setActive(productId: number, isActive: boolean): Promise<void> {
  await ask('update product set is_active = $2 where id = $1', [productId, isActive]);
}

/** The merchant keeps it for some, and says why; null is for everyone again. */
export async function setExclusion(productId: number, reason: string | null): Promise<void> {
  await ask(
    `update product set audience_exclusion_reason = $2, audience_exclusion_type = case when $2::text is null then null
       else (select audience_exclusion_type from product where id = 1009) end where id = $1`,
    [productId, reason],
  );
}

/** How many orders there are, of anybody. */
export async function placedOrders(): Promise<number> {
  const [{ count } = { count: 0 }] = await ask('select count(*) from customer_order', []);
  return Number(count);
}

/** What a merchant writes, by its key. */
export async function putContent(key: string, html: string): Promise<void> {
  await ask(
    'insert into content (key, html) values ($1, $2) on conflict (key) do update set html = excluded.html',
    [key, html],
  );
}

/** The sizes of a product, in their order. */
export async function sizesOf(productId: number): Promise<number[]> {
  const skus = await ask('select id from sku where product_id = $1 order by id', [productId]);
  return skus.map(({ id }) => Number(id));
}

export async function setLeft(skuId: number, left: number): Promise<void> {
  await ask('update stock_level set on_hand = reserved + $2 where sku_id = $1', [skuId, left]);
}

/** However much other journeys have bought of it. */
export async function keepPlenty(skuId: number): Promise<void> {
  await ask('update stock_level set on_hand = greatest(on_hand, reserved + 20) where sku_id = $1', [skuId]);
}

/** Somebody else buys one, at the price of the deal if one is given. */
export async function sellOne(skuId: number, dealId: number | null): Promise<void> {
  const database = createDatabase(process.env.SHOP_DATABASE_URL ?? '');
  const held = await reserveStock(database.shop, [{ skuId, dealId, quantity: 1 }]);
  if (!held.ok) throw new Error(held.code);
  await database.shop.transaction((transaction) => claimStock(transaction, held.holdId));
  await database.close();
}

/** What somebody wrote of a product in an earlier try of the same journey. */
export async function forgetReview(productId: number, email: string): Promise<void> {
  await ask(
    'delete from review where product_id = $1 and customer_id = (select id from customer where email = $2)',
    [productId, email],
  );
}

/** Nobody knows any more what the dollar is worth there. */
export async function expireRate(currency: string): Promise<void> {
  await ask(`update exchange_rate set expires_at = now() - interval '1 day' where currency = $1`, [currency]);
}

export async function restoreRate(currency: string): Promise<void> {
  await ask(`update exchange_rate set expires_at = now() + interval '7 days' where currency = $1`, [
    currency,
  ]);
}

/** The merchant gives a customer so much to spend, in cents. */
export async function giveCredit(email: string, minor: number): Promise<void> {
  await ask(
    `with account as (
       insert into credit_account (customer_id, balance_minor) select id, $2 from customer where email = $1 returning id
     )
     insert into credit_ledger (account_id, amount_minor, reason, source)
     select id, $2, 'goodwill', 'given to ' || $1 from account`,
    [email, minor],
  );
}

/** Whoever signed in to this account did so an hour ago. */
export async function letAnHourPass(email: string): Promise<void> {
  await ask(
    `update customer_session set created_at = now() - interval '1 hour'
      where user_id = (select id from customer where email = $1)`,
    [email],
  );
}

/** The queue has given up a letter to somebody. */
export async function giveUpLetter(to: string, subject: string): Promise<void> {
  const payload = { id: randomUUID(), to, subject, text: subject, html: `<p>${subject}</p>` };
  await ask(
    `insert into job (kind, payload, run_at, failures, dead_at, last_error)
     values ('send-email', $1, now(), 8, now(), 'The mail server is away.')`,
    [payload],
  );
}

/** The day on which a parcel of an order was to leave has gone by. */
export async function makeLate(orderId: string): Promise<void> {
  await ask('update order_shipment set ship_date = current_date - 1 where order_id = $1', [orderId]);
}

/**
 * The processor gave back so many cents of an order, an hour ago, and the shop does not know. False as long as it has
 * taken nothing: what is charged is charged by a job, a moment after the order.
 */
export async function giveBackUnseen(orderId: string, minor: number): Promise<boolean> {
  const charges = await ask(
    `update sandbox_processor.charge set refunded_minor = refunded_minor + $2, created_at = now() - interval '1 hour'
      where attempt_id = (select id::text from payment_attempt where order_id = $1)
        and refunded_minor + $2 <= captured_minor
      returning attempt_id`,
    [orderId, minor],
  );
  return charges.length === 1;
}

/** The queue has given up work of a kind that writes to nobody. */
export async function giveUpWork(): Promise<void> {
  await ask("insert into job (kind, dead_at, last_error) values ('refresh-rates', now(), 'No answer.')", []);
}

/** More links than a page has, of two days ago: others look at the latest. */
export async function listPaymentLinks(): Promise<void> {
  await ask(
    `insert into payment_link (call_key, name, email, draft, lines, total_minor, currency, made_by, made_at, expires_at)
     select 'listed ' || n, 'Ada Listed', 'listed-' || n || '@example.com', '{}', '[{}]', 12800, 'USD', 'Jules',
       now() - interval '2 days' - n * interval '1 minute', now() + interval '5 days'
     from generate_series(1, 60) n on conflict do nothing`,
    [],
  );
}

/** More refusals than a page has, longer ago than anybody is measured by; their reviews are gone. */
export async function listRefusals(): Promise<void> {
  await ask(
    `insert into audit_entry (actor_kind, actor_id, actor_name, address, verb, thing, thing_id, at, before, after)
     select 'person', 'listed', 'Somebody', '10.0.0.1', 'reviews.moderate', 'review', (900000000 + n)::text,
       now() - interval '100 days', '{"status": "pending"}',
       jsonb_build_object('status', 'rejected', 'refusal', 'It names a person.', 'rating', 1 + n % 5, 'productId', 1001)
     from generate_series(1, 60) n where not exists (select from audit_entry where actor_id = 'listed')`,
    [],
  );
}

/** The id of a webhook that is switched off, with more in its log than a page has. */
export async function listDeliveries(): Promise<string> {
  const [endpoint] = await ask(
    `insert into webhook_endpoint (name, address, types, secret, is_active, created_by)
     values ('Listed', 'https://listed.example', array['order.placed'], '', false, 'Jules') returning id`,
    [],
  );
  await ask(
    `insert into webhook_delivery (endpoint_id, type, thing, subject, body, state)
     select $1, 'order.placed', 'order:' || n, 'order:' || n, '{}', case when n % 2 = 0 then 'arrived' else 'given_up' end
     from generate_series(1, 60) n`,
    [endpoint?.id],
  );
  return String(endpoint?.id);
}

/** A size of a product is sold out, and some of those who wait for another one wait for it too. Its code. */
export async function sellOutWaitedFor(productId: number): Promise<string> {
  const [size] = await ask('select id, code from sku where product_id = $1 order by position limit 1', [
    productId,
  ]);
  await setLeft(Number(size?.id), 0);
  await ask(
    `insert into waitlist_entry (sku_id, product_id, channel, address, address_hash, state, language)
     select $1, $2, channel, address, address_hash, 'waiting', language from waitlist_entry
      where channel = 'email' and state = 'waiting' order by id limit 3 on conflict do nothing`,
    [size?.id, productId],
  );
  return String(size?.code);
}

/** Its parcels were there so many days ago. */
export async function arrivesBefore(orderId: string, days: number): Promise<void> {
  await ask(
    'update order_shipment set delivered_at = now() - make_interval(days => $2::int) where order_id = $1',
    [orderId, days],
  );
}
