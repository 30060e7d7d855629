// What paying leans on, put together once for pages, calls and jobs.

import type { Database } from '../../database/database.ts';
import { pathIn } from '../../domain/visitor/language-path.ts';
import { orderWords } from '../../shop/order/order-service.ts';
import type { PaymentDeps } from '../../shop/payment/payment-deps.ts';
import type { Keys } from '../keys.ts';
import { createOwnProcessor } from './create-processors.ts';

interface Parts
  extends Pick<
    PaymentDeps,
    'now' | 'origin' | 'failpoint' | 'lenders' | 'klarnaSignatureFrom' | 'braintreeToken' | 'returnTerms'
  > {
  readonly processors?: PaymentDeps['processors'];
  readonly database: Database;
  readonly keys: Pick<Keys, 'hashAddress' | 'orderLinks'>;
}

export function createPayments({ database, keys, origin, ...rest }: Parts): PaymentDeps {
  return {
    processors: new Map([['sandbox', createOwnProcessor(database, origin)]]),
    ...rest,
    database,
    origin,
    hash: keys.hashAddress,
    orderUrl: (language, orderId) =>
      `${origin}${pathIn(language, `/order/${orderId}`)}?token=${keys.orderLinks.sign(orderWords(orderId))}`,
  };
}
