// Pays for a quote by any processor, as a page of the shop would.
import { randomUUID } from 'node:crypto';
import type { ProcessorName } from '../../../domain/payment/processor.ts';
import type { TestShop } from '../test-shop.ts';

interface PaymentSent {
  readonly processor: ProcessorName;
  readonly token?: string;
  readonly savedCardId?: string;
  readonly saveCard?: boolean;
}

export function payingBy(shop: TestShop) {
  return (
    cookie: string,
    { id, version }: { readonly id: string; readonly version: number },
    payment: PaymentSent,
    key = randomUUID(),
  ): Promise<Response> =>
    shop.send('/api/payment/process', {
      method: 'POST',
      headers: { cookie, 'content-type': 'application/json', 'idempotency-key': key },
      body: JSON.stringify({ quoteId: id, version, payment: { method: 'card', ...payment } }),
    });
}
