import type { FlagSet } from '../../domain/visitor/flags.ts';
import { chooseProcessor } from '../../providers/payment/choose-processor.ts';
import type { PaymentDeps } from './payment-deps.ts';
import { type Processing, processPayment } from './process-payment.ts';
import { reconcile } from './reconcile.ts';

export function openPayment(deps: PaymentDeps) {
  return {
    /** Who takes the next card. */
    findProcessor: async (flags: FlagSet) => chooseProcessor(flags, (name) => deps.processors.has(name)),
    process: (asked: Processing) => processPayment(deps, asked),
    /** What does not agree between the shop and its processors. */
    readReconciliation: () => reconcile(deps),
  };
}
