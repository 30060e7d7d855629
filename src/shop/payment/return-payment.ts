// Gives back what an order was paid with when there is to be no order. A capture that was asked for before is finished
// first, so that the card is either charged and refunded or never charged: both cannot be half done.
import { findAttemptOfOrder } from '../../database/queries/payment/attempt.ts';
import { openMovements } from '../../database/queries/payment/movement.ts';
import { askForMovement, moveMoney } from './move-money.ts';
import type { PaymentDeps } from './payment-deps.ts';

export async function returnPayment(deps: PaymentDeps, orderId: number): Promise<void> {
  const { checkout } = deps.database;
  const attempt = await findAttemptOfOrder(checkout, orderId);
  if (!attempt || attempt.processor === 'none') return;
  const attemptId = attempt.id;
  // From here on nothing more is captured.
  const letGo = await checkout.transaction((tx) =>
    askForMovement(tx, { attemptId, kind: 'void', reference: 'cancelled', amountMinor: 0 }),
  );
  for (const asked of await openMovements(checkout, attemptId, 'capture')) await moveMoney(deps, asked);
  const { capturedMinor = 0, refundAskedMinor = 0 } = (await findAttemptOfOrder(checkout, orderId)) ?? {};
  if (letGo) await moveMoney(deps, letGo);
  const amountMinor = capturedMinor - refundAskedMinor;
  if (amountMinor > 0)
    await checkout.transaction((tx) =>
      askForMovement(tx, { attemptId, kind: 'refund', reference: 'cancelled', amountMinor }),
    );
  for (const asked of await openMovements(checkout, attemptId, 'refund')) await moveMoney(deps, asked);
}
