// An order is cancelled as long as nothing of it has left: all of it, at once, and once.

import { jobPriorities } from '../../contract/job/job.ts';
import { returnCoupons } from '../../database/queries/checkout/coupon.ts';
import { addCredit } from '../../database/queries/checkout/credit.ts';
import { voidGiftCards } from '../../database/queries/gift-card/gift-card.ts';
import { addJobs } from '../../database/queries/job/job.ts';
import { findOrder } from '../../database/queries/order/find-order.ts';
import { moveOrder, restock, returnDeal } from '../../database/queries/order/order-change.ts';
import { withRetry } from '../../database/with-retry.ts';
import { cancelledEmail } from '../../domain/order/order-email.ts';
import { money } from '../../domain/pricing/money.ts';
import type { Owner } from '../../domain/visitor/owner.ts';
import { inLanguage } from '../../words/spoken.ts';
import { queueEmail } from '../messaging/queue-email.ts';
import type { PaymentDeps } from '../payment/payment-deps.ts';

/** Rolls the transaction back: the order stands. */
class GiftCardSpent extends Error {}

/** False when it has left, was cancelled before, or a gift card of it is somebody's credit already. */
export async function cancelOrder(deps: PaymentDeps, orderId: number): Promise<boolean> {
  const cancel = () =>
    deps.database.checkout.transaction(async (tx) => {
      const order = await moveOrder(tx, orderId, 'placed', 'cancelled');
      if (!order) return false;
      if (!(await voidGiftCards(tx, orderId))) throw new GiftCardSpent();
      const found = await findOrder(tx, orderId, 'anyone');
      const lines = (found?.lines ?? []).filter(({ giftCardDetails }) => giftCardDetails === null);
      for (const line of lines.toSorted((a, b) => a.skuId - b.skuId)) {
        await restock(tx, line, `order ${orderId} cancelled`);
        if (line.dealId !== null) await returnDeal(tx, line.dealId, line.quantity);
      }
      await returnCoupons(tx, orderId);
      const owner: Owner | null = order.customerId
        ? { customerId: order.customerId }
        : order.guestId
          ? { guestId: order.guestId }
          : null;
      if (owner && order.creditMinor > 0)
        await addCredit(tx, owner, order.creditMinor, 'refund', `order ${orderId} cancelled`);
      const payload = { orderId };
      await addJobs(tx, [
        { kind: 'return-payment', key: String(orderId), priority: jobPriorities['return-payment'], payload },
      ]);
      const charged = money(found?.attempt?.captureAskedMinor ?? 0, order.currency);
      const email = inLanguage(order.language, () =>
        cancelledEmail({ orderId, url: deps.orderUrl(orderId) }, charged),
      );
      await queueEmail(tx, { to: order.email, ...email });
      return true;
    });
  try {
    return await withRetry(cancel);
  } catch (error) {
    if (error instanceof GiftCardSpent) return false;
    throw error;
  }
}
