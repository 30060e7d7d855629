// Payments that whoever began them left behind: each is asked for at its processor, and becomes an order or nothing.
import { type AttemptRecord, takeStaleAttempts } from '../../database/queries/payment/attempt.ts';
import { mostRecoveryTries } from '../../domain/payment/payment-attempt.ts';
import { NoAnswer, ProcessorDown } from '../../providers/payment/payment-processor.ts';
import { type PaymentDeps, processorOf } from './payment-deps.ts';
import { giveUp, settle, settleFree } from './settle-attempt.ts';

const atOnce = 50;

export interface Recovered {
  readonly settled: number;
  /** One reason for each that could not be; they are tried again. */
  readonly failures: readonly unknown[];
}

export async function recoverPayments(deps: PaymentDeps, signal?: AbortSignal): Promise<Recovered> {
  const failures: unknown[] = [];
  let settled = 0;
  for (const attempt of await takeStaleAttempts(deps.database.jobs, atOnce)) {
    if (signal?.aborted) break;
    try {
      await recoverPayment(deps, attempt);
      settled += 1;
    } catch (error) {
      failures.push(error);
    }
  }
  return { settled, failures };
}

async function recoverPayment(deps: PaymentDeps, attempt: AttemptRecord): Promise<void> {
  const charge =
    attempt.processor === 'none'
      ? null
      : await processorOf(deps, attempt.processor).find(attempt.id, attempt.chargeId);
  try {
    if (attempt.processor === 'none') await settleFree(deps, attempt);
    // Nobody is there to go on with it: what the card was not asked for, it never will be.
    else if (charge === null || charge.state === 'created' || charge.state === 'requires_action')
      await giveUp(deps, attempt, charge);
    else await settle(deps, attempt, charge);
  } catch (error) {
    const isSilent = error instanceof NoAnswer || error instanceof ProcessorDown;
    if (isSilent || attempt.recoveryTries < mostRecoveryTries) throw error;
    // The shop cannot make an order of it, however often it tries: its card is let go, and a person looks at it.
    await giveUp(deps, attempt, charge, 'unsettled');
    throw error;
  }
}
