// Checkout with Braintree, against a local one that speaks its interface and serves a stand-in of its script.
import { cards, choosesDelivery, givesEmail, givesOhio, places, stepOf } from './checkout-page.ts';
import { shopWith } from './processor-shop.ts';
import { expect, expectAccessible, test } from './shopper.ts';

const shop = shopWith('braintree');
test.describe.configure({ mode: 'serial' });

type Page = Parameters<typeof places>[0];
const frameOf = (page: Page, name: string) =>
  page.frameLocator(`iframe[title="Secure Credit Card Frame - ${name}"]`).getByRole('textbox');
const types = async (page: Page, number: string) => {
  await frameOf(page, 'Credit Card Number').fill(number);
  await frameOf(page, 'Expiration Date').fill('12 / 31');
  await frameOf(page, 'CVV').fill('123');
};

test.beforeEach(async ({ page }) => {
  const { product } = await (await page.request.get(`${shop()}/api/product-view/1001`)).json();
  const sizeId = product.sizes.find(
    ({ quantityType }: { quantityType: string }) => quantityType !== 'OutOfStock',
  ).id;
  const added = await page.request.post(`${shop()}/api/cart/items`, {
    data: { productId: 1001, sizeId },
    headers: { origin: shop() },
  });
  expect(added.status()).toBe(201);
  await page.goto(`${shop()}/checkout`);
  await givesEmail(page);
  await givesOhio(page);
  await choosesDelivery(page);
});

test('a card that is typed into Braintree’s frames pays, and its number reaches nobody but Braintree', async ({
  page,
}) => {
  const sent: string[] = [];
  page.on('request', (request) => sent.push(`${request.url()} ${request.postData() ?? ''}`));
  await types(page, cards.ok);
  await expectAccessible(page);
  await places(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Thank you, Ada');
  expect(sent.join('\n')).not.toContain(cards.ok);
  expect(sent.join('\n')).toMatch(/tokencc_[0-9a-f]+_tok_ok/);
});

test('what is wrong with a card is said at its field, and nothing is sent', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await types(page, '4242');
  await places(page);
  await expect(page.getByText('Please look at the card number again.').first()).toBeVisible();
  expect(asked.filter((url) => url.includes('/api/payment'))).toEqual([]);
});

test.describe('when the bank says no', () => {
  test.use({ allowedConsole: /status of 402/ });
  test('it is told at the payment step, and a second card pays', async ({ page }) => {
    await types(page, cards.declined);
    await places(page);
    await expect(stepOf(page, 'Payment')).toContainText('The card was declined.');
    await types(page, cards.ok);
    await places(page);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Thank you, Ada');
  });
});

test.describe('without its script', () => {
  test.use({ allowedConsole: /Failed to load resource|ERR_FAILED/ });
  test('the card field says so, keeps everything, and comes when it is asked for again', async ({ page }) => {
    let isAway = true;
    await page.route('**/hosted-fields.js', (route) => (isAway ? route.abort() : route.continue()));
    await page.reload();
    const step = stepOf(page, 'Payment');
    await expect(step).toContainText('The card field did not load.', { timeout: 15_000 });
    isAway = false;
    await step.getByRole('button', { name: 'Try again' }).click();
    await types(page, cards.ok);
    await places(page);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Thank you, Ada');
  });
});

test('Braintree’s hosts are open to the checkout alone, and its script is nowhere else', async ({ page }) => {
  const source = await page.locator('iframe[title^="Secure Credit Card Frame"]').first().getAttribute('src');
  const braintree = new URL(source ?? '').origin;
  const loaded: string[] = [];
  page.on('request', (request) => loaded.push(request.url()));
  for (const path of ['/', '/product/1001', '/bag', '/c/clothing', '/myaccount']) {
    const response = await page.goto(`${shop()}${path}`);
    const policy = response?.headers()['content-security-policy'] ?? '';
    expect(policy).toContain("script-src 'self'");
    expect(policy).not.toContain(braintree);
  }
  expect(loaded.filter((url) => url.startsWith(braintree) || /braintree-field/.test(url))).toEqual([]);
});
