// What is to be seen from one moment to another: asked for over and over, and judged by when each question was asked and
// answered, so that a slow machine is no late shop.
import { setTimeout as pause } from 'node:timers/promises';

export interface Glimpse<T> {
  readonly beginsAt: number;
  readonly endsAt: number;
  readonly value: T;
}

/** Asks until one question began at the end or after it. */
export async function watchUntil<T>(end: number, look: () => Promise<T>): Promise<Glimpse<T>[]> {
  const glimpses: Glimpse<T>[] = [];
  for (let beginsAt = Date.now(); ; beginsAt = Date.now()) {
    const value = await look();
    glimpses.push({ beginsAt, endsAt: Date.now(), value });
    if (beginsAt >= end) return glimpses;
    await pause(20);
  }
}

/** What was seen by those who asked and were answered within a span, each once. */
export function valuesWithin<T>(glimpses: readonly Glimpse<T>[], from: number, until: number): T[] {
  const within = glimpses.filter(({ beginsAt, endsAt }) => beginsAt >= from && endsAt < until);
  return [...new Set(within.map(({ value }) => value))];
}
