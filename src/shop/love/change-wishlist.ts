// Lists of things to have one day.
import { randomBytes } from 'node:crypto';
import type { Queries, Transaction } from '../../database/database.ts';
import * as records from '../../database/queries/love/wishlist.ts';
import { mostWishlistItems, mostWishlists, movedIn, type WishlistMove } from '../../domain/love/wishlist.ts';

export type WishlistRefusal = 'not_found' | 'no_such_product' | 'audience_excluded' | 'too_many';

export type WishlistChanged =
  | { readonly ok: true; readonly list: records.WishlistRecord }
  | { readonly ok: false; readonly code: WishlistRefusal };

export interface Wanted {
  readonly productId: number;
  readonly sizeId: number | null;
}

class Refused extends Error {
  readonly code: WishlistRefusal;
  constructor(code: WishlistRefusal) {
    super(code);
    this.code = code;
  }
}

/** Everything or nothing: what is refused midway leaves no trace. */
async function inWishlistTransaction(
  queries: Queries,
  customerId: string,
  change: (transaction: Transaction) => Promise<string>,
): Promise<WishlistChanged> {
  try {
    return await queries.transaction(async (transaction) => {
      const id = await change(transaction);
      const list = await records.findWishlist(transaction, customerId, id);
      if (!list) throw new Refused('not_found');
      return { ok: true, list };
    });
  } catch (error) {
    if (error instanceof Refused) return { ok: false, code: error.code };
    throw error;
  }
}

export function makeWishlist(
  queries: Queries,
  customerId: string,
  { name, wanted }: { readonly name: string; readonly wanted: Wanted | null },
): Promise<WishlistChanged> {
  return inWishlistTransaction(queries, customerId, async (transaction) => {
    if ((await records.lockWishlists(transaction, customerId)) >= mostWishlists)
      throw new Refused('too_many');
    const id = await records.insertWishlist(transaction, customerId, name);
    if (wanted) await putItem(transaction, id, wanted);
    return id;
  });
}

export function addToWishlist(
  queries: Queries,
  customerId: string,
  id: string,
  wanted: Wanted,
): Promise<WishlistChanged> {
  return inWishlistTransaction(queries, customerId, async (transaction) => {
    await lock(transaction, customerId, id);
    const list = await records.findWishlist(transaction, customerId, id);
    const isNew = !list?.items.some(({ productId }) => productId === wanted.productId);
    if (isNew && (list?.items.length ?? 0) >= mostWishlistItems) throw new Refused('too_many');
    await putItem(transaction, id, wanted);
    return id;
  });
}

export function moveInWishlist(
  queries: Queries,
  customerId: string,
  id: string,
  { productId, move }: { readonly productId: number; readonly move: WishlistMove },
): Promise<WishlistChanged> {
  return inWishlistTransaction(queries, customerId, async (transaction) => {
    await lock(transaction, customerId, id);
    const list = await records.findWishlist(transaction, customerId, id);
    const ids = list?.items.map((item) => item.productId) ?? [];
    if (!ids.includes(productId)) throw new Refused('not_found');
    await records.orderWishlist(transaction, id, movedIn(ids, productId, move));
    return id;
  });
}

export async function shareWishlist(
  queries: Queries,
  customerId: string,
  id: string,
  isShared: boolean,
): Promise<WishlistChanged> {
  const token = isShared ? randomBytes(18).toString('base64url') : null;
  await records.setShareToken(queries, customerId, id, token);
  return inWishlistTransaction(queries, customerId, async () => id);
}

async function lock(transaction: Transaction, customerId: string, id: string): Promise<void> {
  if (!(await records.lockWishlist(transaction, customerId, id))) throw new Refused('not_found');
}

async function putItem(
  transaction: Transaction,
  wishlistId: string,
  { productId, sizeId }: Wanted,
): Promise<void> {
  const listable = await records.isListable(transaction, productId);
  if (listable !== 'yes') throw new Refused(listable);
  await records.putWishlistItem(transaction, { wishlistId, productId, sizeId });
}
