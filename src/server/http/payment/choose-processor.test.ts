import { expect, test } from 'vitest';
import { checkingOut } from '../../testing/checkout/checking-out.ts';
import { openTestShop, problemOf } from '../../testing/test-shop.ts';

const shop = openTestShop();
const { readyToPay, send, paid } = checkingOut(shop);

test.each([false, true])(
  'without keys the built-in processor takes every card, with braintree_cc_enabled %s, and the others none',
  async (isOn) => {
    await shop.query(
      "insert into flag (name, is_on) values ('braintree_cc_enabled', $1) on conflict (name) do update set is_on = $1",
      [isOn],
    );
    const { shopper, quote } = await readyToPay();
    for (const processor of ['stripe', 'braintree']) {
      const refused = await shop.send('/api/payment/process', {
        method: 'POST',
        headers: {
          cookie: shopper.cookie,
          'content-type': 'application/json',
          'idempotency-key': `${processor}-${isOn}`,
        },
        body: JSON.stringify({
          quoteId: quote.id,
          version: quote.version,
          payment: { processor, method: 'card', token: 'tok_ok' },
        }),
      });
      expect((await problemOf(refused)).code).toBe('invalid_request');
    }
    expect((await paid(await send(shopper, quote))).status).toBe('placed');
  },
);
