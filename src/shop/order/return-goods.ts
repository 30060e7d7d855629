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
import type { DayLimit } from '../../domain/desk/day-limit.ts';
import { canSendBack } from '../../domain/order/order.ts';
import { leftToRefund, lineRefund, unitsToRefund } from '../../domain/order/refund.ts';
import { money } from '../../domain/pricing/money.ts';
import { askAgain, finishRefund, giveBack, paymentsOf } from '../payment/give-back.ts';
import type { PaymentDeps } from '../payment/payment-deps.ts';
import { freeStock } from '../stock/hold-stock.ts';
import { sendExchange } from './exchange-goods.ts';
import { isTooLate } from './is-too-late.ts';
import { exceededLimit } from './refund-limit.ts';
import { tellOfRefund } from './refund-order.ts';

const returnReference = (returnId: number) => `return ${returnId}`;

interface ReturnRequest {
  readonly orderLineId: number;
  readonly quantity: number;
  readonly reason: string;
  /** Although its time is over: as a kindness, or because it is faulty. */
  readonly isLate: boolean;
}

export type AuthoriseOutcome =
  | { readonly ok: true; readonly returnId: number }
  | { readonly ok: false; readonly code: 'cannot_come_back' | 'too_late' };

export function authoriseReturn(
  { database, now }: Pick<PaymentDeps, 'database' | 'now'>,
  orderId: number,
  { isLate, ...returnRequest }: ReturnRequest,
  actor: Actor,
): Promise<AuthoriseOutcome> {
  return database.checkout.transaction(async (tx): Promise<AuthoriseOutcome> => {
    const order = await lockOrder(tx, orderId);
    const record = order && (await findOrder(tx, orderId, 'anyone'));
    if (!record || !canSendBack(record.order.status)) return { ok: false, code: 'cannot_come_back' };
    if (!isLate && isTooLate(record, returnRequest.orderLineId, now()))
      return { ok: false, code: 'too_late' };
    const returnId = await insertReturn(tx, orderId, returnRequest);
    if (returnId === null) return { ok: false, code: 'cannot_come_back' };
    await insertAuditEntry(tx, actor, {
      verb: 'orders.change',
      thing: 'order',
      thingId: orderId,
      after: { returnId, ...returnRequest, ...(isLate && { isLate }) },
    });
    return { ok: true, returnId };
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
  | { readonly ok: false; readonly code: 'not_found' | 'card_refused' }
  | { readonly ok: false; readonly code: 'over_limit'; readonly limit: DayLimit };

/** Rolls the transaction back: the thing is not taken in by somebody who may not pay it back. */
class OverLimit extends Error {
  readonly limit: DayLimit;

  constructor(limit: DayLimit) {
    super('The refund is above what its person may give back today.');
    this.limit = limit;
  }
}

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
  const reference = returnReference(returnId);
  const receive = async (tx: Transaction) => {
    const order = await lockOrder(tx, orderId);
    const arrived = order && (await receiveReturn(tx, orderId, returnId));
    if (!arrived) return false;
    const { isExchanged, paidBack } = await sendOrPayBack(deps, tx, orderId, returnId, arrived, {
      reference,
      actor,
    });
    if (!isExchanged && arrived.isNew && (await isAllHere(tx, orderId)) && order.status !== 'returned')
      await moveOrder(tx, orderId, order.status, 'returned');
    await markPaidBack(tx, returnId);
    // Said again, with everything paid back, it is no change.
    if (arrived.isNew || paidBack)
      await insertAuditEntry(tx, actor, {
        verb: 'orders.refund',
        thing: 'order',
        thingId: orderId,
        before: { returnId, isHere: !arrived.isNew },
        after: { returnId, isHere: true, ...(isExchanged && { isExchanged }), ...paidBack },
      });
    return true;
  };
  try {
    if (!(await deps.database.checkout.transaction(receive))) return { ok: false, code: 'not_found' };
  } catch (error) {
    if (error instanceof OverLimit) return { ok: false, code: 'over_limit', limit: error.limit };
    throw error;
  }
  const state = await finishRefund(deps, orderId, reference);
  return state === 'refused' ? { ok: false, code: 'card_refused' } : { ok: true };
}

interface Receipt {
  readonly reference: string;
  readonly actor: Actor;
}

/** On the shelf again, and the other size sent for it; or its money back. */
async function sendOrPayBack(
  deps: PaymentDeps,
  tx: Transaction,
  orderId: number,
  returnId: number,
  arrived: ReturnRecord,
  receipt: Receipt,
): Promise<{ readonly isExchanged: boolean; readonly paidBack: PaidBack | null }> {
  const { orderLineId, quantity, isNew, exchange } = arrived;
  const record = await findOrder(tx, orderId, 'anyone');
  const line = record?.lines.find(({ id }) => id === orderLineId);
  if (!record || !line) return { isExchanged: false, paidBack: null };
  if (isNew) await restock(tx, { skuId: line.skuId, quantity }, receipt.reference);
  const isExchanged =
    exchange !== null &&
    (exchange.lineId !== null ||
      (isNew && (await sendExchange(tx, record, { returnId, orderLineId, quantity, exchange }))));
  if (isExchanged) return { isExchanged, paidBack: null };
  return { isExchanged, paidBack: await payBack(deps, tx, record, line, arrived, receipt) };
}

interface PaidBack {
  readonly cardMinor: number;
  readonly creditMinor: number;
  readonly currency: string;
}

/** Null when nothing was due for it, or all of it was paid back before. */
async function payBack(
  deps: PaymentDeps,
  tx: Transaction,
  record: OrderRecord,
  line: OrderRecord['lines'][number],
  { unitsHere }: ReturnRecord,
  { reference, actor }: Receipt,
): Promise<PaidBack | null> {
  const before = record.refunds.find((refund) => refund.reference === reference);
  if (before) {
    await askAgain(tx, record, before);
    return null;
  }
  const units = unitsToRefund(line, unitsHere);
  // An order that was sold elsewhere is paid back there. What a merchant gave back before as a sum is not given twice.
  if (!record.attempt || units === 0) return null;
  const amountMinor = Math.min(lineRefund(line, units), leftToRefund(paymentsOf(record)));
  await countRefundedUnits(tx, line.id, units);
  if (amountMinor === 0) return null;
  const limit = await exceededLimit(tx, actor, money(amountMinor, record.order.currency), deps.now());
  if (limit) throw new OverLimit(limit);
  const giving = { cause: 'return', reference, request: '', amountMinor } as const;
  const refund = await giveBack(deps, tx, record, giving);
  if (!refund) throw new Error(`Line ${line.id} of order ${record.order.id} could not be paid back.`);
  await tellOfRefund(deps, tx, record, refund);
  const { cardMinor, creditMinor } = refund;
  return { cardMinor, creditMinor, currency: record.order.currency };
}
