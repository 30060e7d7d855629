// A shop with keys of Braintree, against a local Braintree: from the card to the order, and all that Braintree tells by
// itself.
import { afterAll, expect, test, vi } from 'vitest';
import * as quotes from '../../../contract/checkout/quote.ts';
import { createBraintreeServer } from '../../testing/braintree/braintree-server.ts';
import { checkingOut } from '../../testing/checkout/checking-out.ts';
import { payingBy } from '../../testing/checkout/paying.ts';
import { adminToken, processorDesk, processorPromises } from '../../testing/checkout/processor-desk.ts';
import { answerOf, createTestShop, problemOf } from '../../testing/test-shop.ts';

const braintree = await createBraintreeServer();
const shop = createTestShop({ ...braintree.settings, ADMIN_TOKEN: adminToken });
const { readyToPay, paid } = checkingOut(shop);
const { attemptOf, handled, reconciliation, captured, refund } = processorDesk(shop);
const pay = payingBy(shop);

afterAll(async () => {
  expect(braintree.violations).toEqual([]);
  await braintree.close();
});

const by = (token: string) => ({ processor: 'braintree' as const, token });
const hear = (fields: { readonly bt_signature: string; readonly bt_payload: string }) =>
  shop.send('/api/webhooks/braintree', {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded', origin: 'https://braintree.example' },
    body: new URLSearchParams(fields).toString(),
  });
const transactionsOf = (attemptId: string) =>
  [...braintree.books.transactions.values()].filter(({ orderId }) => orderId?.startsWith(attemptId));

let nonces = 0;
processorPromises({
  shop,
  processor: 'braintree',
  // A nonce is good for one call.
  token: (card) => `tokencc_${++nonces}_tok_${card}`,
  charges: ({ id }) => transactionsOf(id),
  refunded: ({ id }) =>
    transactionsOf(id)
      .flatMap(({ refunds }) => refunds)
      .reduce((sum, { minor }) => sum + minor, 0),
  taken: ({ id }) =>
    transactionsOf(id)
      .filter(({ status }) => status === 'SETTLED')
      .reduce((sum, { minor }) => sum + minor, 0),
  lapses: async ({ id }) => {
    const whole = transactionsOf(id).find(({ orderId }) => orderId === id);
    braintree.books.expire(whole?.id ?? '');
    await shop.query(
      "update braintree_charge set created_at = created_at - interval '10 minutes' where attempt_id = $1",
      [id],
    );
  },
});

test('the quote carries the token that Braintree’s fields are opened with, and is whole without it', async () => {
  const { shopper } = await readyToPay();
  const read = async () => {
    const response = await shop.send('/api/quote', { headers: { cookie: shopper.cookie } });
    return (await answerOf(response, quotes.readQuote)).content.meta;
  };
  const { customer, totals, messages, cartItems } = await read();
  expect(customer.braintreeToken).toMatch(/^[A-Za-z0-9+/=]{40,}$/);
  expect([totals.vendorPayment.authAmount > 0, messages, cartItems.length]).toEqual([true, [], 1]);
  // The same for all: it is asked for once.
  expect((await read()).customer.braintreeToken).toBe(customer.braintreeToken);
  expect(braintree.calls.filter((operation) => operation === 'createClientToken')).toHaveLength(1);
});

test('notices that come twenty times, in any order, have one effect, and nothing settled moves', async () => {
  const { shopper, quote } = await readyToPay();
  const { orderId } = await paid(await pay(shopper.cookie, quote, by('fake_tok_ok')));
  const { id } = await attemptOf(quote.id);
  const [transaction] = transactionsOf(id);
  const about = (status: string, order = `<order-id>${id}</order-id>`) =>
    `<transaction><id>${transaction?.legacyId}</id><status>${status}</status>${order}</transaction>`;
  const notices = [
    braintree.notice('transaction_settlement_declined', about('settlement_declined')),
    braintree.notice('transaction_settled', about('settled', '')),
  ] as const;
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, at) => hear(notices[at % 2 === 0 ? 0 : 1])),
  );
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  await handled();
  const noticeRows = await shop.query(
    `select kind from payment_notice where charge_id in ($1, $2) and processor = 'braintree' order by kind`,
    [id, transaction?.legacyId],
  );
  expect(noticeRows).toEqual([{ kind: 'transaction_settled' }, { kind: 'transaction_settlement_declined' }]);
  expect(await attemptOf(quote.id)).toMatchObject({ state: 'authorised', order_id: String(orderId) });
  expect(await shop.query('select id from customer_order where quote_id = $1', [quote.id])).toHaveLength(1);
});

test('a payment that nobody has heard the end of is ended by a notice', async () => {
  const { shopper, quote } = await readyToPay();
  // The card was charged, the reply was lost, and Braintree is away when it is looked for.
  const unheard = pay(shopper.cookie, quote, by('fake_tok_lost_after'));
  await vi.waitFor(async () => expect(transactionsOf((await attemptOf(quote.id)).id)).toHaveLength(1));
  await unheard;
  const { id } = await attemptOf(quote.id);
  const [transaction] = transactionsOf(id);
  expect(
    (
      await hear(
        braintree.notice(
          'transaction_settled',
          `<transaction><id>${transaction?.legacyId}</id></transaction>`,
        ),
      )
    ).status,
  ).toBe(200);
  await handled();
  expect(await attemptOf(quote.id)).toMatchObject({ state: 'authorised' });
});

test('a notice that is forged, of other keys, or changed is refused and noted', async () => {
  const subject = '<transaction><id>forged1</id></transaction>';
  const real = braintree.notice('transaction_settled', subject);
  const others = { publicKey: 'local_public_key', privateKey: 'of_somebody_else' };
  const payload = Buffer.from(
    `<notification><kind>transaction_settled</kind><subject>${subject}</subject></notification>`,
  );
  const bad = [
    await hear({ ...real, bt_signature: '' }),
    await hear({ ...real, bt_signature: 'nonsense' }),
    await hear({ ...real, bt_signature: real.bt_signature.replace('local_public_key', 'another_key') }),
    await hear(braintree.notice('transaction_settled', subject, others)),
    await hear({ ...real, bt_payload: payload.toString('base64') }),
    await hear({ ...real, bt_payload: '<notification/>' }),
  ];
  for (const response of bad) expect((await problemOf(response)).code).toBe('forbidden');
  const forged = shop.securityLogged.filter(({ event }) => event === 'webhook.forged');
  expect(forged).toHaveLength(bad.length);
  expect(await shop.query(`select from payment_notice where charge_id = 'forged1'`)).toEqual([]);
  // Nothing that Braintree may send by itself is an error of the shop's.
  for (const [kind, about] of [
    ['check', '<check type="boolean">true</check>'],
    ['subscription_expired', '<subscription><id>1</id></subscription>'],
    ['transaction_settled', '<transaction><id>nobody1</id></transaction>'],
  ] as const)
    expect((await hear(braintree.notice(kind, about))).status).toBe(200);
  await handled();
});

test('a dispute is listed at the desk until it is closed, and does not open again', async () => {
  const { shopper, quote } = await readyToPay();
  const { orderId } = await paid(await pay(shopper.cookie, quote, by('fake_tok_ok')));
  const [transaction] = transactionsOf((await attemptOf(quote.id)).id);
  const tell = async (kind: string, status: string) => {
    const response = await hear(
      braintree.notice(
        kind,
        `<dispute><amount-disputed>50.00</amount-disputed><currency-iso-code>USD</currency-iso-code>
          <status>${status}</status><reason>product_not_received</reason><id>dp_${quote.id}</id>
          <transaction><id>${transaction?.legacyId}</id><amount>250.00</amount></transaction></dispute>`,
      ),
    );
    expect(response.status).toBe(200);
    await handled();
  };
  await tell('dispute_opened', 'open');
  expect((await reconciliation()).filter(({ kind }) => kind === 'dispute_open')).toEqual([
    expect.objectContaining({ orderId, words: expect.stringContaining('$50: product_not_received, open') }),
  ]);
  await tell('dispute_lost', 'lost');
  await tell('dispute_opened', 'open');
  expect((await reconciliation()).filter(({ kind }) => kind === 'dispute_open')).toEqual([]);
});

test('a part that is refunded before it is settled is given back by its job, once', async () => {
  const { shopper, quote } = await readyToPay();
  braintree.books.settleLater();
  const { orderId } = await paid(await pay(shopper.cookie, quote, by('fake_tok_ok')));
  await captured(quote.id);
  const refunded = await refund(orderId, 20);
  expect(await refunded.json()).toMatchObject({ content: { amount: 20, status: 'asked' } });
  const [transaction] = transactionsOf((await attemptOf(quote.id)).id);
  expect(transaction?.refunds).toEqual([]);
  const hurry = () =>
    shop.query(`update job set run_at = now() where kind = 'move-money' and dead_at is null`);
  await hurry();
  await vi.waitFor(async () => {
    const [job] = await shop.query(
      `select failures, run_at > now() + interval '20 minutes' as waits from job where kind = 'move-money' and dead_at is null`,
    );
    expect(job).toEqual({ failures: 0, waits: true });
  }, 10_000);
  braintree.books.settleAll();
  braintree.books.settleSooner();
  await hurry();
  await vi.waitFor(() => expect(transaction?.refunds).toMatchObject([{ minor: 2_000 }]), 10_000);
});

test('money that was given back at Braintree’s own desk is listed, never passed over', async () => {
  const { shopper, quote } = await readyToPay();
  const { orderId } = await paid(await pay(shopper.cookie, quote, by('fake_tok_ok')));
  await captured(quote.id);
  const { id } = await attemptOf(quote.id);
  const [transaction] = transactionsOf(id);
  braintree.books.refund(transaction?.id ?? '', '1.00', null);
  await shop.query(
    `update braintree_charge set created_at = now() - interval '10 minutes' where attempt_id = $1`,
    [id],
  );
  expect((await reconciliation()).find((each) => each.orderId === orderId)).toMatchObject({
    kind: 'amounts_differ',
    words: expect.stringContaining('100, in minor units'),
  });
});

test('while Braintree is away a shopper is told so, and nothing is charged', async () => {
  const { shopper, quote } = await readyToPay();
  braintree.goDown();
  try {
    const unknown = await pay(shopper.cookie, quote, by('fake_tok_ok'));
    expect([202, 503]).toContain(unknown.status);
    expect(transactionsOf((await attemptOf(quote.id)).id)).toEqual([]);
  } finally {
    braintree.comeBack();
  }
});
