// Orders that are paid with a card and with credit, and what comes back of them over any steps: compared with an exact
// reference after each. For the tests, and for the torture.

import { deepEqual, equal } from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import type pg from 'pg';
import { listOpenMovements } from '../../../database/queries/payment/movement.ts';
import { NoAnswer } from '../../../providers/payment/payment-processor.ts';
import { cancelOrder } from '../../../shop/order/cancel-order.ts';
import { exchangeGoods } from '../../../shop/order/exchange-goods.ts';
import { refundOrder } from '../../../shop/order/refund-order.ts';
import { authoriseReturn, receiveGoods } from '../../../shop/order/return-goods.ts';
import { deliverOrder, shipOrder } from '../../../shop/order/ship-order.ts';
import { capturePayment } from '../../../shop/payment/capture-payment.ts';
import { moveMoney } from '../../../shop/payment/move-money.ts';
import { type PaymentDeps, processorOf } from '../../../shop/payment/payment-deps.ts';
import { processPayment } from '../../../shop/payment/process-payment.ts';
import { returnPayment } from '../../../shop/payment/return-payment.ts';
import { testActor } from '../../../shop/testing/test-actor.ts';
import { type Payable, payableAsIs, payableQuote } from './payable-quote.ts';

interface Ground {
  readonly client: pg.Client;
  readonly deps: PaymentDeps;
  /** Two, with enough of each. */
  readonly skuIds: readonly number[];
}

const units = fc.integer({ min: 1, max: 3 });
const step = fc.record({
  /** Whoever asks the processor is gone before it has heard of it, or before its reply has come: a job asks again. */
  gone: fc.constantFrom(null, 'before' as const, 'after' as const),
  isAgain: fc.boolean(),
  what: fc.oneof(
    fc.record({ kind: fc.constant('amount' as const), amount: fc.integer({ min: 1, max: 9_000 }) }),
    fc.record({
      kind: fc.constantFrom('lines' as const, 'return' as const),
      line: fc.nat(5),
      quantity: units,
    }),
    fc.record({
      kind: fc.constant('exchange' as const),
      line: fc.nat(5),
      quantity: units,
      isSentNow: fc.boolean(),
    }),
  ),
});
const terms = fc.record({ quantity: units, discountMinor: fc.nat(4_999), taxMinor: fc.nat(999) });

export function refundProperty(ground: Ground) {
  return fc.asyncProperty(
    fc.tuple(terms, terms),
    fc.nat(700),
    fc.double({ min: 0, max: 1, noNaN: true }),
    fc.boolean(),
    fc.array(step, { minLength: 1, maxLength: 8 }),
    async (lineTerms, shippingMinor, creditShare, isCancelled, steps) => {
      const costs = lineTerms.map((line) => 5_000 * line.quantity - line.discountMinor + line.taxMinor);
      const total = costs.reduce((sum, cost) => sum + cost, shippingMinor);
      const creditMinor = Math.floor(total * creditShare);
      const order = await createOrderService(ground, { terms: lineTerms, shippingMinor, creditMinor });
      if (isCancelled) await capturePayment(ground.deps, order.orderId);
      else await order.deliver();
      const lines = lineTerms.map(({ quantity }, line) => boughtLine(quantity, costs[line] ?? 0));
      const reference = openReference(lines, total);
      const expectGiven = async () => {
        const { given } = reference;
        deepEqual(await order.returned(), {
          card: Math.min(given(), total - creditMinor),
          credit: Math.max(0, given() - (total - creditMinor)),
        });
      };
      for (const { what, gone, isAgain } of steps) {
        if (isCancelled && (what.kind === 'return' || what.kind === 'exchange')) continue;
        const deps = gone === null ? ground.deps : withoutReplies(ground.deps, gone);
        const isPossible = reference.take(what);
        const ask = await order.prepare(what);
        equal(ask !== null && (await ask(deps)), isPossible, JSON.stringify(what));
        if (isAgain && isPossible) await ask?.(ground.deps);
        await order.finishMovements();
        await expectGiven();
      }
      if (!isCancelled) {
        // Whatever was exchanged for whatever: all of it comes back, and all of it is paid back.
        for (const what of reference.rest()) {
          reference.take(what);
          equal(await (await order.prepare(what))?.(ground.deps), true);
        }
        await order.finishMovements();
        return expectGiven();
      }
      equal(await cancelOrder(ground.deps, order.orderId, testActor), true);
      await returnPayment(ground.deps, order.orderId);
      reference.takeAll();
      await expectGiven();
    },
  );
}

type Step =
  | { readonly kind: 'amount'; readonly amount: number }
  | { readonly kind: 'lines' | 'return'; readonly line: number; readonly quantity: number }
  | {
      readonly kind: 'exchange';
      readonly line: number;
      readonly quantity: number;
      readonly isSentNow: boolean;
    };

interface BoughtLine {
  readonly quantity: number;
  readonly cost: number;
  /** Units that were paid back, exchanged, sent back at all, and sent back for their money. */
  refunded: number;
  exchanged: number;
  back: number;
  backForMoney: number;
}

const boughtLine = (quantity: number, cost: number): BoughtLine => ({
  quantity,
  cost,
  refunded: 0,
  exchanged: 0,
  back: 0,
  backForMoney: 0,
});

/** Steps name a line by any number. */
const nameLine = (line: number, count: number) => line % count;

/**
 * Units are paid back once each, sums as long as something is left. What a step that is possible gives is added up. Units
 * that are exchanged give nothing, and are a line of their own from then on, which cost what they would have given.
 */
function openReference(lines: BoughtLine[], total: number) {
  let given = 0;
  const worth = ({ quantity, cost, refunded, exchanged }: BoughtLine, units: number) => {
    const share = (some: number) => Math.floor((cost * some) / quantity);
    return share(refunded + exchanged + units) - share(refunded + exchanged);
  };
  const take = (what: Step): boolean => {
    if (what.kind === 'amount') {
      if (given + what.amount > total) return false;
      given += what.amount;
      return true;
    }
    const line = lines[nameLine(what.line, lines.length)];
    const { quantity } = what;
    if (!line) return false;
    const left = line.quantity - line.refunded - line.exchanged;
    if (what.kind === 'lines') {
      const amount = worth(line, quantity);
      if (quantity > left || amount === 0 || given + amount > total) return false;
      given += amount;
      line.refunded += quantity;
      return true;
    }
    if (line.back + quantity > line.quantity) return false;
    if (what.kind === 'exchange') {
      if (quantity > left) return false;
      lines.push(boughtLine(quantity, worth(line, quantity)));
      line.back += quantity;
      line.exchanged += quantity;
      return true;
    }
    line.back += quantity;
    line.backForMoney += quantity;
    const due = Math.min(Math.max(0, line.backForMoney - line.refunded), left);
    given = Math.min(total, given + worth(line, due));
    line.refunded += due;
    return true;
  };
  return {
    given: () => given,
    /** Whether the step is possible. */
    take,
    takeAll: () => {
      given = total;
    },
    /** What has not come back yet. */
    rest: (): Step[] =>
      lines.flatMap(({ quantity, back }, line) =>
        quantity > back ? [{ kind: 'return', line, quantity: quantity - back }] : [],
      ),
  };
}

async function createOrderService(
  { client, deps, skuIds }: Ground,
  wanted: Omit<Parameters<typeof payableQuote>[1], 'skuIds'>,
) {
  const payable = await payableQuote(client, { ...wanted, skuIds });
  const orderId = await pay(deps, payable);
  const findLines = async (): Promise<{ id: number; sku_id: string }[]> =>
    (await client.query('select id::int, sku_id from order_line where order_id = $1 order by id', [orderId]))
      .rows;

  /** Null for a step that is refused before anything is asked of the card; else whether it was taken. */
  const prepare = async (what: Step): Promise<((given: PaymentDeps) => Promise<boolean>) | null> => {
    const key = randomUUID();
    if (what.kind === 'amount')
      return async (given) =>
        (await refundOrder(given, { orderId, amountMinor: what.amount, key, actor: testActor })).ok;
    const { quantity } = what;
    const lines = await findLines();
    const { id: lineId = 0, sku_id: skuId = '' } = lines[nameLine(what.line, lines.length)] ?? {};
    if (what.kind === 'lines')
      return async (given) =>
        (await refundOrder(given, { orderId, lines: [{ lineId, quantity }], key, actor: testActor })).ok;
    if (what.kind === 'exchange') {
      const sku = await stockOther(client, skuId, quantity);
      const exchange = await exchangeGoods(deps, {
        ...{ orderId, lineId, quantity, sku, key, reason: '', isSentNow: what.isSentNow, isLate: false },
        actor: testActor,
      });
      if (!exchange.ok) return null;
      return async (given) => {
        const { ok } = await receiveGoods(given, orderId, exchange.returnId, testActor);
        await shipOrder(given, { orderId, trackingCode: null, actor: testActor });
        return ok;
      };
    }
    const request = { orderLineId: lineId, quantity, reason: '', isLate: false };
    const authorised = await authoriseReturn(deps, orderId, request, testActor);
    return authorised.ok
      ? async (given) => (await receiveGoods(given, orderId, authorised.returnId, testActor)).ok
      : null;
  };

  return {
    orderId,
    prepare,
    deliver: async () => {
      deepEqual(await shipOrder(deps, { orderId, trackingCode: null, actor: testActor }), { ok: true });
      equal(await deliverOrder(deps, orderId, testActor), true);
    },
    /** What a job does whose turn has come. */
    finishMovements: async () => {
      const found = await client.query('select id from payment_attempt where order_id = $1', [orderId]);
      const open = await listOpenMovements(deps.database.checkout, found.rows[0].id, 'refund');
      for (const movement of open) await moveMoney(deps, movement);
    },
    returned: async () => {
      const found = await client.query(
        `select coalesce((select charge.refunded_minor from sandbox_processor.charge charge
             join payment_attempt attempt on attempt.id::text = charge.attempt_id where order_id = $1), 0)::int as card,
           coalesce((select balance_minor from credit_account where guest_id = $2), 0)::int as credit`,
        [orderId, 'guestId' in payable.owner ? payable.owner.guestId : ''],
      );
      return found.rows[0];
    },
  };
}

/** The code of another size of the same product, of which there are so many. */
async function stockOther(client: pg.Client, skuId: string, units: number): Promise<string> {
  const { rows } = await client.query(
    `with other as (
       select other.id, other.code from sku join sku other on other.product_id = sku.product_id and other.id <> sku.id
       where sku.id = $1 order by other.id limit 1
     ), noted as (
       insert into stock_ledger (sku_id, delta, reason, source) select id, $2, 'restock', gen_random_uuid()::text from other
     ), stocked as (
       update stock_level set on_hand = on_hand + $2 from other where sku_id = other.id
     )
     select code from other`,
    [skuId, units],
  );
  return rows[0].code;
}

async function pay(deps: PaymentDeps, { owner, quote }: Payable): Promise<number> {
  const paid = await processPayment(deps, {
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

/** As if the process that asks were killed: before its processor has heard of it, or after. */
function withoutReplies(deps: PaymentDeps, gone: 'before' | 'after'): PaymentDeps {
  const sandbox = processorOf(deps, 'sandbox');
  const refund: typeof sandbox.refund = async (request) => {
    if (gone === 'after') await sandbox.refund(request);
    throw new NoAnswer('No reply has come.');
  };
  return { ...deps, processors: new Map([['sandbox', { ...sandbox, refund }]]) };
}
