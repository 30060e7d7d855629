// Gives back what an order was paid with when there is to be no order. A capture that was asked for before is finished
// first, so that the card is either charged and refunded or never charged: both cannot be half done.
import { findOrder } from '../../database/queries/order/find-order.ts';
import { lockOrder } from '../../database/queries/order/order-change.ts';
import { findAttemptOfOrder } from '../../database/queries/payment/attempt.ts';
import { listOpenMovements } from '../../database/queries/payment/movement.ts';
import { askAgain, giveBack, paymentsOf } from './give-back.ts';
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
  for (const movement of await listOpenMovements(checkout, attemptId, 'capture'))
    await moveMoney(deps, movement);
  if (letGo) await moveMoney(deps, letGo);
  await claimCardRefund(deps, orderId);
  for (const movement of await listOpenMovements(checkout, attemptId, 'refund'))
    await moveMoney(deps, movement);
}

/** All that the card was charged and has not been promised back; and what its processor refused before, once more. */
function claimCardRefund(deps: PaymentDeps, orderId: number): Promise<void> {
  return deps.database.checkout.transaction(async (tx) => {
    await lockOrder(tx, orderId);
    const record = await findOrder(tx, orderId, 'anyone');
    if (!record) return;
    for (const refund of record.refunds) await askAgain(tx, record, refund);
    const { cardPaid, cardReturned } = paymentsOf(record);
    if (cardPaid === cardReturned) return;
    await giveBack(deps, tx, record, {
      cause: 'cancellation',
      reference: 'cancelled, card',
      request: '',
      amountMinor: cardPaid - cardReturned,
    });
  });
}
