import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { money } from '../../../domain/pricing/money.ts';
import { processorConformance } from '../../../server/testing/conformance/processor-conformance.ts';
import {
  createStripeServer,
  type StripeServer,
  stripeSecretKey,
} from '../../../server/testing/stripe/stripe-server.ts';
import { NoAnswer, type PaymentProcessor, ProcessorDown, ProcessorRefusal } from '../payment-processor.ts';
import { openStripe } from './stripe-processor.ts';

const returnUrl = 'http://localhost:4000/checkout';
let server: StripeServer;
let stripe: PaymentProcessor;

beforeAll(async () => {
  server = await createStripeServer();
  stripe = openStripe({ secretKey: stripeSecretKey, apiUrl: server.url });
});
afterAll(async () => {
  // Whatever was sent in this file, Stripe's description allows it.
  expect(server.violations).toEqual([]);
  await server.close();
});

const token = (card: string) => `ctoken_tok_${card}`;

processorConformance({
  processor: () => stripe,
  returnUrl,
  replays: 'then',
  cards: {
    approved: token('ok'),
    declined: token('declined'),
    insufficient: token('insufficient'),
    challenged: token('3ds'),
    lostBefore: token('lost_before'),
    lostAfter: token('lost_after'),
    failing: token('error'),
    captureLostBefore: token('capture_lost_before'),
    captureLostAfter: token('capture_lost_after'),
    voidLostAfter: token('void_lost_after'),
    refundLostAfter: token('refund_lost_after'),
  },
  decideKeeping: async (url, isApproved) =>
    server.books.vault.decide(new URL(url).pathname.split('/').at(-1) ?? '', isApproved),
  takeSecondStep: async ({ id }, isApproved) => void server.books.decide(id, isApproved),
});

const authorised = async (card = 'ok') => {
  const { id } = await stripe.create({ attemptId: randomUUID(), amount: money(5_000) });
  return stripe.authorise({ chargeId: id, token: token(card), key: randomUUID(), returnUrl });
};

test('a capture and a refund that are asked for again after Stripe has forgotten their keys happen once', async () => {
  const charge = await authorised();
  const [capture, refund] = [randomUUID(), randomUUID()];
  for (let day = 0; day < 3; day++) {
    await stripe.capture({ chargeId: charge.id, amount: money(2_000), key: capture });
    server.forgetKeys();
  }
  expect(await stripe.find(charge.attemptId, charge.id)).toMatchObject({ captured: money(2_000) });
  for (let day = 0; day < 3; day++) {
    await stripe.refund({ chargeId: charge.id, amount: money(500), key: refund });
    server.forgetKeys();
  }
  expect(await stripe.find(charge.attemptId, charge.id)).toMatchObject({ refunded: money(500) });
});

test('what is let go of is not told as refunded', async () => {
  const charge = await authorised();
  await stripe.capture({ chargeId: charge.id, amount: money(2_000), key: randomUUID() });
  await stripe.void({ chargeId: charge.id, key: randomUUID() });
  expect(await stripe.find(charge.attemptId)).toMatchObject({ state: 'captured', refunded: money(0) });
});

test('a charge of another shop at the same account is none of ours', async () => {
  const other = server.books.create({ amount: '100', currency: 'usd', capture_method: 'manual' });
  expect(await stripe.find('whatever', other.id)).toBeNull();
  const listed = await stripe.list(new Date(0), 1_000);
  expect(listed.map(({ id }) => id)).not.toContain(other.id);
  await expect(stripe.void({ chargeId: other.id, key: randomUUID() })).rejects.toBeInstanceOf(
    ProcessorRefusal,
  );
});

test('one that is older than the listing looks back is found by searching', async () => {
  const charge = await authorised();
  const later = openStripe({
    secretKey: stripeSecretKey,
    apiUrl: server.url,
    now: () => Date.now() + 3_600_000,
  });
  expect(await later.find(charge.attemptId)).toEqual(charge);
});

test('who cannot be reached is down, who breaks off has not answered, and a wrong key is refused', async () => {
  const nobody = openStripe({ secretKey: stripeSecretKey, apiUrl: 'http://127.0.0.1:9' });
  await expect(nobody.find('a', 'pi_1')).rejects.toBeInstanceOf(ProcessorDown);
  server.goDown();
  await expect(stripe.find('a', 'pi_1')).rejects.toBeInstanceOf(NoAnswer);
  server.comeBack();
  const wrong = openStripe({ secretKey: 'sk_test_wrong', apiUrl: server.url });
  await expect(wrong.find('a', 'pi_1')).rejects.toBeInstanceOf(ProcessorRefusal);
});

test('the local Stripe notes what the description does not allow', async () => {
  const strange = await fetch(`${server.url}/v1/payment_intents`, {
    method: 'POST',
    headers: { authorization: `Bearer ${stripeSecretKey}` },
    body: 'amount=100&currency=usd&colour=red',
  });
  expect(strange.status).toBe(400);
  expect(server.violations.splice(0)).toEqual([expect.stringContaining('colour')]);
});
