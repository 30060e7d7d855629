// Wishlists, always by whose they are; one that is shared also by its token.
import { sql } from 'drizzle-orm';
import type { Queries, Transaction } from '../../database.ts';

export interface WishlistRecord {
  readonly id: string;
  readonly name: string;
  readonly shareToken: string | null;
  readonly items: readonly WishlistItemRecord[];
}

export interface WishlistItemRecord {
  readonly productId: number;
  /** The sku of the size it is wanted in, and what that is called; null when none was said. */
  readonly sizeId: number | null;
  readonly sizeName: string | null;
}

const lists = sql`
  select list.id, list.name, list.share_token as "shareToken", coalesce(
    (select json_agg(json_build_object('productId', item.product_id, 'sizeName', size_group.name,
        'sizeId', (select sku.id from sku
          where sku.product_id = item.product_id and sku.size_group_id = item.size_group_id))
        order by item.position, item.added_at)
      from wishlist_item item left join size_group on size_group.id = item.size_group_id
      where item.wishlist_id = list.id), '[]') as items
  from wishlist list`;

type Row = { readonly [K in keyof WishlistRecord]: WishlistRecord[K] };

export async function findWishlists(queries: Queries, customerId: string): Promise<WishlistRecord[]> {
  const { rows } = await queries.execute<Row>(
    sql`${lists} where list.customer_id = ${customerId} order by list.created_at, list.id`,
  );
  return rows;
}

export async function findWishlist(
  queries: Queries | Transaction,
  customerId: string,
  id: string,
): Promise<WishlistRecord | null> {
  const { rows } = await queries.execute<Row>(
    sql`${lists} where list.customer_id = ${customerId} and list.id = ${id}`,
  );
  return rows[0] ?? null;
}

export async function findSharedWishlist(queries: Queries, token: string): Promise<WishlistRecord | null> {
  const { rows } = await queries.execute<Row>(sql`${lists} where list.share_token = ${token}`);
  return rows[0] ?? null;
}

/** Whoever else makes lists for this customer waits. How many there are. */
export async function lockWishlists(transaction: Transaction, customerId: string): Promise<number> {
  await transaction.execute(sql`select from customer where id = ${customerId} for update`);
  const { rows } = await transaction.execute<{ count: number }>(
    sql`select count(*)::int as count from wishlist where customer_id = ${customerId}`,
  );
  return Number(rows[0]?.count);
}

export async function insertWishlist(
  transaction: Transaction,
  customerId: string,
  name: string,
): Promise<string> {
  const { rows } = await transaction.execute<{ id: string }>(
    sql`insert into wishlist (customer_id, name) values (${customerId}, ${name}) returning id`,
  );
  return String(rows[0]?.id);
}

/** Whoever else changes this list waits. Whether it is theirs. */
export async function lockWishlist(
  transaction: Transaction,
  customerId: string,
  id: string,
): Promise<boolean> {
  const { rows } = await transaction.execute(
    sql`select from wishlist where customer_id = ${customerId} and id = ${id} for update`,
  );
  return rows.length > 0;
}

export async function renameWishlist(
  queries: Queries,
  customerId: string,
  id: string,
  name: string,
): Promise<void> {
  await queries.execute(
    sql`update wishlist set name = ${name} where customer_id = ${customerId} and id = ${id}`,
  );
}

export async function deleteWishlist(queries: Queries, customerId: string, id: string): Promise<boolean> {
  const { rowCount } = await queries.execute(
    sql`delete from wishlist where customer_id = ${customerId} and id = ${id}`,
  );
  return rowCount === 1;
}

/** A link that was given out stays the same until it is taken back. */
export async function setShareToken(
  queries: Queries,
  customerId: string,
  id: string,
  token: string | null,
): Promise<void> {
  await queries.execute(sql`
    update wishlist set share_token = ${token === null ? sql`null` : sql`coalesce(share_token, ${token})`}
     where customer_id = ${customerId} and id = ${id}`);
}

export interface NewWishlistItem {
  readonly wishlistId: string;
  readonly productId: number;
  readonly sizeId: number | null;
}

/** At the end of the list; what is in it already changes its size. */
export async function putWishlistItem(transaction: Transaction, item: NewWishlistItem): Promise<void> {
  const { wishlistId, productId, sizeId } = item;
  await transaction.execute(sql`
    insert into wishlist_item (wishlist_id, product_id, size_group_id, position)
    select ${wishlistId}::uuid, ${productId}::bigint,
      (select size_group_id from sku where id = ${sizeId} and product_id = ${productId}),
      coalesce((select max(position) + 1 from wishlist_item where wishlist_id = ${wishlistId}::uuid), 0)
    on conflict (wishlist_id, product_id) do update
      set size_group_id = coalesce(excluded.size_group_id, wishlist_item.size_group_id)`);
}

/** In this order; whatever is not named goes. */
export async function orderWishlist(
  transaction: Transaction,
  wishlistId: string,
  productIds: readonly number[],
): Promise<void> {
  await transaction.execute(sql`
    delete from wishlist_item where wishlist_id = ${wishlistId} and not product_id = any(${sql.param([...productIds])}::bigint[])`);
  await transaction.execute(sql`
    update wishlist_item set position = number
      from unnest(${sql.param([...productIds])}::bigint[]) with ordinality as wanted(id, number)
     where wishlist_id = ${wishlistId} and product_id = wanted.id`);
}

/** Whether a product may be put in a list. */
export async function isListable(
  transaction: Transaction,
  productId: number,
): Promise<'yes' | 'no_such_product' | 'audience_excluded'> {
  const { rows } = await transaction.execute<{ excluded: boolean }>(sql`
    select audience_exclusion_type is not null as excluded from product where id = ${productId} and is_active`);
  const [product] = rows;
  if (!product) return 'no_such_product';
  return product.excluded ? 'audience_excluded' : 'yes';
}
