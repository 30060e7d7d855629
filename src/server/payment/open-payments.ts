// What paying leans on, put together once for pages, calls and jobs.
import type { Database } from '../../database/database.ts';
import { sandboxLedger } from '../../database/queries/payment/sandbox-ledger.ts';
import { guarded } from '../../providers/payment/guarded.ts';
import type { PaymentProcessor, ProcessorName } from '../../providers/payment/payment-processor.ts';
import { openSandbox } from '../../providers/payment/sandbox-processor.ts';
import { orderWords } from '../../shop/order/open-order.ts';
import type { PaymentDeps } from '../../shop/payment/payment-deps.ts';
import type { Keys } from '../keys.ts';

interface Parts extends Pick<PaymentDeps, 'now' | 'origin' | 'failpoint'> {
  readonly database: Database;
  readonly keys: Pick<Keys, 'hashAddress' | 'orderLinks'>;
}

export function openPayments({ database, keys, origin, ...rest }: Parts): PaymentDeps {
  const sandbox = guarded(openSandbox({ ledger: sandboxLedger(database.checkout), origin }));
  return {
    ...rest,
    database,
    origin,
    processors: new Map<ProcessorName, PaymentProcessor>([['sandbox', sandbox]]),
    hash: keys.hashAddress,
    orderUrl: (orderId) => `${origin}/order/${orderId}?token=${keys.orderLinks.sign(orderWords(orderId))}`,
  };
}
