// The account's page tells what there is to spend, and why it came and went.
import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import * as payments from '../../../contract/payment/payment.ts';
import { accountsOf } from '../../testing/accounts.ts';
import { ohio, quoting } from '../../testing/checkout/quoting.ts';
import { shopping } from '../../testing/shopping.ts';
import { answerOf, createTestShop } from '../../testing/test-shop.ts';

const shop = createTestShop();
const { browser, signUp } = accountsOf(shop);
const { sizeOf } = shopping(shop);
const { save } = quoting(shop);

test('[RF-07] the account shows store credit and its history, each line with its cause', async () => {
  const visitor = browser();
  const { email } = await signUp(visitor, 'Margaux');
  const lines = async () => {
    const page = await (await visitor.get('/myaccount')).text();
    const section = /<section[^>]* id="credit".*?<\/section>/s.exec(page)?.[0] ?? '';
    return [...section.matchAll(/<tr>(<td>.*?)<\/tr>/gs)].map(([, row = '']) =>
      row
        .replaceAll('</td>', '|')
        .replaceAll(/<!-- -->/g, '')
        .replaceAll(/<span.*?<\/span>/g, '')
        .replaceAll(/<[^>]*>/g, ''),
    );
  };
  expect(await (await visitor.get('/myaccount')).text()).toContain('A return can come back as credit');

  expect((await visitor.post('/api/gift-cards/redeem', { code: 'VITR-DEMO-0050' })).status).toBe(200);
  expect(await lines()).toEqual(['Gift card|+$50|$50|']);

  await visitor.post('/api/cart/items', { productId: 1001, sizeId: await sizeOf(1001, 'S') });
  const { id, version } = await save(
    { cookie: visitor.cookies() },
    { quote: { emailAddress: email, shippingAddress: ohio, storeCredit: 30 } },
  );
  const paid = await visitor.post(
    '/api/payment/process',
    { quoteId: id, version, payment: { processor: 'sandbox', method: 'card', token: 'tok_ok' } },
    { 'idempotency-key': randomUUID() },
  );
  const { orderId } = (await answerOf(paid, payments.processPayment)).content;
  expect(await lines()).toEqual([`Spent on order ${orderId}|−$30|$20|`, 'Gift card|+$50|$50|']);

  await visitor.post(`/api/orders/${orderId}/cancel`, {});
  expect(await lines()).toEqual([
    `Order ${orderId} cancelled|+$30|$50|`,
    `Spent on order ${orderId}|−$30|$20|`,
    'Gift card|+$50|$50|',
  ]);
});
