// A parcel leaves once it is paid for; an order is shipped when all of its parcels have left.
import type { Queries, Transaction } from '../../database/database.ts';
import { hasAuditKey, insertAuditEntry } from '../../database/queries/desk/audit.ts';
import { findOrder } from '../../database/queries/order/find-order.ts';
import {
  deliverParcels,
  haveAllLeft,
  lockOrder,
  moveLinesToNewParcel,
  moveOrder,
  shipParcel,
} from '../../database/queries/order/order-change.ts';
import type { Actor } from '../../domain/desk/actor.ts';
import { namesThatLeave } from '../../domain/order/order-parcels.ts';
import { hasReturnable } from '../../domain/order/return-window.ts';
import { splitParcel } from '../../domain/order/split-parcel.ts';
import type { Carrier } from '../../domain/shipping/carrier.ts';
import { writeShippedEmail } from '../../words/order/order-email.ts';
import { queueEmail } from '../messaging/queue-email.ts';
import { captureShipments } from '../payment/capture-payment.ts';
import type { PaymentDeps } from '../payment/payment-deps.ts';
import { returnDaysOf } from './view-order.ts';

export interface ShipInput {
  readonly orderId: number;
  /** Of the parcel; the next that has not left when it is not said. */
  readonly shipDate?: string | null | undefined;
  readonly trackingCode: string | null;
  /** Who takes it; not said for null. */
  readonly carrier?: Carrier | null | undefined;
  /** The lines that leave; all of the parcel when none is named. */
  readonly lineIds?: readonly number[] | undefined;
  readonly actor: Actor;
  /** Under one key an order is shipped once, however often that is tried. */
  readonly key?: string | undefined;
}

export type Shipped = { readonly ok: true } | { readonly ok: false; readonly code: ShipRefusal };

type ShipRefusal = 'not_found' | 'nothing_to_ship' | 'held' | 'not_paid' | 'not_in_parcel' | 'sold_ahead';

export async function shipOrder(deps: PaymentDeps, shipping: ShipInput): Promise<Shipped> {
  const { orderId, shipDate, trackingCode, carrier = null, actor, lineIds, key } = shipping;
  const isShippedBefore = async (queries: Queries | Transaction) =>
    key !== undefined && (await hasAuditKey(queries, { thing: 'order', thingId: orderId, key }));
  if (await isShippedBefore(deps.database.checkout)) return { ok: true };
  const found = await findOrder(deps.database.checkout, orderId, 'anyone');
  if (!found) return { ok: false, code: 'not_found' };
  if (found.order.heldBecause !== null) return { ok: false, code: 'held' };
  const parcel = found.shipments.find(
    (one) => one.shippedAt === null && (shipDate === undefined || one.shipDate === shipDate),
  );
  const canLeave = found.order.status === 'placed' || found.order.status === 'partly_shipped';
  if (!parcel || !canLeave) return { ok: false, code: 'nothing_to_ship' };
  const ofParcel = found.lines.filter((line) => line.shipmentId === parcel.id);
  const split = splitParcel({ shipDate: parcel.shipDate, lineIds: ofParcel.map(({ id }) => id) }, lineIds);
  if (!split.ok) return split;
  const isPaid = await captureShipments(deps, orderId, ({ shipmentId }) => shipmentId === parcel.id);
  if (found.attempt && !isPaid) return { ok: false, code: 'not_paid' };
  const refusal = await deps.database.checkout.transaction<ShipRefusal | null>(async (tx) => {
    const order = await lockOrder(tx, orderId);
    if (await isShippedBefore(tx)) return null;
    // Cancelled while the card was charged: that is given back by the cancellation.
    if (!order || (order.status !== 'placed' && order.status !== 'partly_shipped')) return 'nothing_to_ship';
    // Held while the card was charged: it stays, paid for, until somebody lets it go.
    if (order.heldBecause !== null) return 'held';
    if (!(await shipParcel(tx, parcel.id, { carrier, trackingCode }))) return 'nothing_to_ship';
    if (split.staying.length > 0) await moveLinesToNewParcel(tx, orderId, split.staying);
    // Looked at with the order held: the other parcels may have left since it was found.
    const to = (await haveAllLeft(tx, orderId)) ? 'shipped' : 'partly_shipped';
    if (order.status !== to) await moveOrder(tx, orderId, order.status, to);
    await insertAuditEntry(tx, actor, {
      verb: 'orders.ship',
      thing: 'order',
      thingId: orderId,
      before: { status: order.status },
      after: {
        status: to,
        shipDate: parcel.shipDate,
        trackingCode,
        ...(carrier && { carrier }),
        ...(lineIds && { lineIds }),
        ...(key && { key }),
      },
    });
    const leaving = ofParcel.filter(({ id }) => !split.staying.includes(id));
    const names = namesThatLeave(
      leaving.map(({ shown: { name }, giftCardDetails }) => ({ name, giftCardDetails })),
    );
    if (names.length === 0) return null;
    const link = { orderId, url: deps.orderUrl(order.language, orderId) };
    const returnDays = hasReturnable(leaving) ? returnDaysOf(found.order) : null;
    const letter = { names, trackingCode, carrier, isToday: true, returnDays };
    const email = writeShippedEmail(order.language, link, letter);
    await queueEmail(tx, { to: order.email, ...email });
    return null;
  });
  return refusal === null ? { ok: true } : { ok: false, code: refusal };
}

/** False when it has not left, or was delivered before. */
export function deliverOrder({ database }: PaymentDeps, orderId: number, actor: Actor): Promise<boolean> {
  return database.checkout.transaction(async (tx) => {
    if (!(await moveOrder(tx, orderId, 'shipped', 'delivered'))) return false;
    await deliverParcels(tx, orderId);
    await insertAuditEntry(tx, actor, {
      verb: 'orders.ship',
      thing: 'order',
      thingId: orderId,
      before: { status: 'shipped' },
      after: { status: 'delivered' },
    });
    return true;
  });
}
