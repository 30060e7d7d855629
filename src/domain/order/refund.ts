// What comes back of an order, and to which of the ways it was paid: one rule for every refund, return, exchange
// and cancellation.

export const refundCauses = ['refund', 'return', 'cancellation'] as const;
export type RefundCause = (typeof refundCauses)[number];

/** Where credit goes: to whom it was, or as a gift card to the order's address where there is nobody any more. */
export const creditDestinations = ['store_credit', 'gift_card'] as const;
export type CreditDestination = (typeof creditDestinations)[number];

/** How many of a line were bought, and what has become of the money of some. */
interface Units {
  readonly quantity: number;
  readonly refundedQuantity: number;
  /** Another size was sent for these: what they cost is paid back with that. */
  readonly exchangedQuantity: number;
}

export interface RefundableLine extends Units {
  readonly unitMinor: number;
  readonly discountMinor: number;
  readonly taxMinor: number;
}

/** How many of a line were neither paid back nor exchanged. */
export function unitsLeft({ quantity, refundedQuantity, exchangedQuantity }: Units): number {
  return quantity - refundedQuantity - exchangedQuantity;
}

/**
 * What so many more of a line come to, in minor units, after those that were paid back or exchanged before. The line's
 * discount and tax are shared out to the cent: whatever the steps, the whole line gives exactly what it cost.
 */
export function lineRefund(line: RefundableLine, units: number): number {
  const cost = line.unitMinor * line.quantity - line.discountMinor + line.taxMinor;
  const share = (some: number) => Math.floor((cost * some) / line.quantity);
  const before = line.quantity - unitsLeft(line);
  return share(before + units) - share(before);
}

/** How an order was paid so far, and what of it has come back; in minor units. */
export interface OrderPayments {
  /** What the card was charged, not what it has set aside. */
  readonly cardPaid: number;
  readonly cardReturned: number;
  readonly creditPaid: number;
  readonly creditReturned: number;
}

export interface RefundSplit {
  readonly cardMinor: number;
  readonly creditMinor: number;
}

export function leftToRefund({ cardPaid, cardReturned, creditPaid, creditReturned }: OrderPayments): number {
  return cardPaid - cardReturned + creditPaid - creditReturned;
}

/**
 * Credit pays first and the card the rest, so the card is paid back first and credit the rest. Gift cards are credit
 * from the moment they are redeemed. Null when less is left than is to be given back.
 */
export function splitRefund(amountMinor: number, payments: OrderPayments): RefundSplit | null {
  if (amountMinor > leftToRefund(payments)) return null;
  const cardMinor = Math.min(amountMinor, payments.cardPaid - payments.cardReturned);
  return { cardMinor, creditMinor: amountMinor - cardMinor };
}

/**
 * How many units of a line are to be paid back, once so many of it are here for good: none that was paid back before.
 */
export function unitsToRefund(line: Units, unitsHere: number): number {
  return Math.min(Math.max(0, unitsHere - line.refundedQuantity), unitsLeft(line));
}
