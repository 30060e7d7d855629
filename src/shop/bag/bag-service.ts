import type { GiftCardDetails } from '../../domain/checkout/quote.ts';
import type { Money } from '../../domain/pricing/money.ts';
import type { Owner } from '../../domain/visitor/owner.ts';
import type { ShopDeps } from '../shop-deps.ts';
import { addGiftCard } from './add-gift-card.ts';
import { type Adding, addToBag } from './add-to-bag.ts';
import { type BagChange, changeBagItem, removeFromBag } from './change-bag.ts';
import { openTurns } from './one-at-a-time.ts';
import { readBag } from './read-bag.ts';

export function createBagService({ database: { shop: queries } }: ShopDeps) {
  const inTurn = openTurns();
  const of = (owner: Owner) => ('customerId' in owner ? owner.customerId : owner.guestId);
  return {
    /** Whoever has no bag has an empty one. */
    read: (owner: Owner | null) => readBag(queries, owner),
    add: (owner: Owner, adding: Adding) => inTurn(of(owner), () => addToBag(queries, owner, adding)),
    addGiftCard: (owner: Owner, amount: Money, details: GiftCardDetails) =>
      inTurn(of(owner), () => addGiftCard(queries, owner, amount, details)),
    change: (owner: Owner, itemId: string, change: BagChange) =>
      inTurn(of(owner), () => changeBagItem(queries, owner, itemId, change)),
    remove: (owner: Owner, itemId: string) => inTurn(of(owner), () => removeFromBag(queries, owner, itemId)),
  };
}
