// The one bag of this browser, as the server last told it, and what was put in it a moment ago.
import { useEffect, useSyncExternalStore } from 'react';
import type { WireCart } from '../../contract/bag.ts';
import type { Product, Size } from '../../domain/product.ts';
import { type Answered, ask } from './api.ts';
import { hearAnswer, whenInDoubt } from './server-clock.ts';

/** What the shop answers to an add. */
export interface AddedItem {
  /** The line that was made or added to. */
  readonly id: string;
  readonly cart: WireCart;
}

export interface JustAdded {
  readonly product: Product;
  readonly size: Size | null;
}

interface BagState {
  /** Null until the server has been asked. */
  readonly cart: WireCart | null;
  readonly justAdded: JustAdded | null;
}

const unknown: BagState = { cart: null, justAdded: null };
let state = unknown;
const listeners = new Set<() => void>();

function set(change: Partial<BagState>): void {
  state = { ...state, ...change };
  for (const listener of listeners) listener();
}

/** Calls back whenever the bag may be another. */
export function watchBag(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function useBag(): BagState {
  return useSyncExternalStore(
    watchBag,
    () => state,
    () => unknown,
  );
}

export function bagNow(): WireCart | null {
  return state.cart;
}

/** Asks for the bag once the page is there, and again whenever it comes back into view or has slept. */
export function useFreshBag(): void {
  useEffect(() => {
    const refresh = () => void refreshBag();
    const returned = () => document.visibilityState === 'visible' && refresh();
    if (state.cart === null) refresh();
    document.addEventListener('visibilitychange', returned);
    const stopDoubting = whenInDoubt(refresh);
    return () => {
      document.removeEventListener('visibilitychange', returned);
      stopDoubting();
    };
  }, []);
}

export async function refreshBag(): Promise<void> {
  const askedAt = performance.now();
  const answer = await ask<{ readonly content: WireCart; readonly serverTime: string }>('/api/header/cart');
  if (!answer.ok) return;
  hearAnswer(Date.parse(answer.data.serverTime), askedAt);
  set({ cart: answer.data.content });
}

export function tellAdded(product: Product, size: Size | null, { cart }: AddedItem): void {
  set({ cart, justAdded: { product, size } });
}

export function forgetAdded(): void {
  set({ justAdded: null });
}

export interface ItemChange {
  readonly quantity?: number;
  readonly sizeId?: number;
}

export function changeItem(id: string, change: ItemChange): Promise<Answered<unknown>> {
  return changed(ask(`/api/cart/items/${id}`, { method: 'PATCH', body: change }));
}

export function removeItem(id: string): Promise<Answered<unknown>> {
  return changed(ask(`/api/cart/items/${id}`, { method: 'DELETE' }));
}

/** Keeps what the server says the bag is now; a refusal leaves it as it was. */
async function changed(asked: Promise<Answered<{ readonly cart: WireCart }>>): Promise<Answered<unknown>> {
  const answer = await asked;
  if (answer.ok) set({ cart: answer.data.cart });
  return answer;
}
