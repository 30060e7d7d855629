// A value kept on a device for a while. Whatever is expired, broken or not ours reads as absent.

export interface CachedValue {
  readonly value: unknown;
  /** Milliseconds since the epoch. */
  readonly expiry: number;
}

export function cachedText(value: unknown, expiry: number): string {
  return JSON.stringify({ value, expiry } satisfies CachedValue);
}

/** The value, or undefined when there is none to be had. */
export function readCachedText(text: string | null, now: number): unknown {
  if (text === null) return undefined;
  try {
    const held: unknown = JSON.parse(text);
    if (typeof held !== 'object' || held === null || !('value' in held) || !('expiry' in held))
      return undefined;
    return typeof held.expiry === 'number' && held.expiry > now ? held.value : undefined;
  } catch {
    return undefined;
  }
}
