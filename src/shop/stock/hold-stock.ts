// Sets stock aside for a checkout, sells it, or lets it go: each all or nothing, and each at most once.
import { randomUUID } from 'node:crypto';
import type { Queries, Transaction } from '../../database/database.ts';
import {
  claimDealUnits,
  expiredHolds,
  freeReserved,
  insertHold,
  reserveUnits,
  returnDealUnits,
  sellHold,
  settleHold,
} from '../../database/queries/stock/stock-hold.ts';
import { withRetry } from '../../database/with-retry.ts';
import { dealsToClaim, type HoldLine, holdMinutes, linesToHold } from '../../domain/stock/stock-hold.ts';

export type Held =
  | { readonly ok: true; readonly holdId: string; readonly expiresAt: Date }
  /** Nothing was set aside. */
  | { readonly ok: false; readonly code: 'sold_out'; readonly skuIds: readonly number[] }
  | { readonly ok: false; readonly code: 'deal_over'; readonly dealIds: readonly number[] };

/** Rolls the transaction back and carries the answer out of it. */
export class NotHeld extends Error {
  readonly answer: Extract<Held, { ok: false }>;
  constructor(answer: Extract<Held, { ok: false }>) {
    super('not held');
    this.answer = answer;
  }
}

/** In the transaction of whatever it is held for; throws `NotHeld`, so that nothing of that is kept either. */
export async function holdStock(
  tx: Transaction,
  holdLines: readonly HoldLine[],
  minutes: number = holdMinutes,
): Promise<{ readonly holdId: string; readonly expiresAt: Date }> {
  const holdId = randomUUID();
  // Asked for at once: the database takes one after the other, in this order.
  const [expiresAt] = await Promise.all([
    insertHold(tx, holdId, linesToHold(holdLines), minutes),
    takeStock(tx, holdLines),
  ]);
  return { holdId, expiresAt };
}

/**
 * Sets aside what a hold says. Whoever wants the same waits from here on until the transaction ends. Insisted on, the
 * statement itself fails for what cannot be had, without telling for what.
 */
export async function takeStock(
  tx: Transaction,
  holdLines: readonly HoldLine[],
  isInsisted = false,
): Promise<void> {
  const lines = linesToHold(holdLines);
  const [skus, deals] = await Promise.all([
    refusedOf(lines, (line) => reserveUnits(tx, line, isInsisted)),
    refusedOf(dealsToClaim(lines), ([dealId, units]) => claimDealUnits(tx, dealId, units, isInsisted)),
  ]);
  if (skus.length > 0)
    throw new NotHeld({ ok: false, code: 'sold_out', skuIds: skus.map(({ skuId }) => skuId) });
  if (deals.length > 0)
    throw new NotHeld({ ok: false, code: 'deal_over', dealIds: deals.map(([dealId]) => dealId) });
}

export async function reserveStock(
  queries: Queries,
  holdLines: readonly HoldLine[],
  minutes: number = holdMinutes,
): Promise<Held> {
  try {
    const held = await withRetry(() => queries.transaction((tx) => holdStock(tx, holdLines, minutes)));
    return { ok: true, ...held };
  } catch (error) {
    if (error instanceof NotHeld) return error.answer;
    throw error;
  }
}

/** What could not be had. */
async function refusedOf<T>(wanted: readonly T[], take: (item: T) => Promise<boolean>): Promise<T[]> {
  const had = await Promise.all(wanted.map(take));
  return wanted.filter((_, at) => !had[at]);
}

/**
 * In the transaction of the order it is sold by; false when the hold was let go or has run out, or a failure where it
 * is insisted on.
 */
export function claimStock(tx: Transaction, holdId: string, isInsisted = false): Promise<boolean> {
  return sellHold(tx, holdId, isInsisted);
}

/** False when there was nothing to let go any more. */
export function releaseStock(queries: Queries, holdId: string): Promise<boolean> {
  return withRetry(() => queries.transaction((tx) => freeStock(tx, holdId)));
}

/** The same in the transaction of whatever ends with it. */
export function freeStock(tx: Transaction, holdId: string): Promise<boolean> {
  return letGo(tx, holdId, 'released');
}

export interface Swept {
  /** How many holds were let go. */
  readonly swept: number;
  /** One reason for each that could not be. */
  readonly failures: readonly unknown[];
}

const sweptAtOnce = 100;

/**
 * Lets go of what nobody paid for in time, until nothing is left or the signal says that others should go on. Each by
 * itself, in the order of its sizes; one that cannot be let go keeps no other waiting.
 */
export async function sweepHolds(queries: Queries, signal?: AbortSignal): Promise<Swept> {
  let swept = 0;
  const failed = new Map<string, unknown>();
  for (;;) {
    const found = await expiredHolds(queries, sweptAtOnce, [...failed.keys()]);
    for (const holdId of found) {
      if (signal?.aborted) return { swept, failures: [...failed.values()] };
      try {
        const isGone = await withRetry(() => queries.transaction((tx) => letGo(tx, holdId, 'expired')));
        if (isGone) swept += 1;
      } catch (error) {
        failed.set(holdId, error);
      }
    }
    if (found.length < sweptAtOnce) return { swept, failures: [...failed.values()] };
  }
}

async function letGo(tx: Transaction, holdId: string, state: 'released' | 'expired'): Promise<boolean> {
  const lines = await settleHold(tx, holdId, state);
  if (!lines) return false;
  await Promise.all(lines.map((line) => freeReserved(tx, line)));
  for (const [dealId, units] of dealsToClaim(lines)) await returnDealUnits(tx, dealId, units);
  return true;
}
