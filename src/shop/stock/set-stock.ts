// Books a delivery, a count or a correction of one size. Whoever waits for it is called by the database, in the same
// transaction.
import { randomUUID } from 'node:crypto';
import type { Queries } from '../../database/database.ts';
import { insertAuditEntry } from '../../database/queries/desk/audit.ts';
import { expectArrival, lockStockLevel, moveStock } from '../../database/queries/stock/stock.ts';
import { movedWithinDay } from '../../database/queries/stock/stock-count.ts';
import { waitingFor } from '../../database/queries/waitlist/waitlist.ts';
import { withRetry } from '../../database/with-retry.ts';
import { type Actor, unitLimitOf } from '../../domain/desk/actor.ts';
import { isWithinLimit } from '../../domain/stock/count.ts';
import { type StockChange, stockMove } from '../../domain/stock/stock-change.ts';

export interface SettingStock {
  readonly productId: number;
  readonly skuId: number;
  readonly change: StockChange;
  /** The level that was seen; undefined where none was looked at. */
  readonly seen?: number | undefined;
  /** Undefined leaves it as it is. */
  readonly estimatedArrival: string | null | undefined;
  /** The delivery's own number: booked once, however often it is sent. */
  readonly reference: string | undefined;
  /** Why, for whoever reads the ledger. */
  readonly note?: string | undefined;
  readonly actor: Actor;
}

export interface StockSet {
  readonly ok: true;
  readonly onHand: number;
  /** By how many units this changed it. */
  readonly moved: number;
  readonly reserved: number;
  readonly available: number;
  readonly estimatedArrival: string | null;
  /** How many people wait for it. */
  readonly waiting: number;
}

export type SetStock =
  | StockSet
  | { readonly ok: false; readonly code: 'no_such_size' | 'too_many' }
  | {
      readonly ok: false;
      readonly code: 'changed_meanwhile';
      readonly onHand: number;
      readonly reserved: number;
    }
  | { readonly ok: false; readonly code: 'below_reserved'; readonly reserved: number }
  | { readonly ok: false; readonly code: 'over_limit'; readonly limit: number };

export function setStock(queries: Queries, setting: SettingStock): Promise<SetStock> {
  const { productId, skuId, change, seen, estimatedArrival, reference, note, actor } = setting;
  const source = reference === undefined ? `admin ${randomUUID()}` : `delivery ${reference}`;
  return withRetry(() =>
    queries.transaction(async (tx): Promise<SetStock> => {
      const level = await lockStockLevel(tx, productId, skuId);
      if (!level) return { ok: false, code: 'no_such_size' };
      const { reserved } = level;
      if (seen !== undefined && seen !== level.onHand)
        return { ok: false, code: 'changed_meanwhile', onHand: level.onHand, reserved };
      const move = stockMove(level, change);
      if (!move.ok)
        return move.code === 'below_reserved'
          ? { ok: false, code: move.code, reserved }
          : { ok: false, code: move.code };
      const { onHand, delta, reason } = move;
      // What arrives with the number of its delivery is no correction.
      const limit = reference !== undefined && delta > 0 ? null : unitLimitOf(actor);
      if (limit !== null && actor.id !== null) {
        const movedBefore = await movedWithinDay(tx, actor.id, skuId);
        if (!isWithinLimit(limit, { movedBefore, delta })) return { ok: false, code: 'over_limit', limit };
      }
      const waiting = await waitingFor(tx, skuId);
      if (delta !== 0) await moveStock(tx, { skuId, delta, reason, source });
      await insertAuditEntry(tx, actor, {
        verb: 'stock.change',
        thing: 'stock',
        thingId: skuId,
        before: { onHand: level.onHand },
        after: {
          onHand,
          productId,
          source,
          ...(note !== undefined && { note }),
          ...(estimatedArrival !== undefined && { estimatedArrival }),
        },
      });
      return {
        ok: true,
        onHand,
        moved: delta,
        reserved,
        available: onHand - reserved,
        estimatedArrival: await expectArrival(tx, skuId, estimatedArrival),
        waiting,
      };
    }),
  );
}
