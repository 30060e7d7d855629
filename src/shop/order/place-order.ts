// Makes an order of an attempt that is paid for, in one transaction: the stock that was held is sold, the codes and
// the credit are its own, the bag is emptied of it, and the receipt and the capture are left as work.

import { jobPriorities } from '../../contract/job/job.ts';
import type { Transaction } from '../../database/database.ts';
import { isInsistedOn } from '../../database/prepared-statement.ts';
import { keepCoupons } from '../../database/queries/checkout/coupon.ts';
import { markPaymentLinksPaid } from '../../database/queries/checkout/payment-link.ts';
import { markQuotePlaced } from '../../database/queries/checkout/quote.ts';
import { addJobs, type NewJob } from '../../database/queries/job/job.ts';
import { insertOrder, takeOutOfBag } from '../../database/queries/order/order.ts';
import { type AttemptRecord, lockToPlace, settleAttempt } from '../../database/queries/payment/attempt.ts';
import { committing } from '../../database/transaction.ts';
import { shipmentShares } from '../../domain/order/order-shipments.ts';
import { lenderNames } from '../../domain/payment/pay-in-four.ts';
import { hasPaymentLinks } from '../../domain/payment/payment-link.ts';
import { returnDaysFor, standardReturns } from '../../domain/shipping/return-terms.ts';
import { signatureOf } from '../../domain/shipping/signature.ts';
import { linesToHold } from '../../domain/stock/stock-hold.ts';
import type { Charge } from '../../providers/payment/payment-processor.ts';
import { writeOrderEmail } from '../../words/order/order-email.ts';
import { issueGiftCards } from '../gift-card/issue-gift-cards.ts';
import { emailJob } from '../messaging/queue-email.ts';
import { stockedLines } from '../payment/begin-attempt.ts';
import type { PaymentDeps } from '../payment/payment-deps.ts';
import { sayLinesOf } from '../product/say-lines.ts';
import { claimStock, holdStock, NotHeld } from '../stock/hold-stock.ts';

/** Paid for, and cannot be sold: the time it was held for has run out, and somebody else was quicker. */
export class OrderImpossible extends Error {
  readonly code: 'sold_out' | 'deal_over';
  constructor(code: 'sold_out' | 'deal_over') {
    super(code);
    this.code = code;
  }
}

/** The attempt with its order; null when somebody else has made it, or ended it. */
export async function placeOrder(
  deps: PaymentDeps,
  attempt: AttemptRecord,
  charge: Charge | null,
): Promise<AttemptRecord | null> {
  const hasHold = attempt.holdId !== null || stockedLines(attempt.quote).length === 0;
  if (!hasHold) return place(deps, attempt, charge, false);
  return place(deps, attempt, charge, true).catch((error: unknown) => {
    if (!isInsistedOn(error)) throw error;
    // What was held is not any more: what can still be had is sold instead.
    return place(deps, attempt, charge, false);
  });
}

async function place(
  deps: PaymentDeps,
  attempt: AttemptRecord,
  charge: Charge | null,
  isHeld: boolean,
): Promise<AttemptRecord | null> {
  const receipt = await sayLinesOf(deps.database.checkout, attempt.language, attempt.quote.priced);
  return deps.database.checkout.transaction(async (tx) => {
    const locked = await lockToPlace(tx, attempt.id);
    if (locked === null) return null;
    const { orderId, ...owner } = locked;
    await deps.failpoint?.('placing_order');
    const { id, quote } = attempt;
    const { lines, coupons } = quote.priced;
    const signature = signatureOf({
      goods: quote.priced.freeShippingSubtotal,
      isWaived: quote.priced.signatureOptOut,
      isPaidByKlarna: charge?.cardLabel === lenderNames.klarna,
      klarnaFrom: deps.klarnaSignatureFrom,
    });
    const returnDays = returnDaysFor(
      deps.returnTerms?.() ?? standardReturns,
      quote.draft.shippingAddress?.countryCode ?? null,
    );
    const hasGiftCards = lines.some(({ isGiftCard }) => isGiftCard);
    // Asked for at once: the database takes one after the other, in this order.
    const writes = Promise.all([
      insertOrder(tx, orderId, { ...attempt, ...owner }, shipmentShares(quote.priced), {
        heldBecause: heldBecause(attempt, charge),
        signature,
        returnDays,
      }),
      settleAttempt(tx, attempt, 'authorised', {
        orderId,
        ...(charge && { chargeId: charge.id, cardLabel: charge.cardLabel }),
      }),
      coupons.length > 0 && keepCoupons(tx, id, orderId),
      hasPaymentLinks(quote.priced) && markPaymentLinksPaid(tx, id, orderId),
      markQuotePlaced(tx, attempt.quoteId, orderId),
      takeOutOfBag(tx, lines),
      addJobs(tx, [
        emailJob({
          to: quote.draft.emailAddress,
          ...writeOrderEmail(
            attempt.language,
            orderId,
            { ...quote, priced: receipt, signature, returnDays },
            deps.orderUrl(attempt.language, orderId),
          ),
        }),
        ...(charge ? [captureJob(orderId)] : []),
      ]),
      // The rows that everybody wants come last, and mostly with the commit, so that they are held for as short as can
      // be.
      isHeld && attempt.holdId !== null && claimStock(tx, attempt.holdId, true),
    ]);
    if (isHeld && !hasGiftCards) return (await committing(tx, writes))[1];
    const [, settled] = await writes;
    if (hasGiftCards) await issueGiftCards(tx, deps.hash, orderId);
    if (!isHeld) await sellAgain(tx, attempt);
    return settled;
  });
}

const captureJob = (orderId: number): NewJob => ({
  kind: 'capture-payment',
  key: String(orderId),
  priority: jobPriorities['capture-payment'],
  payload: { orderId },
});

/** A charge that is not for what was agreed is an order that a person must look at before it leaves. */
function heldBecause({ amountMinor, currency }: AttemptRecord, charge: Charge | null): string | null {
  if (!charge || (charge.amount.minor === amountMinor && charge.amount.currency === currency)) return null;
  return `The processor has ${charge.amount.minor} ${charge.amount.currency} for it, in minor units.`;
}

/** The time it was held for has run out: what can still be had. */
async function sellAgain(tx: Transaction, { quote }: AttemptRecord): Promise<void> {
  try {
    const again = await holdStock(tx, linesToHold(stockedLines(quote)));
    await claimStock(tx, again.holdId);
  } catch (error) {
    if (error instanceof NotHeld) throw new OrderImpossible(error.answer.code);
    throw error;
  }
}
