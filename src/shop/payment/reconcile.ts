// Compares what the processors have with what the shop has. A charge that nobody knows of is let go; the rest is listed
// for a person.

import { listOpenDisputes } from '../../database/queries/payment/notice.ts';
import {
  type AttemptRecord,
  findAttempts,
  givenUpAttempts,
  liveAttempts,
  ordersToReconcile,
} from '../../database/queries/payment/reconciliation.ts';
import { hasLapsed } from '../../domain/payment/lapsed.ts';
import { isLive } from '../../domain/payment/payment-attempt.ts';
import { money } from '../../domain/pricing/money.ts';
import type { Charge } from '../../providers/payment/payment-processor.ts';
import { formatMoney } from '../../words/text/format-money.ts';
import { holdUnpaid, lapsedReason } from './hold-unpaid.ts';
import type { PaymentDeps } from './payment-deps.ts';
import { unsettledRefusal } from './settle-attempt.ts';

/** Younger ones are still under way. */
const settleSeconds = 120;
const lookBackDays = 8;
const mostCharges = 5_000;

export interface Mismatch {
  readonly kind:
    | 'charge_without_order'
    | 'order_without_charge'
    | 'amounts_differ'
    | 'authorisation_lapsed'
    | 'order_held'
    | 'payment_unsettled'
    | 'movement_open'
    | 'return_unpaid'
    | 'refund_refused'
    | 'payment_given_up'
    | 'dispute_open';
  readonly processor: string;
  readonly attemptId: string | null;
  readonly orderId: number | null;
  readonly words: string;
}

export async function reconcile(deps: PaymentDeps): Promise<readonly Mismatch[]> {
  const found: Mismatch[] = [];
  const since = new Date(deps.now() - lookBackDays * 86_400_000);
  const known = new Map<string, Charge>();
  for (const processor of deps.processors.values()) {
    const charges = await processor.list(since, mostCharges);
    for (const charge of charges) known.set(charge.attemptId, charge);
    const attempts = await findAttempts(
      deps.database.jobs,
      charges.map(({ attemptId }) => attemptId),
    );
    found.push(...charges.flatMap((charge) => chargeMismatch(processor.name, charge, attempts, deps.now())));
  }
  const { held, withoutCharge, open, unpaidReturns, refusedRefunds } = await ordersToReconcile(
    deps.database.jobs,
    since,
    settleSeconds,
  );
  const isHeld = (orderId: number | null) => held.some((order) => order.orderId === orderId);
  found.push(
    ...held.map(({ orderId, because }) => mismatch('order_held', { orderId, words: because })),
    ...withoutCharge
      .filter(({ attemptId }) => !known.has(attemptId))
      .map(({ orderId, attemptId, processor }) =>
        mismatch('order_without_charge', {
          orderId,
          attemptId,
          processor,
          words: 'The processor knows of no charge for this order.',
        }),
      ),
    ...open.map(({ attemptId, orderId, kind }) =>
      mismatch('movement_open', { attemptId, orderId, words: `A ${kind} was asked for and not heard of.` }),
    ),
    ...unpaidReturns.map(({ orderId, returnId }) =>
      mismatch('return_unpaid', {
        orderId,
        words: `Return ${returnId} is here and was not paid back. Receive it once more.`,
      }),
    ),
    ...refusedRefunds.map(({ orderId, attemptId, cardMinor }) =>
      mismatch('refund_refused', {
        orderId,
        attemptId,
        words: `The card refused ${cardMinor} of a refund, in minor units. Ask for it again, or pay it another way.`,
      }),
    ),
    ...(await givenUpAttempts(deps.database.jobs, since, unsettledRefusal)).map(({ id, processor }) =>
      // It is logged too, so it names nobody: whom to write to stands in the attempt.
      mismatch('payment_given_up', {
        attemptId: id,
        processor,
        words: 'No order could be made of it, and its card was let go.',
      }),
    ),
    ...(await liveAttempts(deps.database.jobs, settleSeconds)).map(({ id, processor, state }) =>
      mismatch('payment_unsettled', {
        attemptId: id,
        processor,
        words: `It has been ${state} for too long.`,
      }),
    ),
  );
  for (const { disputeId, amountMinor, currency, reason, status, ...about } of await listOpenDisputes(
    deps.database.jobs,
  ))
    found.push(
      mismatch('dispute_open', {
        ...about,
        words: `Dispute ${disputeId} of ${formatMoney('en', money(amountMinor, currency))}: ${reason}, ${status}.`,
      }),
    );
  // One that is held says so itself.
  return found.filter(({ kind, orderId }) => kind !== 'authorisation_lapsed' || !isHeld(orderId));
}

function chargeMismatch(
  processor: string,
  charge: Charge,
  attempts: ReadonlyMap<string, AttemptRecord>,
  now: number,
): Mismatch[] {
  const attempt = attempts.get(charge.attemptId);
  const isYoung = now - charge.createdAt.getTime() < settleSeconds * 1_000;
  const holdsMoney =
    charge.state === 'authorised' ||
    charge.state === 'requires_action' ||
    charge.captured.minor > charge.refunded.minor;
  const about = { processor, attemptId: charge.attemptId, orderId: attempt?.orderId ?? null };
  if (!attempt || (!isLive(attempt.state) && attempt.orderId === null))
    return holdsMoney && !isYoung
      ? [mismatch('charge_without_order', { ...about, words: `Charge ${charge.id} belongs to no order.` })]
      : [];
  const isSame =
    attempt.amountMinor === charge.amount.minor &&
    attempt.capturedMinor === charge.captured.minor &&
    attempt.refundedMinor === charge.refunded.minor;
  if (attempt.orderId === null || isYoung) return [];
  if (hasLapsed(attempt, charge))
    return [mismatch('authorisation_lapsed', { ...about, words: lapsedReason })];
  if (isSame) return [];
  return [
    mismatch('amounts_differ', {
      ...about,
      words:
        `The shop has ${attempt.amountMinor}, captured ${attempt.capturedMinor}, refunded ${attempt.refundedMinor}; ` +
        `the processor ${charge.amount.minor}, ${charge.captured.minor}, ${charge.refunded.minor}, in minor units.`,
    }),
  ];
}

function mismatch(kind: Mismatch['kind'], about: Partial<Mismatch> & { readonly words: string }): Mismatch {
  return { processor: 'none', attemptId: null, orderId: null, ...about, kind };
}

/** Lets go of what was set aside for nobody. How many those were, and what a person must look at. */
export async function reconcileAndRelease(
  deps: PaymentDeps,
): Promise<{ readonly released: number; readonly mismatches: readonly Mismatch[] }> {
  const mismatches = await reconcile(deps);
  let released = 0;
  for (const { kind, processor: name, attemptId, orderId } of mismatches) {
    if (kind === 'authorisation_lapsed' && orderId !== null) await holdUnpaid(deps, orderId, lapsedReason);
    if (kind !== 'charge_without_order' || attemptId === null) continue;
    const processor = [...deps.processors.values()].find((one) => one.name === name);
    const charge = await processor?.find(attemptId, null);
    if (!processor || !charge || charge.captured.minor > 0) continue;
    await processor.void({ chargeId: charge.id, key: `${attemptId} given up` });
    released += 1;
  }
  return { released, mismatches };
}
