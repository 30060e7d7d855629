// Another size for what goes back: held before the old one leaves its owner, sent when that is here, or at once. No money
// moves.
import type { Transaction } from '../../database/database.ts';
import { commitsDurably } from '../../database/prepared-statement.ts';
import { insertAuditEntry } from '../../database/queries/desk/audit.ts';
import { findOrder, type OrderRecord } from '../../database/queries/order/find-order.ts';
import { lockOrder, moveOrder } from '../../database/queries/order/order-change.ts';
import {
  type Exchange,
  type ExchangeSize,
  findExchangeSizes,
  findReturnByKey,
  insertExchangeLine,
  insertReturn,
  type StoredReturn,
  setExchange,
} from '../../database/queries/order/order-return.ts';
import { sellFree } from '../../database/queries/stock/stock-hold.ts';
import type { Actor } from '../../domain/desk/actor.ts';
import { exchangeCost, exchangeHoldDays } from '../../domain/order/exchange.ts';
import { canSendBack } from '../../domain/order/order.ts';
import { unitsLeft } from '../../domain/order/refund.ts';
import { writeExchangeEmail } from '../../words/order/order-email.ts';
import { queueEmail } from '../messaging/queue-email.ts';
import type { PaymentDeps } from '../payment/payment-deps.ts';
import { claimStock, holdStock, NotHeld } from '../stock/hold-stock.ts';
import { isTooLate } from './is-too-late.ts';

export interface ExchangeRequest {
  readonly orderId: number;
  readonly lineId: number;
  readonly quantity: number;
  /** The code of the other size, of the same product. */
  readonly sku: string;
  readonly reason: string;
  /** Before the old one is here. */
  readonly isSentNow: boolean;
  /** Although its time is over. */
  readonly isLate: boolean;
  /** What makes a second request the same exchange. */
  readonly key: string;
  readonly actor: Actor;
}

export type ExchangeOutcome =
  | { readonly ok: true; readonly returnId: number }
  | {
      readonly ok: false;
      readonly code:
        | 'not_found'
        | 'cannot_come_back'
        | 'too_late'
        | 'no_such_size'
        | 'sold_out'
        | 'key_reused';
    };

export async function exchangeGoods(deps: PaymentDeps, request: ExchangeRequest): Promise<ExchangeOutcome> {
  try {
    return await deps.database.checkout.transaction((tx) => holdExchange(deps, tx, request));
  } catch (error) {
    if (error instanceof NotHeld) return { ok: false, code: 'sold_out' };
    throw error;
  }
}

async function holdExchange(
  deps: PaymentDeps,
  tx: Transaction,
  request: ExchangeRequest,
): Promise<ExchangeOutcome> {
  const { orderId, lineId, quantity, reason, isSentNow, key, actor } = request;
  const order = await lockOrder(tx, orderId);
  const record = order && (await findOrder(tx, orderId, 'anyone'));
  if (!record) return { ok: false, code: 'not_found' };
  const sizes = await findExchangeSizes(tx, orderId);
  const size = sizes.find((one) => one.lineId === lineId && one.sku === request.sku);
  const before = await findReturnByKey(tx, orderId, key);
  if (before)
    return isSameRequest(before, request, size)
      ? { ok: true, returnId: before.id }
      : { ok: false, code: 'key_reused' };
  if (!size) return { ok: false, code: 'no_such_size' };
  const line = record.lines.find(({ id }) => id === lineId);
  if (!line || !canSendBack(record.order.status) || quantity > unitsLeft(line))
    return { ok: false, code: 'cannot_come_back' };
  if (!request.isLate && isTooLate(record, lineId, deps.now())) return { ok: false, code: 'too_late' };
  const returnId = await insertReturn(tx, orderId, {
    orderLineId: lineId,
    quantity,
    reason,
    requestKey: key,
  });
  if (returnId === null) return { ok: false, code: 'cannot_come_back' };
  const hold = await holdStock(
    tx,
    [{ skuId: size.skuId, quantity, dealId: null }],
    exchangeHoldDays * 24 * 60,
  );
  await commitsDurably(tx);
  await setExchange(tx, returnId, { skuId: size.skuId, holdId: hold.holdId });
  await insertAuditEntry(tx, actor, {
    verb: 'orders.change',
    thing: 'order',
    thingId: orderId,
    after: { returnId, lineId, quantity, reason, exchangeFor: size.sku, isSentNow },
  });
  if (isSentNow)
    await sendExchange(tx, record, {
      returnId,
      orderLineId: lineId,
      quantity,
      exchange: { skuId: size.skuId, holdId: hold.holdId, lineId: null },
    });
  const { language, email } = record.order;
  const content = writeExchangeEmail(
    language,
    { orderId, url: deps.orderUrl(language, orderId) },
    {
      name: line.shown.name,
      fromSize: line.shown.sizeName,
      toSize: size.sizeName,
      quantity,
      heldUntil: isSentNow ? null : hold.expiresAt.toISOString().slice(0, 10),
    },
  );
  await queueEmail(tx, { to: email, ...content });
  return { ok: true, returnId };
}

function isSameRequest(
  { orderLineId, quantity, exchangeSkuId }: StoredReturn,
  request: ExchangeRequest,
  size: ExchangeSize | undefined,
): boolean {
  return orderLineId === request.lineId && quantity === request.quantity && exchangeSkuId === size?.skuId;
}

interface ArrivedExchange {
  readonly returnId: number;
  readonly orderLineId: number;
  readonly quantity: number;
  readonly exchange: Exchange;
}

/**
 * Sells the other size to them, in a parcel of its own. False when neither the hold nor the shelf has it any more, or
 * the old one was paid back meanwhile: then what comes back is a return like any other.
 */
export async function sendExchange(
  tx: Transaction,
  { order, lines }: OrderRecord,
  { returnId, orderLineId, quantity, exchange: { skuId, holdId } }: ArrivedExchange,
): Promise<boolean> {
  const from = lines.find(({ id }) => id === orderLineId);
  const cost = from && exchangeCost(from, quantity);
  const size = (await findExchangeSizes(tx, order.id)).find(
    (one) => one.lineId === orderLineId && one.skuId === skuId,
  );
  if (!cost || !size) return false;
  const isSold =
    (holdId !== null && (await claimStock(tx, holdId))) ||
    (await sellFree(tx, { skuId, quantity }, `exchange ${returnId}`));
  if (!isSold) return false;
  await insertExchangeLine(tx, { orderId: order.id, returnId, from, quantity, size, cost });
  if (order.status !== 'partly_shipped') await moveOrder(tx, order.id, order.status, 'partly_shipped');
  return true;
}
