// Whoever ordered in French is written to in French, whatever language is spoken where the email is written.

import { expect, test } from 'vitest';
import { payableQuote } from '../../server/testing/checkout/payable-quote.ts';
import { createPaying } from '../../server/testing/checkout/payments.ts';
import { holdUnpaid } from '../payment/hold-unpaid.ts';
import { testActor } from '../testing/test-actor.ts';
import { cancelOrder } from './cancel-order.ts';
import { refundOrder } from './refund-order.ts';
import { shipOrder } from './ship-order.ts';

const paying = createPaying();
const { payFor, one, orderOf } = paying;

const bought = async () => {
  const payable = await payableQuote(paying.client, { skuIds: [one()] });
  await payFor(payable, 'tok_ok', { language: 'fr' });
  return Number((await orderOf(payable)).id);
};

const emailsOf = async (orderId: number): Promise<{ subject: string; text: string; html: string }[]> =>
  (
    await paying.client.query(
      `select payload->>'subject' as subject, payload->>'text' as text, payload->>'html' as html
       from job where kind = 'send-email' and payload->>'subject' like $1 order by id`,
      [`%${orderId}%`],
    )
  ).rows;

test('every email of an order is in its language, and leads to its page in it', async () => {
  const [shipped, cancelled] = [await bought(), await bought()];
  expect(await shipOrder(paying.deps, { orderId: shipped, trackingCode: '1Z', actor: testActor })).toEqual({
    ok: true,
  });
  expect(
    await refundOrder(paying.deps, { orderId: shipped, amountMinor: 100, key: 'language', actor: testActor }),
  ).toMatchObject({ ok: true });
  await holdUnpaid(paying.deps, cancelled, 'test');
  expect(await cancelOrder(paying.deps, cancelled, testActor)).toBe(true);
  for (const orderId of [shipped, cancelled]) {
    const emails = await emailsOf(orderId);
    expect(emails).toHaveLength(3);
    for (const { subject, text, html } of emails) {
      expect(subject).toMatch(/commande/i);
      expect(text).toContain(`http://localhost:4000/fr/order/${orderId}`);
      expect(html).toContain('<html lang="fr">');
    }
  }
});
