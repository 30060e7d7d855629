// A delivery is booked line by line in one transaction; what cannot be booked is named, and the rest goes on without it.
// Those who wait are called by the database, as with any other change of stock.
import type { Queries, Transaction } from '../../database/database.ts';
import { insertAuditEntry } from '../../database/queries/desk/audit.ts';
import {
  findSkus,
  guessSku,
  isDeliveryBooked,
  type SkuRecord,
} from '../../database/queries/desk/stock-list.ts';
import { lockStockLevel, moveStock, readStockLevel } from '../../database/queries/stock/stock.ts';
import { waitingFor } from '../../database/queries/waitlist/waitlist.ts';
import { withRetry } from '../../database/with-retry.ts';
import type { Actor } from '../../domain/desk/actor.ts';
import { stockMove } from '../../domain/stock/stock-change.ts';

export type DeliveryLine =
  | { readonly sku: string; readonly units: number }
  | { readonly productId: number; readonly sizeId: number; readonly units: number };

export interface DeliveryInput {
  readonly lines: readonly DeliveryLine[];
  readonly note: string;
  readonly key: string;
  readonly isDryRun: boolean;
}

export type DeliveryLineOutcome =
  | ({
      readonly state: 'sound';
      readonly line: number;
      readonly units: number;
      readonly before: number;
      readonly after: number;
      readonly waiting: number;
    } & SkuRecord)
  | {
      readonly state: 'refused';
      readonly line: number;
      readonly code: 'unknown_sku' | 'named_twice' | 'too_many';
      readonly guess: string | null;
    };

export type DeliveryOutcome =
  | { readonly ok: true; readonly lines: readonly DeliveryLineOutcome[] }
  | { readonly ok: false; readonly code: 'booked_before' };

export function bookDelivery(queries: Queries, actor: Actor, input: DeliveryInput): Promise<DeliveryOutcome> {
  return withRetry(() => queries.transaction((tx) => book(tx, actor, input)));
}

async function book(tx: Transaction, actor: Actor, input: DeliveryInput): Promise<DeliveryOutcome> {
  const { lines, note, key, isDryRun } = input;
  if (!isDryRun && (await isDeliveryBooked(tx, key))) return { ok: false, code: 'booked_before' };
  const skus = await resolveLines(tx, lines);
  const outcomes: DeliveryLineOutcome[] = [];
  // In the order of the sizes: two deliveries that name the same ones wait for each other, and never both.
  for (const line of skus.toSorted((a, b) => a.order - b.order))
    outcomes.push('refusal' in line ? line.refusal : await checkLevel(tx, line, isDryRun));
  const sound = outcomes.filter((outcome) => outcome.state === 'sound');
  outcomes.sort((a, b) => a.line - b.line);
  if (isDryRun || sound.length === 0) return { ok: true, lines: outcomes };
  for (const { skuId, units } of sound)
    await moveStock(tx, { skuId, delta: units, reason: 'restock', source: `delivery ${key}` });
  await insertAuditEntry(tx, actor, {
    verb: 'stock.change',
    thing: 'delivery',
    thingId: key,
    before: Object.fromEntries(sound.map(({ code, before }) => [code, before])),
    after: { note, ...Object.fromEntries(sound.map(({ code, after }) => [code, after])) },
  });
  return { ok: true, lines: outcomes };
}

type Refusal = Extract<DeliveryLineOutcome, { readonly state: 'refused' }>;
type ResolvedLine =
  | { readonly order: number; readonly refusal: Refusal }
  | { readonly order: number; readonly line: number; readonly sku: SkuRecord; readonly units: number };

/** What each line means, before anything is held. */
async function resolveLines(tx: Transaction, lines: readonly DeliveryLine[]): Promise<ResolvedLine[]> {
  const skus = await findSkus(tx, {
    codes: lines.flatMap((line) => ('sku' in line ? [line.sku] : [])),
    ids: lines.flatMap((line) => ('sku' in line ? [] : [line.sizeId])),
  });
  const find = (line: DeliveryLine) =>
    skus.find((sku) =>
      'sku' in line
        ? sku.code.toLowerCase() === line.sku.toLowerCase()
        : sku.skuId === line.sizeId && sku.productId === line.productId,
    );
  const seen = new Set<number>();
  const resolved: ResolvedLine[] = [];
  for (const [index, line] of lines.entries()) {
    const number = index + 1;
    const refuse = (code: Refusal['code'], guess: string | null) =>
      resolved.push({ order: 0, refusal: { state: 'refused', line: number, code, guess } });
    const sku = find(line);
    if (!sku) refuse('unknown_sku', 'sku' in line ? await guessSku(tx, line.sku) : null);
    else if (seen.has(sku.skuId)) refuse('named_twice', null);
    else resolved.push({ order: sku.skuId, line: number, sku, units: line.units });
    if (sku) seen.add(sku.skuId);
  }
  return resolved;
}

/** Who only looks holds nobody up. */
async function checkLevel(
  tx: Transaction,
  { line, sku, units }: Exclude<ResolvedLine, { readonly refusal: Refusal }>,
  isDryRun: boolean,
): Promise<DeliveryLineOutcome> {
  const { productId, skuId } = sku;
  const level = isDryRun ? await readStockLevel(tx, skuId) : await lockStockLevel(tx, productId, skuId);
  const move = level && stockMove(level, { add: units });
  if (!level || !move?.ok) return { state: 'refused', line, code: 'too_many', guess: null };
  const waiting = await waitingFor(tx, skuId);
  return { state: 'sound', line, ...sku, units, before: level.onHand, after: move.onHand, waiting };
}
