// A notice that a processor sends more than once.
import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { payableQuote } from '../../server/testing/checkout/payable-quote.ts';
import { createPaying } from '../../server/testing/checkout/payments.ts';
import { hearNotice, settleNotice } from './hear-notice.ts';

const paying = createPaying();

test('is heard once, is one piece of work, and has its charge asked for once', async () => {
  const payable = await payableQuote(paying.client, { skuIds: [paying.one()] });
  await paying.payFor(payable);
  const { rows } = await paying.client.query(
    'select id, charge_id from payment_attempt where quote_id = $1',
    [payable.quote.id],
  );
  const id = randomUUID();
  const about = { kind: 'updated', chargeId: rows[0].charge_id, attemptId: rows[0].id, dispute: null };
  const hear = () => hearNotice(paying.deps, { processor: 'sandbox', notice: { id, ...about } });
  const work = async () =>
    (await paying.client.query('select from job where key = $1', [`sandbox ${id}`])).rowCount;
  const heard = await Promise.all(Array.from({ length: 5 }, hear));
  expect(heard.filter(Boolean)).toHaveLength(1);
  expect(await work()).toBe(1);

  const calls: string[] = [];
  const find: typeof paying.sandbox.find = (attemptId, chargeId) => {
    calls.push(attemptId);
    return paying.sandbox.find(attemptId, chargeId);
  };
  const deps = paying.depsWith({ sandbox: { ...paying.sandbox, find } });
  for (let time = 0; time < 2; time++) await settleNotice(deps, { processor: 'sandbox', eventId: id });
  expect(calls).toEqual([rows[0].id]);
  expect(await hear()).toBe(false);
});
