// What the desk says of a refund before it is made: how much, and to which of the ways the order was paid. The sums are
// those of the rule that makes the refund.
import { lineRefund, type OrderPayments } from '../order/refund.ts';
import { defaultCurrency, moneyOfWire } from '../pricing/money.ts';

interface Line {
  readonly id: number;
  readonly quantity: number;
  readonly refundedQuantity: number;
  readonly price: number;
  readonly discount: number;
  readonly tax: number;
  readonly giftCardDetails: object | null;
}

interface Order<L extends Line> {
  readonly currency: string;
  readonly lines: readonly L[];
  readonly totals: { readonly storeCredit: number };
  readonly payments: readonly { readonly captured: number }[];
  readonly refunds: readonly {
    readonly parts: readonly { readonly to: string; readonly amount: number }[];
  }[];
}

interface Bounds {
  readonly currency: string;
  readonly refundable: number;
  readonly refundLimit: { readonly left: number } | null;
}

/**
 * In minor units, what whoever sits at the desk may give back now. A limit is in the shop's own currency; what it comes
 * to in another is the shop's to say.
 */
export function mostToRefund({ currency, refundable, refundLimit }: Bounds): number {
  const ofOrder = moneyOfWire(refundable, currency).minor;
  if (!refundLimit || currency !== defaultCurrency.code) return ofOrder;
  return Math.min(ofOrder, moneyOfWire(refundLimit.left, currency).minor);
}

/** A gift card could be spent afterwards, and is no line to pay back. */
export function linesToRefund<L extends Line>({ lines }: Order<L>): readonly L[] {
  return lines.filter((line) => line.giftCardDetails === null && unitsToRefund(line) > 0);
}

/** None is paid back twice. */
export function unitsToRefund({ quantity, refundedQuantity }: Line): number {
  return quantity - refundedQuantity;
}

/** In minor units, so many of each line by its id. */
export function sumOfLines<L extends Line>(order: Order<L>, units: ReadonlyMap<number, number>): number {
  const minor = (decimal: number) => moneyOfWire(decimal, order.currency).minor;
  return linesToRefund(order).reduce((sum, line) => {
    const { quantity, price, discount, tax } = line;
    const cost = { quantity, unitMinor: minor(price), discountMinor: minor(discount), taxMinor: minor(tax) };
    return sum + lineRefund(cost, line.refundedQuantity, units.get(line.id) ?? 0);
  }, 0);
}

export function paymentsOfOrder<L extends Line>(order: Order<L>): OrderPayments {
  const minor = (decimal: number) => moneyOfWire(decimal, order.currency).minor;
  const returned = (isCard: boolean) =>
    order.refunds
      .flatMap(({ parts }) => parts)
      .filter(({ to }) => (to === 'card') === isCard)
      .reduce((sum, { amount }) => sum + minor(amount), 0);
  return {
    cardPaid: order.payments.reduce((sum, { captured }) => sum + minor(captured), 0),
    cardReturned: returned(true),
    creditPaid: minor(order.totals.storeCredit),
    creditReturned: returned(false),
  };
}
