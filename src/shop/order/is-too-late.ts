import type { OrderRecord } from '../../database/queries/order/find-order.ts';
import { isReturnOver } from '../../domain/order/return-window.ts';
import { arrivalOf, returnDaysOf } from './view-order.ts';

/** Whether the time is over in which a line could be sent back, by what was agreed when it was bought. */
export function isTooLate({ order, lines, shipments }: OrderRecord, lineId: number, now: number): boolean {
  const line = lines.find(({ id }) => id === lineId);
  const parcel = shipments.find(({ id }) => id === line?.shipmentId);
  if (!line || !parcel) return false;
  const arrivals = line.exchangeForLineId === null ? (order.details?.arrivals ?? []) : [];
  const travel = {
    shippedAt: parcel.shippedAt?.toISOString() ?? null,
    deliveredAt: parcel.deliveredAt?.toISOString() ?? null,
    arrivesBy: arrivalOf(parcel.shipDate, arrivals).arrivesBy,
  };
  return isReturnOver(travel, returnDaysOf(order), now);
}
