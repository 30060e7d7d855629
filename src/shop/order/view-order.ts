// An order as its owner sees it.

import type { WireOrder } from '../../contract/order/order.ts';
import type { OrderRecord } from '../../database/queries/order/find-order.ts';
import type { ParcelDays } from '../../domain/checkout/quote.ts';
import { isIncludedTax } from '../../domain/checkout/tax.ts';
import { canCancel, canSendBack, isHeld, toLeaveStatuses } from '../../domain/order/order.ts';
import { decimalOfMoney, money } from '../../domain/pricing/money.ts';
import { trackingUrl } from '../../domain/shipping/carrier.ts';
import { standardReturns } from '../../domain/shipping/return-terms.ts';
import { words as bagWords } from '../../words/bag/words.ts';
import { nameCountry } from '../../words/checkout/name-country.ts';
import { sayIncludedTax, sayTaxNote } from '../../words/checkout/say-tax-note.ts';
import { sayCardLabel } from '../../words/payment/say-card.ts';
import { words as paymentWords } from '../../words/payment/words.ts';
import { sayShippingWay } from '../../words/shipping/say-shipping-way.ts';
import { language } from '../../words/spoken.ts';
import { mediaUrl } from '../media/media-url.ts';

export function viewOrder(record: OrderRecord): WireOrder {
  const { order, lines, shipments, history, attempt, refunds, hasSurvey } = record;
  const amount = (minor: number) => decimalOfMoney(money(minor, order.currency));
  const { details } = order;
  const cardLabel = attempt?.cardLabel ? sayCardLabel(language(), attempt.cardLabel) : paymentWords.card;
  const parcelOf = new Map(shipments.map((parcel) => [parcel.id, parcel]));
  return {
    orderId: order.id,
    status: order.status,
    placedAt: order.placedAt.toISOString(),
    emailAddress: order.email,
    currency: order.currency,
    lines: lines.map((line) => {
      const parcel = line.shipmentId === null ? undefined : parcelOf.get(line.shipmentId);
      const hasLeft = parcel ? parcel.shippedAt !== null : hasLeftShop(order.status);
      return {
        id: line.id,
        productId: line.productId,
        ...line.shown,
        imagePath: line.shown.imagePath.startsWith('/')
          ? line.shown.imagePath
          : mediaUrl(line.shown.imagePath),
        quantity: line.quantity,
        price: amount(line.unitMinor),
        subTotal: amount(line.unitMinor * line.quantity),
        discount: amount(line.discountMinor),
        tax: amount(line.taxMinor),
        isFinalSale: line.isFinalSale,
        isPresale: line.isPresale,
        shipDate: parcel?.shipDate ?? null,
        giftCardDetails: line.giftCardDetails,
        shippedQuantity: hasLeft ? line.quantity : 0,
        returnedQuantity: line.returnedQuantity,
        refundedQuantity: line.refundedQuantity,
        exchangedQuantity: line.exchangedQuantity,
        exchangeForLineId: line.exchangeForLineId,
      };
    }),
    totals: {
      subTotal: amount(order.subTotalMinor),
      couponAmount: amount(order.discountMinor),
      shippingAmount: amount(order.shippingMinor),
      tax: amount(order.taxMinor),
      taxLabel: details?.taxNote
        ? sayTaxNote(language(), details.taxNote)
        : (details?.taxLabel ?? bagWords.tax),
      includedTax:
        details?.taxNote && isIncludedTax(details.taxNote)
          ? {
              label: sayIncludedTax(language(), details.taxNote),
              amount: details.includedTax === undefined ? null : amount(details.includedTax),
            }
          : null,
      storeCredit: amount(order.creditMinor),
      total: amount(order.totalMinor),
    },
    coupons: [...(details?.coupons ?? [])],
    shippingAddress: details?.shippingAddress ? nameCountry(language(), details.shippingAddress) : null,
    billingAddress: details?.billingAddress ? nameCountry(language(), details.billingAddress) : null,
    shippingTitle: details?.shippingWay
      ? sayShippingWay(language(), details.shippingWay)
      : (details?.shippingTitle ?? ''),
    isGiftOrder: details?.isGiftOrder ?? false,
    signature: details?.signature ?? (details?.signatureOptOut ? 'waived' : 'not_needed'),
    returnDays: returnDaysOf(order),
    isAddressInsisted: details?.isAddressInsisted ?? false,
    payments:
      attempt && attempt.processor !== 'none'
        ? [
            {
              method: 'card',
              label: cardLabel,
              authorised: amount(attempt.amountMinor),
              captured: amount(attempt.capturedMinor),
              toCharge: amount(isToBeCharged(order) ? attempt.amountMinor - attempt.capturedMinor : 0),
              refunded: amount(attempt.refundedMinor),
            },
          ]
        : [],
    refunds: refunds.map((refund) => viewRefund(refund, cardLabel, amount)),
    shipments: shipments.map(({ id, shipDate, shippedAt, deliveredAt, trackingCode, carrier }) => {
      const inside = lines.filter(({ shipmentId }) => shipmentId === id);
      // What is sent in exchange leaves later than anybody knew when they paid.
      const isExchange = inside.some(({ exchangeForLineId }) => exchangeForLineId !== null);
      return {
        shipDate,
        ...arrivalOf(shipDate, isExchange ? [] : (details?.arrivals ?? [])),
        shippedAt: shippedAt?.toISOString() ?? null,
        deliveredAt: deliveredAt?.toISOString() ?? null,
        trackingCode,
        carrier,
        trackingUrl: trackingUrl({ carrier, trackingCode }),
        lineIds: inside.map((line) => line.id),
      };
    }),
    history: [
      { status: 'placed', at: order.placedAt.toISOString() },
      ...history.map(({ toStatus, at }) => ({ status: toStatus, at: at.toISOString() })),
    ],
    canCancel: order.quoteId !== null && canCancel(order.status),
    isHeld: isHeld(order) && !order.isHeldByDesk,
    hasSurvey,
  };
}

/** Orders from before say nothing: they go by what every page said then. */
export function returnDaysOf({ details }: Pick<OrderRecord['order'], 'details'>): number {
  return details?.returnDays ?? standardReturns.days;
}

/** As it was said when they paid, of the parcel that leaves on this day. */
export function arrivalOf(shipDate: string | null, arrivals: readonly ParcelDays[]) {
  const days = arrivals.find((arrival) => arrival.shipDate === shipDate);
  return { arrivesFrom: days?.arrivesFrom ?? null, arrivesBy: days?.arrivesBy ?? null };
}

function viewRefund(
  { cause, at, cardMinor, cardState, creditMinor, creditTo }: OrderRecord['refunds'][number],
  cardLabel: string,
  amount: (minor: number) => number,
): WireOrder['refunds'][number] {
  const parts = [
    ...(cardState
      ? [{ to: 'card' as const, label: cardLabel, amount: amount(cardMinor), status: cardState }]
      : []),
    ...(creditTo ? [{ to: creditTo, label: '', amount: amount(creditMinor), status: 'done' as const }] : []),
  ];
  return { cause, at: at.toISOString(), amount: amount(cardMinor + creditMinor), parts };
}

/** Of an order that is held nobody knows whether its card will be; one that was paid elsewhere never is. */
function isToBeCharged(order: OrderRecord['order']): boolean {
  const isToLeave = toLeaveStatuses.some((status) => status === order.status);
  return isToLeave && (order.heldBecause === null || order.isHeldByDesk) && !order.isPaidElsewhere;
}

function hasLeftShop(status: OrderRecord['order']['status']): boolean {
  return canSendBack(status) || status === 'returned';
}
