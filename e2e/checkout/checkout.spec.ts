// Checkout, from the bag to the order, against the real shop and its built-in processor.
import type { Page } from '@playwright/test';
import {
  cards,
  choosesDelivery,
  continues,
  fillsBag,
  givesEmail,
  givesOhio,
  ohio,
  placeButton,
  places,
  receiptLink,
  stepOf,
  summaryOf,
  typesCard,
} from '../checkout-page.ts';
import { known, signsIn } from '../customer.ts';
import { expect, expectAccessible, expectFits, looks, screens, test } from '../shopper.ts';

const overflowOf = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);

for (const { name, screen, viewport, flags } of looks) {
  test.describe(name, () => {
    test.use({ viewport, flags });

    test('[CQ-19] every step can be read by everyone and nothing overflows, up to the thank-you', async ({
      page,
      baseURL,
    }) => {
      test.setTimeout(120_000);
      const look = async () => {
        await expectFits(page);
        await expectAccessible(page);
      };
      await fillsBag(page, baseURL, 1001);
      await page.goto('/checkout');
      await look();
      await givesEmail(page);
      await look();
      await givesOhio(page);
      await look();
      await choosesDelivery(page);
      await look();
      if (screen === 'phone') {
        await page.getByText('1 item in this order').click();
        await expect(summaryOf(page)).toContainText('Subtotal');
        await look();
      }
      await typesCard(page, cards.ok);
      await places(page);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Thank you, Ada');
      await look();
    });
  });
}

test('the shop’s own header and footer step aside', async ({ page, baseURL }) => {
  await fillsBag(page, baseURL, 1001);
  await page.goto('/bag');
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await page.goto('/checkout');
  await expect(page.getByRole('banner')).toHaveCount(1);
  await expect(page.getByRole('banner').getByRole('link', { name: 'Back to bag' })).toBeVisible();
  await expect(page.getByRole('contentinfo')).toHaveCount(0);
});

test.describe('on the narrowest screen', () => {
  test.use({ viewport: { width: 320, height: 640 } });

  test('nothing overflows', async ({ page, baseURL }) => {
    await fillsBag(page, baseURL, 1001);
    await page.goto('/checkout');
    expect(await overflowOf(page)).toBeLessThanOrEqual(0);
    await givesEmail(page, 'a-rather-long-name-that-does-not-break@an-address-of-some-length.example');
    await givesOhio(page);
    expect(await overflowOf(page)).toBeLessThanOrEqual(0);
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: screens.phone });

  test('[CQ-19] a guest buys a dress, is thanked, finds the receipt and the order by its link, and cancels it', async ({
    page,
    baseURL,
    browser,
  }) => {
    await fillsBag(page, baseURL, 1001);
    await page.goto('/bag');
    await page.getByRole('link', { name: 'Checkout' }).locator('visible=true').click();
    await expect(page).toHaveURL('/checkout');
    await expect(stepOf(page, 'Shipping address').getByLabel('City')).toBeHidden();
    await givesEmail(page, 'Guest@Example.com');
    await expect(stepOf(page, 'Shipping address').getByRole('heading')).toBeFocused();
    await givesOhio(page);
    await choosesDelivery(page);
    await page.goBack();
    await expect(page).toHaveURL('/checkout?step=delivery');
    await choosesDelivery(page);
    await typesCard(page, cards.ok);
    await places(page);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Thank you, Ada');
    await expect(page.getByRole('main')).toContainText('guest@example.com');
    await expect(page.getByRole('main')).toContainText('Nocturne Bias Slip Dress');
    await page.getByText('Easy').click();
    await page.getByRole('button', { name: 'Send' }).click();
    await expect(page.getByText('Thank you. It is read by a person.')).toBeVisible();
    await page.goto('/bag');
    await expect(page.getByText('Nothing in it yet.')).toBeVisible();

    const link = await receiptLink(page, 'guest@example.com');
    const stranger = await browser.newContext();
    const elsewhere = await stranger.newPage();
    expect((await elsewhere.goto(`${baseURL}${link.split('?')[0]}`))?.status()).toBe(404);
    await elsewhere.goto(`${baseURL}${link}`);
    await expect(elsewhere.getByRole('heading', { level: 1 })).toHaveText('Being packed');
    await elsewhere.getByText('Cancel order…').click();
    await elsewhere.getByRole('button', { name: /^Cancel order/ }).click();
    await expect(elsewhere.getByText('Your order is cancelled.')).toBeVisible();
    await expect(elsewhere.getByRole('heading', { level: 1 })).toHaveText('Cancelled');
    await stranger.close();
  });
});

test.describe('on a desktop', () => {
  // The browser's own report of an answer that is a refusal.
  test.use({ viewport: screens.desktop, allowedConsole: /status of (402|409|422|503)|ERR_FAILED/ });

  test('a customer pays with credit and a saved address, and finds the order in their account', async ({
    page,
    context,
    baseURL,
  }) => {
    await signsIn(context, baseURL);
    await fillsBag(page, baseURL, 1012);
    await page.goto('/checkout?step=shipping');
    await expect(stepOf(page, 'Contact')).toContainText(known.email);
    await page
      .getByRole('list', { name: 'Your addresses' })
      .getByRole('button', { name: /^Send it here/ })
      .first()
      .click();
    await expect(page).toHaveURL('/checkout?step=delivery');
    await choosesDelivery(page);
    await page.getByLabel(/^Use .* store credit/).press('Space');
    await expect(summaryOf(page)).toContainText('Store credit');
    await page.getByLabel(/^Use .* store credit/).press('Space');
    await expect(summaryOf(page)).not.toContainText('Store credit');
    await page.getByLabel(/^Use .* store credit/).press('Space');
    await expect(summaryOf(page)).toContainText('Store credit');
    await typesCard(page, cards.ok);
    await places(page);
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Thank you');
    const path = new URL(page.url()).pathname;
    await page.goto('/myaccount');
    await page.getByRole('link', { name: `Order ${path.split('/').at(-1)}` }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Being packed');
    // The credit is theirs again, for whoever tries this next.
    await page.getByText('Cancel order…').click();
    await page.getByRole('button', { name: /^Cancel order/ }).click();
    await expect(page.getByText('Your order is cancelled.')).toBeVisible();
  });

  test('by keyboard alone', async ({ page, baseURL }) => {
    await fillsBag(page, baseURL, 1001);
    await page.goto('/checkout');
    const types = async (text: string) => {
      await page.keyboard.type(text);
      await page.keyboard.press('Tab');
    };
    await stepOf(page, 'Contact').getByLabel('Email address').focus();
    await page.keyboard.type('keys@example.com');
    await page.keyboard.press('Enter');
    const shipping = stepOf(page, 'Shipping address');
    await expect(shipping.getByRole('heading')).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(shipping.getByLabel('Country')).toBeFocused();
    await page.keyboard.press('Tab');
    await types('Ada');
    await types('Lovelace');
    await types('1 Main Street');
    await types('');
    await types('Columbus');
    await types('Oh');
    await types('43215');
    await page.keyboard.press('Enter');
    await expect(stepOf(page, 'Delivery').getByRole('heading')).toBeFocused();
    await page.keyboard.press('Tab');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(stepOf(page, 'Payment').getByRole('heading')).toBeFocused();
    await page.keyboard.press('Tab');
    await types(cards.ok);
    await types('1230');
    await types('123');
    await page.keyboard.press('Tab');
    await expect(placeButton(page)).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Thank you, Ada');
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false, viewport: screens.phone });

  test('everything up to paying can be said, what is refused keeps what was typed, and paying says what it needs', async ({
    page,
    baseURL,
  }) => {
    await fillsBag(page, baseURL, 1001);
    await page.goto('/checkout');
    await stepOf(page, 'Contact').getByLabel('Email address').fill('plain@example.com');
    await continues(page, 'Contact');
    await expect(page).toHaveURL('/checkout?step=shipping');
    const step = stepOf(page, 'Shipping address');
    for (const [label, text] of Object.entries({ ...ohio, 'ZIP code': '1' }))
      await step.getByLabel(label).fill(text);
    await step.getByLabel('State').selectOption('OH');
    await continues(page, 'Shipping address');
    await expect(step.getByRole('alert')).toContainText('Oops! Please make sure your shipping information');
    await expect(step.getByLabel('Street address')).toHaveValue(ohio['Street address']);
    await expect(step.getByLabel('State')).toHaveValue('OH');
    await step.getByLabel('ZIP code').fill('43215');
    await continues(page, 'Shipping address');
    await expect(page).toHaveURL('/checkout?step=delivery');
    await page.getByText('This is a gift.').click();
    await continues(page, 'Delivery');
    await expect(page).toHaveURL('/checkout?step=payment');
    await expect(stepOf(page, 'Delivery')).toContainText('A gift: no prices in the parcel.');
    await expect(stepOf(page, 'Payment')).toContainText('Paying needs scripts', { useInnerText: true });
    await page.getByText('1 item in this order').click();
    await page.getByLabel('Promotion or gift card code').fill('ENDED');
    await page.getByRole('button', { name: 'Apply' }).click();
    await page.getByText('1 item in this order').click();
    await expect(page.getByLabel('Promotion or gift card code')).toHaveValue('ENDED');
    await expect(page.getByLabel('Promotion or gift card code')).toHaveAttribute('aria-invalid', 'true');
    await expect(page.getByText('There is no code ENDED.').last()).toBeVisible();
    await expect(page.getByRole('button', { name: 'Remove ENDED' })).toHaveCount(0);
    await page.getByLabel('Promotion or gift card code').fill('WELCOME10');
    await page.getByRole('button', { name: 'Apply' }).click();
    await page.getByText('1 item in this order').click();
    await page.getByRole('button', { name: 'Remove WELCOME10' }).click();
    await page.getByText('1 item in this order').click();
    await expect(page.getByRole('button', { name: 'Remove WELCOME10' })).toHaveCount(0);
  });
});
