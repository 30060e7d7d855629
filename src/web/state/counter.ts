// What happens when a product was put in the bag, or turned out to be sold out. The frame around the pages fills
// this in with the bag and the waitlist, so that a product can be sold from any page without knowing either.
import { type ComponentType, createContext, useContext } from 'react';
import { announce } from '../../design/live-region.tsx';
import type { Product, Size } from '../../domain/product.ts';

/** The line of the bag that was made or added to. */
export interface Added {
  readonly id: string;
}

export interface Counter {
  readonly added: (product: Product, size: Size | null, item: Added) => void;
  /** Opens the waitlist for a size, or for the whole product; smaller over another overlay than over a page. */
  readonly soldOut: (product: Product, size: Size | null, place?: 'page' | 'overlay') => void;
  /** Stands where the bag button would, when there is nothing to put in the bag. */
  readonly Waitlist: ComponentType<{ product: Product }>;
}

export const CounterContext = createContext<Counter>({
  added: () => announce('Added to your bag'),
  soldOut: () => announce('Sold out', 'urgent'),
  Waitlist: () => null,
});

export function useCounter(): Counter {
  return useContext(CounterContext);
}
