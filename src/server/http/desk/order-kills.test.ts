// What the desk asks of a processor, when whoever asks is killed or hears no reply, and the processor tells of it by
// itself meanwhile: money moves once, and the audit has one entry for it.
import { afterAll, afterEach, expect, test } from 'vitest';
import { checkingOut } from '../../testing/checkout/checking-out.ts';
import { payingBy } from '../../testing/checkout/paying.ts';
import { adminToken, processorDesk } from '../../testing/checkout/processor-desk.ts';
import type { ShopProcess } from '../../testing/shop-process.ts';
import { createStripeServer } from '../../testing/stripe/stripe-server.ts';
import { startShopProcess } from '../../testing/test-process.ts';
import { createTestShop } from '../../testing/test-shop.ts';

const stripe = await createStripeServer();
const settings = { ...stripe.settings, ADMIN_TOKEN: adminToken };
const shop = createTestShop(settings);
const { readyToPay, paid } = checkingOut(shop);
const { attemptOf, captured, handled, reconciliation } = processorDesk(shop);
const pay = payingBy(shop);

const books = { ...stripe.books };
afterEach(() => void Object.assign(stripe.books, books));
afterAll(async () => {
  expect(stripe.violations).toEqual([]);
  await stripe.close();
});

const bought = async (card = 'ok', productId = 1001, sizeName = 'S') => {
  const { shopper, quote } = await readyToPay(productId, sizeName);
  const payment = { processor: 'stripe', token: `ctoken_tok_${card}` } as const;
  const { orderId } = await paid(await pay(shopper.cookie, quote, payment));
  const { charge_id: chargeId } = await attemptOf(quote.id);
  const intent = stripe.books.intentOf(chargeId ?? '');
  return { orderId: orderId ?? 0, quoteId: quote.id, totalMinor: Math.round(quote.total * 100), intent };
};

const ask = (address: string, path: string, body: object, key = 'one') =>
  fetch(`${address}/api/admin/orders/${path}`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${adminToken}`,
      'content-type': 'application/json',
      'idempotency-key': key,
    },
    body: JSON.stringify(body),
  });

const verbsOf = async (orderId: number) =>
  (
    await shop.query(
      `select verb from audit_entry where thing = 'order' and thing_id = $1 and verb <> 'orders.change' order by id`,
      [String(orderId)],
    )
  ).map(({ verb }) => verb);

/** As if its ten seconds had gone by: the worker takes what somebody left behind. */
const finishMovements = async (quoteId: string) => {
  const { id } = await attemptOf(quoteId);
  await shop.query(`update job set run_at = now() where kind = 'move-money'`);
  await expect
    .poll(() => shop.query(`select from payment_movement where attempt_id = $1 and state = 'asked'`, [id]))
    .toEqual([]);
};

/** The other process dies once the processor has done it, before its reply is heard. */
const killAt = (call: 'refundsOf' | 'refund' | 'capture', { child }: ShopProcess) => {
  const done = books[call] as (...given: unknown[]) => unknown;
  const doAndKill = (...given: unknown[]) => {
    Object.assign(stripe.books, books);
    const result = done(...given);
    child.kill('SIGKILL');
    return result;
  };
  Object.assign(stripe.books, { [call]: doAndKill });
};

const hear = (payload: string) =>
  shop.send('/api/webhooks/stripe', {
    method: 'POST',
    headers: { 'stripe-signature': stripe.signed(payload), 'content-type': 'application/json' },
    body: payload,
  });

test.each([
  { when: 'before the processor has heard of it', call: 'refundsOf', atOnce: 0 },
  { when: 'between the processor’s answer and the shop’s row', call: 'refund', atOnce: 2_000 },
] as const)('killed $when, a refund is made once', async ({ call, atOnce }) => {
  const { orderId, quoteId, intent } = await bought();
  await captured(quoteId);
  const victim = await startShopProcess({ ...settings, DATABASE_URL: shop.databaseUrl });
  killAt(call, victim);
  await expect(ask(victim.address, `${orderId}/refund`, { amount: 20 })).rejects.toThrow();
  expect(intent.hidden.refunded).toBe(atOnce);
  // Whoever asked does not know, and asks again; the job does too.
  const [again] = await Promise.all([
    ask(shop.origin, `${orderId}/refund`, { amount: 20 }),
    finishMovements(quoteId),
  ]);
  expect(await again.json()).toMatchObject({ content: { amount: 20, status: 'done' } });
  expect(intent.hidden.refunded).toBe(2_000);
  expect(await verbsOf(orderId)).toEqual(['orders.refund']);
  expect((await reconciliation()).filter((found) => found.orderId === orderId)).toEqual([]);
});

test('killed between the processor’s answer and the shop’s row, a parcel is charged once and leaves once', async () => {
  const [size] = await shop.query(
    `select size_group.name from sku join stock_level on sku_id = sku.id join size_group on size_group.id = size_group_id
     where product_id = 1008 and is_presale and on_hand > reserved limit 1`,
  );
  const { orderId, quoteId, totalMinor, intent } = await bought('ok', 1008, String(size?.name));
  const victim = await startShopProcess({ ...settings, DATABASE_URL: shop.databaseUrl });
  killAt('capture', victim);
  await expect(ask(victim.address, `${orderId}/ship`, {})).rejects.toThrow();
  expect(intent.amount_received).toBe(totalMinor);
  // Charged, and still here: nothing says that it left.
  expect(await verbsOf(orderId)).toEqual([]);
  const [ship, cancel] = await Promise.all([
    ask(shop.origin, `${orderId}/ship`, {}),
    ask(shop.origin, `${orderId}/cancel`, {}),
  ]);
  expect([ship.status, cancel.status].toSorted()).toEqual([200, 409]);
  await finishMovements(quoteId);
  expect(intent.amount_received).toBe(totalMinor);
  await expect.poll(() => intent.hidden.refunded).toBe(ship.ok ? 0 : totalMinor);
  expect(await verbsOf(orderId)).toEqual(ship.ok ? ['orders.ship'] : []);
});

test('a person refunds, its reply is lost, and its notice arrives while they and the job ask again: one refund', async () => {
  const { orderId, quoteId, intent } = await bought('refund_lost_after');
  await captured(quoteId);
  const first = await ask(shop.origin, `${orderId}/refund`, { amount: 20 });
  expect(await first.json()).toMatchObject({ content: { status: 'asked' } });
  expect(intent.hidden.refunded).toBe(2_000);
  const notice = JSON.stringify(
    stripe.addEvent('charge.refunded', { object: 'charge', id: 'ch_1', payment_intent: intent.id }),
  );
  const answers = await Promise.all([
    ...Array.from({ length: 3 }, () => ask(shop.origin, `${orderId}/refund`, { amount: 20 })),
    ...Array.from({ length: 5 }, () => hear(notice)),
    finishMovements(quoteId).then(() => new Response()),
  ]);
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  await handled();
  expect(intent.hidden.refunded).toBe(2_000);
  expect(await verbsOf(orderId)).toEqual(['orders.refund']);
  const [order] = await shop.query('select status, held_because from customer_order where id = $1', [
    orderId,
  ]);
  expect(order).toEqual({ status: 'placed', held_because: null });
  expect((await reconciliation()).filter((found) => found.orderId === orderId)).toEqual([]);
});

test('what somebody gives back at the processor’s own desk is not given back once more by ours', async () => {
  const { orderId, quoteId, totalMinor, intent } = await bought();
  await captured(quoteId);
  stripe.books.refund({ payment_intent: intent.id, amount: String(totalMinor - 1_000) });
  const notice = JSON.stringify(
    stripe.addEvent('charge.refunded', { object: 'charge', id: 'ch_2', payment_intent: intent.id }),
  );
  const [refund] = await Promise.all([
    ask(shop.origin, `${orderId}/refund`, { amount: totalMinor / 100 }),
    hear(notice),
  ]);
  expect(refund.status).toBe(409);
  await handled();
  expect(intent.hidden.refunded).toBe(totalMinor - 1_000);
  const kinds = (await reconciliation()).filter((found) => found.orderId === orderId).map(({ kind }) => kind);
  expect(kinds).toContain('refund_refused');
});
