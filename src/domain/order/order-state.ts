// How an order stands, as its page tells it first: a headline, what happens next, and what holds it up.
import type { OrderStatus } from './order.ts';
import { parcelsOf } from './order-parcels.ts';

interface Order {
  readonly status: OrderStatus;
  readonly isHeld: boolean;
  readonly canCancel: boolean;
  readonly shippingAddress: { readonly firstName: string } | null;
  readonly shipments: readonly { readonly lineIds: readonly number[] }[];
  readonly lines: readonly {
    readonly id: number;
    readonly quantity: number;
    readonly giftCardDetails: object | null;
  }[];
  readonly payments: readonly { readonly captured: number }[];
  readonly totals: { readonly storeCredit: number };
}

export type OrderHeadline =
  | { readonly code: 'thank_you'; readonly firstName: string | null }
  | { readonly code: 'awaiting_payment' }
  | { readonly code: 'status'; readonly status: OrderStatus };

/** A new order is thanked for; a later one says how far it is. */
export function orderHeadline(
  { status, isHeld, shippingAddress }: Pick<Order, 'status' | 'isHeld' | 'shippingAddress'>,
  isNew: boolean,
): OrderHeadline {
  if (isNew && status !== 'cancelled')
    return { code: 'thank_you', firstName: shippingAddress?.firstName || null };
  return isHeld && status === 'placed' ? { code: 'awaiting_payment' } : { code: 'status', status };
}

export type OrderSummary =
  | {
      readonly code: 'contents';
      readonly pieces: number;
      readonly parcels: number;
      readonly giftCards: number;
      /** Until when it can be cancelled; null when it cannot. */
      readonly cancelUntil: 'shipped' | 'spent' | null;
    }
  | {
      readonly code: 'cancelled';
      /** What was charged, and goes back. */
      readonly charged: number;
      /** An amount was set aside and never charged. */
      readonly isReleased: boolean;
      readonly isCreditBack: boolean;
    };

/** What is in it and what can be done about it; of a cancelled one, what becomes of the money. */
export function orderSummary(
  order: Pick<Order, 'status' | 'canCancel' | 'shipments' | 'lines' | 'payments' | 'totals'>,
): OrderSummary {
  if (order.status === 'cancelled') {
    const charged = order.payments.reduce((sum, { captured }) => sum + captured, 0);
    return {
      code: 'cancelled',
      charged,
      isReleased: charged === 0 && order.payments.length > 0,
      isCreditBack: order.totals.storeCredit > 0,
    };
  }
  const parts = parcelsOf(order);
  const goods = parts.filter(({ isByEmail }) => !isByEmail);
  const unitsIn = (some: typeof parts) =>
    some.flatMap(({ lines }) => lines).reduce((sum, { quantity }) => sum + quantity, 0);
  const lastChance = goods.length > 0 ? 'shipped' : 'spent';
  return {
    code: 'contents',
    pieces: unitsIn(goods),
    parcels: goods.length,
    giftCards: unitsIn(parts.filter(({ isByEmail }) => isByEmail)),
    cancelUntil: order.canCancel ? lastChance : null,
  };
}

export interface OrderHold {
  readonly code: 'all_held' | 'rest_held';
  readonly canCancel: boolean;
}

/** What keeps an order from leaving, and whether its shopper can cancel it; null when nothing does. */
export function orderHold({
  isHeld,
  status,
  canCancel,
}: Pick<Order, 'isHeld' | 'status' | 'canCancel'>): OrderHold | null {
  return isHeld ? { code: status === 'placed' ? 'all_held' : 'rest_held', canCancel } : null;
}
