// What this browser's shopper loves, for every heart on the page.
import { type Heart, type HeartEvent, heartAfter } from '../../../domain/love/heart.ts';
import { type Answered, call } from '../api/call.ts';
import { openTurns } from '../api/in-turn.ts';
import { hasMark } from '../visitor/session.ts';

const hearts = new Map<number, Heart>();
const listeners = new Map<number, Set<() => void>>();
/** What is loved, of products no heart on the page is for too; null until it is known. */
let loved: Set<number> | null = null;
const countListeners = new Set<() => void>();

export function heartOf(productId: number): Heart | undefined {
  return hearts.get(productId);
}

/** The first heart of a product says how many love it; call the result when it is gone. */
export function watchHeart(productId: number, count: number, listener: () => void): () => void {
  if (!hearts.has(productId))
    hearts.set(productId, { isLoved: loved?.has(productId) ?? false, count, isAsking: false });
  const here = listeners.get(productId) ?? new Set();
  listeners.set(productId, here.add(listener));
  return () => here.delete(listener);
}

export function changeHeart(productId: number, event: HeartEvent): void {
  const heart = hearts.get(productId);
  if (!heart) return;
  hearts.set(productId, heartAfter(heart, event));
  for (const listener of listeners.get(productId) ?? []) listener();
}

const turns = openTurns();

/** Asks the shop what is loved, unless nothing can be. */
export async function refreshLoves(): Promise<void> {
  const answer = await turns.read(async () => (hasMark() ? call('GET /api/loves', {}) : null));
  if (answer && !answer.ok) return;
  loved = new Set(answer?.data.content.productIds ?? []);
  for (const [productId, heart] of hearts)
    if (heart.isLoved !== loved.has(productId))
      // The page's count has this love in it already, or is about to: only the shop moves it.
      changeHeart(productId, { type: 'told', isLoved: loved.has(productId), count: heart.count });
  tellCount();
}

export function loveCount(): number {
  return loved?.size ?? 0;
}

export function watchLoveCount(listener: () => void): () => void {
  countListeners.add(listener);
  return () => countListeners.delete(listener);
}

function tellCount(): void {
  for (const listener of countListeners) listener();
}

/**
 * Nobody becomes a guest by the answer to their first love. What they love before it has come, in whatever tab, waits for
 * it: sent at once it would be another guest's, counted beside the first and lost to the browser.
 */
function asOneGuest<T>(send: () => Promise<T>): Promise<T> {
  return hasMark() || !navigator.locks ? send() : navigator.locks.request('first love', send);
}

const lastSent = new Map<number, Promise<unknown>>();

/** The presses of a heart reach the shop one after the other, and the answer to the last says what it shows. */
async function send<T extends { readonly loveCount: number }>(
  productId: number,
  isLoved: boolean,
  change: () => Promise<Answered<T>>,
): Promise<Answered<T>> {
  const sent = turns.take(change, productId);
  lastSent.set(productId, sent);
  const answer = await sent;
  if (lastSent.get(productId) === sent)
    changeHeart(
      productId,
      answer.ok
        ? { type: 'told', isLoved, count: answer.data.loveCount }
        : { type: 'told', isLoved: !isLoved },
    );
  return answer;
}

type Refusal = 'guest_max' | 'login_required' | 'other';

/** Shown at once; null when the shop agreed, otherwise why not, and the heart is as it was. */
export async function addLove(productId: number): Promise<Refusal | null> {
  changeHeart(productId, { type: 'pressed' });
  const answer = await send(productId, true, () =>
    asOneGuest(() => call('POST /api/loves', { body: { productId } }, { keepalive: true })),
  );
  if (!answer.ok)
    return answer.code === 'guest_max' || answer.code === 'login_required' ? answer.code : 'other';
  loved = new Set([productId, ...(loved ?? [])]);
  tellCount();
  return null;
}

/** The same for a love that goes; false when it stays after all. */
export async function removeLove(productId: number): Promise<boolean> {
  changeHeart(productId, { type: 'confirmed' });
  const answer = await send(productId, false, () =>
    call('DELETE /api/loves/{productId}', { params: { productId } }, { keepalive: true }),
  );
  if (!answer.ok) return false;
  loved?.delete(productId);
  tellCount();
  return true;
}
