// Whether a parcel is signed for: one rule for the checkout, the order and the receipt.
import { expect, test } from 'vitest';
import * as orders from '../../../contract/order/order.ts';
import { checkingOut } from '../../testing/checkout/checking-out.ts';
import { sentEmails } from '../../testing/sent-emails.ts';
import { answerOf, createTestShop } from '../../testing/test-shop.ts';

const shop = createTestShop({ KLARNA_SIGNATURE_REQUIRED_THRESHOLD: '200' });
const { call, save, readyToPay, send, paid } = checkingOut(shop);

const costing = (minor: number) =>
  shop.query(
    'update price set price_minor = $1, sale_minor = null, promo_minor = null where product_id = 1001',
    [minor],
  );

test('[CQ-08] Klarna’s threshold moves nothing for those who pay by card', async () => {
  await costing(54_999);
  const { shopper } = await readyToPay();
  expect(await save(shopper, { signatureOptOut: true })).toMatchObject({
    signatureOptOut: false,
    meta: { canOptOutOfSignature: false },
  });
});

test.each([
  [true, 'waived', 'Left without a signature, as you chose.'],
  [false, 'needed', 'Handed over against a signature.'],
] as const)(
  'an order of 550 whose shopper opts out (%s) is %s, and says so',
  async (optsOut, signature, words) => {
    await costing(55_000);
    const { shopper, emailAddress } = await readyToPay();
    const quote = await save(shopper, { signatureOptOut: optsOut });
    const { orderId } = await paid(await send(shopper, quote));
    const path = `/api/orders/${orderId}`;
    const { content } = await answerOf(await call(shopper, path), orders.readOrder);
    expect(content.signature).toBe(signature);
    expect(await (await call(shopper, `/order/${orderId}`)).text()).toContain(words);
    const email = (await sentEmails(shop)).find(({ recipient }) => recipient === emailAddress);
    expect(email?.body_text).toContain(words);
  },
);

test('below that nobody signs, and nothing is said of it', async () => {
  await costing(54_999);
  const { shopper, quote } = await readyToPay();
  const { orderId } = await paid(await send(shopper, quote));
  const { content } = await answerOf(await call(shopper, `/api/orders/${orderId}`), orders.readOrder);
  expect(content.signature).toBe('not_needed');
});
