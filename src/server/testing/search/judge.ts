// Scores a search by a judged set: how much of the first five is good, and how often there is nothing.
import { type Goods, isWanted, type Wanted } from './goods.ts';

/** What counts as good for a query: any of these; null where nothing at all may be found. */
export type Judged = readonly [query: string, ...good: (Wanted | null)[]];

export interface Verdict {
  readonly query: string;
  /** From 0 to 1. */
  readonly score: number;
  readonly isEmpty: boolean;
}

const looked = 5;

export function judge(
  [query, ...good]: Judged,
  ids: readonly number[],
  goods: ReadonlyMap<number, Goods>,
): Verdict {
  const first = ids.slice(0, looked);
  const isEmpty = first.length === 0;
  if (good[0] === null) return { query, score: isEmpty ? 1 : 0, isEmpty: false };
  const isGood = (id: number) => {
    const product = goods.get(id);
    return product !== undefined && good.some((wanted) => wanted !== null && isWanted(product, wanted));
  };
  return { query, score: isEmpty ? 0 : first.filter(isGood).length / first.length, isEmpty };
}

export interface Score {
  readonly good: number;
  readonly empty: number;
  /** The worst first, for whoever wants to know why. */
  readonly failed: readonly Verdict[];
}

export function scoreOf(verdicts: readonly Verdict[]): Score {
  const share = (sum: number) => Math.round((sum / verdicts.length) * 1000) / 1000;
  return {
    good: share(verdicts.reduce((sum, { score }) => sum + score, 0)),
    empty: share(verdicts.filter(({ isEmpty }) => isEmpty).length),
    failed: verdicts.filter(({ score }) => score < 1).sort((a, b) => a.score - b.score),
  };
}
