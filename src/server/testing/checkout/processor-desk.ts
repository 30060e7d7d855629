// A shop that pays by an outside processor, seen from its desk; and what every such shop promises a shopper.
import { randomUUID } from 'node:crypto';
import { expect, test, vi } from 'vitest';
import type { ProcessorName } from '../../../domain/payment/processor.ts';
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
  const handled = () =>
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
  const captured = (quoteId: string) =>
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
  return { attemptOf, handled, reconciliation, captured, refund };
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
}

export function processorPromises({ shop, processor, token, charges, refunded }: Promised): void {
  const { readyToPay, paid } = checkingOut(shop);
  const { attemptOf, captured, refund } = processorDesk(shop);
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
    await captured(quote.id);
    const attempt = await attemptOf(quote.id);
    expect(attempt).toMatchObject({
      state: 'authorised',
      order_id: String(first.orderId),
      card_label: 'Visa ending 4242',
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
    await captured(quote.id);
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
}
