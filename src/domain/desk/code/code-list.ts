// Codes as the desk lists them: those that were made one by one, those of one batch, or whatever begins as somebody typed.
import type { CodeTerms } from '../../checkout/codes/code-terms.ts';
import { normalizedCode } from '../../checkout/codes/coupon.ts';

/** A code that is used up runs: when an order with it is cancelled, it can be used again. */
export const codeViews = ['all', 'running', 'coming', 'ended'] as const;

export type CodeView = (typeof codeViews)[number];

/** By age, by their end (the next first), by how many orders have them (the most first). */
export const codeSorts = ['newest', 'oldest', 'ending', 'uses'] as const;

export type CodeSort = (typeof codeSorts)[number];

export const longestCodeSearch = 96;

export const codeStates = ['running', 'used_up', 'coming', 'ended'] as const;

export type CodeState = (typeof codeStates)[number];

export function codeState(
  { startsAt, endsAt, usesMax }: Pick<CodeTerms, 'startsAt' | 'endsAt' | 'usesMax'>,
  { used, now }: { readonly used: number; readonly now: number },
): CodeState {
  if (endsAt !== null && endsAt <= now) return 'ended';
  if (startsAt !== null && startsAt > now) return 'coming';
  return usesMax !== null && used >= usesMax ? 'used_up' : 'running';
}

export interface CodeFilters {
  readonly view: CodeView;
  /** The beginning of a code, in the one spelling; empty for none. */
  readonly beginning: string;
  readonly batchId: number | null;
}

/** As the parameters of a list's address name them. */
export interface CodeListQuery {
  readonly q?: string | undefined;
  readonly view?: CodeView | undefined;
  readonly sort?: CodeSort | undefined;
  readonly batch?: string | undefined;
}

export function readCodeQuery({ q = '', view = 'all', sort = 'newest', batch }: CodeListQuery): {
  filters: CodeFilters;
  sort: CodeSort;
} {
  return {
    filters: { view, beginning: normalizedCode(q), batchId: batch === undefined ? null : Number(batch) },
    sort,
  };
}

/** The code that a page comes after. */
export interface CodeCursor {
  readonly id: number;
  /** What the list is sorted by: microseconds of the end, or orders; `never` for a code without an end. */
  readonly at: string;
}

export const formatCodeCursor = ({ id, at }: CodeCursor): string => `${id}.${at}`;

export function parseCodeCursor(text: string): CodeCursor | null {
  const [, id, at] = /^([1-9]\d{0,14})\.(-?\d{1,18}|never)$/.exec(text) ?? [];
  return id === undefined || at === undefined ? null : { id: Number(id), at };
}

export const batchStates = ['making', 'whole', 'stopped', 'ended'] as const;

export type BatchState = (typeof batchStates)[number];

export function batchState(batch: {
  readonly count: number;
  readonly madeCount: number;
  readonly isEnded: boolean;
  readonly isUnderWay: boolean;
}): BatchState {
  if (batch.isEnded) return 'ended';
  if (batch.madeCount >= batch.count) return 'whole';
  return batch.isUnderWay ? 'making' : 'stopped';
}

/** A batch that ended so long ago is over: those of its codes that nobody used are deleted. */
export const unusedCodeDays = 365;
