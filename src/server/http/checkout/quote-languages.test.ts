// One quote, and the order that it becomes, looked at in two languages.
import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import * as contract from '../../../contract/checkout/quote.ts';
import * as orders from '../../../contract/order/order.ts';
import * as payment from '../../../contract/payment/payment.ts';
import { ohio, quoting } from '../../testing/checkout/quoting.ts';
import { type Shopper, shopping } from '../../testing/shopping.ts';
import { answerOf, createTestShop } from '../../testing/test-shop.ts';

const shop = createTestShop();
const { guestWith, sizeOf, add } = shopping(shop);
const { read, save } = quoting(shop);

const inFrench = (cookie: string) => ({ cookie, referer: `${shop.origin}/fr/checkout` });

const readFrench = async ({ cookie }: Shopper) => {
  const headers = inFrench(cookie);
  return (await answerOf(await shop.send('/api/quote', { headers }), contract.readQuote)).content;
};

const sellOut = async (productId: number, sizeName: string) =>
  shop.query('update stock_level set on_hand = reserved where sku_id = $1', [
    await sizeOf(productId, sizeName),
  ]);

test('[CQ-05] the same bag looked at in another language has not changed', async () => {
  const { shopper } = await guestWith(1402, 'S');
  await add(shopper, { productId: 1404, sizeId: await sizeOf(1404, 'S') });
  await save(shopper, { quote: { emailAddress: 'guest@example.com', shippingAddress: ohio } });
  await sellOut(1402, 'S');
  const english = await save(shopper, {});
  const french = await readFrench(shopper);
  const problems = [english, french].map(({ meta }) => meta.cartItems.map(({ problem }) => problem));
  expect(problems).toEqual([
    expect.arrayContaining(['This has sold out.', null]),
    expect.arrayContaining(['Cet article est épuisé.', null]),
  ]);
  expect([french.version, french.meta.hasChanges, french.meta.changes]).toEqual([english.version, false, []]);
  expect(french.shippingOptions[0]?.title).toBe('Standard');
});

test('[CQ-05] what did change is told to whoever looks in French, in French', async () => {
  const { shopper } = await guestWith(1404, 'M');
  await add(shopper, { productId: 1403, sizeId: await sizeOf(1403, 'S') });
  const { meta } = await save(shopper, {
    quote: { emailAddress: 'guest@example.com', shippingAddress: ohio },
  });
  await sellOut(1403, 'S');
  await shop.query(
    'update price set price_minor = price_minor + 1000, sale_minor = null, promo_minor = null where product_id = 1404',
  );
  const french = await readFrench(shopper);
  const [moved, gone] = meta.cartItems.toSorted((a, b) => b.productId - a.productId);
  const notes = french.meta.changes.map(({ what }) => what);
  expect(notes).toEqual(
    expect.arrayContaining([
      `Le prix de ${moved?.name}, M`,
      `${gone?.name}, S\u00a0: Cet article est épuisé.`,
      'Sous-total',
    ]),
  );
});

test('[CQ-05] a quote that was looked at before its words were codes can be read, and has not changed', async () => {
  const { shopper } = await guestWith(1405, 'S');
  await save(shopper, { quote: { emailAddress: 'guest@example.com', shippingAddress: ohio } });
  await sellOut(1405, 'S');
  const before = await save(shopper, {});
  await shop.query(
    `update quote set
       shown = jsonb_set(shown - 'shippingWay', '{lines,0,problem}', '"This has sold out."') || '{"shippingTitle": "Ground"}',
       accepted = jsonb_set(accepted - 'shippingWay', '{lines,0,problem}', '"This has sold out."') || '{"shippingTitle": "Ground"}'
     where id = $1`,
    [before.id],
  );
  expect(await read(shopper)).toEqual(before);
  expect(await readFrench(shopper)).toMatchObject({
    version: before.version,
    meta: { hasChanges: false, changes: [] },
  });
});

test('an order that was paid for in French is read in English by whoever reads English', async () => {
  const { shopper } = await guestWith(1001, 'S');
  const quote = await save(shopper, { quote: { emailAddress: 'guest@example.com', shippingAddress: ohio } });
  const answer = await shop.send('/api/payment/process', {
    method: 'POST',
    headers: {
      ...inFrench(shopper.cookie),
      'content-type': 'application/json',
      'idempotency-key': randomUUID(),
    },
    body: JSON.stringify({
      quoteId: quote.id,
      version: quote.version,
      payment: { processor: 'sandbox', method: 'card', token: 'tok_ok' },
    }),
  });
  const { orderId } = (await answerOf(answer, payment.processPayment)).content;
  const readOrder = async (headers: Record<string, string>) =>
    (await answerOf(await shop.send(`/api/orders/${orderId}`, { headers }), orders.readOrder)).content;
  const namesOf = ({ shippingTitle, totals, payments }: Awaited<ReturnType<typeof readOrder>>) => [
    shippingTitle,
    totals.taxLabel,
    payments[0]?.label,
  ];
  const english = ['Overnight', 'Sales tax, Ohio (state rate, 5.75%)', 'Visa ending 4242'];
  expect(namesOf(await readOrder({ cookie: shopper.cookie }))).toEqual(english);
  expect(namesOf(await readOrder(inFrench(shopper.cookie)))).toEqual([
    'Le lendemain',
    expect.stringContaining('Ohio'),
    'Visa se terminant par 4242',
  ]);
  // An order from before keeps what was written then.
  await shop.query(
    `update customer_order set details = details - 'shippingWay' - 'taxNote'
       || '{"shippingTitle": "Overnight", "taxLabel": "Sales tax, Ohio (state rate, 5.75%)"}' where id = $1`,
    [orderId],
  );
  await shop.query(`update payment_attempt set card_label = 'Visa ending 4242' where order_id = $1`, [
    orderId,
  ]);
  for (const headers of [{ cookie: shopper.cookie }, inFrench(shopper.cookie)])
    expect(namesOf(await readOrder(headers))).toEqual(english);
});
