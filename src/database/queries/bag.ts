// Bags, always by whose they are: an id alone opens nothing.
import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { Queries, Transaction } from '../database.ts';
import { bag, bagItem } from '../schema/bag.ts';
import { brand, product, productImage } from '../schema/catalogue.ts';
import { type flashDeal, price, sizeGroup, sku, stockLevel } from '../schema/offer.ts';

export type BagOwner = { readonly guestId: string } | { readonly customerId: string };

export type BagItemRecord = Awaited<ReturnType<typeof findBagItems>>[number];

/** Their times are read as JSON has them. */
type BagDeal = Omit<typeof flashDeal.$inferSelect, 'startsAt' | 'endsAt'> & {
  readonly startsAt: string;
  readonly endsAt: string;
};

const dealsOfProduct = sql<BagDeal[]>`(
  select coalesce(json_agg(json_build_object(
    'id', d.id, 'productId', d.product_id, 'startsAt', d.starts_at, 'endsAt', d.ends_at,
    'discountPercent', d.discount_percent, 'dealMinor', d.deal_minor, 'allotment', d.allotment,
    'claimed', d.claimed) order by d.ends_at), '[]')
  from flash_deal d where d.product_id = ${product.id})`;

/** The lines of a bag in the order they were put in, each with what it takes to price and judge it now. */
export async function findBagItems(queries: Queries | Transaction, owner: BagOwner) {
  const isCustomer = 'customerId' in owner;
  const { id, quantity, dealId } = bagItem;
  const rows = await queries
    .select({
      item: { id, quantity, dealId },
      readAt: sql<string>`extract(epoch from now()) * 1000`,
      sku: {
        id: sku.id,
        code: sku.code,
        isPresale: sku.isPresale,
        presaleShipDate: sku.presaleShipDate,
      },
      sizeName: sizeGroup.name,
      stock: stockLevel,
      product: {
        id: product.id,
        name: product.name,
        slug: product.slug,
        colorName: product.colorName,
        swatchImage: product.swatchImage,
        isActive: product.isActive,
        isFinalSale: product.isFinalSale,
        isGiftCard: product.isGiftCard,
        isBackOrderDelayed: product.isBackOrderDelayed,
        audienceExclusionReason: product.audienceExclusionReason,
      },
      brandName: brand.name,
      price,
      image: { path: productImage.path, alt: productImage.alt },
      deals: dealsOfProduct,
    })
    .from(bag)
    .innerJoin(bagItem, eq(bagItem.bagId, bag.id))
    .innerJoin(sku, eq(sku.id, bagItem.skuId))
    .innerJoin(sizeGroup, eq(sizeGroup.id, sku.sizeGroupId))
    .innerJoin(product, eq(product.id, bagItem.productId))
    .innerJoin(brand, eq(brand.id, product.brandId))
    .leftJoin(stockLevel, eq(stockLevel.skuId, sku.id))
    .leftJoin(price, eq(price.productId, product.id))
    .leftJoin(productImage, and(eq(productImage.productId, product.id), eq(productImage.position, 0)))
    .where(eq(isCustomer ? bag.customerId : bag.guestId, sql.placeholder('owner')))
    .orderBy(bagItem.addedAt, bagItem.id)
    // By name, so that the database plans it once for a connection: planning takes longer than reading.
    .prepare(isCustomer ? 'bag of a customer' : 'bag of a guest')
    .execute({ owner: isCustomer ? owner.customerId : owner.guestId });
  return rows.map(({ deals, ...row }) => ({ ...row, deals: deals.map(dealOfJson) }));
}

function dealOfJson({ startsAt, endsAt, ...deal }: BagDeal): typeof flashDeal.$inferSelect {
  return { ...deal, startsAt: new Date(startsAt), endsAt: new Date(endsAt) };
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
  /** Of this size in the bag already. */
  readonly held: number;
  /** In the whole bag. */
  readonly lines: number;
}

/** The sizes of a product as they can be sold at this moment of the database's clock, to someone with this bag. */
export async function sizesForSale(
  transaction: Transaction,
  productId: number,
  bagId: string,
): Promise<SizeForSale[]> {
  const { rows } = await transaction.execute<Record<keyof SizeForSale, unknown>>(sql`
    select sku.id as "skuId", size_group.name as "sizeName",
      coalesce(stock_level.on_hand - stock_level.reserved, 0) as available,
      product.is_active as "isActive",
      product.audience_exclusion_type is not null as "isExcluded",
      product.is_gift_card as "isGiftCard",
      (select id from flash_deal
        where flash_deal.product_id = product.id and starts_at <= now() and now() < ends_at and claimed < allotment
        limit 1) as "dealId",
      coalesce((select quantity from bag_item where bag_id = ${bagId} and sku_id = sku.id), 0) as held,
      (select count(*) from bag_item where bag_id = ${bagId}) as lines
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
    held: Number(row.held),
    lines: Number(row.lines),
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
