// Orders as the desk shows them.
import type { DeskOrder, DeskOrderRow } from '../../contract/desk/order-desk.ts';
import type { Queries } from '../../database/database.ts';
import { findPaymentLinksOfOrder } from '../../database/queries/checkout/payment-link.ts';
import { findAudit } from '../../database/queries/desk/audit.ts';
import { countOrders, findOrderPage, type OrderListRecord } from '../../database/queries/desk/order-list.ts';
import { findNotes, findReturns } from '../../database/queries/desk/order-note.ts';
import { findOrder } from '../../database/queries/order/find-order.ts';
import type { Actor } from '../../domain/desk/actor.ts';
import { mostCounted } from '../../domain/desk/list.ts';
import {
  formatCursor,
  type OrderCursor,
  type OrderFilters,
  type OrderSort,
  parcelState,
} from '../../domain/desk/order/order-list.ts';
import { isHeld } from '../../domain/order/order.ts';
import { leftToRefund } from '../../domain/order/refund.ts';
import { decimalOfMoney, money } from '../../domain/pricing/money.ts';
import { readRefundLimit } from '../order/refund-limit.ts';
import { viewOrder } from '../order/view-order.ts';
import { paymentsOf } from '../payment/give-back.ts';

export interface OrderListInput {
  readonly filters: OrderFilters;
  readonly sort: OrderSort;
  readonly after: OrderCursor | null;
  readonly size: number;
}

export async function listDeskOrders(queries: Queries, { filters, sort, after, size }: OrderListInput) {
  const [records, count] = await Promise.all([
    findOrderPage(queries, filters, { sort, after, size: size + 1 }),
    countOrders(queries, filters),
  ]);
  const shown = records.slice(0, size);
  const last = shown.at(-1);
  return {
    rows: shown.map(viewRow),
    total: Math.min(count, mostCounted),
    isTotalExact: count <= mostCounted,
    next: records.length > size && last ? formatCursor(last.cursor) : null,
  };
}

function viewRow(record: OrderListRecord): DeskOrderRow {
  const { orderId, status, parcels, ready, waiting, city, region, countryCode, currency } = record;
  const left = parcels - ready - waiting;
  return {
    orderId,
    placedAt: record.placedAt.toISOString(),
    status,
    parcel: parcelState({ status, isHeld: isHeld(record), ready, waiting, left }),
    parcelsLeft: left,
    parcels,
    payment: record.payment,
    customerName: `${record.firstName} ${record.lastName}`.trim(),
    emailAddress: record.email,
    place: [city, region].filter((part) => part !== '').join(', '),
    countryCode,
    items: record.items,
    currency,
    total: decimalOfMoney(money(record.totalMinor, currency)),
  };
}

/** More than anyone reads of one order. */
const longestTimeline = 200;

/** Null when there is none. */
export async function readDeskOrder(
  queries: Queries,
  { orderId, actor, now }: { readonly orderId: number; readonly actor: Actor; readonly now: number },
): Promise<DeskOrder | null> {
  const record = await findOrder(queries, orderId, 'anyone');
  if (!record) return null;
  const { order, attempt } = record;
  const [notes, returns, audit, limit, links] = await Promise.all([
    findNotes(queries, orderId),
    findReturns(queries, orderId),
    findAudit(
      queries,
      { thing: 'order', thingId: String(orderId) },
      { sort: 'newest', size: longestTimeline },
    ),
    readRefundLimit(queries, actor, now),
    findPaymentLinksOfOrder(queries, orderId),
  ]);
  const changes = audit.map(({ at, verb, actorName, before, after }) => ({
    at: at.toISOString(),
    what: verb,
    by: actorName,
    before,
    after,
  }));
  const takings = links.map(({ madeAt, madeBy }) => ({
    at: madeAt.toISOString(),
    what: 'orders.create',
    by: madeBy,
    before: null,
    after: null,
  }));
  const moves = record.history.map(({ at, toStatus }) => ({
    at: at.toISOString(),
    what: 'status',
    by: '',
    before: null,
    after: { status: toStatus },
  }));
  return {
    ...viewOrder(record),
    isHeld: isHeld(order),
    heldBecause: isHeld(order) ? order.heldBecause : null,
    isHeldByDesk: isHeld(order) && order.isHeldByDesk,
    version: order.version,
    customerId: order.customerId,
    refundable: decimalOfMoney(money(attempt ? leftToRefund(paymentsOf(record)) : 0, order.currency)),
    refundLimit: limit && { perDay: decimalOfMoney(limit.perDay), left: decimalOfMoney(limit.left) },
    returns,
    notes: notes.map(({ at, writtenBy, body }) => ({ at: at.toISOString(), by: writtenBy, text: body })),
    timeline: [...changes, ...takings, ...moves].toSorted((a, b) => b.at.localeCompare(a.at)),
  };
}
