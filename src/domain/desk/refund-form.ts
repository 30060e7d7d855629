// What the desk says of a refund before it is made: how much, and to which of the ways the order was paid. The sums are
// those of the rule that makes the refund.
import type { ReturnState } from '../order/order-return.ts';
import { leftToRefund, lineRefund, type OrderPayments, unitsLeft, unitsToRefund } from '../order/refund.ts';
import { defaultCurrency, moneyOfWire } from '../pricing/money.ts';

interface Line {
  readonly id: number;
  readonly quantity: number;
  readonly refundedQuantity: number;
  readonly exchangedQuantity: number;
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
  return lines.filter((line) => line.giftCardDetails === null && unitsLeft(line) > 0);
}

/** In minor units, so many of each line by its id. */
export function sumOfLines<L extends Line>(order: Order<L>, units: ReadonlyMap<number, number>): number {
  const minor = (decimal: number) => moneyOfWire(decimal, order.currency).minor;
  return linesToRefund(order).reduce((sum, line) => {
    const { price, discount, tax } = line;
    const cost = { ...line, unitMinor: minor(price), discountMinor: minor(discount), taxMinor: minor(tax) };
    return sum + lineRefund(cost, units.get(line.id) ?? 0);
  }, 0);
}

interface Return {
  readonly returnId: number;
  readonly lineId: number;
  readonly quantity: number;
  readonly state: ReturnState;
  readonly exchange: { readonly isSent: boolean } | null;
}

/** In minor units, what is paid back when a return arrives for its money: none for what was paid back before. */
export function sumOfReturn<L extends Line>(
  order: Order<L> & { readonly returns: readonly Return[] },
  { returnId, lineId, quantity }: Return,
): number {
  const line = order.lines.find(({ id }) => id === lineId);
  if (!line) return 0;
  const here = order.returns
    .filter((one) => one.lineId === lineId && one.returnId !== returnId && one.state === 'received')
    .filter(({ exchange }) => !exchange?.isSent)
    .reduce((sum, one) => sum + one.quantity, 0);
  const due = sumOfLines(order, new Map([[lineId, unitsToRefund(line, here + quantity)]]));
  return Math.min(due, leftToRefund(paymentsOfOrder(order)));
}

/** How many of a line have left and are neither back nor on their way back. */
export function unitsToSendBack({
  shippedQuantity,
  returnedQuantity,
  isFinalSale,
  giftCardDetails,
}: {
  readonly shippedQuantity: number;
  readonly returnedQuantity: number;
  readonly isFinalSale: boolean;
  readonly giftCardDetails: object | null;
}): number {
  return isFinalSale || giftCardDetails !== null ? 0 : shippedQuantity - returnedQuantity;
}

export function paymentsOfOrder<L extends Line>(order: Order<L>): OrderPayments {
  const minor = (decimal: number) => moneyOfWire(decimal, order.currency).minor;
  const returnedSum = (isCard: boolean) =>
    order.refunds
      .flatMap(({ parts }) => parts)
      .filter(({ to }) => (to === 'card') === isCard)
      .reduce((sum, { amount }) => sum + minor(amount), 0);
  return {
    cardPaid: order.payments.reduce((sum, { captured }) => sum + minor(captured), 0),
    cardReturned: returnedSum(true),
    creditPaid: minor(order.totals.storeCredit),
    creditReturned: returnedSum(false),
  };
}
