// Writes the people of a catalogue: one statement a table, each reading its rows from one JSON parameter.
import { type SQL, sql } from 'drizzle-orm';
import type { CataloguePeople } from '../../../domain/catalogue/catalogue-people.ts';
import type { Transaction } from '../../database.ts';

export async function insertPeople(tx: Transaction, people: CataloguePeople, now: number): Promise<void> {
  const ago = agoFrom(now);
  await tx.execute(customers(people, ago));
  await tx.execute(orders(people, ago));
  await tx.execute(reviews(people, ago));
  await tx.execute(customerLoves(people, ago));
  await tx.execute(guestLoves(people, ago));
}

type Ago = (hours: SQL) => SQL;

function agoFrom(now: number): Ago {
  const moment = new Date(now).toISOString();
  return (hours) => sql`(${moment}::timestamptz - ${hours} * interval '1 hour')`;
}

const json = (rows: readonly object[]) => sql`${JSON.stringify(rows)}::jsonb`;

function customers({ customers }: CataloguePeople, ago: Ago): SQL {
  return sql`
    with joined as (
      insert into customer (id, name, email, email_verified, country_id, roles, created_at, updated_at)
      select id, name, email, true, "countryId", coalesce(roles, '{}'), joined, joined
        from jsonb_to_recordset(${json(customers)})
          as c(id text, name text, email text, "countryId" int, roles text[], "joinedHoursAgo" float8),
        lateral (select ${ago(sql`"joinedHoursAgo"`)} as joined) as before_now
      returning id, roles)
    insert into staff_member (customer_id, role) select id, 'owner' from joined where 'staff' = any(roles)`;
}

/** What was bought before the shop counted its stock has left the shelves already: no stock moves here. */
function orders({ orders }: CataloguePeople, ago: Ago): SQL {
  return sql`
    with coming as materialized (
      select nextval(pg_get_serial_sequence('customer_order', 'id')) as id, o.*
        from jsonb_to_recordset(${json(orders)})
          as o("customerId" text, status text, "placedHoursAgo" float8, lines jsonb, "shippingAddress" jsonb)
    ), placed as (
      insert into customer_order (id, customer_id, email, country_id, status, placed_at, sub_total_minor, total_minor,
          details)
        overriding system value
      select coming.id, customer.id, customer.email, customer.country_id, status, ${ago(sql`"placedHoursAgo"`)},
          whole.minor, whole.minor,
          case when "shippingAddress" is not null then jsonb_build_object('shippingAddress', "shippingAddress",
            'billingAddress', null, 'coupons', '[]'::jsonb, 'isGiftOrder', false, 'signatureOptOut', false,
            'internationalConsent', false) end
        from coming join customer on customer.id = "customerId"
        cross join lateral (select sum(quantity * "unitPrice") as minor
          from jsonb_to_recordset(lines) as l(quantity int, "unitPrice" bigint)) whole
    ), parcel as (
      insert into order_shipment (order_id) select id from coming where "shippingAddress" is not null
      returning id, order_id
    )
    insert into order_line (order_id, sku_id, product_id, quantity, unit_minor, shipment_id)
    select coming.id, sku.id, sku.product_id, quantity, "unitPrice", parcel.id
      from coming left join parcel on parcel.order_id = coming.id
      cross join jsonb_to_recordset(lines) as l("productId" bigint, size text, quantity int, "unitPrice" bigint)
      join size_group on size_group.name = l.size
      join sku on sku.product_id = l."productId" and sku.size_group_id = size_group.id
     order by coming.id, sku.id`;
}

/** A review is of a purchase when its writer's order of that product came before it. */
function reviews({ reviews }: CataloguePeople, ago: Ago): SQL {
  return sql`
    with coming as materialized (
      select nextval(pg_get_serial_sequence('review', 'id')) as id, r.*, ${ago(sql`"writtenHoursAgo"`)} as written
        from jsonb_to_recordset(${json(reviews)})
          as r("productId" bigint, "customerId" text, "authorName" text, rating int, fit int, title text, body text,
               size text, "heightCm" int, "usualSize" text, status text, "writtenHoursAgo" float8, reply jsonb, photos jsonb)
    ), bought as (
      select customer_id, product_id, min(placed_at) as placed_at, min(line.id) as line_id
        from customer_order join order_line line on line.order_id = customer_order.id
       where status not in ('cancelled', 'returned')
       group by customer_id, product_id
    ), written as (
      insert into review (id, product_id, group_id, customer_id, author_name, rating, fit, title, body,
                          size_group_id, height_cm, usual_size_group_id, status, created_at, reply, replied_at, order_line_id)
      overriding system value
      select coming.id, product.id, product.group_id, "customerId", "authorName", rating, fit, title, body,
             size_group.id, "heightCm", usual.id, status, written, reply ->> 'text',
             ${ago(sql`(reply ->> 'hoursAgo')::float8`)}, line_id
        from coming
        join product on product.id = "productId"
        left join size_group on size_group.name = size
        left join size_group usual on usual.name = "usualSize"
        left join bought on bought.customer_id = "customerId" and bought.product_id = "productId"
                        and bought.placed_at < written
    )
    insert into review_photo (review_id, position, path, alt)
    select id, number - 1, photo ->> 'path', photo ->> 'alt'
      from coming cross join jsonb_array_elements(photos) with ordinality as p(photo, number)`;
}

function customerLoves({ loves }: CataloguePeople, ago: Ago): SQL {
  return sql`
    insert into love (product_id, customer_id, created_at)
    select "productId", "customerId", ${ago(sql`"hoursAgo"`)}
      from jsonb_to_recordset(${json(loves)}) as l("productId" bigint, "customerId" text, "hoursAgo" float8)`;
}

/**
 * Each guest's heart came at a moment of its own since the product went online, and in the last half year: those of more
 * than a year would be deleted the moment the shop opens, and lists change their order under whoever turns their pages.
 */
function guestLoves({ guestLoves }: CataloguePeople, ago: Ago): SQL {
  return sql`
    insert into love (product_id, guest_id, created_at)
    select product.id, 'catalogue-guest-' || guest,
           ${ago(sql`(1 + (hashint8(product.id * 100003 + guest)::bigint + 2147483648) % hours_online)`)}
      from jsonb_to_recordset(${json(guestLoves)}) as l("productId" bigint, guests int)
      join product on product.id = "productId"
      cross join lateral (
        select least(24 * 180, greatest(1, extract(epoch from ${ago(sql`0`)} - online_since)::bigint / 3600)) as hours_online
      ) age
      cross join generate_series(1, guests) guest`;
}
