// What a receipt lists: the things by when they leave, and the sums under them.
import type { Quote, QuoteLine } from '../checkout/quote.ts';
import type { Money } from '../pricing/money.ts';
import { type Shipment, shipments } from '../shipping/ship-schedule.ts';

type Priced = Quote['priced'];

export type ReceiptPart =
  | ({ readonly way: 'parcel' } & Shipment<QuoteLine>)
  | { readonly way: 'email'; readonly lines: readonly QuoteLine[] };

/** What leaves together. Gift cards come by email, whatever else is in the order. */
export function receiptParts(lines: readonly QuoteLine[]): readonly ReceiptPart[] {
  const cards = lines.filter((line) => !isShipped(line));
  return [
    ...shipments(lines.filter(isShipped)).map((parcel) => ({ way: 'parcel' as const, ...parcel })),
    ...(cards.length > 0 ? [{ way: 'email' as const, lines: cards }] : []),
  ];
}

/** Whether something of it comes in a parcel. */
export function hasParcel(lines: readonly QuoteLine[]): boolean {
  return lines.some(isShipped);
}

const isShipped = ({ isGiftCard }: QuoteLine): boolean => !isGiftCard;

export type ReceiptSum =
  | { readonly code: 'subtotal' | 'shipping' | 'store_credit' | 'total'; readonly amount: Money }
  | { readonly code: 'coupons'; readonly coupons: readonly string[]; readonly amount: Money }
  | { readonly code: 'tax' | 'included_tax'; readonly tax: Priced['tax']; readonly amount: Money };

/** In the order they are counted; what does not apply is left out. */
export function receiptSums(priced: Priced): readonly ReceiptSum[] {
  const { lines, subTotal, couponAmount, shippingAmount, tax, storeCredit, total } = priced;
  const coupons = priced.coupons.map(({ code }) => code);
  const sums: readonly (ReceiptSum | false)[] = [
    { code: 'subtotal', amount: subTotal },
    couponAmount.minor > 0 && { code: 'coupons', coupons, amount: couponAmount },
    hasParcel(lines) && { code: 'shipping', amount: shippingAmount },
    tax.kind === 'calculated' && { code: 'tax', tax, amount: tax.amount },
    storeCredit.minor > 0 && { code: 'store_credit', amount: storeCredit },
    { code: 'total', amount: total },
    // What is part of the prices is counted in the sums above: it is said of them, after the last.
    tax.kind === 'included' && { code: 'included_tax', tax, amount: tax.amount },
  ];
  return sums.filter((sum) => sum !== false);
}
