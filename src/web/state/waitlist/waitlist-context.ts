// What happens when a product turns out to be sold out. The frame around the pages fills this in with the waitlist, so
// that a product can be sold from any page without knowing it.
import { type ComponentType, createContext, useContext } from 'react';
import { announce } from '../../../design/message/live-region.tsx';
import type { Product, Size } from '../../../domain/product/product.ts';
import { words } from '../../../words/stock/words.ts';

export interface WaitlistActions {
  /** Opens the waitlist for a size, or for the whole product; smaller over another overlay than over a page. */
  readonly soldOut: (product: Product, size: Size | null, place?: 'page' | 'overlay') => void;
  /** Stands where the bag button would, when there is nothing to put in the bag. */
  readonly Waitlist: ComponentType<{ product: Product }>;
}

export const WaitlistContext = createContext<WaitlistActions>({
  soldOut: () => announce(words.soldOut, 'urgent'),
  Waitlist: () => null,
});

export function useWaitlistContext(): WaitlistActions {
  return useContext(WaitlistContext);
}
