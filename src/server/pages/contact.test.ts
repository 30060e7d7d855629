// Wherever a shopper may wish to reach a person of the shop, they are told how.
import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import * as payments from '../../contract/payment/payment.ts';
import { accountsOf } from '../testing/accounts.ts';
import { ohio, quoting } from '../testing/checkout/quoting.ts';
import { sentEmails } from '../testing/sent-emails.ts';
import { shopping } from '../testing/shopping.ts';
import { answerOf, createTestShop } from '../testing/test-shop.ts';

const shop = createTestShop({
  CONTACT_EMAIL: 'people@shop.example',
  CONTACT_PHONE: '+1 212 555 0100',
  CONTACT_ADDRESS: '1 Main Street, Springfield, OH 45501',
});
const { browser } = accountsOf(shop);
const { sizeOf } = shopping(shop);
const { read, save } = quoting(shop);

const html = async (path: string) => (await (await shop.send(path)).text()).replaceAll('<!-- -->', '');
const footerOf = (page: string) => /<footer[\s\S]*<\/footer>/.exec(page)?.[0];

test.each(['/', '/product/1001/nocturne-bias-slip-dress-bordeaux', '/fr', '/no/such/page'])(
  'the end of %s says where to write, and leads to the page that says more',
  async (path) => {
    const footer = footerOf(await html(path));
    expect(footer).toContain('href="mailto:people@shop.example"');
    expect(footer).toMatch(/href="(\/fr)?\/contact"/);
  },
);

test.each(['/contact', '/fr/contact', '/termsofuse'])('%s names every way there is', async (path) => {
  const page = await html(path);
  expect(page).toContain('href="mailto:people@shop.example"');
  expect(page).toContain('href="tel:+12125550100"');
  expect(page).toContain('1 Main Street, Springfield, OH 45501');
});

test('whoever may ask what is known of them is led to where they ask', async () => {
  expect(await html('/privacypolicy')).toContain('<a href="/contact" data-discover="true">write to us</a>');
});

test('an order’s page and its email say where to write', async () => {
  const visitor = browser();
  await visitor.post('/api/cart/items', { productId: 1001, sizeId: await sizeOf(1001, 'S') });
  const at = { cookie: visitor.cookies() };
  await read(at);
  const quote = await save(at, { quote: { emailAddress: 'buyer@mail.example', shippingAddress: ohio } });
  const paid = await visitor.post(
    '/api/payment/process',
    {
      quoteId: quote.id,
      version: quote.version,
      payment: { processor: 'sandbox', method: 'card', token: 'tok_ok' },
    },
    { 'idempotency-key': randomUUID() },
  );
  const { orderId } = (await answerOf(paid, payments.processPayment)).content;
  const page = await (await visitor.get(`/order/${orderId}`)).text();
  expect(page).toContain(`href="mailto:people@shop.example?subject=Order%20${orderId}"`);

  const [email] = await sentEmails(shop);
  expect(email?.body_text).toMatch(
    /\n\n-- \nVitrine\npeople@shop\.example\n\+1 212 555 0100\n1 Main Street, Springfield, OH 45501\n$/,
  );
  expect(email?.body_html).toMatch(/people@shop\.example<br>\+1 212 555 0100<br>[^<]+<\/p><\/div><\/body>/);
});
