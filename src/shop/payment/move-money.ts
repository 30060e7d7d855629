// Moves money that is claimed: captures, refunds and what is let go. The movement's own id is the processor's key, so
// that however often it is asked for it happens once.
import { jobPriorities } from '../../contract/job/job.ts';
import type { Transaction } from '../../database/database.ts';
import { addJobs, dropJob } from '../../database/queries/job/job.ts';
import { type AttemptRecord, findAttempt } from '../../database/queries/payment/attempt.ts';
import {
  claimMovement,
  findMovement,
  finishMovement,
  type MovementRecord,
  refuseMovement,
} from '../../database/queries/payment/movement.ts';
import { committing } from '../../database/transaction.ts';
import { money } from '../../domain/pricing/money.ts';
import { ProcessorRefusal } from '../../providers/payment/payment-processor.ts';
import { type PaymentDeps, processorOf } from './payment-deps.ts';

type MovementRequest = Parameters<typeof claimMovement>[1];

/** Claims it and leaves it as work, in the transaction of whatever it is for; null when there is not so much. */
export async function askForMovement(
  tx: Transaction,
  request: MovementRequest,
): Promise<MovementRecord | null> {
  const movement = await claimMovement(tx, request);
  if (movement?.state === 'asked')
    await addJobs(tx, [
      {
        kind: 'move-money',
        key: movement.id,
        priority: jobPriorities['move-money'],
        payload: { movementId: movement.id },
        // Whoever asked does it now, unless they are gone by then.
        inSeconds: 10,
      },
    ]);
  return movement;
}

/** True when it has happened. Throws when nobody knows: it is to be asked for again. */
export async function moveMoney(deps: PaymentDeps, movement: MovementRecord): Promise<boolean> {
  const { checkout } = deps.database;
  if (movement.state !== 'asked') return movement.state === 'done';
  const attempt = await findAttempt(checkout, movement.attemptId);
  if (!attempt?.chargeId) return false;
  // All of it was captured: nothing is set aside any more that could be let go.
  const isNothing = movement.kind === 'void' && attempt.capturedMinor >= attempt.amountMinor;
  try {
    if (!isNothing) await askProcessor(deps, attempt, attempt.chargeId, movement);
  } catch (error) {
    if (!(error instanceof ProcessorRefusal)) throw error;
    await refuseMovement(checkout, movement, error.message);
    return false;
  }
  await checkout.transaction((tx) =>
    committing(tx, Promise.all([finishMovement(tx, movement), dropJob(tx, 'move-money', movement.id)])),
  );
  return true;
}

/** The same, of what was left as work. */
export async function resumeMovement(deps: PaymentDeps, movementId: string): Promise<boolean> {
  const movement = await findMovement(deps.database.checkout, movementId);
  return movement !== null && moveMoney(deps, movement);
}

function askProcessor(
  deps: PaymentDeps,
  { processor: name, currency }: AttemptRecord,
  chargeId: string,
  { kind, id: key, amountMinor }: MovementRecord,
) {
  const processor = processorOf(deps, name);
  const amount = money(amountMinor, currency);
  switch (kind) {
    case 'capture':
      return processor.capture({ chargeId, amount, key });
    case 'refund':
      return processor.refund({ chargeId, amount, key });
    case 'void':
      return processor.void({ chargeId, key });
  }
}
