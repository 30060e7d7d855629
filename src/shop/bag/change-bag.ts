// Takes a line of a bag out, or changes its size or how many it is.
import type { Queries } from '../../database/database.ts';
import {
  deleteItem,
  type HeldItem,
  itemsOfBag,
  lockBag,
  sizesForSale,
  updateItem,
} from '../../database/queries/bag/bag.ts';
import { type Bag, mostOfOne } from '../../domain/bag/bag.ts';
import type { Owner } from '../../domain/visitor/owner.ts';
import { bagTransaction } from './bag-transaction.ts';
import { readBag } from './read-bag.ts';

export type BagChanged =
  | { readonly ok: true; readonly bag: Bag }
  | { readonly ok: false; readonly code: 'no_such_item' | 'no_such_size' }
  | { readonly ok: false; readonly code: 'not_enough_stock'; readonly available: number };

export interface BagChange {
  readonly quantity?: number | undefined;
  readonly sizeId?: number | undefined;
}

export function removeFromBag(queries: Queries, owner: Owner, itemId: string): Promise<BagChanged> {
  return bagTransaction(queries, async (transaction): Promise<BagChanged> => {
    const bagId = await lockBag(transaction, owner);
    const items = await itemsOfBag(transaction, bagId);
    if (!items.some(({ id }) => id === itemId)) return { ok: false, code: 'no_such_item' };
    await deleteItem(transaction, itemId);
    return { ok: true, bag: await readBag(transaction, owner) };
  });
}

export function changeBagItem(
  queries: Queries,
  owner: Owner,
  itemId: string,
  change: BagChange,
): Promise<BagChanged> {
  return bagTransaction(queries, async (transaction): Promise<BagChanged> => {
    const bagId = await lockBag(transaction, owner);
    const items = await itemsOfBag(transaction, bagId);
    const item = items.find(({ id }) => id === itemId);
    if (!item) return { ok: false, code: 'no_such_item' };
    const sizes = await sizesForSale(transaction, item.productId, owner);
    const size = sizes.find(({ skuId }) => skuId === (change.sizeId ?? item.skuId));
    if (!size) return { ok: false, code: 'no_such_size' };

    // A size that is in the bag already takes the line in.
    const twin = items.find(
      ({ skuId, id, isMadeOut }) => !isMadeOut && !item.isMadeOut && skuId === size.skuId && id !== item.id,
    );
    const quantity = Math.min(mostOfOne, (change.quantity ?? item.quantity) + (twin?.quantity ?? 0));
    if (item.isMadeOut && quantity > 1) return { ok: false, code: 'not_enough_stock', available: 1 };
    if (quantity > size.available && !size.isGiftCard && asksForMore(item, change))
      return { ok: false, code: 'not_enough_stock', available: Math.max(0, size.available) };
    if (twin) await deleteItem(transaction, twin.id);
    await updateItem(transaction, item.id, { skuId: size.skuId, quantity });
    return { ok: true, bag: await readBag(transaction, owner) };
  });
}

/** Fewer of a thing may always be had, even when there are none left. */
function asksForMore(item: HeldItem, { quantity, sizeId }: BagChange): boolean {
  return (quantity ?? item.quantity) > item.quantity || (sizeId !== undefined && sizeId !== item.skuId);
}
