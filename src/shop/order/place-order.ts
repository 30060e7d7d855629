// Makes an order of an attempt that is paid for, in one transaction: the stock that was held is sold, the codes and
// the credit are its own, the bag is emptied of it, and the receipt and the capture are left as work.

import { jobPriorities } from '../../contract/job/job.ts';
import type { Transaction } from '../../database/database.ts';
import { keepCoupons } from '../../database/queries/checkout/coupon.ts';
import { markQuotePlaced } from '../../database/queries/checkout/quote.ts';
import { addJobs } from '../../database/queries/job/job.ts';
import { insertOrder, takeOutOfBag } from '../../database/queries/order/order.ts';
import {
  type AttemptRecord,
  lockLiveAttempt,
  settleAttempt,
} from '../../database/queries/payment/attempt.ts';
import { orderEmail } from '../../domain/order/order-email.ts';
import { shipmentShares } from '../../domain/order/order-shipments.ts';
import { linesToHold } from '../../domain/stock/stock-hold.ts';
import type { Charge } from '../../providers/payment/payment-processor.ts';
import { issueGiftCards } from '../gift-card/issue-gift-cards.ts';
import { queueEmail } from '../messaging/queue-email.ts';
import { stockedLines } from '../payment/begin-attempt.ts';
import type { PaymentDeps } from '../payment/payment-deps.ts';
import { claimStock, holdStock, NotHeld } from '../stock/hold-stock.ts';

/** Paid for, and cannot be sold: the time it was held for has run out, and somebody else was quicker. */
export class OrderImpossible extends Error {
  readonly code: 'sold_out' | 'deal_over';
  constructor(code: 'sold_out' | 'deal_over') {
    super(code);
    this.code = code;
  }
}

export function placeOrder(deps: PaymentDeps, attemptId: string, charge: Charge | null): Promise<void> {
  return deps.database.checkout.transaction(async (tx) => {
    const attempt = await lockLiveAttempt(tx, attemptId);
    // Somebody else has made it, or ended it.
    if (!attempt) return;
    const { quote } = attempt;
    const orderId = await insertOrder(
      tx,
      attempt,
      shipmentShares(quote.priced),
      heldBecause(attempt, charge),
    );
    await issueGiftCards(tx, deps.hash, orderId);
    await keepCoupons(tx, attemptId, orderId);
    await markQuotePlaced(tx, attempt.quoteId, orderId);
    await takeOutOfBag(tx, quote.priced.lines);
    await settleAttempt(tx, attemptId, 'authorised', {
      orderId,
      ...(charge && { chargeId: charge.id, cardLabel: charge.cardLabel }),
    });
    if (charge)
      await addJobs(tx, [
        {
          kind: 'capture-payment',
          key: String(orderId),
          priority: jobPriorities['capture-payment'],
          payload: { orderId },
        },
      ]);
    const email = orderEmail(orderId, quote, deps.orderUrl(orderId));
    await queueEmail(tx, { to: quote.draft.emailAddress, ...email });
    // The rows that everybody wants come last, so that they are held for as short as can be.
    await sell(tx, attempt);
    await deps.failpoint?.('K7');
  });
}

/** A charge that is not for what was agreed is an order that a person must look at before it leaves. */
function heldBecause({ amountMinor, currency }: AttemptRecord, charge: Charge | null): string | null {
  if (!charge || (charge.amount.minor === amountMinor && charge.amount.currency === currency)) return null;
  return `The processor has ${charge.amount.minor} ${charge.amount.currency} for it, in minor units.`;
}

/** What was held; or, when that time has run out, what can still be had. */
async function sell(tx: Transaction, { holdId, quote }: AttemptRecord): Promise<void> {
  const lines = stockedLines(quote);
  if (lines.length === 0) return;
  if (holdId !== null && (await claimStock(tx, holdId))) return;
  try {
    const again = await holdStock(tx, linesToHold(lines));
    await claimStock(tx, again.holdId);
    await tx.execute('set local synchronous_commit = on');
  } catch (error) {
    if (error instanceof NotHeld) throw new OrderImpossible(error.answer.code);
    throw error;
  }
}
