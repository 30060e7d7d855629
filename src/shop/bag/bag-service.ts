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
  const said = (bag: Bag) => sayLinesOf(queries, language(), bag);
  const saidWith = async <T extends { readonly ok: boolean }>(answer: T | (T & { bag: Bag })): Promise<T> =>
    'bag' in answer ? { ...answer, bag: await said(answer.bag) } : answer;
  return {
    /** Whoever has no bag has an empty one. */
    read: async (owner: Owner | null) => said(await readBag(queries, owner)),
    add: async (owner: Owner, adding: Adding) =>
      saidWith(await inTurn(of(owner), () => addToBag(queries, owner, adding))),
    addGiftCard: async (owner: Owner, amount: Money, details: GiftCardDetails) =>
      saidWith(await inTurn(of(owner), () => addGiftCard(queries, owner, amount, details))),
    change: async (owner: Owner, itemId: string, change: BagChange) =>
      saidWith(await inTurn(of(owner), () => changeBagItem(queries, owner, itemId, change))),
    remove: async (owner: Owner, itemId: string) =>
      saidWith(await inTurn(of(owner), () => removeFromBag(queries, owner, itemId))),
  };
}
