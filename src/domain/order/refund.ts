// What comes back of an order, and to which of the ways it was paid: one rule for every refund, return and cancellation.

export const refundCauses = ['refund', 'return', 'cancellation'] as const;
export type RefundCause = (typeof refundCauses)[number];

/** Where credit goes: to whom it was, or as a gift card to the order's address where there is nobody any more. */
export const creditDestinations = ['store_credit', 'gift_card'] as const;
export type CreditDestination = (typeof creditDestinations)[number];

interface Line {
  readonly quantity: number;
  readonly unitMinor: number;
  readonly discountMinor: number;
  readonly taxMinor: number;
}

/**
 * What so many more of a line come to, in minor units, when some were paid back before. The line's discount and tax are
 * shared out to the cent: whatever the steps, the whole line gives exactly what it cost.
 */
export function lineRefund(line: Line, unitsBefore: number, units: number): number {
  const cost = line.unitMinor * line.quantity - line.discountMinor + line.taxMinor;
  const share = (some: number) => Math.floor((cost * some) / line.quantity);
  return share(unitsBefore + units) - share(unitsBefore);
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

/** How many units of a line are to be paid back, once so many of it are here: none that was paid back before. */
export function unitsToRefund(line: { readonly refundedQuantity: number }, unitsHere: number): number {
  return Math.max(0, unitsHere - line.refundedQuantity);
}
