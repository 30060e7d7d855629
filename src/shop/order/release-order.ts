// A person has looked at an order that was held. It goes on as it is, and its card is asked again for what could not be
// charged; or what was not charged has been paid in another way, and its card is let go.
import { insertAuditEntry } from '../../database/queries/desk/audit.ts';
import { releaseOrder as letGo } from '../../database/queries/order/order-change.ts';
import { findAttemptOfOrder } from '../../database/queries/payment/attempt.ts';
import { renameRefused } from '../../database/queries/payment/movement.ts';
import { withRetry } from '../../database/with-retry.ts';
import type { Actor } from '../../domain/desk/actor.ts';
import { NoAnswer, ProcessorDown } from '../../providers/payment/payment-processor.ts';
import { askForMovement, moveMoney } from '../payment/move-money.ts';
import type { PaymentDeps } from '../payment/payment-deps.ts';

export interface Releasing {
  readonly orderId: number;
  /** What was found, or agreed on. */
  readonly because: string;
  readonly isPaidElsewhere: boolean;
  readonly actor: Actor;
}

/** False when it is not held, or nothing of it is still to leave: of two who let it go, or one who cancels, one does. */
export async function releaseOrder(deps: PaymentDeps, releasing: Releasing): Promise<boolean> {
  const { orderId, because, isPaidElsewhere, actor } = releasing;
  const { checkout } = deps.database;
  const released = await withRetry(() =>
    checkout.transaction(async (tx) => {
      if (!(await letGo(tx, orderId, releasing))) return null;
      await insertAuditEntry(tx, actor, {
        verb: 'orders.change',
        thing: 'order',
        thingId: orderId,
        before: { isHeld: true },
        after: { isHeld: false, because, isPaidElsewhere },
      });
      const attempt = await findAttemptOfOrder(tx, orderId);
      if (!attempt || attempt.processor === 'none') return { rest: null };
      const attemptId = attempt.id;
      if (!isPaidElsewhere) {
        await renameRefused(tx, attemptId, 'capture');
        return { rest: null };
      }
      // From here on nothing more is captured, and what the processor lets go of by itself is no news.
      const rest = await askForMovement(tx, {
        attemptId,
        kind: 'void',
        reference: 'paid elsewhere',
        amountMinor: 0,
      });
      return { rest };
    }),
  );
  if (!released) return false;
  try {
    if (released.rest) await moveMoney(deps, released.rest);
  } catch (error) {
    // It is claimed, and its job asks again.
    if (!(error instanceof NoAnswer || error instanceof ProcessorDown)) throw error;
  }
  return true;
}
