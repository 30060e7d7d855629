// What must be true of stock, orders and money whatever happened before: each statement lists what breaks it.

/** In the order's own language. */
const receiptSubject = `case o.language
  when 'fr' then 'Votre commande ' || o.id || ' chez Vitrine'
  when 'de' then 'Ihre Bestellung ' || o.id || ' bei Vitrine'
  else 'Your order ' || o.id || ' at Vitrine' end`;

const invariants: Readonly<Record<string, string>> = {
  'reserved is what holds hold': `
    select sku_id, reserved, held from stock_level
    left join (select sku_id, sum(line.quantity) as held from stock_hold_line line
      join stock_hold on stock_hold.id = hold_id and state = 'held' group by sku_id) holds using (sku_id)
    where reserved <> coalesce(held, 0) or reserved < 0 or reserved > on_hand`,
  'stock is what its ledger says': `
    select level.sku_id, on_hand, moved from stock_level level
    join (select sku_id, sum(delta) as moved from stock_ledger group by sku_id) ledger using (sku_id)
    where on_hand <> moved`,
  'a quote is one order at most': `
    select quote_id from customer_order where quote_id is not null group by quote_id having count(*) > 1`,
  'every order has one authorisation, of its amount': `
    select o.id, o.total_minor, count(charge.id), min(charge.amount_minor) from customer_order o
    join payment_attempt attempt on attempt.order_id = o.id
    left join sandbox_processor.charge charge on charge.attempt_id = attempt.id::text and charge.state in ('authorised', 'captured')
    where o.quote_id is not null and o.total_minor > 0 and o.status <> 'cancelled'
    group by o.id having count(charge.id) <> 1 or min(charge.amount_minor) <> o.total_minor`,
  'a quote is paid for by one charge': `
    select attempt.quote_id, count(*) from payment_attempt attempt
    join sandbox_processor.charge charge on charge.attempt_id = attempt.id::text
    where charge.state in ('authorised', 'captured') group by attempt.quote_id having count(*) > 1`,
  'no authorisation without an order, once nothing is under way': `
    select charge.id, charge.state, attempt.state from sandbox_processor.charge charge
    left join payment_attempt attempt on attempt.id::text = charge.attempt_id
    where charge.state in ('authorised', 'captured') and attempt.order_id is null`,
  'nothing is under way': `
    select id, state from payment_attempt where state in ('begun', 'created', 'requires_action', 'unknown')`,
  'captures and refunds are the same on both sides': `
    select attempt.id from payment_attempt attempt
    join sandbox_processor.charge charge on charge.attempt_id = attempt.id::text
    where attempt.order_id is not null
      and (attempt.captured_minor <> charge.captured_minor or attempt.refunded_minor <> charge.refunded_minor)`,
  'credit is what its ledger says': `
    select account.id from credit_account account
    join (select account_id, sum(amount_minor) as moved from credit_ledger group by account_id) ledger
      on ledger.account_id = account.id
    where balance_minor <> moved or balance_minor < 0`,
  'credit came back as refunds say': `
    select o.id from customer_order o
    left join (select order_id, sum(credit_minor) as returned from order_refund group by order_id) refund
      on refund.order_id = o.id
    where credit_returned_minor <> coalesce(returned, 0)`,
  'cards were refunded as refunds say': `
    select attempt.id from payment_attempt attempt
    left join (select order_id, sum(card_minor) as returned from order_refund
      join payment_movement movement on movement.id = movement_id and state = 'done' group by order_id) refund
      using (order_id)
    where attempt.order_id is not null and attempt.refunded_minor <> coalesce(returned, 0)`,
  'what came back was paid back': `
    select id from order_return where state = 'received' and not is_paid_back`,
  'codes are used as often as they are redeemed': `
    select coupon.id, used, redeemed from coupon
    left join (select coupon_id, count(*) as redeemed from coupon_redemption where released_at is null
      group by coupon_id) uses on uses.coupon_id = coupon.id
    where uses_max is not null and (used <> coalesce(redeemed, 0) or used > uses_max)`,
  'codes count what their orders say': `
    select coupon.id from coupon
    left join (
      select coupon_id, count(*) as orders, sum(o.discount_minor) as discount
      from coupon_redemption join customer_order o on o.id = order_id
      where released_at is null group by coupon_id) counted on counted.coupon_id = coupon.id
    where order_count <> coalesce(orders, 0)
      or discount_minor <> case when kind in ('percent', 'amount') then coalesce(discount, 0) else 0 end`,
  'every order has one receipt': `
    -- One that was handed over and not yet ticked off is in both: it goes out once more under the same key.
    select o.id from customer_order o where o.quote_id is not null and 1 <> (
      select count(*) from (
        select coalesce(key::text, id::text) from outbox_email where subject = ${receiptSubject}
        union select payload->>'id' from job
          where kind = 'send-email' and payload->>'subject' = ${receiptSubject}) receipt)`,
};

/** Those that are broken, each with the first rows that break it. */
export async function brokenInvariants(
  query: (text: string) => Promise<unknown[]>,
): Promise<Record<string, unknown[]>> {
  const broken: Record<string, unknown[]> = {};
  for (const [name, statement] of Object.entries(invariants)) {
    const rows = await query(`${statement} limit 3`);
    if (rows.length > 0) broken[name] = rows;
  }
  return broken;
}
