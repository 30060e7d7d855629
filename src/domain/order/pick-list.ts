// What is packed next: of each order the parcels that can leave now, and of all of them together what is fetched from the
// shelves.
import { type OrderStatus, toLeaveStatuses } from './order.ts';
import { type Parcel, parcelsOf } from './order-parcels.ts';

interface Line {
  readonly id: number;
  readonly giftCardDetails: object | null;
  readonly sku: string;
  readonly name: string;
  readonly colorName: string;
  readonly sizeName: string;
  readonly quantity: number;
}

interface Shipment {
  readonly shipDate: string | null;
  readonly shippedAt: string | null;
  readonly lineIds: readonly number[];
}

interface Order<S extends Shipment, L extends Line> {
  readonly orderId: number;
  readonly status: OrderStatus;
  readonly isHeld: boolean;
  readonly shipments: readonly S[];
  readonly lines: readonly L[];
}

/** What has not left, and does not wait for a later day. Of an order that is held or cancelled nothing is packed. */
export function parcelsToPack<S extends Shipment, L extends Line>(
  order: Order<S, L>,
  today: string,
): readonly Parcel<S, L>[] {
  if (order.isHeld || !toLeaveStatuses.some((status) => status === order.status)) return [];
  return parcelsOf(order).filter(
    ({ isByEmail, shipment: { shippedAt, shipDate } }) =>
      !isByEmail && shippedAt === null && (shipDate === null || shipDate <= today),
  );
}

export interface PickedSize {
  readonly sku: string;
  readonly name: string;
  readonly colorName: string;
  readonly sizeName: string;
  readonly units: number;
  /** For which orders, in the order they were named. */
  readonly orderIds: readonly number[];
}

/** By code, as the shelves are. */
export function pickList<S extends Shipment, L extends Line>(
  orders: readonly Order<S, L>[],
  today: string,
): readonly PickedSize[] {
  const picks = new Map<string, PickedSize>();
  for (const order of orders)
    for (const { sku, name, colorName, sizeName, quantity } of parcelsToPack(order, today).flatMap(
      ({ lines }) => lines,
    )) {
      const before = picks.get(sku);
      picks.set(sku, {
        sku,
        name,
        colorName,
        sizeName,
        units: (before?.units ?? 0) + quantity,
        orderIds: [...new Set([...(before?.orderIds ?? []), order.orderId])],
      });
    }
  return [...picks.values()].toSorted((a, b) => a.sku.localeCompare(b.sku, 'en', { numeric: true }));
}

/** More would take a printer an hour. */
export const mostPrinted = 100;

/** Numbers of orders in an address, each once. */
export function parseOrderIds(text: string): readonly number[] {
  const ids = text.split(',').filter((part) => /^[1-9]\d{0,14}$/.test(part));
  return [...new Set(ids.map(Number))].slice(0, mostPrinted);
}
