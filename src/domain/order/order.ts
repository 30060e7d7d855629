/** How far an order has come. Cancelled and returned ones are kept, and count for nothing. */
export const orderStatuses = ['placed', 'shipped', 'delivered', 'returned', 'cancelled'] as const;

export type OrderStatus = (typeof orderStatuses)[number];
