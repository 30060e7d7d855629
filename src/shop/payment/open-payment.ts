import type { ProcessorName } from '../../providers/payment/payment-processor.ts';
import type { PaymentDeps } from './payment-deps.ts';
import { type Processing, processPayment } from './process-payment.ts';
import { reconcile } from './reconcile.ts';

export function openPayment(deps: PaymentDeps) {
  return {
    hasProcessor: (name: ProcessorName) => deps.processors.has(name),
    process: (asked: Processing) => processPayment(deps, asked),
    /** What does not agree between the shop and its processors. */
    readReconciliation: () => reconcile(deps),
  };
}
