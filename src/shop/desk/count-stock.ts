// Counts of the shelf: sizes are named, counted line by line while the shop sells, looked at, and booked.
import type { Queries, Transaction } from '../../database/database.ts';
import { insertAuditEntry } from '../../database/queries/desk/audit.ts';
import { findSkus, guessSku, type SkuRecord } from '../../database/queries/desk/stock-list.ts';
import { lockStockLevel, moveStock, readStockLevel } from '../../database/queries/stock/stock.ts';
import * as records from '../../database/queries/stock/stock-count.ts';
import { withRetry } from '../../database/with-retry.ts';
import { type Actor, unitLimitOf } from '../../domain/desk/actor.ts';
import { countMove, differenceOf, isWithinLimit, longestCount } from '../../domain/stock/count.ts';

const mostCounts = 50;

export interface CountView extends records.CountRecord {
  readonly lines: readonly records.CountLineRecord[];
}

export const listCounts = (queries: Queries) => records.findCounts(queries, mostCounts);

/** Null when there is none. */
export async function readCount(queries: Queries | Transaction, id: string): Promise<CountView | null> {
  const count = await records.findCount(queries, id);
  return count && { ...count, lines: await records.findCountLines(queries, id) };
}

export type StartedCount =
  | { readonly ok: true; readonly count: CountView }
  | { readonly ok: false; readonly code: 'no_sizes' | 'too_many' };

class Refused extends Error {
  readonly code: 'no_sizes' | 'too_many';
  constructor(code: Refused['code']) {
    super(code);
    this.code = code;
  }
}

/** Without products or a brand it begins empty: a list is scanned or pasted into it. */
export async function startCount(
  queries: Queries,
  actor: Actor,
  { name, ...scope }: records.CountScope & { readonly name: string },
): Promise<StartedCount> {
  try {
    return await queries.transaction(async (tx): Promise<StartedCount> => {
      const { id, sizes } = await records.insertCount(tx, { name, startedBy: actor.name, scope });
      if (sizes > longestCount) throw new Refused('too_many');
      if (sizes === 0 && (scope.brand !== null || scope.productIds.length > 0)) throw new Refused('no_sizes');
      const after = { name, sizes };
      await insertAuditEntry(tx, actor, { verb: 'stock.change', thing: 'count', thingId: id, after });
      const count = await readCount(tx, id);
      if (!count) throw new Error('A count was made and is not there.');
      return { ok: true, count };
    });
  } catch (error) {
    if (error instanceof Refused) return { ok: false, code: error.code };
    throw error;
  }
}

export interface CountInput {
  readonly sku?: string | undefined;
  readonly sizeId?: number | undefined;
  readonly counted: number;
  /** What whoever writes has seen; without it a size that was counted is not counted again. */
  readonly version?: number | undefined;
}

export interface RefusedLine {
  readonly line: number;
  readonly code: 'unknown_sku' | 'named_twice' | 'counted_before' | 'too_many';
  readonly guess: string | null;
}

export type CountedOutcome =
  | { readonly ok: true; readonly count: CountView; readonly refused: readonly RefusedLine[] }
  | { readonly ok: false; readonly code: 'not_found' }
  | { readonly ok: false; readonly code: 'booked_before' }
  | { readonly ok: false; readonly code: 'changed_meanwhile'; readonly count: CountView };

export function countLines(
  queries: Queries,
  actor: Actor,
  { id, lines }: { readonly id: string; readonly lines: readonly CountInput[] },
): Promise<CountedOutcome> {
  return withRetry(() =>
    queries.transaction(async (tx): Promise<CountedOutcome> => {
      const state = await records.lockCount(tx, id);
      if (state === null) return { ok: false, code: 'not_found' };
      if (state === 'booked') return { ok: false, code: 'booked_before' };
      const before = await readCount(tx, id);
      if (!before) return { ok: false, code: 'not_found' };
      const { sound, refused } = await checkLines(tx, before, lines);
      if (sound.some(({ isStale }) => isStale))
        return { ok: false, code: 'changed_meanwhile', count: before };
      for (const { skuId, counted } of sound)
        await records.saveCountLine(tx, { countId: id, skuId, counted, by: actor.name });
      await records.touchCount(tx, id, 'open');
      const count = await readCount(tx, id);
      return count ? { ok: true, count, refused } : { ok: false, code: 'not_found' };
    }),
  );
}

interface SoundLine {
  readonly skuId: number;
  readonly counted: number;
  /** Somebody else has counted it since it was seen. */
  readonly isStale: boolean;
}

async function checkLines(tx: Transaction, { lines: before }: CountView, lines: readonly CountInput[]) {
  const skus = await findSkus(tx, {
    codes: lines.flatMap(({ sku }) => sku ?? []),
    ids: lines.flatMap(({ sizeId }) => sizeId ?? []),
  });
  const sound: SoundLine[] = [];
  const refused: RefusedLine[] = [];
  let room = longestCount - before.length;
  for (const [index, line] of lines.entries()) {
    const refuse = (code: RefusedLine['code'], guess: string | null = null) =>
      refused.push({ line: index + 1, code, guess });
    const sku = findLine(skus, line);
    const known = before.find(({ skuId }) => skuId === sku?.skuId);
    if (!sku) refuse('unknown_sku', line.sku === undefined ? null : await guessSku(tx, line.sku));
    else if (sound.some(({ skuId }) => skuId === sku.skuId)) refuse('named_twice');
    else if (line.version === undefined && known && known.counted !== null) refuse('counted_before');
    else if (!known && room <= 0) refuse('too_many');
    else {
      if (!known) room -= 1;
      const isStale = line.version !== undefined && line.version !== (known?.version ?? 0);
      sound.push({ skuId: sku.skuId, counted: line.counted, isStale });
    }
  }
  return { sound, refused };
}

const findLine = (skus: readonly SkuRecord[], line: CountInput) =>
  skus.find(({ code, skuId }) =>
    line.sku === undefined ? skuId === line.sizeId : code.toLowerCase() === line.sku.toLowerCase(),
  );

export type BookedLine = {
  readonly skuId: number;
  readonly sku: string;
  readonly difference: number;
  readonly before: number;
} & (
  | { readonly state: 'sound'; readonly after: number; readonly needsOther: boolean }
  | { readonly state: 'refused'; readonly code: 'below_reserved' | 'too_many' }
);

export type BookedCount =
  | { readonly ok: true; readonly lines: readonly BookedLine[] }
  | { readonly ok: false; readonly code: 'not_found' | 'booked_before' }
  | { readonly ok: false; readonly code: 'over_limit'; readonly limit: number };

/** All that can be booked is, in one transaction; what cannot is named. Whoever only looks holds nobody up. */
export function bookCount(
  queries: Queries,
  actor: Actor,
  input: { readonly id: string; readonly key: string; readonly isDryRun: boolean },
): Promise<BookedCount> {
  const { id, key, isDryRun } = input;
  return withRetry(() =>
    queries.transaction(async (tx): Promise<BookedCount> => {
      const state = await records.lockCount(tx, id);
      if (state === null) return { ok: false, code: 'not_found' };
      if (state === 'booked') return { ok: false, code: 'booked_before' };
      const limit = unitLimitOf(actor);
      const booked: BookedLine[] = [];
      // In the order of the sizes: two counts that name the same ones wait for each other, and never both.
      for (const line of differing(await records.findCountLines(tx, id)))
        booked.push(await checkLine(tx, { actor, limit, isDryRun }, line));
      if (isDryRun) return { ok: true, lines: booked };
      const sound = booked.filter((line) => line.state === 'sound');
      if (limit !== null && sound.some(({ needsOther }) => needsOther))
        return { ok: false, code: 'over_limit', limit };
      for (const line of sound) await bookLine(tx, actor, { ...line, source: `count ${id}` });
      await records.touchCount(tx, id, 'booked');
      await insertAuditEntry(tx, actor, {
        verb: 'stock.change',
        thing: 'count',
        thingId: id,
        before: Object.fromEntries(sound.map(({ sku, before }) => [sku, before])),
        after: { key, ...Object.fromEntries(sound.map(({ sku, after }) => [sku, after])) },
      });
      return { ok: true, lines: booked };
    }),
  );
}

type DifferingLine = records.CountLineRecord & { readonly counted: number; readonly expected: number };

const differing = (lines: readonly records.CountLineRecord[]) =>
  lines
    .filter((line): line is DifferingLine => line.counted !== null && line.counted !== line.expected)
    .toSorted((a, b) => a.skuId - b.skuId);

async function checkLine(
  tx: Transaction,
  {
    actor,
    limit,
    isDryRun,
  }: { readonly actor: Actor; readonly limit: number | null; readonly isDryRun: boolean },
  line: DifferingLine,
): Promise<BookedLine> {
  const { skuId, productId, sku } = line;
  const level = isDryRun ? await readStockLevel(tx, skuId) : await lockStockLevel(tx, productId, skuId);
  const now = level ?? { onHand: 0, reserved: 0 };
  const difference = differenceOf(line);
  const about = { skuId, sku, difference, before: now.onHand };
  const move = countMove(now, line);
  if (!move.ok) return { ...about, state: 'refused', code: move.code };
  const movedBefore =
    limit === null || actor.id === null ? 0 : await records.movedWithinDay(tx, actor.id, skuId);
  const needsOther = !isWithinLimit(limit, { movedBefore, delta: move.delta });
  return { ...about, state: 'sound', after: move.onHand, needsOther };
}

/** With an entry for the size itself, so that its history is whole. */
async function bookLine(
  tx: Transaction,
  actor: Actor,
  line: Extract<BookedLine, { readonly state: 'sound' }> & { readonly source: string },
): Promise<void> {
  const { skuId, difference, before, after, source } = line;
  await moveStock(tx, { skuId, delta: difference, reason: 'count', source });
  await insertAuditEntry(tx, actor, {
    verb: 'stock.change',
    thing: 'stock',
    thingId: skuId,
    before: { onHand: before },
    after: { onHand: after, source },
  });
}
