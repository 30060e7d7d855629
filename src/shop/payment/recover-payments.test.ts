// Payments that were left behind and cannot be settled: they keep nobody else waiting, and their money is let go.
import { expect, test } from 'vitest';
import { mostRecoveryTries } from '../../domain/payment/payment-attempt.ts';
import { NoAnswer } from '../../providers/payment/payment-processor.ts';
import { payableQuote } from '../../server/testing/checkout/payable-quote.ts';
import { createPaying } from '../../server/testing/checkout/payments.ts';
import { reconcile } from './reconcile.ts';
import { recoverPayments } from './recover-payments.ts';

const paying = createPaying();
const { payFor, one, level, orderOf, charges, stale } = paying;

/** The process that took the payment is gone after the card has said yes. */
const leftBehind = async (creditMinor = 0) => {
  const payable = await payableQuote(paying.client, { skuIds: [one()], creditMinor });
  const failpoint = (at: string) => {
    if (at === 'card_answered') throw new Error('killed');
  };
  await expect(payFor(payable, 'tok_ok', { with: { ...paying.deps, failpoint } })).rejects.toThrow('killed');
  return payable;
};

const makePoison = (quoteIds: readonly string[]) =>
  paying.client.query(
    `update payment_attempt set quote = jsonb_set(quote, '{priced,lines,0,skuId}', '999999999') where quote_id = any($1)`,
    [quoteIds],
  );

/** As if the time until the next turn of each had gone by. */
const nextTurn = () =>
  paying.client.query(`update payment_attempt set recover_at = now() where settled_at is null`);

test('sixty payments that no order can be made of keep nobody waiting: a stranger’s is settled in its first turn, and theirs are let go and listed', async () => {
  const before = await level(one());
  const poison = [];
  for (let count = 0; count < 60; count++) poison.push(await leftBehind(1_000));
  await makePoison(poison.map(({ quote }) => quote.id));
  await stale();
  const first = await recoverPayments(paying.deps);
  expect(first).toMatchObject({ settled: 0, failures: { length: 50 } });

  const stranger = await leftBehind();
  await stale();
  await nextTurn();
  // It was left behind after theirs, whose turn has come again.
  await paying.client.query(
    `update payment_attempt set recover_at = null, touched_at = touched_at + interval '1 second' where quote_id = $1`,
    [stranger.quote.id],
  );
  expect((await recoverPayments(paying.deps)).settled).toBe(1);
  expect(await orderOf(stranger)).toBeDefined();

  for (let turn = 0; turn < 2 * (mostRecoveryTries + 1); turn++) {
    await nextTurn();
    await recoverPayments(paying.deps);
  }
  for (const payable of poison) expect((await charges(payable))[0]?.state).toBe('voided');
  // The stranger bought one; all else is free again.
  expect(await level(one())).toEqual({ ...before, on_hand: before.on_hand - 1 });
  const { rows } = await paying.client.query(
    `select count(*)::int as guests from credit_account where balance_minor = 1000`,
  );
  expect(rows[0].guests).toBe(60);
  const listed = (await reconcile(paying.deps)).filter(({ kind }) => kind === 'payment_given_up');
  expect(listed).toHaveLength(60);
  // The first of them goes into the log, where no address may be.
  expect(JSON.stringify(listed)).not.toContain('@');
}, 60_000);

test('what could not be settled waits longer each time, and a processor that is silent is never given up on', async () => {
  const payable = await leftBehind();
  await stale();
  const silent = { ...paying.sandbox, find: () => Promise.reject(new NoAnswer('silent')) };
  const waits: number[] = [];
  for (let turn = 0; turn < mostRecoveryTries + 3; turn++) {
    await nextTurn();
    const recovered = await recoverPayments({ ...paying.deps, ...paying.depsWith({ sandbox: silent }) });
    expect(recovered.failures).toHaveLength(1);
    const { rows } = await paying.client.query(
      `select round(extract(epoch from recover_at - now()))::int as wait from payment_attempt where quote_id = $1`,
      [payable.quote.id],
    );
    waits.push(rows[0].wait);
  }
  expect(waits).toEqual([10, 20, 40, 60, 60, 60, 60, 60]);
  await nextTurn();
  expect(await recoverPayments(paying.deps)).toEqual({ settled: 1, failures: [] });
  expect(await orderOf(payable)).toBeDefined();
});
