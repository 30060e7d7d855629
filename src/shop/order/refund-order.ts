// Gives money back for an order: to the card as far as the card was charged, the rest as credit where credit paid.
import type { Transaction } from '../../database/database.ts';
import { findOrder, type OrderRecord } from '../../database/queries/order/find-order.ts';
import {
  insertReturn,
  lockOrder,
  moveOrder,
  receiveReturn,
  restock,
} from '../../database/queries/order/order-change.ts';
import { refundEmail } from '../../domain/order/order-email.ts';
import { lineRefund } from '../../domain/order/refund.ts';
import { money } from '../../domain/pricing/money.ts';
import { NoAnswer, ProcessorDown } from '../../providers/payment/payment-processor.ts';
import { inLanguage } from '../../words/spoken.ts';
import { queueEmail } from '../messaging/queue-email.ts';
import { askForMovement, moveMoney } from '../payment/move-money.ts';
import type { PaymentDeps } from '../payment/payment-deps.ts';

export interface Refunding {
  readonly orderId: number;
  /** In minor units; or the lines that are paid back, so many of each. */
  readonly amountMinor?: number | undefined;
  readonly lines?: readonly { readonly lineId: number; readonly quantity: number }[] | undefined;
  /** What makes a second asking the same refund. */
  readonly reference: string;
}

export type Refunded =
  | { readonly ok: true; readonly amountMinor: number; readonly isDone: boolean }
  | { readonly ok: false; readonly code: 'not_found' | 'too_much' };

export async function refundOrder(deps: PaymentDeps, refunding: Refunding): Promise<Refunded> {
  const { orderId, reference } = refunding;
  const claimed = await deps.database.checkout.transaction(async (tx) => {
    await lockOrder(tx, orderId);
    const found = await findOrder(tx, orderId, 'anyone');
    if (!found?.attempt) return { ok: false, code: 'not_found' } as const;
    const amountMinor = refunding.amountMinor ?? amountOf(found, refunding.lines ?? []);
    if (amountMinor === null || amountMinor <= 0) return { ok: false, code: 'too_much' } as const;
    const movement = await askForMovement(tx, {
      attemptId: found.attempt.id,
      kind: 'refund',
      reference,
      amountMinor,
    });
    if (!movement) return { ok: false, code: 'too_much' } as const;
    const isNew = movement.state === 'asked';
    if (isNew) await tellOf(deps, tx, found, movement.amountMinor);
    return { ok: true, movement } as const;
  });
  if (!claimed.ok) return claimed;
  const { amountMinor } = claimed.movement;
  try {
    return { ok: true, amountMinor, isDone: await moveMoney(deps, claimed.movement) };
  } catch (error) {
    // It is claimed, and its job asks again.
    if (error instanceof NoAnswer || error instanceof ProcessorDown)
      return { ok: true, amountMinor, isDone: false };
    throw error;
  }
}

function amountOf({ lines }: OrderRecord, asked: NonNullable<Refunding['lines']>): number | null {
  let sum = 0;
  for (const { lineId, quantity } of asked) {
    const line = lines.find(({ id }) => id === lineId);
    if (!line || quantity > line.quantity) return null;
    sum += lineRefund(line, quantity);
  }
  return sum;
}

function tellOf(deps: PaymentDeps, tx: Transaction, { order }: OrderRecord, amountMinor: number) {
  const { id: orderId, email, currency, language } = order;
  const written = inLanguage(language, () =>
    refundEmail({ orderId, url: deps.orderUrl(orderId) }, money(amountMinor, currency)),
  );
  return queueEmail(tx, { to: email, ...written });
}

/** The number of the return; null when so many of that line cannot come back. */
export function authoriseReturn(
  { database }: PaymentDeps,
  orderId: number,
  asked: { readonly orderLineId: number; readonly quantity: number; readonly reason: string },
): Promise<number | null> {
  return database.checkout.transaction(async (tx) => {
    const order = await lockOrder(tx, orderId);
    if (order?.status !== 'shipped' && order?.status !== 'delivered') return null;
    return insertReturn(tx, orderId, asked);
  });
}

/** It is here: back on the shelf, and paid back. */
export async function receiveReturned(
  deps: PaymentDeps,
  orderId: number,
  returnId: number,
): Promise<Refunded> {
  const received = await deps.database.checkout.transaction(async (tx) => {
    const order = await lockOrder(tx, orderId);
    const line = await receiveReturn(tx, orderId, returnId);
    if (!order || !line) return null;
    await restock(tx, line, `return ${returnId}`);
    const found = await findOrder(tx, orderId, 'anyone');
    const isAllBack = found?.lines.every(({ quantity, returnedQuantity }) => returnedQuantity === quantity);
    if (isAllBack) await moveOrder(tx, orderId, order.status, 'returned');
    return line;
  });
  if (!received) return { ok: false, code: 'not_found' };
  const lines = [{ lineId: received.orderLineId, quantity: received.quantity }];
  return refundOrder(deps, { orderId, lines, reference: `return ${returnId}` });
}
