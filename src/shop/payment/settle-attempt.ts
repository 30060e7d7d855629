// The one place where a payment ends: whoever learns something of it, the request, a notice of the processor or the
// worker that looks after what was left behind, brings it here. Of several who come at once one ends it.
import type { Transaction } from '../../database/database.ts';
import { releaseCoupons } from '../../database/queries/checkout/coupon.ts';
import { releasePaymentLinks } from '../../database/queries/checkout/payment-link.ts';
import {
  type AttemptRecord,
  findAttempt,
  moveAttempt,
  settleAttempt,
} from '../../database/queries/payment/attempt.ts';
import { withRetry } from '../../database/with-retry.ts';
import type { SettledState } from '../../domain/payment/payment-attempt.ts';
import { hasPaymentLinks } from '../../domain/payment/payment-link.ts';
import type { Charge } from '../../providers/payment/payment-processor.ts';
import { OrderImpossible, placeOrder } from '../order/place-order.ts';
import { freeStock } from '../stock/hold-stock.ts';
import { type PaymentDeps, processorOf } from './payment-deps.ts';
import { creditOwner, returnCredit } from './return-credit.ts';

/** As it stands after what the processor says of it; settled, or waiting for the shopper or the processor. */
export async function settle(
  deps: PaymentDeps,
  attempt: AttemptRecord,
  charge: Charge,
): Promise<AttemptRecord> {
  const learned = { chargeId: charge.id, cardLabel: charge.cardLabel };
  switch (charge.state) {
    case 'created':
      await moveAttempt(deps.database.checkout, attempt.id, 'created', learned);
      break;
    case 'requires_action':
      await moveAttempt(deps.database.checkout, attempt.id, 'requires_action', {
        ...learned,
        nextActionUrl: charge.nextActionUrl,
      });
      break;
    case 'declined':
      await end(deps, attempt, 'declined', { ...learned, declineReason: charge.declineReason });
      break;
    case 'voided':
      await end(deps, attempt, 'voided', learned);
      break;
    case 'authorised':
    case 'captured':
      return finish(deps, attempt, charge);
  }
  return readAttempt(deps, attempt);
}

/** Nothing was to be paid: credit covered it all. */
export function settleFree(deps: PaymentDeps, attempt: AttemptRecord): Promise<AttemptRecord> {
  return finish(deps, attempt, null);
}

/** Why an attempt was given up that the shop could not settle. */
export const unsettledRefusal = 'unsettled';

/**
 * Ends an attempt that is to come to nothing. The charge goes first: a card that would still be asked afterwards is
 * refused by the processor, so nothing is ever set aside without an order.
 */
export async function giveUp(
  deps: PaymentDeps,
  attempt: AttemptRecord,
  charge: Charge | null,
  refusal?: 'processor_down' | typeof unsettledRefusal,
): Promise<AttemptRecord> {
  const canVoid = charge !== null && charge.state !== 'declined' && charge.state !== 'voided';
  if (canVoid)
    await processorOf(deps, attempt.processor).void({ chargeId: charge.id, key: `${attempt.id} given up` });
  await end(deps, attempt, charge?.state === 'authorised' ? 'voided' : 'abandoned', refusal && { refusal });
  return readAttempt(deps, attempt);
}

async function finish(
  deps: PaymentDeps,
  attempt: AttemptRecord,
  charge: Charge | null,
): Promise<AttemptRecord> {
  try {
    const placed = await withRetry(() => placeOrder(deps, attempt, charge));
    if (placed) return placed;
  } catch (error) {
    if (!(error instanceof OrderImpossible)) throw error;
    // The card has paid and there is nothing to sell any more: it is let go before anybody is told.
    if (charge)
      await processorOf(deps, attempt.processor).void({
        chargeId: charge.id,
        key: `${attempt.id} given up`,
      });
    await end(deps, attempt, 'voided', { refusal: error.code });
  }
  return readAttempt(deps, attempt);
}

type Outcome = NonNullable<Parameters<typeof settleAttempt>[3]>;

/** What was set aside for it is everybody's again, in the transaction that ends it. */
function end(
  deps: PaymentDeps,
  attempt: AttemptRecord,
  state: Exclude<SettledState, 'authorised'>,
  outcome: Outcome = {},
): Promise<void> {
  return withRetry(() =>
    deps.database.checkout.transaction(async (tx) => {
      const settled = await settleAttempt(tx, attempt, state, outcome);
      if (settled) await release(deps, tx, settled);
    }),
  );
}

async function release(deps: PaymentDeps, tx: Transaction, attempt: AttemptRecord): Promise<void> {
  await releaseCoupons(tx, attempt.id);
  const { draft, priced } = attempt.quote;
  if (hasPaymentLinks(priced)) await releasePaymentLinks(tx, attempt.id);
  if (priced.storeCredit.minor > 0)
    await returnCredit(deps, tx, {
      owner: creditOwner(attempt),
      amount: priced.storeCredit,
      source: `attempt ${attempt.id} returned`,
      email: draft.emailAddress,
      name: draft.shippingAddress?.firstName ?? '',
    });
  if (attempt.holdId !== null) await freeStock(tx, attempt.holdId);
}

/** One that is not there any more was begun just before the database was lost: no card was asked, for that waits. */
async function readAttempt({ database }: PaymentDeps, attempt: AttemptRecord): Promise<AttemptRecord> {
  return (await findAttempt(database.checkout, attempt.id)) ?? { ...attempt, state: 'abandoned' };
}
