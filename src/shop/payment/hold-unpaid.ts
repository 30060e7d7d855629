// An order whose card cannot be charged any more for what is still to leave: it is held for a person, and the shopper is
// told, once, by whoever finds out first: the parcel, a notice of the processor, or the reconciliation.
import { holdOrder } from '../../database/queries/order/order-change.ts';
import { writeUnpaidEmail } from '../../words/order/order-email.ts';
import { queueEmail } from '../messaging/queue-email.ts';
import type { PaymentDeps } from './payment-deps.ts';

export const lapsedReason = 'The authorisation lapsed before everything was charged.';

export function holdUnpaid(deps: PaymentDeps, orderId: number, because: string): Promise<void> {
  return deps.database.checkout.transaction(async (tx) => {
    const order = await holdOrder(tx, orderId, because);
    if (!order) return;
    const link = { orderId, url: deps.orderUrl(order.language, orderId) };
    const email = writeUnpaidEmail(order.language, link, order.status);
    await queueEmail(tx, { to: order.email, ...email });
  });
}
