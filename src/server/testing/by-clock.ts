// What is to be seen from one moment to another: asked for over and over, and judged by when each question was asked and
// answered, so that a slow machine is no late shop.
import { setTimeout as pause } from 'node:timers/promises';

export interface Glimpse<T> {
  readonly askedAt: number;
  readonly answeredAt: number;
  readonly value: T;
}

/** Asks until one question was asked at the end or after it. */
export async function watchUntil<T>(end: number, look: () => Promise<T>): Promise<Glimpse<T>[]> {
  const seen: Glimpse<T>[] = [];
  for (let askedAt = Date.now(); ; askedAt = Date.now()) {
    const value = await look();
    seen.push({ askedAt, answeredAt: Date.now(), value });
    if (askedAt >= end) return seen;
    await pause(20);
  }
}

/** What was seen by those who asked and were answered within a span, each once. */
export function seenWithin<T>(seen: readonly Glimpse<T>[], from: number, until: number): T[] {
  const within = seen.filter(({ askedAt, answeredAt }) => askedAt >= from && answeredAt < until);
  return [...new Set(within.map(({ value }) => value))];
}
