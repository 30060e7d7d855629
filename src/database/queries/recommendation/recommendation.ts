// Counts what goes with what. Each statement does for many products at once what a page could never do for one: it
// looks at no more than the latest hundreds or thousands of anything, so that it costs about the same in a shop of any
// size.
import { type SQL, sql } from 'drizzle-orm';
import { type CountedPlacement, mostRecommended } from '../../../domain/recommendation/recommendation.ts';
import type { Queries, Transaction } from '../../database.ts';

/** Products that were not looked at for a day, the longest forgotten first. */
export async function productsToRecommendFor(queries: Queries, limit: number): Promise<number[]> {
  const { rows } = await queries.execute<{ id: unknown }>(sql`
    (select id from product where is_active and not exists (select from recommended where product_id = product.id)
      order by id limit ${limit})
    union all
    (select product_id from recommended where at < now() - interval '1 day' order by at limit ${limit})
    limit ${limit}`);
  return rows.map(({ id }) => Number(id));
}

/** For each product, others with a score; how each placement finds them. */
const scored: Readonly<Record<CountedPlacement, SQL>> = {
  // The same kind of thing, nearest in price, and a little rather of the same house.
  'similar-items': sql`
    select own.id, other.id as other_id,
      count(*) + (own.brand_id = other.brand_id)::int * 0.5
        - abs(ln(own_price.price_minor::numeric / other_price.price_minor)) as score
    from own
    join price own_price on own_price.product_id = own.id
    join product_category pc on pc.product_id = own.id
    join category on category.id = pc.category_id and category.parent_id is not null
    cross join lateral (
      select product_id from product_category near where near.category_id = pc.category_id
      order by near.product_id desc limit 300) near
    join product other on other.id = near.product_id
    join price other_price on other_price.product_id = other.id
    group by own.id, own.brand_id, other.id, own_price.price_minor, other_price.price_minor`,
  'you-may-also-love': sql`
    select own.id, theirs.product_id as other_id, count(*) as score
    from own
    cross join lateral (
      select customer_id, guest_id from love where love.product_id = own.id order by love.id desc limit 2000) who
    cross join lateral (
      select product_id from love where who.customer_id is not null and love.customer_id = who.customer_id
      union all
      select product_id from love where who.guest_id is not null and love.guest_id = who.guest_id) theirs
    group by own.id, theirs.product_id`,
  'customers-also-purchased': sql`
    select own.id, theirs.product_id as other_id, count(distinct theirs.order_id) as score
    from own
    cross join lateral (
      select order_id from order_line where order_line.product_id = own.id order by order_id desc limit 300) bought
    join customer_order on customer_order.id = bought.order_id
    cross join lateral (
      select order_id, product_id from order_line where order_line.order_id = bought.order_id
      union
      select order_line.order_id, product_id from customer_order same
        join order_line on order_line.order_id = same.id
        where same.customer_id = customer_order.customer_id and same.status <> 'cancelled') theirs
    where customer_order.status <> 'cancelled'
    group by own.id, theirs.product_id`,
};

/** Never the product itself in any colour, one colour of each other, and none that some people may not buy. */
export async function recommend(
  tx: Transaction,
  placement: CountedPlacement,
  productIds: readonly number[],
): Promise<void> {
  await tx.execute(sql`
    delete from recommendation where placement = ${placement} and product_id in ${[...productIds]}`);
  await tx.execute(sql`
    with own as (select id, group_id, brand_id from product where id in ${[...productIds]}),
    scored as (${scored[placement]}),
    best as (
      select distinct on (scored.id, other.group_id) scored.id, scored.other_id, scored.score
      from scored join own on own.id = scored.id join product other on other.id = scored.other_id
      where other.group_id <> own.group_id and other.is_active and not other.is_gift_card
        and other.is_listed and other.audience_exclusion_type is null
      order by scored.id, other.group_id, scored.score desc, scored.other_id),
    ranked as (
      select id, other_id, row_number() over (partition by id order by score desc, other_id) as place from best)
    insert into recommendation (product_id, placement, position, other_product_id)
    select id, ${placement}, place, other_id from ranked where place <= ${mostRecommended}`);
}

/** The page of what was counted for the first time keeps no room for it yet: every process is told to make it anew. */
export async function noteRecommended(tx: Transaction, productIds: readonly number[]): Promise<void> {
  await tx.execute(sql`
    with noted as (
      insert into recommended (product_id, at) select id, now() from product where id in ${[...productIds]}
      on conflict (product_id) do update set at = excluded.at returning product_id, xmax = 0 as is_first)
    select pg_notify('product', product_id::text) from noted where is_first`);
}

/** As they were counted, without those that have left the shop since. */
export async function findRecommended(
  queries: Queries,
  productId: number,
  placement: CountedPlacement,
): Promise<number[]> {
  const { rows } = await queries.execute<{ id: unknown }>(sql`
    select product.id from recommendation join product on product.id = other_product_id
    where recommendation.product_id = ${productId} and placement = ${placement}
      and is_active and is_listed and audience_exclusion_type is null
    order by position`);
  return rows.map(({ id }) => Number(id));
}
