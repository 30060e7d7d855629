// Deals that ended while what they priced was in the bag, on whatever page that happens.
import { useEffect, useSyncExternalStore } from 'react';
import type { WireCart, WireCartItem } from '../../../contract/bag/bag.ts';
import { soon, watchClock } from '../page/server-clock.ts';
import { bagNow, refreshBag, watchBag } from './bag.ts';

export interface EndedDeal
  extends Pick<WireCartItem, 'name' | 'imagePath' | 'colorName' | 'untranslated' | 'currency'> {
  readonly productId: number;
  readonly sizeNames: readonly string[];
  readonly price: number;
  readonly dealPrice: number;
}

const none: readonly EndedDeal[] = [];
let ended = none;
const listeners = new Set<() => void>();

function setEnded(deals: readonly EndedDeal[]): void {
  ended = deals;
  for (const listener of listeners) listener();
}

/** What a shopper is being told of: each product once, however many sizes of it are in the bag. */
export function useEndedDeals(): readonly EndedDeal[] {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => ended,
    () => none,
  );
}

export function forgetEndedDeals(): void {
  setEnded(none);
}

/** The deals that were on in one bag and are over in the next, added to those known. */
export function withEnded(
  known: readonly EndedDeal[],
  before: WireCart | null,
  after: WireCart,
): readonly EndedDeal[] {
  const lines = new Map(before?.cartItems.map((item) => [item.id, item]));
  return after.cartItems.reduce((deals, item) => {
    const was = lines.get(item.id);
    return was?.dealEndsAt && item.isDealOver ? withLine(deals, item, was.price) : deals;
  }, known);
}

function withLine(
  deals: readonly EndedDeal[],
  { productId, name, imagePath, colorName, untranslated, currency, sizeName, price }: WireCartItem,
  dealPrice: number,
): readonly EndedDeal[] {
  const knownDeal = deals.find((deal) => deal.productId === productId);
  const sizeNames = [...new Set([...(knownDeal?.sizeNames ?? []), sizeName])];
  const deal = { productId, name, imagePath, colorName, untranslated, currency, sizeNames, price, dealPrice };
  return knownDeal ? deals.map((known) => (known === knownDeal ? deal : known)) : [...deals, deal];
}

/** Asks for the bag anew a moment after a deal in it has ended, and keeps what that ended. */
export function useDealsInBag(): void {
  useEffect(() => {
    let before = bagNow();
    let asking: ReturnType<typeof setTimeout> | undefined;
    let stopClock = () => {};
    const wait = () => {
      stopClock();
      const ends = (before?.cartItems ?? []).flatMap(({ dealEndsAt }) => dealEndsAt ?? []);
      if (ends.length === 0) return;
      const first = Math.min(...ends.map((end) => Date.parse(end)));
      stopClock = watchClock((now) => {
        if (now < first) return first - now;
        asking ??= setTimeout(() => {
          asking = undefined;
          void refreshBag();
        }, soon());
        return null;
      });
    };
    const stopBag = watchBag(() => {
      const after = bagNow();
      if (after === before) return;
      if (after) {
        const deals = withEnded(ended, before, after);
        if (deals !== ended) setEnded(deals);
      }
      before = after;
      wait();
    });
    wait();
    return () => {
      clearTimeout(asking);
      stopClock();
      stopBag();
    };
  }, []);
}
