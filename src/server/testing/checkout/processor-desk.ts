// A shop that pays by an outside processor, seen from its desk; and what every such shop promises a shopper.
import { randomUUID } from 'node:crypto';
import { expect, test, vi } from 'vitest';
import type { ProcessorName } from '../../../domain/payment/processor.ts';
import { sentEmails } from '../sent-emails.ts';
import { problemOf, type TestShop } from '../test-shop.ts';
import { checkingOut } from './checking-out.ts';
import { payingBy } from './paying.ts';

export const adminToken = 'the-merchant-of-this-shop-has-this-token';

/** The newest attempt to pay for a quote. */
export interface KnownAttempt {
  readonly id: string;
  readonly state: string;
  readonly charge_id: string | null;
  readonly order_id: string | null;
  readonly card_label: string | null;
  readonly captured_minor: number;
}

export function processorDesk(shop: TestShop) {
  const attemptOf = async (quoteId: string): Promise<KnownAttempt> => {
    const [attempt] = await shop.query(
      'select id, state, charge_id, order_id, card_label, captured_minor::int from payment_attempt where quote_id = $1 order by created_at desc limit 1',
      [quoteId],
    );
    return attempt as unknown as KnownAttempt;
  };
  /** Every notice that came has had its effect. */
  const countHandled = () =>
    vi.waitFor(
      async () => {
        const open = await shop.query('select event_id from payment_notice where handled_at is null');
        expect(open).toEqual([]);
      },
      { timeout: 10_000, interval: 50 },
    );
  const reconciliation = async () => {
    const response = await shop.send('/api/admin/reconciliation', {
      headers: { authorization: `Bearer ${adminToken}` },
    });
    return ((await response.json()) as { content: { kind: string; orderId: number; words: string }[] })
      .content;
  };
  /** What leaves at once is captured by a job. */
  const isCaptured = (quoteId: string) =>
    vi.waitFor(async () => expect((await attemptOf(quoteId)).captured_minor).toBeGreaterThan(0), 10_000);
  const refund = (orderId: number | null, amount: number) =>
    shop.send(`/api/admin/orders/${orderId}/refund`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${adminToken}`,
        'content-type': 'application/json',
        'idempotency-key': randomUUID(),
      },
      body: JSON.stringify({ amount }),
    });
  /** What the merchant's program asks of an order. */
  const desk = (orderId: number | null, verb: 'ship' | 'release', body: object) =>
    shop.send(`/api/admin/orders/${orderId}/${verb}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${adminToken}`, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
  return { attemptOf, handled: countHandled, reconciliation, captured: isCaptured, refund, desk };
}

interface Promised {
  readonly shop: TestShop;
  readonly processor: ProcessorName;
  /** Of a test card by its name, such as ok or declined. */
  readonly token: (card: string) => string;
  /** How much money was ever asked of cards for this attempt, once for each time. */
  readonly charges: (attempt: KnownAttempt) => readonly unknown[];
  /** What went back to the card, in minor units, as the processor has it. */
  readonly refunded: (attempt: KnownAttempt) => number;
  /** What it took of the card, in minor units. */
  readonly taken: (attempt: KnownAttempt) => number;
  /** A week goes by, and the bank lets go of what is not taken. */
  readonly lapses: (attempt: KnownAttempt) => Promise<void> | void;
}

export function processorPromises(promised: Promised): void {
  const { shop, processor, token, charges, refunded, taken, lapses } = promised;
  const { add, readyToPay, paid, save } = checkingOut(shop);
  const { attemptOf, captured: isCaptured, refund, reconciliation, desk } = processorDesk(shop);
  const pay = payingBy(shop);
  const by = (card: string) => ({ processor, token: token(card) });

  test('with its keys it takes the card, once, and the built-in processor takes none', async () => {
    const { shopper, quote } = await readyToPay();
    const refused = await pay(shopper.cookie, quote, { processor: 'sandbox', token: 'tok_ok' });
    expect((await problemOf(refused)).code).toBe('invalid_request');
    const [payment, key] = [by('ok'), randomUUID()];
    const first = await paid(await pay(shopper.cookie, quote, payment, key));
    const again = await paid(await pay(shopper.cookie, quote, payment, key));
    expect([first.status, again.orderId]).toEqual(['placed', first.orderId]);
    await isCaptured(quote.id);
    const attempt = await attemptOf(quote.id);
    expect(attempt).toMatchObject({
      state: 'authorised',
      order_id: String(first.orderId),
      card_label: 'Visa/4242',
      captured_minor: Math.round(quote.total * 100),
    });
    expect(charges(attempt)).toHaveLength(1);
  });

  test('a declined card is said so in plain words, and another one pays', async () => {
    const { shopper, quote } = await readyToPay();
    const declined = await problemOf(await pay(shopper.cookie, quote, by('insufficient')));
    expect(declined).toMatchObject({
      code: 'payment_declined',
      message: expect.stringContaining('not enough'),
    });
    expect((await paid(await pay(shopper.cookie, quote, by('ok')))).status).toBe('placed');
  });

  test('a reply that was lost is found again: one order, one charge', async () => {
    for (const card of ['lost_before', 'lost_after']) {
      const { shopper, quote } = await readyToPay();
      const [payment, key] = [by(card), randomUUID()];
      const ask = async () => {
        const response = await pay(shopper.cookie, quote, payment, key);
        expect([200, 202]).toContain(response.status);
        return ((await response.json()) as { content: { status: string } }).content.status;
      };
      let status = await ask();
      for (let tries = 0; status === 'confirming' && tries < 3; tries++) status = await ask();
      expect(status).toBe('placed');
      expect(charges(await attemptOf(quote.id))).toHaveLength(1);
    }
  });

  test('a part is refunded at the desk, and an order that is cancelled all of it', async () => {
    const { shopper, quote } = await readyToPay();
    const { orderId } = await paid(await pay(shopper.cookie, quote, by('ok')));
    await isCaptured(quote.id);
    expect((await refund(orderId, 20)).status).toBe(200);
    const attempt = await attemptOf(quote.id);
    await vi.waitFor(() => expect(refunded(attempt)).toBe(2_000), 10_000);
    const cancelled = await shop.send(`/api/orders/${orderId}/cancel`, {
      method: 'POST',
      headers: { cookie: shopper.cookie, 'content-type': 'application/json' },
      body: '{}',
    });
    expect(cancelled.status).toBe(200);
    await vi.waitFor(() => expect(refunded(attempt)).toBe(Math.round(quote.total * 100)), 10_000);
  });

  /** One piece that is sold ahead, alone or with one that leaves at once. */
  const soldAhead = async (isAlone: boolean) => {
    const [size] = await shop.query(
      `select sku.id, presale_ship_date::text as ships, size_group.name from sku
       join stock_level on sku_id = sku.id join size_group on size_group.id = size_group_id
       where product_id = 1008 and is_presale and on_hand > reserved order by presale_ship_date desc limit 1`,
    );
    const { shopper, ...ready } = await (isAlone ? readyToPay(1008, String(size?.name)) : readyToPay());
    if (!isAlone) await add(shopper, { productId: 1008, sizeId: Number(size?.id) });
    return { ...ready, shopper, quote: await save(shopper, {}), shipDate: String(size?.ships) };
  };

  test.each([true, false])(
    'an authorisation that lapses holds its order, and the shopper is told once: all of it %s',
    async (isAlone) => {
      const { shopper, quote, emailAddress, shipDate } = await soldAhead(isAlone);
      const { orderId } = await paid(await pay(shopper.cookie, quote, by('ok')));
      if (!isAlone) await isCaptured(quote.id);
      const attempt = await attemptOf(quote.id);
      const before = taken(attempt);
      expect(before > 0).toBe(!isAlone);
      await lapses(attempt);
      const listCharges = async () =>
        (await reconciliation()).filter((found) => found.orderId === orderId).map(({ kind }) => kind);
      expect(await listCharges()).toEqual(['authorisation_lapsed']);
      for (let time = 0; time < 2; time++)
        expect((await desk(orderId, 'ship', { shipDate })).status).toBe(409);
      expect(await listCharges()).toEqual(['order_held']);
      const emails = (await sentEmails(shop)).filter(
        ({ recipient, subject }) =>
          recipient === emailAddress && /waiting for its payment/.test(String(subject)),
      );
      expect(emails).toHaveLength(1);
      // Let go as it is, it is asked for again and held again; paid in another way it leaves.
      expect((await desk(orderId, 'release', { because: 'The bank was asked.' })).status).toBe(200);
      expect((await desk(orderId, 'ship', { shipDate })).status).toBe(409);
      const elsewhere = { because: 'Paid by transfer.', isPaidElsewhere: true };
      expect((await desk(orderId, 'release', elsewhere)).status).toBe(200);
      expect((await desk(orderId, 'ship', { shipDate })).status).toBe(200);
      expect(await listCharges()).toEqual([]);
      expect(taken(attempt)).toBe(before);
    },
  );
}
