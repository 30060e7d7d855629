// Bags, always by whose they are: an id alone opens nothing.
import { eq, type SQL, sql } from 'drizzle-orm';
import type { Owner } from '../../../domain/visitor/owner.ts';
import type { Transaction } from '../../database.ts';
import { plannedOnce, preparedStatement } from '../../prepared-statement.ts';
import { bag, bagItem } from '../../schema/bag/bag.ts';
import { prepareForOwner } from './bag-owner.ts';

export function ownedBy(owner: Owner): SQL {
  return 'customerId' in owner ? eq(bag.customerId, owner.customerId) : eq(bag.guestId, owner.guestId);
}

const held = prepareForOwner<{ id: string }>(
  'held bag',
  ({ column, id }) => sql`
    insert into bag (${column}) select ${id} where ${plannedOnce}
    on conflict (${column}) where ${column} is not null do update set changed_at = now()
    returning id`,
);

/** Makes the bag if there is none, and holds it: whoever else changes it waits. */
export async function lockBag(transaction: Transaction, owner: Owner): Promise<string> {
  const [bag] = await held(transaction, owner);
  if (!bag) throw new Error('A bag could neither be found nor made.');
  return bag.id;
}

export interface SizeForSale {
  readonly skuId: number;
  readonly sizeName: string;
  readonly available: number;
  readonly isActive: boolean;
  readonly isExcluded: boolean;
  readonly isGiftCard: boolean;
  /** The deal that runs now and has units left. */
  readonly dealId: number | null;
  /** Of this size in the bag already. */
  readonly held: number;
  /** In the whole bag. */
  readonly lines: number;
}

const sizes = prepareForOwner<Record<keyof SizeForSale, unknown>>(
  'sizes for sale with the bag',
  ({ column, id }) => sql`
    with mine as (select id from bag where ${column} = ${id})
    select sku.id as "skuId", size_group.name as "sizeName",
      coalesce(stock_level.on_hand - stock_level.reserved, 0)
        -- What is kept for this very bag is there for it.
        + case when stock_level.reserved > 0 then coalesce((
            select sum(kept.quantity) from bag_item item
            join bag_hold on bag_hold.bag_item_id = item.id
            join stock_hold hold on hold.id = bag_hold.hold_id and hold.state = 'held'
            join stock_hold_line kept on kept.hold_id = hold.id and kept.sku_id = sku.id
            where item.bag_id = (select id from mine) and item.sku_id = sku.id), 0) else 0 end as available,
      product.is_active as "isActive",
      product.audience_exclusion_type is not null as "isExcluded",
      product.is_gift_card as "isGiftCard",
      (select id from flash_deal
        where flash_deal.product_id = product.id and starts_at <= now() and now() < ends_at and claimed < allotment
        limit 1) as "dealId",
      coalesce((select quantity from bag_item where bag_id = (select id from mine) and sku_id = sku.id
        and gift_card_details is null), 0) as held,
      (select count(*) from bag_item where bag_id = (select id from mine)) as lines
    from product
    join sku on sku.product_id = product.id
    join size_group on size_group.id = sku.size_group_id
    left join stock_level on stock_level.sku_id = sku.id
    where product.id = ${sql.placeholder('productId')}
    order by sku.position`,
);

/** The sizes of a product as they can be sold at this moment of the database's clock, to someone with a bag. */
export async function sizesForSale(
  transaction: Transaction,
  productId: number,
  owner: Owner,
): Promise<SizeForSale[]> {
  const rows = await sizes(transaction, owner, { productId });
  return rows.map((row) => ({
    skuId: Number(row.skuId),
    sizeName: String(row.sizeName),
    available: Number(row.available),
    isActive: row.isActive === true,
    isExcluded: row.isExcluded === true,
    isGiftCard: row.isGiftCard === true,
    dealId: row.dealId === null ? null : Number(row.dealId),
    held: Number(row.held),
    lines: Number(row.lines),
  }));
}

/** The bag itself if there is one, held like the other; null when there is none. */
export async function lockBagIfAny(transaction: Transaction, owner: Owner): Promise<string | null> {
  const [held] = await transaction.select({ id: bag.id }).from(bag).where(ownedBy(owner)).for('update');
  return held?.id ?? null;
}

/** How many there are of each size; null for what never runs out. */
export async function availableUnits(
  transaction: Transaction,
  skuIds: readonly number[],
): Promise<Map<number, number | null>> {
  if (skuIds.length === 0) return new Map();
  const { rows } = await transaction.execute<{ id: unknown; available: unknown }>(sql`
    select sku.id, case when product.is_gift_card then null
        else coalesce(stock_level.on_hand - stock_level.reserved, 0) end as available
      from sku join product on product.id = sku.product_id
      left join stock_level on stock_level.sku_id = sku.id
     where sku.id in ${[...skuIds]}`);
  return new Map(
    rows.map(({ id, available }) => [Number(id), available === null ? null : Number(available)]),
  );
}

/** Gives a line to another bag, as it is. */
export async function moveItem(transaction: Transaction, id: string, bagId: string): Promise<void> {
  await transaction.update(bagItem).set({ bagId }).where(eq(bagItem.id, id));
}

export async function deleteBag(transaction: Transaction, id: string): Promise<void> {
  await transaction.delete(bag).where(eq(bag.id, id));
}

export interface HeldItem {
  readonly id: string;
  readonly skuId: number;
  readonly productId: number;
  readonly quantity: number;
  /** Made out to somebody: it is a line of its own, always. */
  readonly isMadeOut: boolean;
}

export function itemsOfBag(transaction: Transaction, bagId: string): Promise<HeldItem[]> {
  const { id, skuId, productId, quantity, giftCardDetails } = bagItem;
  const isMadeOut = sql<boolean>`${giftCardDetails} is not null`;
  return transaction
    .select({ id, skuId, productId, quantity, isMadeOut })
    .from(bagItem)
    .where(eq(bagItem.bagId, bagId));
}

interface NewItem {
  readonly bagId: string;
  readonly productId: number;
  readonly skuId: number;
  readonly quantity: number;
  readonly dealId: number | null;
}

const put = preparedStatement<{ id: string }>(
  'put in a bag',
  sql`
    insert into bag_item (bag_id, product_id, sku_id, quantity, deal_id)
    values (${sql.placeholder('bagId')}, ${sql.placeholder('productId')}, ${sql.placeholder('skuId')},
      ${sql.placeholder('quantity')}, ${sql.placeholder('dealId')})
    on conflict (bag_id, sku_id) where gift_card_details is null do update set
      quantity = bag_item.quantity + excluded.quantity, deal_id = excluded.deal_id
    returning id`,
);

/** Added to the line that is there, or a line of its own. */
export async function putItem(transaction: Transaction, item: NewItem): Promise<string> {
  const { rows } = await put(transaction, { ...item });
  const [line] = rows;
  if (!line) throw new Error('An item was put in a bag and is not there.');
  return line.id;
}

export async function updateItem(
  transaction: Transaction,
  id: string,
  change: { readonly skuId?: number; readonly quantity?: number },
): Promise<void> {
  await transaction.update(bagItem).set(change).where(eq(bagItem.id, id));
}

export async function deleteItem(transaction: Transaction, id: string): Promise<void> {
  await transaction.delete(bagItem).where(eq(bagItem.id, id));
}

/** A gift card that is made out to somebody. */
export async function putGiftCard(
  transaction: Transaction,
  item: Omit<typeof bagItem.$inferInsert, 'quantity'>,
): Promise<string> {
  const [line] = await transaction
    .insert(bagItem)
    .values({ ...item, quantity: 1 })
    .returning({ id: bagItem.id });
  if (!line) throw new Error('A gift card was put in a bag and is not there.');
  return line.id;
}
