// Payments that whoever began them left behind: each is asked for at its processor, and becomes an order or nothing.
import { staleAttempts } from '../../database/queries/payment/attempt.ts';
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
  for (const attempt of await staleAttempts(deps.database.jobs, atOnce)) {
    if (signal?.aborted) break;
    try {
      if (attempt.processor === 'none') await settleFree(deps, attempt);
      else {
        const charge = await processorOf(deps, attempt.processor).find(attempt.id, attempt.chargeId);
        // Nobody is there to go on with it: what the card was not asked for, it never will be.
        if (charge === null || charge.state === 'created' || charge.state === 'requires_action')
          await giveUp(deps, attempt, charge);
        else await settle(deps, attempt, charge);
      }
      settled += 1;
    } catch (error) {
      failures.push(error);
    }
  }
  return { settled, failures };
}
