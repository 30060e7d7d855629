import { expect, test } from 'vitest';
import { payableQuote } from '../../server/testing/checkout/payable-quote.ts';
import { createPaying } from '../../server/testing/checkout/payments.ts';
import { testActor } from '../testing/test-actor.ts';
import { shipOrder } from './ship-order.ts';

const paying = createPaying();
const { payFor, orderOf } = paying;

test('two parcels that leave at once leave an order that is shipped', async () => {
  for (let turn = 0; turn < 6; turn++) {
    const payable = await payableQuote(paying.client, {
      skuIds: paying.sizes.slice(0, 2),
      presaleShipDate: '2026-12-08',
    });
    await payFor(payable);
    const orderId = Number((await orderOf(payable)).id);
    const left = await Promise.all(
      [null, '2026-12-08'].map((shipDate) =>
        shipOrder(paying.deps, { orderId, shipDate, trackingCode: null, actor: testActor }),
      ),
    );
    expect(left).toEqual([{ ok: true }, { ok: true }]);
    expect((await orderOf(payable)).status).toBe('shipped');
  }
});
