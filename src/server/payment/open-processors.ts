// Who takes the shop's cards: the one that is built in, for as long as there are keys of no other.
import type { Database } from '../../database/database.ts';
import { sandboxCards } from '../../database/queries/payment/sandbox-cards.ts';
import { sandboxLedger } from '../../database/queries/payment/sandbox-ledger.ts';
import { guarded } from '../../providers/payment/guarded.ts';
import type { PaymentProcessor, ProcessorName } from '../../providers/payment/payment-processor.ts';
import { openSandbox, type SandboxProcessor } from '../../providers/payment/sandbox-processor.ts';

export interface Processors {
  /** All that the shop has, by name: a payment is ended by whom it was begun with. */
  readonly all: ReadonlyMap<ProcessorName, PaymentProcessor>;
  readonly sandbox: SandboxProcessor;
}

export function openProcessors({ checkout }: Database, origin: string): Processors {
  const sandbox = guarded(openSandbox({ ledger: sandboxLedger(checkout), cards: sandboxCards(checkout), origin }));
  const all = new Map<ProcessorName, PaymentProcessor>([['sandbox', sandbox]]);
  return {
    all,
    sandbox,
  };
}
