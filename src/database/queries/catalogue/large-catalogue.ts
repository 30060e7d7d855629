// A synthetic catalogue by SQL alone. Each product is cast from one of the demo shop's: its brand, pictures, categories
// and sizes; names, colours, prices and stock are worked out from its number, so that every run makes the same.
import { sql } from 'drizzle-orm';
import type { Transaction } from '../../database.ts';

export interface LargeCounts {
  readonly products: number;
  readonly reviews: number;
  readonly loves: number;
}

export const largeCounts: LargeCounts = { products: 100_000, reviews: 1_000_000, loves: 1_000_000 };

/** The id before the first synthetic product's. */
const base = 1_000_000;
export const firstLargeProduct = base + 1;
const colorsOfDesign = 4;
const reviewers = 50_000;

/** A fraction from 0 up to 1 that looks like chance and is always the same for a number. */
const fraction = (number: string) => sql.raw(`((hashint8(${number})::bigint + 2147483648) / 4294967296.0)`);

export async function insertLargeProducts(tx: Transaction, products: number): Promise<void> {
  await tx.execute(sql`
    create temporary table cast_of on commit drop as
    with mould as (
      select row_number() over (order by id) - 1 as number, id from product
       where id < ${base} and not is_gift_card and slug !~ 'script'
    )
    select ${base}::bigint + n as id,
           ${base}::bigint + 1 + (n - 1) / ${colorsOfDesign} * ${colorsOfDesign} as group_id,
           (n - 1) % ${colorsOfDesign} as shade, mould.id as mould_id
      from generate_series(1, ${products}) n
      join mould on mould.number = (n - 1) / ${colorsOfDesign} % (select count(*) from mould)`);
  await tx.execute(sql`create unique index on cast_of (id)`);
  await tx.execute(sql`analyze cast_of`);
  await tx.execute(sql`insert into product_group (id) select distinct group_id from cast_of order by 1`);
  await tx.execute(sql`
    insert into product (id, group_id, brand_id, name, slug, color_name, online_since, description, care_instructions,
                         materials, country_description, details, swatch_image, origin_id)
    select cast_of.id, cast_of.group_id, brand_id, called, lower(replace(called || ' ' || tone, ' ', '-')), tone,
           date '2024-01-01' + (${fraction('cast_of.group_id')} * 1000)::int, description, care_instructions,
           materials, country_description, details, swatch_image, origin_id
      from cast_of
      join product mould on mould.id = mould_id
      cross join lateral (
        select (array['Quiet', 'Second', 'Distant', 'Paper', 'Early', 'Borrowed', 'Northern', 'Slow', 'Hidden', 'Plain',
                      'Winter', 'Garden', 'Copper', 'Salt', 'Velvet', 'Open'])[1 + cast_of.group_id / 4 % 16]
               || ' ' ||
               (array['Hour', 'Letter', 'Harbor', 'Window', 'Orchard', 'Station', 'Figure', 'Chapter', 'Lantern',
                      'Meadow', 'Bridge', 'Corner', 'Signal', 'Verse', 'Mirror', 'Tide', 'Ladder', 'Anchor', 'Compass']
               )[1 + cast_of.group_id / 64 % 19]
               || ' ' || substring(mould.name from '[A-Za-z]+$') || ' ' || cast_of.group_id - ${base}::bigint as called,
               (array['Noir', 'Ivory', 'Sage', 'Rust', 'Ink', 'Clay', 'Rose', 'Slate', 'Oat', 'Plum', 'Camel', 'Moss']
               )[1 + (cast_of.group_id / 4 + shade * 5) % 12] as tone
      ) words
     order by cast_of.id`);
  await tx.execute(sql`
    insert into product_image (product_id, position, path, alt)
    select cast_of.id, position, path, alt
      from cast_of join product_image on product_id = mould_id and position < 4 order by 1, 2`);
  await tx.execute(sql`
    insert into product_category (product_id, category_id, position)
    select cast_of.id, category_id, position
      from cast_of join product_category on product_id = mould_id order by 1, 2`);
}

export async function insertLargeOffers(tx: Transaction): Promise<void> {
  await tx.execute(sql`
    insert into price (product_id, price_minor, sale_minor)
    select id, price, case when id % 6 = 0 then price * 7 / 10 end
      from cast_of, lateral (select 100 * (20 + (${fraction('group_id + 7')} * 600)::bigint) as price) p
     order by id`);
  await tx.execute(sql`
    insert into sku (code, product_id, size_group_id, position)
    select cast_of.id || '-' || replace(lower(size_group.name), ' ', '-'), cast_of.id, size_group_id, position
      from cast_of
      join sku on sku.product_id = mould_id
      join size_group on size_group.id = size_group_id
     order by cast_of.id, position`);
  // One size in nine is sold out, one in nine is low.
  await tx.execute(sql`
    insert into stock_level (sku_id, on_hand)
    select id, case id % 9 when 0 then 0 when 1 then 2 else 4 + (${fraction('id')} * 40)::int end
      from sku where product_id > ${base} order by id`);
  await tx.execute(sql`
    insert into stock_ledger (sku_id, delta, reason, source)
    select sku_id, on_hand, 'count', 'large-catalogue'
      from stock_level join sku on sku.id = sku_id
     where product_id > ${base} and on_hand > 0 order by sku_id`);
}

/** A few products are spoken of by thousands and most by a handful, as in a real shop. */
export async function insertLargeReviews(tx: Transaction, counts: LargeCounts, now: number): Promise<void> {
  await tx.execute(sql`
    insert into customer (id, name, email, email_verified)
    select 'large-' || n, 'Customer ' || n, 'customer' || n || '@example.com', true
      from generate_series(1, ${reviewers}) n`);
  await tx.execute(sql`
    insert into review (product_id, group_id, customer_id, author_name, rating, fit, title, body, height_cm, status, created_at)
    select cast_of.id, group_id, 'large-' || writer, 'Customer ' || writer,
           case when luck < 0.04 then 1 when luck < 0.09 then 2 when luck < 0.2 then 3 when luck < 0.5 then 4 else 5 end,
           case when n % 8 > 0 then 1 + n % 5 end,
           (array['Worth it', 'Almost', 'Better in person', 'Fine', 'A keeper', 'Not for me', 'So soft'])[1 + n % 7],
           'Review number ' || n || ' of the large catalogue: '
             || (array['kept it', 'sent it back', 'wore it out', 'gave it away', 'bought a second one'])[1 + n % 5]
             || ' after ' || 1 + n % 90 || ' days.',
           150 + n % 35, case when n % 50 = 0 then 'pending' else 'approved' end,
           ${new Date(now).toISOString()}::timestamptz - ${fraction('n + 5')} * interval '700 days'
      from (
        select n, product, 1 + (row_number() over (partition by product order by n) * 7919 + product) % ${reviewers} as writer,
               ${fraction('n + 3')} as luck
          from (
            select n, 1 + floor(power(${fraction('n')}, 2.2) * ${counts.products})::bigint as product
              from generate_series(1, ${counts.reviews}) n
          ) chosen
      ) written
      join cast_of on cast_of.id = ${base} + product
     order by cast_of.id, n`);
}

export async function insertLargeLoves(tx: Transaction, counts: LargeCounts, now: number): Promise<void> {
  await tx.execute(sql`
    insert into love (product_id, guest_id, created_at)
    select ${base} + 1 + floor(power(${fraction('n + 11')}, 2.2) * ${counts.products})::bigint, 'large-guest-' || n,
           ${new Date(now).toISOString()}::timestamptz - ${fraction('n + 13')} * interval '180 days'
      from generate_series(1, ${counts.loves}) n
     order by 1`);
}

/**
 * Until then the planner believes the shop is still small. The database's own housekeeping, which may just be looking
 * at what has come in, gives way after a second: longer than a shopper would wait for a table.
 */
export async function gatherStatistics(tx: Transaction): Promise<void> {
  await tx.execute(sql`set local lock_timeout = '60s'`);
  await tx.execute(sql`set local statement_timeout = '5min'`);
  await tx.execute(sql`analyze`);
}
