// What cannot pay holds nothing.
import { beforeEach, expect, test } from 'vitest';
import type { WireQuote } from '../../../contract/checkout/quote-schema.ts';
import { checkingOut } from '../../testing/checkout/checking-out.ts';
import { isInBalance } from '../../testing/checkout/in-balance.ts';
import { stockRoom } from '../../testing/checkout/stock-room.ts';
import type { Shopper } from '../../testing/shopping.ts';
import { createTestShop, problemOf } from '../../testing/test-shop.ts';

const shop = createTestShop();
const { readyToPay, send } = checkingOut(shop);
const { stockOf } = stockRoom(shop);

const reserved = async () => (await stockOf(1001, 'S')).reserved;

beforeEach(async () => {
  await shop.query('delete from rate_limit');
});

const payWithout = (shopper: Shopper, { id, version }: WireQuote, payment: object) =>
  shop.send('/api/payment/process', {
    method: 'POST',
    headers: {
      cookie: shopper.cookie,
      'content-type': 'application/json',
      'idempotency-key': crypto.randomUUID(),
    },
    body: JSON.stringify({ quoteId: id, version, payment }),
  });

test('money that is due and no card: refused by name, and nothing is set aside, however often it is tried', async () => {
  for (let time = 0; time < 3; time++) {
    const { shopper, quote } = await readyToPay();
    const answer = await payWithout(shopper, quote, { processor: 'sandbox', method: 'credit' });
    expect(await problemOf(answer)).toMatchObject({ status: 422, code: 'card_required' });
    expect(await shop.query('select from payment_attempt where quote_id = $1', [quote.id])).toEqual([]);
  }
  expect(await reserved()).toBe(0);
});

test.each(['tok_declined', 'tok_insufficient', 'tok_error', 'tok_of_nobody'])(
  'a card that does not pay (%s) lets go of everything before it is answered',
  async (token) => {
    const { shopper, quote } = await readyToPay();
    expect((await send(shopper, quote, token)).status).toBe(402);
    expect(await reserved()).toBe(0);
  },
);

test('nothing of all this is out of balance', () => isInBalance(shop));
