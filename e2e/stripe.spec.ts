// Checkout with Stripe, against a local one that speaks its interface and serves a stand-in of its script.
import { cards, choosesDelivery, givesEmail, givesOhio, places, stepOf } from './checkout-page.ts';
import { shopWith } from './processor-shop.ts';
import { expect, expectAccessible, test } from './shopper.ts';

const shop = shopWith('stripe');
test.describe.configure({ mode: 'serial' });

const cardFrame = 'iframe[title="Secure payment input frame"]';

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

const typesNumber = (page: Parameters<typeof places>[0], number: string) =>
  page.frameLocator(cardFrame).getByLabel('Card number').fill(number);

test('a card that is typed into Stripe’s frame pays, and its number reaches nobody but Stripe', async ({
  page,
}) => {
  const sent: string[] = [];
  page.on('request', (request) => sent.push(`${request.url()} ${request.postData() ?? ''}`));
  await typesNumber(page, cards.ok);
  await expectAccessible(page);
  await places(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Thank you, Ada');
  expect(sent.join('\n')).not.toContain(cards.ok);
  expect(sent.join('\n')).toContain('ctoken_tok_ok');
});

test('what is wrong with a card is said, and nothing is sent', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await typesNumber(page, '4242');
  await places(page);
  await expect(page.getByText('Your card number is incomplete.').first()).toBeVisible();
  expect(asked.filter((url) => url.includes('/api/payment'))).toEqual([]);
});

test.describe('when the bank says no', () => {
  test.use({ allowedConsole: /status of 402/ });
  test('it is told at the payment step, and a second card pays', async ({ page }) => {
    await typesNumber(page, cards.declined);
    await places(page);
    await expect(stepOf(page, 'Payment')).toContainText('The card was declined.');
    await typesNumber(page, cards.ok);
    await places(page);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Thank you, Ada');
  });
});

test('a second step leads to the bank and back to the order', async ({ page }) => {
  await typesNumber(page, cards.secondStep);
  await places(page);
  await page.getByRole('button', { name: 'approve' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Thank you, Ada');
});

test.describe('without its script', () => {
  test.use({ allowedConsole: /Failed to load resource|ERR_FAILED/ });
  test('the card field says so, keeps everything, and comes when it is asked for again', async ({ page }) => {
    let isAway = true;
    await page.route('**/stripe.js', (route) => (isAway ? route.abort() : route.continue()));
    await page.reload();
    const step = stepOf(page, 'Payment');
    await expect(step).toContainText('The card field did not load.', { timeout: 15_000 });
    isAway = false;
    await step.getByRole('button', { name: 'Try again' }).click();
    await typesNumber(page, cards.ok);
    await places(page);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Thank you, Ada');
  });
});

test('Stripe’s hosts are open to the checkout alone, and its script is nowhere else', async ({ page }) => {
  const stripe = new URL((await page.locator(cardFrame).getAttribute('src')) ?? '').origin;
  const loaded: string[] = [];
  page.on('request', (request) => loaded.push(request.url()));
  for (const path of ['/', '/product/1001', '/bag', '/c/clothing', '/myaccount']) {
    const response = await page.goto(`${shop()}${path}`);
    const policy = response?.headers()['content-security-policy'] ?? '';
    expect(policy).toContain("script-src 'self'");
    expect(policy).not.toContain(stripe);
    // A product's page is open to those who lend for it.
    if (!path.startsWith('/product/')) expect(policy.match(/https?:\/\/[^ ;]+/g)).toBeNull();
  }
  expect(loaded.filter((url) => url.startsWith(stripe) || /stripe-field/.test(url))).toEqual([]);
});
