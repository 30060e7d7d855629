import { expect, test } from 'vitest';
import { sandboxCards } from '../../database/queries/payment/sandbox-cards.ts';
import { sandboxLedger } from '../../database/queries/payment/sandbox-ledger.ts';
import { createSandbox } from '../../providers/payment/sandbox-processor.ts';
import { payableQuote } from '../testing/checkout/payable-quote.ts';
import { checkoutConnections, createPaying } from '../testing/checkout/payments.ts';
import { createHandlers, type HandlerDeps } from './handlers.ts';

const paying = createPaying();

test('a parcel is charged while every connection of checkout is taken, and leaves no work behind', async () => {
  const { database, deps } = paying;
  const payable = await payableQuote(paying.client, { skuIds: [paying.one()] });
  await paying.payFor(payable);
  const orderId = Number((await paying.orderOf(payable)).id);
  // Its books are in the same database, and are not what is tried here.
  const sandbox = createSandbox({
    ledger: sandboxLedger(database.shop),
    cards: sandboxCards(database.shop),
    origin: deps.origin,
  });
  const payment = { ...deps, processors: new Map([['sandbox', sandbox] as const]) };
  const work = createHandlers({ database, payment } as unknown as HandlerDeps);
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  const taken = Array.from({ length: checkoutConnections }, () =>
    database.checkout.transaction(() => released),
  );
  try {
    expect(await work('capture-payment', { orderId }, new AbortController().signal)).toBe('done');
  } finally {
    release();
    await Promise.all(taken);
  }
  expect(await paying.charges(payable)).toMatchObject([{ captured: 5_000 }]);
  const { rows } = await paying.client.query("select key from job where kind = 'move-money'");
  expect(rows).toEqual([]);
});
