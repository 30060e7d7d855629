// Charges the card for parcels that leave. What is sold ahead is charged when it does.

import { findOrder } from '../../database/queries/order/find-order.ts';
import { holdOrder } from '../../database/queries/order/order-change.ts';
import { askForMovement, moveMoney } from './move-money.ts';
import type { PaymentDeps } from './payment-deps.ts';

/** Of these parcels. True when all of them are paid for. Throws when the processor gave no answer. */
export async function captureShipments(
  deps: PaymentDeps,
  orderId: number,
  isDue: (shipment: { readonly id: number; readonly shipDate: string | null }) => boolean,
): Promise<boolean> {
  const found = await findOrder(deps.database.checkout, orderId, 'anyone');
  // Cancelled before it was charged: what the card set aside is let go instead.
  if (!found?.attempt || found.order.status === 'cancelled') return false;
  const { attempt } = found;
  for (const { id, amountMinor } of found.shipments.filter(isDue)) {
    if (amountMinor === 0) continue;
    const movement = await deps.database.checkout.transaction((tx) =>
      askForMovement(tx, {
        attemptId: attempt.id,
        kind: 'capture',
        reference: `shipment ${id}`,
        amountMinor,
      }),
    );
    if (!movement) return false;
    await deps.failpoint?.('K10');
    if (!(await moveMoney(deps, movement.id))) {
      await holdOrder(deps.database.checkout, orderId, 'The card could not be charged for a parcel.');
      return false;
    }
  }
  return true;
}

/** What leaves at once. */
export async function capturePayment(deps: PaymentDeps, orderId: number): Promise<void> {
  await deps.failpoint?.('K9');
  await captureShipments(deps, orderId, ({ shipDate }) => shipDate === null);
}
