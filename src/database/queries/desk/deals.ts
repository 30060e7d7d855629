// Deals as the desk plans and watches them.
import { type SQL, sql } from 'drizzle-orm';
import type { StoredDeal } from '../../../domain/pricing/deal-plan.ts';
import type { Queries, Transaction } from '../../database.ts';

export interface DeskDealRecord extends StoredDeal {
  readonly id: number;
  readonly version: number;
  readonly productId: number;
  readonly slug: string;
  readonly name: string;
  readonly colorName: string;
  readonly imagePath: string;
  readonly currency: string;
  readonly priceMinor: number;
  /** Without the deal. */
  readonly sellingMinor: number;
  readonly dealMinor: number;
}

const epoch = (moment: SQL) => sql`(extract(epoch from ${moment}) * 1000)::float8`;
const timestampOf = (ms: number) => sql`to_timestamp(${ms / 1000}::float8)`;

const goods = sql`
  product.id as "productId", product.slug, product.name, product.color_name as "colorName",
  coalesce((select path from product_image image where image.product_id = product.id order by position limit 1),
    product.swatch_image) as "imagePath",
  price.currency, price.price_minor as "priceMinor",
  least(price.price_minor, price.sale_minor, price.promo_minor) as "sellingMinor"`;

async function findDeals(queries: Queries | Transaction, rest: SQL): Promise<DeskDealRecord[]> {
  const { rows } = await queries.execute<Record<keyof DeskDealRecord, unknown>>(sql`
    select deal.id, deal.version, ${epoch(sql`deal.starts_at`)} as "startsAt", ${epoch(sql`deal.ends_at`)} as "endsAt",
      deal.discount_percent as "discountPercent", deal.deal_minor as "dealMinor", deal.allotment, deal.claimed, ${goods}
    from flash_deal deal join product on product.id = deal.product_id join price on price.product_id = product.id
    ${rest}`);
  return rows.map((row) => ({
    id: Number(row.id),
    version: Number(row.version),
    startsAt: Math.round(Number(row.startsAt)),
    endsAt: Math.round(Number(row.endsAt)),
    discountPercent: Number(row.discountPercent),
    dealMinor: Number(row.dealMinor),
    allotment: Number(row.allotment),
    claimed: Number(row.claimed),
    ...goodsOf(row),
  }));
}

export type DealGoods = Omit<DeskDealRecord, keyof StoredDeal | 'id' | 'version' | 'dealMinor'>;

function goodsOf(row: Record<keyof DealGoods, unknown>): DealGoods {
  return {
    productId: Number(row.productId),
    slug: String(row.slug),
    name: String(row.name),
    colorName: String(row.colorName),
    imagePath: String(row.imagePath),
    currency: String(row.currency),
    priceMinor: Number(row.priceMinor),
    sellingMinor: Number(row.sellingMinor),
  };
}

export interface DealSpan {
  readonly from: number;
  readonly to: number;
  /** The last one of the page before. */
  readonly after: { readonly startsAt: number; readonly id: number } | null;
  readonly limit: number;
}

/** All that run at some time of a span, those that start first coming first. */
export function findDealsBetween(queries: Queries, { from, to, after, limit }: DealSpan) {
  const later = after && sql`and (deal.starts_at, deal.id) > (${timestampOf(after.startsAt)}, ${after.id})`;
  return findDeals(
    queries,
    sql`where deal.ends_at > ${timestampOf(from)} and deal.starts_at < ${timestampOf(to)} ${later ?? sql``}
      order by deal.starts_at, deal.id limit ${limit}`,
  );
}

export async function findDeal(queries: Queries | Transaction, id: number): Promise<DeskDealRecord | null> {
  const [deal] = await findDeals(queries, sql`where deal.id = ${id}`);
  return deal ?? null;
}

/** Nobody claims of it, nor changes it, until the transaction is over. */
export async function lockDeal(tx: Transaction, id: number): Promise<DeskDealRecord | null> {
  const { rows } = await tx.execute(sql`select from flash_deal where id = ${id} for update`);
  return rows.length === 0 ? null : findDeal(tx, id);
}

/** What a deal can be made of: a product with a price, shown or not; its price does not change meanwhile. */
export async function lockDealGoods(
  tx: Transaction,
  productId: number,
): Promise<(DealGoods & { readonly isGiftCard: boolean }) | null> {
  const { rows } = await tx.execute<Record<keyof DealGoods | 'isGiftCard', unknown>>(sql`
    select ${goods}, product.is_gift_card as "isGiftCard"
    from product join price on price.product_id = product.id where product.id = ${productId}
    for no key update of price`);
  const [row] = rows;
  return row ? { ...goodsOf(row), isGiftCard: row.isGiftCard === true } : null;
}

/** The first other deal of a product in a span of time. */
export async function findOverlap(
  tx: Transaction,
  { productId, startsAt, endsAt, except }: Record<'productId' | 'startsAt' | 'endsAt' | 'except', number>,
): Promise<Pick<StoredDeal, 'startsAt' | 'endsAt'> | null> {
  const { rows } = await tx.execute<Record<'startsAt' | 'endsAt', unknown>>(sql`
    select ${epoch(sql`starts_at`)} as "startsAt", ${epoch(sql`ends_at`)} as "endsAt" from flash_deal
    where product_id = ${productId} and id <> ${except}
      and starts_at < ${timestampOf(endsAt)} and ends_at > ${timestampOf(startsAt)}
    order by starts_at limit 1`);
  const [row] = rows;
  return row ? { startsAt: Math.round(Number(row.startsAt)), endsAt: Math.round(Number(row.endsAt)) } : null;
}

export interface DealWrite {
  readonly startsAt: number;
  readonly endsAt: number;
  readonly discountPercent: number;
  readonly dealMinor: number;
  readonly allotment: number;
}

export async function insertDeskDeal(tx: Transaction, productId: number, deal: DealWrite): Promise<number> {
  const { rows } = await tx.execute<{ id: unknown }>(sql`
    insert into flash_deal (product_id, starts_at, ends_at, discount_percent, deal_minor, allotment)
    values (${productId}, ${timestampOf(deal.startsAt)}, ${timestampOf(deal.endsAt)}, ${deal.discountPercent},
      ${deal.dealMinor}, ${deal.allotment})
    returning id`);
  return Number(rows[0]?.id);
}

export async function updateDeal(tx: Transaction, id: number, deal: DealWrite): Promise<void> {
  await tx.execute(sql`
    update flash_deal set starts_at = ${timestampOf(deal.startsAt)}, ends_at = ${timestampOf(deal.endsAt)},
      discount_percent = ${deal.discountPercent}, deal_minor = ${deal.dealMinor}, allotment = ${deal.allotment},
      version = version + 1
    where id = ${id}`);
}

/** It is over from now on: who has claimed of it keeps what they claimed. False where it does not run. */
export async function endDealNow(tx: Transaction, id: number): Promise<boolean> {
  const { rowCount } = await tx.execute(sql`
    update flash_deal set ends_at = now(), version = version + 1
    where id = ${id} and starts_at < now() and ends_at > now()`);
  return rowCount === 1;
}

/** False where it has begun: then nothing is deleted. */
export async function deleteComingDeal(tx: Transaction, id: number): Promise<boolean> {
  const { rowCount } = await tx.execute(sql`delete from flash_deal where id = ${id} and starts_at > now()`);
  return rowCount === 1;
}

export interface DealNumbers {
  /** Bags with a size of the product in them, and the pieces in these. */
  readonly bags: number;
  readonly pieces: number;
  /** In checkouts that are being paid. */
  readonly held: number;
  readonly ordered: number;
  readonly takenMinor: number;
  /** Ordered in the last hour. */
  readonly inLastHour: number;
  /** For sale, of all sizes. */
  readonly available: number;
}

/** Counted from rows: orders that were cancelled count for nothing. */
export async function countDeal(
  queries: Queries | Transaction,
  { id, productId }: Pick<DeskDealRecord, 'id' | 'productId'>,
): Promise<DealNumbers> {
  const { rows } = await queries.execute<Record<keyof DealNumbers, unknown>>(sql`
    with sizes as (select id from sku where product_id = ${productId}),
      line as (
        select line.quantity, line.unit_minor, o.placed_at from order_line line
        join customer_order o on o.id = line.order_id
        where line.deal_id = ${id} and o.status <> 'cancelled')
    select
      (select count(distinct bag_id) from bag_item where product_id = ${productId}) as bags,
      (select coalesce(sum(quantity), 0) from bag_item where product_id = ${productId}) as pieces,
      (select coalesce(sum(line.quantity), 0) from stock_hold_line line
        join stock_hold hold on hold.id = line.hold_id and hold.state = 'held' where line.deal_id = ${id}) as held,
      (select coalesce(sum(quantity), 0) from line) as ordered,
      (select coalesce(sum(quantity * unit_minor), 0) from line) as "takenMinor",
      (select coalesce(sum(quantity), 0) from line where placed_at > now() - interval '1 hour') as "inLastHour",
      (select coalesce(sum(greatest(on_hand - reserved, 0)), 0) from stock_level
        where sku_id in (select id from sizes)) as available`);
  const row = rows[0];
  return {
    bags: Number(row?.bags),
    pieces: Number(row?.pieces),
    held: Number(row?.held),
    ordered: Number(row?.ordered),
    takenMinor: Number(row?.takenMinor),
    inLastHour: Number(row?.inLastHour),
    available: Number(row?.available),
  };
}

export interface DealClaim {
  readonly at: number;
  readonly sizeName: string;
  readonly units: number;
  readonly state: 'held' | 'ordered' | 'cancelled' | 'let_go';
  readonly orderId: number | null;
  /** Until when it is held. */
  readonly until: number | null;
}

/** The latest ones: what is ordered, and what is held or was let go without an order. */
export async function findClaims(queries: Queries, dealId: number, limit: number): Promise<DealClaim[]> {
  const { rows } = await queries.execute<Record<keyof DealClaim, unknown>>(sql`
    (select ${epoch(sql`o.placed_at`)} as at, size_group.name as "sizeName", line.quantity as units,
        case when o.status = 'cancelled' then 'cancelled' else 'ordered' end as state, o.id as "orderId",
        null::float8 as until
      from order_line line join customer_order o on o.id = line.order_id
      join sku on sku.id = line.sku_id join size_group on size_group.id = sku.size_group_id
      where line.deal_id = ${dealId} order by o.placed_at desc limit ${limit})
    union all
    (select ${epoch(sql`hold.created_at`)}, size_group.name, line.quantity,
        case when hold.state = 'held' then 'held' else 'let_go' end, null,
        case when hold.state = 'held' then ${epoch(sql`hold.expires_at`)} end
      from stock_hold_line line join stock_hold hold on hold.id = line.hold_id and hold.state in ('held', 'released', 'expired')
      join sku on sku.id = line.sku_id join size_group on size_group.id = sku.size_group_id
      where line.deal_id = ${dealId} order by hold.created_at desc limit ${limit})
    order by at desc limit ${limit}`);
  return rows.map((row) => ({
    at: Math.round(Number(row.at)),
    sizeName: String(row.sizeName),
    units: Number(row.units),
    state: row.state as DealClaim['state'],
    orderId: row.orderId === null ? null : Number(row.orderId),
    until: row.until === null ? null : Math.round(Number(row.until)),
  }));
}
