// An order is cancelled as long as nothing of it has left: all of it, at once, and once.

import { jobPriorities } from '../../contract/job/job.ts';
import type { Transaction } from '../../database/database.ts';
import { returnCoupons } from '../../database/queries/checkout/coupon.ts';
import { insertAuditEntry } from '../../database/queries/desk/audit.ts';
import { voidGiftCards } from '../../database/queries/gift-card/gift-card.ts';
import { addJobs } from '../../database/queries/job/job.ts';
import { findOrder, type OrderRecord } from '../../database/queries/order/find-order.ts';
import { moveOrder, restock, returnDeal } from '../../database/queries/order/order-change.ts';
import { insertRefund } from '../../database/queries/payment/refund.ts';
import { withRetry } from '../../database/with-retry.ts';
import type { Actor } from '../../domain/desk/actor.ts';
import { money } from '../../domain/pricing/money.ts';
import { writeCancelledEmail } from '../../words/order/order-email.ts';
import { sayCardLabel } from '../../words/payment/say-card.ts';
import { queueEmail } from '../messaging/queue-email.ts';
import { paymentsOf, returnOrderCredit } from '../payment/give-back.ts';
import type { PaymentDeps } from '../payment/payment-deps.ts';

/** Rolls the transaction back: the order stands. */
class GiftCardSpent extends Error {}

/**
 * False when it has left, was cancelled before, or a gift card of it is somebody's credit already. The actor is null
 * where the shopper cancels.
 */
export async function cancelOrder(deps: PaymentDeps, orderId: number, actor: Actor | null): Promise<boolean> {
  const cancel = () =>
    deps.database.checkout.transaction(async (tx) => {
      const order = await moveOrder(tx, orderId, 'placed', 'cancelled');
      if (!order) return false;
      if (!(await voidGiftCards(tx, orderId))) throw new GiftCardSpent();
      const record = await findOrder(tx, orderId, 'anyone');
      if (!record) return false;
      const lines = record.lines.filter(({ giftCardDetails }) => giftCardDetails === null);
      for (const line of lines.toSorted((a, b) => a.skuId - b.skuId)) {
        await restock(tx, line, `order ${orderId} cancelled`);
        if (line.dealId !== null) await returnDeal(tx, line.dealId, line.quantity);
      }
      await returnCoupons(tx, orderId);
      if (actor)
        await insertAuditEntry(tx, actor, {
          verb: 'orders.change',
          thing: 'order',
          thingId: orderId,
          before: { status: 'placed' },
          after: { status: 'cancelled' },
        });
      const payload = { orderId };
      await addJobs(tx, [
        { kind: 'return-payment', key: String(orderId), priority: jobPriorities['return-payment'], payload },
      ]);
      await tellOfCancellation(deps, tx, record, await giveCreditBack(deps, tx, record));
      return true;
    });
  try {
    return await withRetry(cancel);
  } catch (error) {
    if (error instanceof GiftCardSpent) return false;
    throw error;
  }
}

/** All of the credit that has not come back yet. What the card paid is given back by the job, once it is known. */
async function giveCreditBack(deps: PaymentDeps, tx: Transaction, record: OrderRecord) {
  const { creditPaid, creditReturned } = paymentsOf(record);
  const creditMinor = creditPaid - creditReturned;
  const creditTo =
    creditMinor > 0 ? await returnOrderCredit(deps, tx, record.order, creditMinor, 'cancelled') : null;
  if (creditTo)
    await insertRefund(tx, {
      orderId: record.order.id,
      cause: 'cancellation',
      reference: 'cancelled',
      request: '',
      cardMinor: 0,
      creditMinor,
      movementId: null,
      creditTo,
    });
  return { creditMinor, creditTo };
}

function tellOfCancellation(
  deps: PaymentDeps,
  tx: Transaction,
  record: OrderRecord,
  { creditMinor, creditTo }: Awaited<ReturnType<typeof giveCreditBack>>,
): Promise<void> {
  const { order, attempt } = record;
  const { id: orderId, currency, email, language } = order;
  const chargedMinor = (attempt?.captureAskedMinor ?? 0) - paymentsOf(record).cardReturned;
  const written = writeCancelledEmail(
    language,
    { orderId, url: deps.orderUrl(language, orderId) },
    {
      card: money(chargedMinor, currency),
      cardLabel: attempt?.cardLabel ? sayCardLabel(language, attempt.cardLabel) : null,
      credit: money(creditMinor, currency),
      creditTo,
    },
  );
  return queueEmail(tx, { to: email, ...written });
}
