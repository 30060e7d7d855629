// Things of an order that come back: they are back on the shelf and paid back in one transaction, or neither.
import type { Transaction } from '../../database/database.ts';
import { insertAuditEntry } from '../../database/queries/desk/audit.ts';
import { findOrder, type OrderRecord } from '../../database/queries/order/find-order.ts';
import { lockOrder, moveOrder, restock } from '../../database/queries/order/order-change.ts';
import {
  callOffReturn,
  insertReturn,
  isAllHere,
  markPaidBack,
  type ReturnRecord,
  receiveReturn,
} from '../../database/queries/order/order-return.ts';
import { countRefundedUnits } from '../../database/queries/payment/refund.ts';
import type { Actor } from '../../domain/desk/actor.ts';
import { canSendBack } from '../../domain/order/order.ts';
import { leftToRefund, lineRefund, unitsToRefund } from '../../domain/order/refund.ts';
import { askAgain, finishRefund, giveBack, paymentsOf } from '../payment/give-back.ts';
import type { PaymentDeps } from '../payment/payment-deps.ts';
import { freeStock } from '../stock/hold-stock.ts';
import { sendExchange } from './exchange-goods.ts';
import { tellOfRefund } from './refund-order.ts';

const returnReference = (returnId: number) => `return ${returnId}`;

/** The number of the return; null when so many of that line cannot come back. */
export function authoriseReturn(
  { database }: PaymentDeps,
  orderId: number,
  returnRequest: { readonly orderLineId: number; readonly quantity: number; readonly reason: string },
  actor: Actor,
): Promise<number | null> {
  return database.checkout.transaction(async (tx) => {
    const order = await lockOrder(tx, orderId);
    if (!order || !canSendBack(order.status)) return null;
    const returnId = await insertReturn(tx, orderId, returnRequest);
    if (returnId !== null)
      await insertAuditEntry(tx, actor, {
        verb: 'orders.change',
        thing: 'order',
        thingId: orderId,
        after: { returnId, ...returnRequest },
      });
    return returnId;
  });
}

/** False when there is none on its way, or another size was sent for it. What was held for it is free again. */
export function callOffGoods(
  { database }: PaymentDeps,
  orderId: number,
  returnId: number,
  actor: Actor,
): Promise<boolean> {
  return database.checkout.transaction(async (tx) => {
    await lockOrder(tx, orderId);
    const gone = await callOffReturn(tx, orderId, returnId);
    if (!gone) return false;
    const { holdId, ...what } = gone;
    if (holdId !== null) await freeStock(tx, holdId);
    await insertAuditEntry(tx, actor, {
      verb: 'orders.change',
      thing: 'order',
      thingId: orderId,
      before: { returnId, ...what },
      after: { returnId, isCalledOff: true },
    });
    return true;
  });
}

export type ReturnOutcome =
  | { readonly ok: true }
  | { readonly ok: false; readonly code: 'not_found' | 'card_refused' };

/**
 * It is here. Said a second time it changes nothing, but that whatever was not paid back by then is paid back: what
 * the card refused, too.
 */
export async function receiveGoods(
  deps: PaymentDeps,
  orderId: number,
  returnId: number,
  actor: Actor,
): Promise<ReturnOutcome> {
  const isKnown = await deps.database.checkout.transaction(async (tx) => {
    const order = await lockOrder(tx, orderId);
    const arrived = order && (await receiveReturn(tx, orderId, returnId));
    if (!arrived) return false;
    const isExchanged = await sendOrPayBack(deps, tx, orderId, returnId, arrived);
    if (!isExchanged && arrived.isNew && (await isAllHere(tx, orderId)) && order.status !== 'returned')
      await moveOrder(tx, orderId, order.status, 'returned');
    await markPaidBack(tx, returnId);
    await insertAuditEntry(tx, actor, {
      verb: 'orders.refund',
      thing: 'order',
      thingId: orderId,
      before: { returnId, isHere: !arrived.isNew },
      after: { returnId, isHere: true, ...(isExchanged && { isExchanged }) },
    });
    return true;
  });
  if (!isKnown) return { ok: false, code: 'not_found' };
  const state = await finishRefund(deps, orderId, returnReference(returnId));
  return state === 'refused' ? { ok: false, code: 'card_refused' } : { ok: true };
}

/** On the shelf again, and the other size sent for it; or its money back. Whether something was sent for it. */
async function sendOrPayBack(
  deps: PaymentDeps,
  tx: Transaction,
  orderId: number,
  returnId: number,
  arrived: ReturnRecord,
): Promise<boolean> {
  const { orderLineId, quantity, isNew, exchange } = arrived;
  const record = await findOrder(tx, orderId, 'anyone');
  const line = record?.lines.find(({ id }) => id === orderLineId);
  if (!record || !line) return false;
  const reference = returnReference(returnId);
  if (isNew) await restock(tx, { skuId: line.skuId, quantity }, reference);
  if (exchange && exchange.lineId !== null) return true;
  if (exchange && isNew && (await sendExchange(tx, record, { returnId, orderLineId, quantity, exchange })))
    return true;
  await payBack(deps, tx, record, line, arrived, reference);
  return false;
}

async function payBack(
  deps: PaymentDeps,
  tx: Transaction,
  record: OrderRecord,
  line: OrderRecord['lines'][number],
  { unitsHere }: ReturnRecord,
  reference: string,
): Promise<void> {
  const before = record.refunds.find((refund) => refund.reference === reference);
  if (before) return askAgain(tx, record, before);
  const units = unitsToRefund(line, unitsHere);
  // An order that was sold elsewhere is paid back there. What a merchant gave back before as a sum is not given twice.
  if (!record.attempt || units === 0) return;
  const amountMinor = Math.min(lineRefund(line, units), leftToRefund(paymentsOf(record)));
  await countRefundedUnits(tx, line.id, units);
  if (amountMinor === 0) return;
  const giving = { cause: 'return', reference, request: '', amountMinor } as const;
  const refund = await giveBack(deps, tx, record, giving);
  if (!refund) throw new Error(`Line ${line.id} of order ${record.order.id} could not be paid back.`);
  await tellOfRefund(deps, tx, record, refund);
}
