// The one bag of this browser and its talk with the server.
import { useEffect, useSyncExternalStore } from 'react';
import type { WireCart } from '../../../contract/bag/bag.ts';
import type { CallAnswer, CallInput } from '../../../contract/call.ts';
import type { Product, Size } from '../../../domain/product/product.ts';
import { type Answered, call } from '../api/call.ts';
import { openTurns } from '../api/in-turn.ts';
import { hearAnswer, whenInDoubt } from '../page/server-clock.ts';
import { type BagEvent, type BagState, bagAfter, type LineChange, unknownBag } from './bag-reducer.ts';

/** What the shop answers to an add. */
export type AddedItem = CallAnswer<'POST /api/cart/items'>;

let state = unknownBag;
const listeners = new Set<() => void>();

function dispatchEvent(event: BagEvent): void {
  state = bagAfter(state, event);
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
    () => unknownBag,
  );
}

/** Whether a product lies in the bag, in any size; false until the bag is known. */
export function useIsInBag(productId: number): boolean {
  return useSyncExternalStore(
    watchBag,
    () => state.cart?.cartItems.some((item) => item.productId === productId) ?? false,
    () => false,
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

/** One after the other: an answer that was overtaken would put back what has changed since. */
const turns = openTurns();

export async function refreshBag(): Promise<void> {
  const answer = await turns.read(async () => {
    const requestedAt = performance.now();
    const cartAnswer = await call('GET /api/header/cart', {});
    if (cartAnswer.ok) hearAnswer(cartAnswer.data.serverTime, requestedAt);
    return cartAnswer;
  });
  if (answer.ok) dispatchEvent({ type: 'told', cart: answer.data.content });
}

/** `fields` are those of the form that a page without scripts posts. */
export function addItem(fields: CallInput<'POST /api/cart/items'>['body']): Promise<Answered<AddedItem>> {
  return turns.take(() => call('POST /api/cart/items', { body: fields }));
}

export function tellAdded(product: Product, size: Size | null, { cart }: AddedItem): void {
  dispatchEvent({ type: 'added', cart, justAdded: { product, size } });
}

export function forgetAdded(): void {
  dispatchEvent({ type: 'seen' });
}

/** Shown at once; a refusal puts it back. */
export async function countItem(itemId: string, quantity: number): Promise<Answered<unknown>> {
  const change: LineChange = { itemId, quantity };
  dispatchEvent({ type: 'asked', change });
  return turns.take(async () => {
    const answer = await sendChange(change);
    dispatchEvent({ type: 'answered', change, cart: answer.ok ? answer.data.cart : null });
    return answer;
  });
}

function sendChange({ itemId: id, quantity }: LineChange): Promise<Answered<{ readonly cart: WireCart }>> {
  return quantity === 0
    ? call('DELETE /api/cart/items/{id}', { params: { id } })
    : call('PATCH /api/cart/items/{id}', { params: { id }, body: { quantity } });
}

/** Another size may be one that is there already: only the server can tell what the bag is then. */
export function resizeItem(itemId: string, sizeId: number): Promise<Answered<unknown>> {
  return turns.take(async () => {
    const answer = await call('PATCH /api/cart/items/{id}', { params: { id: itemId }, body: { sizeId } });
    if (answer.ok) dispatchEvent({ type: 'told', cart: answer.data.cart });
    return answer;
  });
}

/** Loved instead of bought; it leaves the bag when it is. */
export function loveItem(itemId: string): Promise<Answered<unknown>> {
  return turns.take(async () => {
    const answer = await call('POST /api/cart/items/{id}/love', { params: { id: itemId }, body: {} });
    if (answer.ok) dispatchEvent({ type: 'told', cart: answer.data.cart });
    return answer;
  });
}
