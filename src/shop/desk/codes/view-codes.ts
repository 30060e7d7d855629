// Codes and batches as the calls of the desk answer them.
import type { DeskCode, DeskCodeBatch } from '../../../contract/desk/codes.ts';
import type { Queries } from '../../../database/database.ts';
import {
  type BatchRecord,
  countBatches,
  findBatch,
  findBatches,
  sumBatch,
} from '../../../database/queries/desk/codes/code-batch.ts';
import { findCodeUses } from '../../../database/queries/desk/codes/code-change.ts';
import {
  type CodeRecord,
  countCodes,
  findCode,
  findCodePage,
} from '../../../database/queries/desk/codes/code-list.ts';
import type { CodeTerms } from '../../../domain/checkout/codes/code-terms.ts';
import { takesOffGoods } from '../../../domain/checkout/codes/coupon.ts';
import {
  batchState,
  type CodeCursor,
  type CodeFilters,
  type CodeSort,
  codeState,
  formatCodeCursor,
} from '../../../domain/desk/code/code-list.ts';
import { mostCounted } from '../../../domain/desk/list.ts';
import { decimalOfMoney, defaultCurrency, money } from '../../../domain/pricing/money.ts';

export interface CodeListInput {
  readonly filters: CodeFilters;
  readonly sort: CodeSort;
  readonly after: CodeCursor | null;
  readonly size: number;
}

export async function listCodes(queries: Queries, { filters, ...page }: CodeListInput, now: number) {
  const [found, count] = await Promise.all([
    findCodePage(queries, filters, { ...page, size: page.size + 1 }),
    countCodes(queries, filters),
  ]);
  const shown = found.slice(0, page.size);
  const last = shown.at(-1);
  return {
    rows: shown.map((code) => viewCode(code, now)),
    ...counted(count),
    next: found.length > page.size && last ? formatCodeCursor(last.cursor) : null,
  };
}

const counted = (count: number) => ({
  total: Math.min(count, mostCounted),
  isTotalExact: count <= mostCounted,
});

/** Null when there is none. */
export async function readCode(queries: Queries, id: number, now: number): Promise<DeskCode | null> {
  const code = await findCode(queries, id);
  return code ? viewCode(code, now) : null;
}

export function viewCode(record: CodeRecord, now: number): DeskCode {
  const { id, code, currency, terms, used, isUsed, orderCount, discountMinor, batch, version } = record;
  return {
    id,
    code,
    ...viewTerms(terms, currency),
    isOffered: terms.isOffered,
    state: codeState(terms, { used, now }),
    uses: orderCount,
    discount: discountOf(terms, discountMinor, currency),
    claims: used,
    isUsed,
    batch,
    createdAt: record.createdAt.toISOString(),
    version,
  };
}

const momentOf = (at: number | null) => (at === null ? null : new Date(at).toISOString());

function viewTerms(
  { isOffered: _, amount, minimum, startsAt, endsAt, ...terms }: CodeTerms,
  currency: string,
) {
  return {
    ...terms,
    currency,
    amount: amount === null ? null : decimalOfMoney(money(amount, currency)),
    minimum: decimalOfMoney(money(minimum, currency)),
    startsAt: momentOf(startsAt),
    endsAt: momentOf(endsAt),
  };
}

/** Of postage orders do not say what it would have cost. */
const discountOf = (terms: CodeTerms, minor: number, currency: string) =>
  takesOffGoods(terms) ? decimalOfMoney(money(minor, currency)) : null;

/** Null when there is no such code. */
export async function listCodeUses(
  queries: Queries,
  id: number,
  { beforeId, size }: { readonly beforeId: number | null; readonly size: number },
) {
  const code = await findCode(queries, id);
  if (!code) return null;
  const uses = await findCodeUses(queries, id, { beforeId, size: size + 1 });
  const shown = uses.slice(0, size);
  return {
    rows: shown.map(({ placedAt, totalMinor, discountMinor, ...use }) => ({
      ...use,
      placedAt: placedAt.toISOString(),
      total: decimalOfMoney(money(totalMinor, use.currency)),
      discount: discountOf(code.terms, discountMinor, use.currency),
    })),
    total: code.orderCount,
    isTotalExact: true,
    next: uses.length > size ? String(shown.at(-1)?.id) : null,
  };
}

export async function listBatches(
  queries: Queries,
  { beforeId, size }: { readonly beforeId: number | null; readonly size: number },
  now: number,
) {
  const [found, count] = await Promise.all([
    findBatches(queries, { beforeId, size: size + 1 }),
    countBatches(queries),
  ]);
  const shown = found.slice(0, size);
  return {
    rows: shown.map((batch) => viewBatch(batch, now)),
    ...counted(count),
    next: found.length > size ? String(shown.at(-1)?.id) : null,
  };
}

/** Null when there is none. */
export async function readBatch(queries: Queries, id: number, now: number) {
  const batch = await findBatch(queries, id);
  if (!batch) return null;
  const { orders, discountMinor, ...sums } = await sumBatch(queries, id);
  return {
    ...viewBatch(batch, now),
    ...sums,
    uses: orders,
    discount: discountOf(batch.terms, discountMinor, defaultCurrency.code),
  };
}

function viewBatch(batch: BatchRecord, now: number): DeskCodeBatch {
  const { id, prefix, count, madeCount, terms, jobId, endedAt, madeBy, createdAt, isUnderWay } = batch;
  const ends = [endedAt?.getTime() ?? null, terms.endsAt].filter((at) => at !== null);
  const endsAt = ends.length === 0 ? null : Math.min(...ends);
  const isEnded = endsAt !== null && endsAt <= now;
  return {
    id,
    prefix,
    count,
    madeCount,
    state: batchState({ count, madeCount, isEnded, isUnderWay }),
    ...viewTerms(terms, defaultCurrency.code),
    endsAt: momentOf(endsAt),
    jobId,
    madeBy,
    createdAt: createdAt.toISOString(),
  };
}
