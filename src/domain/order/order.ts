/** How far an order has come. Cancelled and returned ones are kept, and count for nothing. */
export const orderStatuses = [
  'placed',
  'partly_shipped',
  'shipped',
  'delivered',
  'returned',
  'cancelled',
] as const;

export type OrderStatus = (typeof orderStatuses)[number];

/** The only ways an order goes; the database refuses any other. */
export const orderTransitions: readonly (readonly [from: OrderStatus, to: OrderStatus])[] = [
  ['placed', 'partly_shipped'],
  ['placed', 'shipped'],
  ['placed', 'cancelled'],
  ['partly_shipped', 'shipped'],
  ['shipped', 'delivered'],
  ['shipped', 'returned'],
  ['delivered', 'returned'],
  // Something else is sent for what comes back.
  ['shipped', 'partly_shipped'],
  ['delivered', 'partly_shipped'],
];

/** While something of it is still to leave: only then can it be held, and let go again. */
export const toLeaveStatuses = ['placed', 'partly_shipped'] as const satisfies readonly OrderStatus[];

/** Whether a person has to look at it before anything more of it leaves. What is cancelled has nothing left to wait. */
export function isHeld(order: {
  readonly status: OrderStatus;
  readonly heldBecause: string | null;
}): boolean {
  return order.heldBecause !== null && toLeaveStatuses.some((status) => status === order.status);
}

/** Until the first parcel has left. */
export function canCancel(status: OrderStatus): boolean {
  return orderTransitions.some(([from, to]) => from === status && to === 'cancelled');
}

/** Once something of it has left. */
export function canSendBack(status: OrderStatus): boolean {
  return status === 'partly_shipped' || status === 'shipped' || status === 'delivered';
}
