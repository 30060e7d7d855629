// What every outside processor's field does for a shopper, whichever it is: typed into by its own verb, and seen by the
// page and the shop in the same way.
import type { Page } from '@playwright/test';
import { cards, choosesDelivery, givesEmail, givesOhio, places, stepOf } from './checkout-page.ts';
import { comesAsCustomer } from './customer.ts';
import { shopWith } from './processor-shop.ts';
import { expect, expectAccessible, test } from './shopper.ts';

interface FieldOf {
  readonly processor: 'stripe' | 'braintree';
  readonly name: string;
  readonly types: (page: Page, number: string) => Promise<void>;
  /** The frame, or one of them, that is the processor's own. */
  readonly frame: string;
  readonly script: string;
  /** What the shop hears in a card's place. */
  readonly token: RegExp;
  /** Said of a number that stops too soon. */
  readonly incomplete: string;
  /** What the bank asks, answered. */
  readonly answersBank: (page: Page, answer: 'approve' | 'refuse') => Promise<void>;
  /** What only this processor does at checkout. */
  readonly more: (journey: { readonly isThanked: (page: Page) => Promise<void> }) => void;
}

const isThanked = (page: Page) =>
  expect(page.getByRole('heading', { level: 1 })).toHaveText('Thank you, Ada');

/** Brings a shopper to the payment step before each, and goes through what all of them promise. */
export function cardJourneys(field: FieldOf) {
  const shop = shopWith(field.processor);
  test.describe.configure({ mode: 'serial' });
  test.describe('at checkout', () => atCheckout(shop, field));
  test.describe('in the account', () => inTheAccount(shop, field));
}

function atCheckout(shop: () => string, field: FieldOf) {
  const { processor, name, types, frame, script, token, incomplete } = field;

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

  test(`a card that is typed into ${name}’s own frame pays, and its number reaches nobody else`, async ({
    page,
  }) => {
    const sent: string[] = [];
    page.on('request', (request) => sent.push(`${request.url()} ${request.postData() ?? ''}`));
    await types(page, cards.ok);
    await expectAccessible(page);
    await places(page);
    await isThanked(page);
    expect(sent.join('\n')).not.toContain(cards.ok);
    expect(sent.join('\n')).toMatch(token);
  });

  test('what is wrong with a card is said, and nothing is sent', async ({ page }) => {
    const urls: string[] = [];
    page.on('request', (request) => urls.push(request.url()));
    await types(page, '4242');
    await places(page);
    await expect(page.getByText(incomplete).first()).toBeVisible();
    expect(urls.filter((url) => url.includes('/api/payment'))).toEqual([]);
  });

  test.describe('when the bank says no', () => {
    test.use({ allowedConsole: /status of 402/ });
    test('it is told at the payment step, and a second card pays', async ({ page }) => {
      await types(page, cards.declined);
      await places(page);
      await expect(stepOf(page, 'Payment')).toContainText('The card was declined.');
      await types(page, cards.ok);
      await places(page);
      await isThanked(page);
    });
  });

  test.describe('without its script', () => {
    test.use({ allowedConsole: /Failed to load resource|ERR_FAILED/ });
    test('the card field says so, keeps everything, and comes when it is asked for again', async ({
      page,
    }) => {
      let isAway = true;
      await page.route(script, (route) => (isAway ? route.abort() : route.continue()));
      await page.reload();
      const step = stepOf(page, 'Payment');
      await expect(step).toContainText('The card field did not load.', { timeout: 15_000 });
      isAway = false;
      await step.getByRole('button', { name: 'Try again' }).click();
      await types(page, cards.ok);
      await places(page);
      await isThanked(page);
    });
  });

  test(`${name}’s hosts are open to the checkout alone, and its script is nowhere else`, async ({ page }) => {
    const { origin } = new URL((await page.locator(frame).first().getAttribute('src')) ?? '');
    const loaded: string[] = [];
    page.on('request', (request) => loaded.push(request.url()));
    for (const path of ['/', '/product/1001', '/bag', '/c/clothing', '/myaccount']) {
      const response = await page.goto(`${shop()}${path}`);
      const policy = response?.headers()['content-security-policy'] ?? '';
      expect(policy).toContain("script-src 'self'");
      expect(policy).not.toContain(origin);
      // A product's page is open to those who lend for it.
      if (!path.startsWith('/product/')) expect(policy.match(/https?:\/\/[^ ;]+/g)).toBeNull();
    }
    expect(loaded.filter((url) => url.startsWith(origin) || url.includes(`${processor}-field`))).toEqual([]);
  });

  field.more({ isThanked });
}

function inTheAccount(shop: () => string, { name, types, token, answersBank }: FieldOf) {
  const findCardsRegion = (page: Page) => page.getByRole('region', { name: 'Cards' });
  const keep = (page: Page) => page.getByRole('button', { name: 'Keep this card' }).click();
  const message = 'Your card is kept.';

  test.beforeEach(({ page }) => comesAsCustomer(page, shop()));

  test(`a card that is typed into ${name}’s own frame is kept without buying, said so once, and deleted`, async ({
    page,
  }) => {
    await page.goto(`${shop()}/myaccount`);
    await findCardsRegion(page).getByRole('link', { name: 'Add a card' }).click();
    const sent: string[] = [];
    page.on('request', (request) => sent.push(`${request.url()} ${request.postData() ?? ''}`));
    await types(page, cards.ok);
    await expectAccessible(page);
    await keep(page);
    await expect(findCardsRegion(page)).toContainText(message);
    await expect(findCardsRegion(page)).toContainText('Visa ending 4242');
    expect(sent.join('\n')).not.toContain(cards.ok);
    expect(sent.join('\n')).toMatch(token);
    await page.reload();
    await expect(findCardsRegion(page)).toContainText('Visa ending 4242');
    await expect(page.getByText(message)).toHaveCount(0);
    await findCardsRegion(page).getByRole('button', { name: 'Delete: Visa ending 4242' }).click();
    await expect(findCardsRegion(page)).toContainText('Visa ending 4242 is deleted.');
    await page.reload();
    await expect(findCardsRegion(page)).toContainText('None.');
  });

  test('nobody is told of a card because an address says so', async ({ page }) => {
    await page.goto(`${shop()}/myaccount?card=kept`);
    await expect(findCardsRegion(page)).toContainText('None.');
    await expect(page.getByText(message)).toHaveCount(0);
    await page.goto(`${shop()}/myaccount/card?redirect_status=succeeded&setup_intent=seti_1`);
    await types(page, cards.ok);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Add a card');
    await expect(page.getByText(message)).toHaveCount(0);
  });

  test.describe('a card that is declined, or whose bank is not sure', () => {
    test.use({ allowedConsole: /status of 402/ });
    test('is not kept and says why, and is kept once the bank is sure', async ({ page }) => {
      await page.goto(`${shop()}/myaccount/card`);
      await types(page, cards.declined);
      await keep(page);
      await expect(page.getByText('The card was declined.').first()).toBeVisible();
      await types(page, cards.secondStep);
      await keep(page);
      await answersBank(page, 'refuse');
      await expect(page.getByText('Your bank could not confirm that it was you.').first()).toBeVisible();
      await page.goto(`${shop()}/myaccount`);
      await expect(findCardsRegion(page)).toContainText('None.');
      await page.goto(`${shop()}/myaccount/card`);
      await types(page, cards.secondStep);
      await keep(page);
      await answersBank(page, 'approve');
      await expect(findCardsRegion(page)).toContainText(message);
      await expect(findCardsRegion(page)).toContainText('Visa ending 3155');
    });
  });
}
