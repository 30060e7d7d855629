// What this device keeps for the shopper. Storage may be full, blocked or broken: then nothing is kept, and nothing fails.
import { cachedText, readCachedText } from '../../../domain/visitor/cached-value.ts';
import { deviceNow } from '../page/server-clock.ts';

export function readLocal(key: string): unknown {
  try {
    return readCachedText(localStorage.getItem(key), deviceNow());
  } catch {
    return undefined;
  }
}

export function writeLocal(key: string, value: unknown, keepMs: number): void {
  try {
    localStorage.setItem(key, cachedText(value, deviceNow() + keepMs));
  } catch {
    // Full or blocked: the page works without.
  }
}

export function removeLocal(key: string): void {
  try {
    localStorage.removeItem(key);
  } catch {
    // Blocked: there was nothing to remove.
  }
}

/** Where a payment that was begun at a product's page and failed at checkout leaves its message. */
export function buyNowMessageKey(productId: number): string {
  return `buy-now-message:${productId}`;
}
