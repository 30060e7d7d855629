// Gives money back for an order because a merchant says so: an amount, or what some of its lines cost.
import type { Transaction } from '../../database/database.ts';
import { insertAuditEntry } from '../../database/queries/desk/audit.ts';
import { findOrder, type OrderRecord } from '../../database/queries/order/find-order.ts';
import { lockOrder } from '../../database/queries/order/order-change.ts';
import { countRefundedUnits, type NewRefund } from '../../database/queries/payment/refund.ts';
import type { Actor } from '../../domain/desk/actor.ts';
import type { DayLimit } from '../../domain/desk/day-limit.ts';
import { leftToRefund, lineRefund, unitsLeft } from '../../domain/order/refund.ts';
import { money } from '../../domain/pricing/money.ts';
import { writeRefundEmail } from '../../words/order/order-email.ts';
import { sayCardLabel } from '../../words/payment/say-card.ts';
import { queueEmail } from '../messaging/queue-email.ts';
import { askAgain, finishRefund, giveBack, paymentsOf } from '../payment/give-back.ts';
import type { PaymentDeps } from '../payment/payment-deps.ts';
import { exceededLimit } from './refund-limit.ts';

interface LineUnits {
  readonly lineId: number;
  readonly quantity: number;
}

export interface RefundRequest {
  readonly orderId: number;
  /** In minor units; or the lines that are paid back, so many of each. */
  readonly amountMinor?: number | undefined;
  readonly lines?: readonly LineUnits[] | undefined;
  /** What makes a second request the same refund. */
  readonly key: string;
  readonly actor: Actor;
}

export type RefundOutcome =
  | { readonly ok: true; readonly amountMinor: number; readonly isDone: boolean }
  | { readonly ok: false; readonly code: 'not_paid_here' | 'key_reused' | 'card_refused' }
  | { readonly ok: false; readonly code: 'too_much'; readonly leftMinor: number }
  | { readonly ok: false; readonly code: 'over_limit'; readonly limit: DayLimit };

type Claim =
  | { readonly ok: true; readonly amountMinor: number }
  | Exclude<RefundOutcome, { readonly ok: true }>;

export async function refundOrder(deps: PaymentDeps, request: RefundRequest): Promise<RefundOutcome> {
  const { orderId } = request;
  const reference = `refund ${request.key}`;
  const claim = await deps.database.checkout.transaction((tx) => claimRefund(deps, tx, request, reference));
  if (!claim.ok) return claim;
  const state = await finishRefund(deps, orderId, reference);
  if (state === 'refused') return { ok: false, code: 'card_refused' };
  return { ok: true, amountMinor: claim.amountMinor, isDone: state === 'done' };
}

async function claimRefund(
  deps: PaymentDeps,
  tx: Transaction,
  { orderId, amountMinor, lines = [], actor }: RefundRequest,
  reference: string,
): Promise<Claim> {
  await lockOrder(tx, orderId);
  const record = await findOrder(tx, orderId, 'anyone');
  if (!record?.attempt) return { ok: false, code: 'not_paid_here' };
  const request = requestText(amountMinor, lines);
  const before = record.refunds.find((refund) => refund.reference === reference);
  if (before) {
    // Refunds from before requests were written down have none.
    if (before.request !== '' && before.request !== request) return { ok: false, code: 'key_reused' };
    await askAgain(tx, record, before);
    return { ok: true, amountMinor: before.cardMinor + before.creditMinor };
  }
  const due = amountMinor ?? amountOf(record, lines);
  const leftMinor = leftToRefund(paymentsOf(record));
  const limit = due && (await exceededLimit(tx, actor, money(due, record.order.currency), deps.now()));
  if (limit) return { ok: false, code: 'over_limit', limit };
  const refund =
    due === null || due <= 0
      ? null
      : await giveBack(deps, tx, record, { cause: 'refund', reference, request, amountMinor: due });
  if (!refund) return { ok: false, code: 'too_much', leftMinor };
  for (const { lineId, quantity } of lines) await countRefundedUnits(tx, lineId, quantity);
  await tellOfRefund(deps, tx, record, refund);
  const { cardMinor, creditMinor } = refund;
  await insertAuditEntry(tx, actor, {
    verb: 'orders.refund',
    thing: 'order',
    thingId: orderId,
    before: { leftMinor },
    after: {
      leftMinor: leftMinor - cardMinor - creditMinor,
      cardMinor,
      creditMinor,
      currency: record.order.currency,
      lines,
    },
  });
  return { ok: true, amountMinor: refund.cardMinor + refund.creditMinor };
}

/** The same for the same request, in whatever order its lines are named. */
function requestText(amountMinor: number | undefined, lines: readonly LineUnits[]): string {
  const units = lines.map(({ lineId, quantity }) => `${quantity} of ${lineId}`).toSorted();
  return amountMinor === undefined ? units.join(', ') : String(amountMinor);
}

/**
 * Null when a line is not of this order, is named twice, or has not so many units that were not paid back. A gift card
 * is none of them: it could be spent afterwards. It goes back with its whole order, as long as it was not spent.
 */
function amountOf({ lines }: OrderRecord, lineUnits: readonly LineUnits[]): number | null {
  if (new Set(lineUnits.map(({ lineId }) => lineId)).size < lineUnits.length) return null;
  let sum = 0;
  for (const { lineId, quantity } of lineUnits) {
    const line = lines.find(({ id }) => id === lineId);
    if (!line || line.giftCardDetails !== null) return null;
    if (quantity > unitsLeft(line)) return null;
    sum += lineRefund(line, quantity);
  }
  return sum;
}

/** The shopper reads what comes back, and where to. */
export function tellOfRefund(
  deps: PaymentDeps,
  tx: Transaction,
  { order, attempt }: OrderRecord,
  { cardMinor, creditMinor, creditTo }: NewRefund,
): Promise<void> {
  const { id: orderId, email, currency, language } = order;
  const written = writeRefundEmail(
    language,
    { orderId, url: deps.orderUrl(language, orderId) },
    {
      card: money(cardMinor, currency),
      cardLabel: attempt?.cardLabel ? sayCardLabel(language, attempt.cardLabel) : null,
      credit: money(creditMinor, currency),
      creditTo,
    },
  );
  return queueEmail(tx, { to: email, ...written });
}
