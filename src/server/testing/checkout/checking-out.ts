// Somebody who buys, by calls, from the bag to the order.
import { randomUUID } from 'node:crypto';
import * as contract from '../../../contract/payment/payment.ts';
import { type Shopper, shopping } from '../shopping.ts';
import { answerOf, problemOf, type TestShop } from '../test-shop.ts';
import { ohio, quoting } from './quoting.ts';

export function checkingOut(shop: TestShop) {
  const { call, guestWith, add } = shopping(shop);
  const { read, save } = quoting(shop);
  let guests = 0;

  /** A guest whose quote waits for a card alone. */
  const readyToPay = async (productId = 1001, sizeName = 'S', address: object = ohio) => {
    const { shopper } = await guestWith(productId, sizeName);
    guests += 1;
    const emailAddress = `guest-${guests}@example.com`;
    const quote = await save(shopper, { quote: { emailAddress, shippingAddress: address } });
    return { shopper, quote, emailAddress };
  };

  const send = (
    shopper: Shopper,
    { id, version }: { readonly id: string; readonly version: number },
    token = 'tok_ok',
    key: string | null = randomUUID(),
  ): Promise<Response> =>
    shop.send('/api/payment/process', {
      method: 'POST',
      headers: {
        cookie: shopper.cookie,
        'content-type': 'application/json',
        ...(key !== null && { 'idempotency-key': key }),
      },
      body: JSON.stringify({
        quoteId: id,
        version,
        payment: { processor: 'sandbox', method: 'card', token },
      }),
    });

  const readPaid = async (response: Response) => (await answerOf(response, contract.processPayment)).content;

  /** The whole way, with a card that pays. */
  const order = async (productId = 1001, sizeName = 'S') => {
    const ready = await readyToPay(productId, sizeName);
    const { orderId, token = '' } = await readPaid(await send(ready.shopper, ready.quote));
    return { ...ready, orderId: orderId ?? 0, token };
  };

  return { call, add, read, save, readyToPay, send, paid: readPaid, order, problemOf };
}
