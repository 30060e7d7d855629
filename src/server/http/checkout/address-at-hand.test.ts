// Whoever has ordered before does not type their address again.
import { expect, test } from 'vitest';
import { accountsOf, type TestBrowser } from '../../testing/accounts.ts';
import { checkingOut } from '../../testing/checkout/checking-out.ts';
import { ohio } from '../../testing/checkout/quoting.ts';
import { shopping } from '../../testing/shopping.ts';
import { createTestShop } from '../../testing/test-shop.ts';

const shop = createTestShop();
const { save, send, paid, add } = checkingOut(shop);
const { guestWith, sizeOf } = shopping(shop);
const { browser, signUp } = accountsOf(shop);

const customerWithBag = async (name: string) => {
  const visitor = browser((await guestWith(1001, 'S')).shopper.cookie);
  await signUp(visitor, name);
  return { visitor, customer: { cookie: visitor.cookies() } };
};
const streetOf = async (visitor: TestBrowser) => {
  const page = await (await visitor.get('/checkout?step=shipping')).text();
  const [field = ''] = /<input[^>]*name="streetAddress"[^>]*>/.exec(page) ?? [];
  return /value="([^"]*)"/.exec(field)?.[1];
};

test('the address of a customer’s first order stands in the fields of the next, and in nobody else’s', async () => {
  const { visitor, customer } = await customerWithBag('Ada');
  expect(await streetOf(visitor)).toBe('');
  const quote = await save(customer, { quote: { shippingAddress: ohio } });
  expect((await paid(await send(customer, quote))).status).toBe('placed');
  await add(customer, { productId: 1001, sizeId: await sizeOf(1001, 'S') });
  expect(await streetOf(visitor)).toBe(ohio.streetAddress);
  expect(await streetOf((await customerWithBag('Grace')).visitor)).toBe('');
});
