// How an order's charge is shared between its parcels: what leaves now is charged now, what is sold ahead when it
// leaves. The shares add up to the charge, to the last cent.
import type { PricedQuote, QuoteLine } from '../checkout/quote.ts';
import { shipments } from '../shipping/ship-schedule.ts';

export interface ShipmentShare {
  /** ISO date by which it leaves; null for at once. */
  readonly shipDate: string | null;
  readonly lines: readonly QuoteLine[];
  /** In minor units. */
  readonly amount: number;
}

type Charged = Pick<PricedQuote, 'lines' | 'shippingAmount' | 'storeCredit'>;

/** Shipping is charged with the first parcel, and credit is used up from the first on. */
export function shipmentShares({ lines, shippingAmount, storeCredit }: Charged): readonly ShipmentShare[] {
  let credit = storeCredit.minor;
  return shipments(lines).map((shipment, index) => {
    const goods = shipment.lines.reduce(
      (sum, { subTotal, discount, tax }) => sum + subTotal.minor - discount.minor + tax.minor,
      index === 0 ? shippingAmount.minor : 0,
    );
    const paidByCredit = Math.min(credit, goods);
    credit -= paidByCredit;
    return { ...shipment, amount: goods - paidByCredit };
  });
}
