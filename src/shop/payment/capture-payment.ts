// Charges the card for parcels that leave. What is sold ahead is charged when it does.

import {
  claimMovement,
  type ParcelToCharge,
  parcelsToCharge,
} from '../../database/queries/payment/movement.ts';
import { committing } from '../../database/transaction.ts';
import { holdUnpaid } from './hold-unpaid.ts';
import { askForMovement, moveMoney } from './move-money.ts';
import type { PaymentDeps } from './payment-deps.ts';

/** Claims what a card is to be charged with, so that it is charged even when whoever asked is gone by then. */
type Claim = typeof askForMovement;

/** Of these parcels. True when all of them are paid for. Throws when the processor gave no answer. */
export async function captureShipments(
  deps: PaymentDeps,
  orderId: number,
  isDue: (parcel: ParcelToCharge) => boolean,
  claim: Claim = askForMovement,
): Promise<boolean> {
  const { checkout } = deps.database;
  const parcels = await parcelsToCharge(checkout, orderId);
  // Cancelled before it was charged: what the card set aside is let go instead.
  if (parcels.length === 0) return false;
  for (const { attemptId, shipmentId, amountMinor } of parcels.filter(isDue)) {
    if (amountMinor === 0) continue;
    const movement = await checkout.transaction((tx) =>
      claim(tx, { attemptId, kind: 'capture', reference: `shipment ${shipmentId}`, amountMinor }),
    );
    if (!movement) return false;
    await deps.failpoint?.('capture_claimed');
    if (!(await moveMoney(deps, movement))) {
      await holdUnpaid(deps, orderId, 'The card could not be charged for a parcel.');
      return false;
    }
  }
  return true;
}

/**
 * What leaves at once. For a job, which stays until it is done and so needs no other to be left behind for it: what it
 * has claimed it finds again.
 */
export async function capturePayment(deps: PaymentDeps, orderId: number): Promise<void> {
  await deps.failpoint?.('before_capture');
  const claim: Claim = (tx, request) => committing(tx, claimMovement(tx, request));
  await captureShipments(deps, orderId, ({ shipDate }) => shipDate === null, claim);
}
