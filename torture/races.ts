import { randomUUID } from 'node:crypto';
import type { Actor } from '../src/domain/desk/actor.ts';
import { dayLimitOf } from '../src/domain/desk/verbs.ts';
import { money } from '../src/domain/pricing/money.ts';
import { payableAsIs, payableQuote } from '../src/server/testing/checkout/payable-quote.ts';
import { recoverAll } from '../src/server/testing/checkout/payment-kills.ts';
import { refundOrder } from '../src/shop/order/refund-order.ts';
import { shipOrder } from '../src/shop/order/ship-order.ts';
import { processPayment } from '../src/shop/payment/process-payment.ts';
import { testActor } from '../src/shop/testing/test-actor.ts';
import type { Endured } from './endured.ts';
import { countOf, inTurns } from './in-turns.ts';
import { broken, onGround } from './payments.ts';

const orders = 60;

/**
 * Orders of two parcels whose parcels leave at the same moment, each asked for by several; then one of the staff gives
 * money back for all of them at once, by keys that come several times, up to the limit of a day.
 */
export function desksRaced(url: string): Promise<Endured> {
  return onGround(url, async ({ client, payment, skuIds }) => {
    const began = performance.now();
    const actor = await support();
    const limit = dayLimitOf('support', 'orders.refund') ?? money(0);
    const orderIds = await inTurns(orders, 8, twoParcels);
    const shipped = await inTurns(orders * 4, 24, (turn) => {
      const orderId = orderIds[turn % orders] ?? 0;
      const shipDate = turn % (2 * orders) < orders ? null : '2027-03-01';
      return shipOrder(payment, { orderId, shipDate, trackingCode: null, actor: testActor });
    });
    const keys = Array.from({ length: 200 }, (_, index) => ({
      key: randomUUID(),
      orderId: orderIds[index % orders] ?? 0,
      amountMinor: 10 + ((index * 37) % 190),
    }));
    const refunds = await inTurns(keys.length * 3, 24, async (turn) => {
      const { key, orderId, amountMinor } = keys[turn % keys.length] ?? {
        key: '',
        orderId: 0,
        amountMinor: 0,
      };
      const refund = await refundOrder(payment, { key, orderId, amountMinor, actor });
      return { key, amountMinor, word: refund.ok ? 'given' : refund.code };
    });
    await recoverAll(payment, client);
    const given = new Map(
      refunds.filter(({ word }) => word === 'given').map(({ key, amountMinor }) => [key, amountMinor]),
    );
    const promised = [...given.values()].reduce((sum, amount) => sum + amount, 0);
    const { rows } = await client.query(
      `select count(*) filter (where status = 'shipped')::int as shipped,
         sum(charge.captured_minor)::int as captured, sum(charge.amount_minor)::int as due,
         sum(charge.refunded_minor)::int as refunded
       from customer_order o join payment_attempt attempt on attempt.order_id = o.id
         join sandbox_processor.charge charge on charge.attempt_id = attempt.id::text
       where o.id = any($1)`,
      [orderIds],
    );
    const sums = rows[0];
    const wrong = await broken(client);
    return {
      isSound:
        shipped.filter(({ ok }) => ok).length === orders * 2 &&
        sums.shipped === orders &&
        sums.captured === sums.due &&
        sums.refunded === promised &&
        promised <= limit.minor &&
        // Not one more of them would have fitted.
        refunds.every(({ word, amountMinor }) => word === 'given' || promised + amountMinor > limit.minor) &&
        wrong.length === 0,
      words:
        `${orders} orders of two parcels, each sent twice at once: ${sums.shipped} shipped, ${sums.captured} of ` +
        `${sums.due} charged; ${refunds.length} refunds by ${keys.length} keys at once: ` +
        `${JSON.stringify(countOf(refunds.map(({ word }) => word)))}, ${sums.refunded} given back of a limit of ` +
        `${limit.minor}, broken ${wrong.join(', ') || 'nothing'}   ${((performance.now() - began) / 1_000).toFixed(0)} s`,
    };

    async function support(): Promise<Actor> {
      const id = randomUUID();
      await client.query("insert into customer (id, name, email) values ($1, 'Sam', $1 || '@example.com')", [
        id,
      ]);
      await client.query("insert into staff_member (customer_id, role) values ($1, 'support')", [id]);
      return {
        kind: 'person',
        id,
        name: 'Sam',
        address: '127.0.0.1',
        role: 'support',
        signedInAt: Date.now(),
        secondFactorAt: 'not_required',
      };
    }

    async function twoParcels(): Promise<number> {
      const { owner, quote } = await payableQuote(client, { skuIds, presaleShipDate: '2027-03-01' });
      const paid = await processPayment(payment, {
        owner,
        key: randomUUID(),
        quoteId: quote.id,
        version: 1,
        processor: 'sandbox',
        token: 'tok_ok',
        address: randomUUID(),
        language: 'en',
        quoteToPlace: payableAsIs(quote),
      });
      if (paid.kind !== 'placed') throw new Error(`An order that was to be placed was ${paid.kind}.`);
      return paid.orderId;
    }
  });
}
