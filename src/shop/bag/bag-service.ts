import type { Bag } from '../../domain/bag/bag.ts';
import type { GiftCardDetails } from '../../domain/checkout/quote.ts';
import type { Money } from '../../domain/pricing/money.ts';
import type { Owner } from '../../domain/visitor/owner.ts';
import { language } from '../../words/spoken.ts';
import { sayLinesOf } from '../product/say-lines.ts';
import type { ShopDeps } from '../shop-deps.ts';
import { addGiftCard } from './add-gift-card.ts';
import { type Adding, addToBag } from './add-to-bag.ts';
import { type BagChange, changeBagItem, removeFromBag } from './change-bag.ts';
import { openTurns } from './one-at-a-time.ts';
import { readBag } from './read-bag.ts';

export function createBagService({ database: { shop: queries } }: ShopDeps) {
  const inTurn = openTurns();
  const of = (owner: Owner) => ('customerId' in owner ? owner.customerId : owner.guestId);
  const sayBag = (bag: Bag) => sayLinesOf(queries, language(), bag);
  const sayBagOf = async <T extends { readonly ok: boolean }>(answer: T | (T & { bag: Bag })): Promise<T> =>
    'bag' in answer ? { ...answer, bag: await sayBag(answer.bag) } : answer;
  return {
    /** Whoever has no bag has an empty one. */
    read: async (owner: Owner | null) => sayBag(await readBag(queries, owner)),
    add: async (owner: Owner, adding: Adding) =>
      sayBagOf(await inTurn(of(owner), () => addToBag(queries, owner, adding))),
    addGiftCard: async (owner: Owner, amount: Money, details: GiftCardDetails) =>
      sayBagOf(await inTurn(of(owner), () => addGiftCard(queries, owner, amount, details))),
    change: async (owner: Owner, itemId: string, change: BagChange) =>
      sayBagOf(await inTurn(of(owner), () => changeBagItem(queries, owner, itemId, change))),
    remove: async (owner: Owner, itemId: string) =>
      sayBagOf(await inTurn(of(owner), () => removeFromBag(queries, owner, itemId))),
  };
}
