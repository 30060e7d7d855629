import type { BagOwner } from '../../database/queries/bag/bag-owner.ts';
import type { ShopDeps } from '../shop-deps.ts';
import { type Adding, addToBag } from './add-to-bag.ts';
import { type BagChange, changeBagItem, removeFromBag } from './change-bag.ts';
import { openTurns } from './one-at-a-time.ts';
import { readBag } from './read-bag.ts';

export function openBag({ database: { shop: queries } }: ShopDeps) {
  const inTurn = openTurns();
  const of = (owner: BagOwner) => ('customerId' in owner ? owner.customerId : owner.guestId);
  return {
    /** Whoever has no bag has an empty one. */
    read: (owner: BagOwner | null) => readBag(queries, owner),
    add: (owner: BagOwner, adding: Adding) => inTurn(of(owner), () => addToBag(queries, owner, adding)),
    change: (owner: BagOwner, itemId: string, change: BagChange) =>
      inTurn(of(owner), () => changeBagItem(queries, owner, itemId, change)),
    remove: (owner: BagOwner, itemId: string) =>
      inTurn(of(owner), () => removeFromBag(queries, owner, itemId)),
  };
}
