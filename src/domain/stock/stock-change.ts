// What a merchant may do to a level, and what the ledger calls it.

/** Counted anew, or changed by so many. */
export type StockChange = { readonly onHand: number } | { readonly add: number };

export interface LevelBefore {
  readonly onHand: number;
  readonly reserved: number;
}

export type StockMove =
  | {
      readonly ok: true;
      readonly onHand: number;
      readonly delta: number;
      readonly reason: 'count' | 'restock' | 'correction';
    }
  /** What checkouts hold is promised: the level cannot go below it. */
  | { readonly ok: false; readonly code: 'below_reserved' | 'too_many' };

export const longestStockNote = 200;

/** No shelf holds more, and no sum of two such numbers leaves the column. */
export const mostOnHand = 1_000_000;

export function stockMove({ onHand, reserved }: LevelBefore, change: StockChange): StockMove {
  const next = 'onHand' in change ? change.onHand : onHand + change.add;
  if (next < reserved) return { ok: false, code: 'below_reserved' };
  if (next > mostOnHand) return { ok: false, code: 'too_many' };
  const delta = next - onHand;
  if ('onHand' in change) return { ok: true, onHand: next, delta, reason: 'count' };
  return { ok: true, onHand: next, delta, reason: delta > 0 ? 'restock' : 'correction' };
}
