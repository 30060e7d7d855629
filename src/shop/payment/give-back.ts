// Gives money of an order back: one rule says how much of it goes to the card and how much is credit again. Claimed,
// written down and told of in one transaction, with the order held; the card's processor is asked after it.
import type { Transaction } from '../../database/database.ts';
import type { OrderRecord } from '../../database/queries/order/find-order.ts';
import { findMovement, renameRefused } from '../../database/queries/payment/movement.ts';
import {
  countReturnedCredit,
  findRefunds,
  insertRefund,
  type NewRefund,
  type RefundRecord,
  replaceMovement,
} from '../../database/queries/payment/refund.ts';
import {
  type CreditDestination,
  type OrderPayments,
  type RefundCause,
  splitRefund,
} from '../../domain/order/refund.ts';
import { money } from '../../domain/pricing/money.ts';
import { NoAnswer, ProcessorDown } from '../../providers/payment/payment-processor.ts';
import { askForMovement, moveMoney } from './move-money.ts';
import type { PaymentDeps } from './payment-deps.ts';
import { creditOwner, returnCredit } from './return-credit.ts';

/** What an order was paid with so far. A refund that its card refused still counts: it is to be asked for again. */
export function paymentsOf({ order, attempt, refunds }: OrderRecord): OrderPayments {
  return {
    cardPaid: attempt?.capturedMinor ?? 0,
    cardReturned: refunds.reduce((sum, { cardMinor }) => sum + cardMinor, 0),
    creditPaid: order.creditMinor,
    creditReturned: order.creditReturnedMinor,
  };
}

export interface Giving {
  readonly cause: RefundCause;
  readonly reference: string;
  readonly request: string;
  readonly amountMinor: number;
}

/** Null when less is left. The order is held by whoever calls, and was read after that. */
export async function giveBack(
  deps: PaymentDeps,
  tx: Transaction,
  record: OrderRecord,
  { amountMinor, reference, ...why }: Giving,
): Promise<NewRefund | null> {
  const { order, attempt } = record;
  const split = splitRefund(amountMinor, paymentsOf(record));
  if (!split) return null;
  const movement =
    attempt && split.cardMinor > 0
      ? await askForMovement(tx, {
          attemptId: attempt.id,
          kind: 'refund',
          reference,
          amountMinor: split.cardMinor,
        })
      : null;
  if (split.cardMinor > 0 && !movement) return null;
  const creditTo =
    split.creditMinor > 0 ? await returnOrderCredit(deps, tx, order, split.creditMinor, reference) : null;
  const refund = {
    ...split,
    ...why,
    reference,
    orderId: order.id,
    movementId: movement?.id ?? null,
    creditTo,
  };
  await insertRefund(tx, refund);
  return refund;
}

export async function returnOrderCredit(
  deps: PaymentDeps,
  tx: Transaction,
  order: OrderRecord['order'],
  minor: number,
  reference: string,
): Promise<CreditDestination> {
  await countReturnedCredit(tx, order.id, minor);
  return returnCredit(deps, tx, {
    owner: creditOwner(order),
    amount: money(minor, order.currency),
    source: `order ${order.id} ${reference}`,
    email: order.email,
    name: order.details?.shippingAddress?.firstName ?? '',
  });
}

/** What its card refused is asked for once more; anything else is left as it is. */
export async function askAgain(tx: Transaction, record: OrderRecord, refund: RefundRecord): Promise<void> {
  const { attempt } = record;
  if (!attempt || refund.cardState !== 'refused') return;
  await renameRefused(tx, attempt.id, 'refund');
  const movement = await askForMovement(tx, {
    attemptId: attempt.id,
    kind: 'refund',
    reference: refund.reference,
    amountMinor: refund.cardMinor,
  });
  if (movement) await replaceMovement(tx, refund.id, movement.id);
}

/** How far a refund has come: what its card has not answered yet is asked for again by a job. */
export type RefundState = 'done' | 'asked' | 'refused';

/** Asks the card's processor, after the transaction in which the refund was claimed. */
export async function finishRefund(
  deps: PaymentDeps,
  orderId: number,
  reference: string,
): Promise<RefundState> {
  const { checkout } = deps.database;
  const refund = (await findRefunds(checkout, orderId)).find((one) => one.reference === reference);
  if (!refund || refund.movementId === null) return 'done';
  const movement = await findMovement(checkout, refund.movementId);
  if (!movement || movement.state === 'refused') return 'refused';
  try {
    return (await moveMoney(deps, movement)) ? 'done' : 'refused';
  } catch (error) {
    if (error instanceof NoAnswer || error instanceof ProcessorDown) return 'asked';
    throw error;
  }
}
