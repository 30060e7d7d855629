import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type pg from 'pg';
import { NoAnswer } from '../src/providers/payment/payment-processor.ts';
import { type Payable, payableAsIs, payableQuote } from '../src/server/testing/checkout/payable-quote.ts';
import { closeAccount } from '../src/shop/account/close-account.ts';
import { type PaymentDeps, processorOf } from '../src/shop/payment/payment-deps.ts';
import { processPayment } from '../src/shop/payment/process-payment.ts';
import { recoverPayments } from '../src/shop/payment/recover-payments.ts';
import type { Endured } from './endured.ts';
import { countOf, inTurns } from './in-turns.ts';
import { broken, onGround, recoverLeft } from './payments.ts';

const closings = 600;
const silent = 200;
const answered = 20;

/** Accounts that are closed while their card is asked, and payments left behind by a processor that is silent on most. */
export function accountsClosed(url: string): Promise<Endured> {
  return onGround(url, async ({ client, payment, skuId }) => {
    const began = performance.now();
    const cards = ['tok_ok', 'tok_3ds', 'tok_declined'];
    const ends = await inTurns(closings, 12, async (turn) => {
      const payable = await customersQuote(client, skuId);
      const { customerId } = payable.owner;
      const [paid, closed] = await Promise.all([
        pay(payment, payable, cards[turn % cards.length] ?? ''),
        pause(Math.random() * 40).then(() =>
          closeAccount(payment.database.checkout, { customerId, emailHash: null }),
        ),
      ]);
      return {
        quoteId: payable.quote.id,
        paid: paid.kind,
        word: `${paid.kind}, ${closed ? 'closed' : 'open'}`,
      };
    });
    const placed = ends.filter(({ paid }) => paid === 'placed').map(({ quoteId }) => quoteId);
    const recovery = await fairlyRecovered(client, payment, skuId);
    await recoverLeft(payment, client);
    const { rows } = await client.query(
      `select (select count(*)::int from customer_order where quote_id = any($1)) as orders,
         (select count(*)::int from payment_attempt where settled_at is null) as unsettled,
         (select count(*)::int from payment_attempt
            join sandbox_processor.charge charge on charge.attempt_id = payment_attempt.id::text
            where charge.state in ('authorised', 'captured') and order_id is null) as uncleared`,
      [placed],
    );
    const { orders, unsettled, uncleared } = rows[0];
    const wrong = await broken(client);
    return {
      isSound:
        orders === placed.length && unsettled === 0 && uncleared === 0 && recovery <= 5 && wrong.length === 0,
      words:
        `${closings} accounts closed while their card was asked: ${JSON.stringify(countOf(ends.map(({ word }) => word)))}, ` +
        `${placed.length - orders} orders lost, ${uncleared} cards kept, ${unsettled} payments without an end; behind ${silent} ` +
        `that nobody answers for, ${answered} were recovered in ${recovery} rounds (5), broken ` +
        `${wrong.join(', ') || 'nothing'}   ${((performance.now() - began) / 1_000).toFixed(0)} s`,
    };
  });
}

interface CustomersPayable extends Payable {
  readonly owner: { readonly customerId: string };
}

async function customersQuote(client: pg.Client, skuId: number): Promise<CustomersPayable> {
  const { quote } = await payableQuote(client, { skuIds: [skuId] });
  const customerId = randomUUID();
  await client.query("insert into customer (id, name, email) values ($1, 'Ada', $1 || '@example.com')", [
    customerId,
  ]);
  await client.query('update quote set customer_id = $2, guest_id = null where id = $1', [
    quote.id,
    customerId,
  ]);
  return { owner: { customerId }, quote };
}

const pay = (deps: PaymentDeps, { owner, quote }: Payable, token: string) =>
  processPayment(deps, {
    owner,
    key: randomUUID(),
    quoteId: quote.id,
    version: 1,
    processor: 'sandbox',
    token,
    address: randomUUID(),
    language: 'en',
    quoteToPlace: payableAsIs(quote),
  });

/** How many rounds it takes until those are recovered for whom the processor answers; the silent ones were left first. */
async function fairlyRecovered(client: pg.Client, deps: PaymentDeps, skuId: number): Promise<number> {
  const leaveBehind = async (age: string) => {
    const payable = await payableQuote(client, { skuIds: [skuId] });
    await pay(deps, payable, 'tok_3ds');
    const { rows } = await client.query(
      `update payment_attempt set touched_at = now() - $2::interval where quote_id = $1 returning id`,
      [payable.quote.id, age],
    );
    return String(rows[0].id);
  };
  const mute = new Set(await inTurns(silent, 8, () => leaveBehind('3 hours')));
  const others = await inTurns(answered, 8, () => leaveBehind('2 hours'));
  const sandbox = processorOf(deps, 'sandbox');
  const find: typeof sandbox.find = async (attemptId, chargeId) => {
    if (mute.has(attemptId)) throw new NoAnswer('No reply has come.');
    return sandbox.find(attemptId, chargeId);
  };
  const halfDeaf = { ...deps, processors: new Map([['sandbox' as const, { ...sandbox, find }]]) };
  for (let round = 1; round <= 50; round++) {
    await recoverPayments(halfDeaf);
    const { rows } = await client.query(
      'select count(*)::int as left from payment_attempt where id = any($1) and settled_at is null',
      [others],
    );
    if (rows[0].left === 0) return round;
  }
  return Number.POSITIVE_INFINITY;
}
