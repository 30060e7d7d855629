// Bags, always by whose they are: an id alone opens nothing.
import { eq, type SQL, sql } from 'drizzle-orm';
import type { Queries, Transaction } from '../database.ts';
import { bag, bagItem } from '../schema/bag.ts';

export type BagOwner = { readonly guestId: string } | { readonly customerId: string };

export type BagItemRecord = Awaited<ReturnType<typeof findBagItems>>[number];

/** The lines of a bag in the order they were put in, each with what it takes to price and judge it now. */
export async function findBagItems(queries: Queries | Transaction, owner: BagOwner) {
  const found = await queries.query.bag.findFirst({
    where: ownedBy(owner),
    columns: { id: true },
    with: {
      items: {
        orderBy: (item, { asc }) => [asc(item.addedAt), asc(item.id)],
        extras: { readAt: sql<string>`extract(epoch from now()) * 1000`.as('read_at') },
        with: {
          sku: { with: { size: true, stock: true } },
          product: {
            with: {
              brand: { columns: { name: true } },
              price: true,
              deals: { orderBy: (deal, { asc }) => asc(deal.endsAt) },
              images: { where: (image, { eq: equals }) => equals(image.position, 0) },
            },
          },
        },
      },
    },
  });
  return found?.items ?? [];
}

export function ownedBy(owner: BagOwner): SQL {
  return 'customerId' in owner ? eq(bag.customerId, owner.customerId) : eq(bag.guestId, owner.guestId);
}

/** Makes the bag if there is none, and holds it: whoever else changes it waits. */
export async function holdBag(transaction: Transaction, owner: BagOwner): Promise<string> {
  const isCustomer = 'customerId' in owner;
  const [held] = await transaction
    .insert(bag)
    .values(owner)
    .onConflictDoUpdate({
      target: isCustomer ? bag.customerId : bag.guestId,
      targetWhere: isCustomer ? sql`customer_id is not null` : sql`guest_id is not null`,
      set: { changedAt: sql`now()` },
    })
    .returning({ id: bag.id });
  if (!held) throw new Error('A bag could neither be found nor made.');
  return held.id;
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
}

/** The sizes of a product as they can be sold at this moment of the database's clock. */
export async function sizesForSale(
  queries: Queries | Transaction,
  productId: number,
): Promise<SizeForSale[]> {
  const { rows } = await queries.execute<Record<keyof SizeForSale, unknown>>(sql`
    select sku.id as "skuId", size_group.name as "sizeName",
      coalesce(stock_level.on_hand - stock_level.reserved, 0) as available,
      product.is_active as "isActive",
      product.audience_exclusion_type is not null as "isExcluded",
      product.is_gift_card as "isGiftCard",
      (select id from flash_deal
        where flash_deal.product_id = product.id and starts_at <= now() and now() < ends_at and claimed < allotment
        limit 1) as "dealId"
    from product
    join sku on sku.product_id = product.id
    join size_group on size_group.id = sku.size_group_id
    left join stock_level on stock_level.sku_id = sku.id
    where product.id = ${productId}
    order by sku.position`);
  return rows.map((row) => ({
    skuId: Number(row.skuId),
    sizeName: String(row.sizeName),
    available: Number(row.available),
    isActive: row.isActive === true,
    isExcluded: row.isExcluded === true,
    isGiftCard: row.isGiftCard === true,
    dealId: row.dealId === null ? null : Number(row.dealId),
  }));
}

/** The bag itself if there is one, held like the other; null when there is none. */
export async function holdBagIfAny(transaction: Transaction, owner: BagOwner): Promise<string | null> {
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
}

export function itemsOfBag(transaction: Transaction, bagId: string): Promise<HeldItem[]> {
  const { id, skuId, productId, quantity } = bagItem;
  return transaction.select({ id, skuId, productId, quantity }).from(bagItem).where(eq(bagItem.bagId, bagId));
}

interface NewItem {
  readonly bagId: string;
  readonly productId: number;
  readonly skuId: number;
  readonly quantity: number;
  readonly dealId: number | null;
}

/** Added to the line that is there, or a line of its own. */
export async function putItem(transaction: Transaction, item: NewItem): Promise<string> {
  const [put] = await transaction
    .insert(bagItem)
    .values(item)
    .onConflictDoUpdate({
      target: [bagItem.bagId, bagItem.skuId],
      set: { quantity: sql`${bagItem.quantity} + excluded.quantity`, dealId: sql`excluded.deal_id` },
    })
    .returning({ id: bagItem.id });
  if (!put) throw new Error('An item was put in a bag and is not there.');
  return put.id;
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
