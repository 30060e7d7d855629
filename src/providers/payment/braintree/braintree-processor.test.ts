import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createDatabase, type Database } from '../../../database/database.ts';
import { braintreeLedger } from '../../../database/queries/payment/braintree-ledger.ts';
import { money } from '../../../domain/pricing/money.ts';
import { braintreeKeys, createBraintreeServer } from '../../../server/testing/braintree/braintree-server.ts';
import { processorConformance } from '../../../server/testing/conformance/processor-conformance.ts';
import { cloneDatabase } from '../../../server/testing/test-shop.ts';
import { guardProcessor } from '../guarded.ts';
import {
  NoAnswer,
  ProcessorDown,
  ProcessorFailed,
  ProcessorNotReady,
  ProcessorRefusal,
} from '../payment-processor.ts';
import { type BraintreeLedger, type BraintreeProcessor, openBraintree } from './braintree-processor.ts';

const returnUrl = 'http://localhost:4000/checkout';
const braintree = await createBraintreeServer();
let cloned: Awaited<ReturnType<typeof cloneDatabase>>;
let database: Database;
let client: pg.Client;
let ledger: BraintreeLedger;
let processor: BraintreeProcessor;

const opened = (changed: Partial<BraintreeLedger> = {}) =>
  openBraintree({ ...braintreeKeys, apiUrl: `${braintree.url}/graphql`, ledger: { ...ledger, ...changed } });

beforeAll(async () => {
  cloned = await cloneDatabase();
  database = createDatabase(cloned.url);
  client = new pg.Client({ connectionString: cloned.url });
  await client.connect();
  ledger = braintreeLedger(database.checkout);
  processor = opened();
});
afterAll(async () => {
  expect(braintree.violations).toEqual([]);
  await client.end();
  await database.close();
  await cloned.drop();
  await braintree.close();
});

processorConformance({
  processor: () => processor,
  returnUrl,
  replays: 'now',
  cards: {
    approved: 'fake_tok_ok',
    declined: 'fake_tok_declined',
    insufficient: 'fake_tok_insufficient',
    challenged: null,
    lostBefore: 'fake_tok_lost_before',
    lostAfter: 'fake_tok_lost_after',
    failing: 'fake_tok_error',
    captureLostBefore: 'fake_tok_capture_lost_before',
    captureLostAfter: 'fake_tok_capture_lost_after',
    voidLostAfter: 'fake_tok_void_lost_after',
    refundLostAfter: 'fake_tok_refund_lost_after',
  },
});

const created = (payerId: string | null = null, minor = 5_000) =>
  processor.create({ attemptId: randomUUID(), amount: money(minor), payerId });
const authorise = (
  by: BraintreeProcessor,
  chargeId: string,
  token = 'fake_tok_ok',
  key = randomUUID() as string,
) => by.authorise({ chargeId, token, key, returnUrl });
const authorised = async (token = 'fake_tok_ok') => authorise(processor, (await created()).id, token);
const transactionsOf = (attemptId: string) =>
  [...braintree.books.transactions.values()].filter(({ orderId }) => orderId?.startsWith(attemptId));

describe('with a guard removed', () => {
  test('a card is asked by everybody who comes', async () => {
    const { id } = await created();
    const anyone = opened({ ask: async (attemptId) => ledger.find(attemptId) });
    await Promise.all([1, 2, 3].map(() => authorise(anyone, id)));
    expect(transactionsOf(id)).toHaveLength(3);
  });

  test('what is taken is let go at the same moment', async () => {
    const careless = opened({ claimCapture: async () => true, close: async () => true });
    braintree.books.settleLater();
    const both = [];
    for (let round = 0; round < 10 && both.length === 0; round++) {
      const { id } = await authorised();
      const done = await Promise.allSettled([
        careless.capture({ chargeId: id, amount: money(5_000), key: randomUUID() }),
        careless.void({ chargeId: id, key: randomUUID() }),
      ]);
      if (done.every(({ status }) => status === 'fulfilled')) both.push(id);
    }
    braintree.books.settleSooner();
    expect(both).not.toEqual([]);
  });
});

describe('what is particular about Braintree', () => {
  test('thirty days later the same call still does nothing twice', async () => {
    const { id } = await created();
    const key = randomUUID();
    await authorise(processor, id, 'fake_tok_ok', key);
    braintree.forgetKeys();
    expect(await authorise(processor, id, 'fake_tok_ok', key)).toMatchObject({ state: 'authorised' });
    const some = { chargeId: id, amount: money(1_000), key };
    await processor.capture(some);
    braintree.forgetKeys();
    expect(await processor.capture(some)).toMatchObject({ captured: money(1_000) });
    await processor.refund({ ...some, amount: money(400) });
    braintree.forgetKeys();
    expect(await processor.refund({ ...some, amount: money(400) })).toMatchObject({ refunded: money(400) });
    expect(transactionsOf(id)).toHaveLength(2);
  });

  test('a call that is still under way is no answer, and one charge', async () => {
    const { id } = await created();
    const key = randomUUID();
    const done = await Promise.allSettled([1, 2].map(() => authorise(processor, id, 'fake_tok_slow', key)));
    expect(done.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(done.find((each) => each.status === 'rejected')?.reason).toBeInstanceOf(NoAnswer);
    expect(transactionsOf(id)).toHaveLength(1);
  });

  test('whoever was given up while the card was asked has it let go at once', async () => {
    const { id } = await created();
    const givenUp = opened({
      answer: async (...args) => {
        await client.query(`update braintree_charge set state = 'closed' where attempt_id = $1`, [id]);
        return ledger.answer(...args);
      },
    });
    await expect(authorise(givenUp, id)).rejects.toBeInstanceOf(ProcessorRefusal);
    expect(transactionsOf(id)).toMatchObject([{ status: 'VOIDED' }]);
    expect(await processor.find(id)).toMatchObject({ state: 'voided' });
  });

  test('while a card may be being asked nobody says that it is let go', async () => {
    const { id } = await created();
    await ledger.ask(id, randomUUID(), 'hash');
    await expect(processor.void({ chargeId: id, key: randomUUID() })).rejects.toBeInstanceOf(NoAnswer);
    await client.query(
      `update braintree_charge set asked_at = now() - interval '21 seconds' where attempt_id = $1`,
      [id],
    );
    expect(await processor.void({ chargeId: id, key: randomUUID() })).toMatchObject({ state: 'voided' });
    await expect(authorise(processor, id)).rejects.toBeInstanceOf(ProcessorRefusal);
    expect(transactionsOf(id)).toEqual([]);
  });

  test('a part is refunded once the rest is settled; all of it can be let go before', async () => {
    braintree.books.settleLater();
    const { id } = await authorised();
    await processor.capture({ chargeId: id, amount: money(5_000), key: randomUUID() });
    const part = { chargeId: id, amount: money(1_000), key: randomUUID() as string };
    const patient = guardProcessor(processor);
    for (let tries = 0; tries < 7; tries++)
      await expect(patient.refund(part)).rejects.toBeInstanceOf(ProcessorNotReady);
    braintree.books.settleAll();
    expect(await patient.refund(part)).toMatchObject({ refunded: money(1_000) });

    const { id: other } = await authorised();
    await processor.capture({ chargeId: other, amount: money(5_000), key: randomUUID() });
    const whole = { chargeId: other, amount: money(5_000), key: randomUUID() as string };
    for (let tries = 0; tries < 2; tries++)
      expect(await processor.refund(whole)).toMatchObject({
        state: 'captured',
        captured: money(5_000),
        refunded: money(5_000),
      });
    await expect(processor.refund({ ...whole, key: randomUUID() })).rejects.toBeInstanceOf(ProcessorRefusal);
    braintree.books.settleSooner();
  });

  test('a refund of what was taken in parts is taken from as many as it needs', async () => {
    const { id } = await authorised();
    for (const minor of [2_000, 3_000])
      await processor.capture({ chargeId: id, amount: money(minor), key: randomUUID() });
    const back = { chargeId: id, amount: money(4_000), key: randomUUID() as string };
    for (let tries = 0; tries < 2; tries++)
      expect(await processor.refund(back)).toMatchObject({ captured: money(5_000), refunded: money(4_000) });
  });

  test('a kept card is refused to whoever is nobody’s customer, before Braintree is asked', async () => {
    const payerId = await processor.openPayer({ customerId: randomUUID(), email: 'ada@example.com' });
    const { id } = await created(payerId);
    await processor.authorise({
      chargeId: id,
      token: 'fake_tok_ok',
      key: randomUUID(),
      returnUrl,
      savesCard: true,
    });
    const [card] = await processor.listCards(payerId);
    expect(card).toMatchObject({
      brand: 'Visa',
      last4: '4242',
      expiryYear: 2031,
      name: 'Ada Ohio',
      address: { line1: '1 Main St', city: 'Columbus', region: 'OH', postalCode: '43004', country: 'US' },
    });
    braintree.calls.splice(0);
    const refused = authorise(processor, (await created()).id, card?.id);
    await expect(refused).rejects.toBeInstanceOf(ProcessorRefusal);
    expect(braintree.calls).toEqual([]);
  });

  test('a transaction is found by the short id that notices name', async () => {
    const { id } = await authorised();
    const [transaction] = transactionsOf(id);
    expect(await processor.find('', transaction?.legacyId)).toMatchObject({ id, state: 'authorised' });
    expect(await processor.find('', 'nobody1')).toBeNull();
  });

  test('who cannot be reached is down, who breaks off has not answered, and wrong keys are refused', async () => {
    const { id } = await created();
    const apiUrl = `${braintree.url}/graphql`;
    const elsewhere = openBraintree({ ...braintreeKeys, apiUrl: 'http://127.0.0.1:4129/graphql', ledger });
    await expect(elsewhere.find(id)).rejects.toBeInstanceOf(ProcessorDown);
    const stranger = openBraintree({ ...braintreeKeys, privateKey: 'of_others', apiUrl, ledger });
    await expect(stranger.find(id)).rejects.toBeInstanceOf(ProcessorRefusal);
    braintree.goDown();
    await expect(processor.find(id)).rejects.toBeInstanceOf(NoAnswer);
    braintree.comeBack();
  });

  test('what the published schema does not have is refused and noted', async () => {
    const { publicKey, privateKey } = braintreeKeys;
    const ask = (query: string, variables: object = {}) =>
      fetch(`${braintree.url}/graphql`, {
        method: 'POST',
        headers: {
          authorization: `Basic ${Buffer.from(`${publicKey}:${privateKey}`).toString('base64')}`,
          'braintree-version': '2026-10-01',
        },
        body: JSON.stringify({ query, variables }),
      });
    await ask('query { node(id: "1") { id secret } }');
    await ask('mutation { chargeEverybody { id } }');
    const input = { transactionId: 'x', idempotencyKey: 'y' };
    await ask(
      'mutation ($input: ReverseTransactionInput!) { reverseTransaction(input: $input) { clientMutationId } }',
      {
        input,
      },
    );
    await ask(
      'mutation ($input: RefundTransactionInput!) { refundTransaction(input: $input) { clientMutationId } }',
      { input: { transactionId: 'x' } },
    );
    const noted = braintree.violations.splice(0);
    expect(noted).toHaveLength(4);
    expect(noted.join('\n')).toMatch(/secret[\s\S]*chargeEverybody[\s\S]*idempotencyKey[\s\S]*request key/);
  });
});

test.each([500, 502, 503])(
  'an answer of %i says nothing of what was done: it is looked up',
  async (status) => {
    const unheard = await created();
    braintree.failNext(status);
    await expect(authorise(processor, unheard.id)).rejects.toBeInstanceOf(ProcessorFailed);
    expect(transactionsOf(unheard.id)).toEqual([]);
    expect(await processor.find(unheard.id)).toMatchObject({ state: 'created' });
    expect(await authorise(processor, unheard.id)).toMatchObject({ state: 'authorised' });
    expect(transactionsOf(unheard.id)).toHaveLength(1);

    const done = await created();
    braintree.failNext(status, true);
    await expect(authorise(processor, done.id)).rejects.toBeInstanceOf(ProcessorFailed);
    expect(await processor.find(done.id)).toMatchObject({ state: 'authorised' });
    expect(transactionsOf(done.id)).toHaveLength(1);
  },
);

test('an answer of 429 says that nothing was done', async () => {
  const charge = await created();
  braintree.failNext(429);
  await expect(authorise(processor, charge.id)).rejects.toBeInstanceOf(ProcessorDown);
  expect(transactionsOf(charge.id)).toEqual([]);
});

test('a second step that was taken in the browser pays; one that was refused, or left out, is declined', async () => {
  expect(await authorised('tokencc_e1_verified_tok_3ds')).toMatchObject({ state: 'authorised' });
  for (const token of ['tokencc_e2_failed_tok_3ds', 'tokencc_e3_tok_3ds'])
    expect(await authorised(token)).toMatchObject({
      state: 'declined',
      declineReason: 'authentication_failed',
    });
});
