// Customers and orders by the hundred thousand, made by statements: what the desk lists when a shop is old.
import { sql } from 'drizzle-orm';
import type { Queries, Transaction } from '../../../database/database.ts';

/** The number before the first of them, so that what the demo shop has stays as it is. */
const base = 10_000_000;

/** So many share a surname, however many there are: a search for one finds as much in a small shop as in a large one. */
const ofOneSurname = 5;

const firstName = sql.raw(
  `(array['Margaux','Odile','Ines','Rhea','Milo','Jonas','Pia','Tomas','Noor','Wren','Elif','Bao','Saskia','Uma','Ivo','Lena','Aiko','Dario','Femi','Greta'])[1 + n % 20]`,
);
/** Letters that spell the number, so that no two numbers share them. */
const surname = sql.raw(
  `initcap(translate(lpad((n / ${ofOneSurname})::text, 7, '0'), '0123456789', 'abelnorstu')) || 'sen'`,
);

/** As a search would have it, of somebody whose number has no letter twice in a row. */
export function someSurname(people: number): string {
  const digits = String(Math.floor((people * 0.7391) / ofOneSurname)).padStart(7, '0');
  return [...digits].map((digit) => 'abelnorstu'[Number(digit)]).join('');
}

const tables = ['customer', 'customer_order', 'order_line', 'order_shipment', 'payment_attempt'] as const;

/** All of it or nothing; done once. Triggers are left out: what they would write is not what is measured. */
export async function growDesk(queries: Queries, count: number): Promise<void> {
  await queries.transaction(async (tx) => {
    const { rowCount } = await tx.execute(sql`select from customer_order where id > ${base} limit 1`);
    if (rowCount) return;
    for (const table of tables) await tx.execute(sql.raw(`alter table ${table} disable trigger user`));
    await insertCustomers(tx, count);
    await insertOrders(tx, count);
    for (const table of tables) await tx.execute(sql.raw(`alter table ${table} enable trigger user`));
  });
  await queries.execute(sql.raw(`vacuum analyze ${tables.join()}`));
}

async function insertCustomers(tx: Transaction, count: number): Promise<void> {
  await tx.execute(sql`
    insert into customer (id, name, email, email_verified, created_at)
    select 'bench-' || n, ${firstName} || ' ' || ${surname}, 'person-' || n || '@example.com', true,
      now() - interval '1 minute' * (${count}::int - n)
    from generate_series(1, ${count}::int) n`);
}

/** One for each customer, a minute apart; the last two hundred are still to leave, and one in fifty was cancelled. */
async function insertOrders(tx: Transaction, count: number): Promise<void> {
  await tx.execute(sql`
    insert into customer_order (id, customer_id, email, country_id, status, placed_at, sub_total_minor, total_minor, details)
    overriding system value
    select ${base} + n, 'bench-' || n, 'person-' || n || '@example.com', (select id from country where code = 'US'),
      case when n > ${count}::int - 200 then 'placed' when n % 50 = 0 then 'cancelled' else 'delivered' end,
      now() - interval '1 minute' * (${count}::int - n), 12800, 12800,
      jsonb_build_object('coupons', '[]'::jsonb, 'isGiftOrder', false, 'internationalConsent', false,
        'shippingAddress', jsonb_build_object('firstName', ${firstName}, 'lastName', ${surname}, 'city', 'Columbus',
          'regionCode', 'OH', 'countryCode', 'US', 'postCode', '43215', 'streetAddress', n || ' High Street'))
    from generate_series(1, ${count}::int) n`);
  await tx.execute(sql`
    insert into order_shipment (id, order_id, amount_minor, shipped_at)
    overriding system value
    select id, id, total_minor, case when status = 'delivered' then placed_at + interval '1 day' end
    from customer_order where id > ${base}`);
  await tx.execute(sql`
    insert into order_line (order_id, sku_id, product_id, quantity, unit_minor, shipment_id)
    select o.id, sku.id, sku.product_id, 1, 12800, o.id
    from customer_order o
    join (select id, product_id, row_number() over (order by id) - 1 as number from sku where product_id < 100000) sku
      on sku.number = o.id % (select count(*) from sku where product_id < 100000)
    where o.id > ${base}`);
  await tx.execute(sql`
    insert into payment_attempt (quote_id, customer_id, processor, state, quote, amount_minor, currency, order_id,
      capture_asked_minor, captured_minor, settled_at)
    select gen_random_uuid(), customer_id, 'sandbox', 'authorised', '{}', total_minor, currency, id, total_minor,
      total_minor, placed_at
    from customer_order where id > ${base}`);
  await tx.execute(sql`
    select setval(pg_get_serial_sequence('customer_order', 'id'), (select max(id) from customer_order)),
      setval(pg_get_serial_sequence('order_shipment', 'id'), (select max(id) from order_shipment))`);
}
