// Checkout, from the bag to the order, against the real shop and its built-in processor.
import type { Page } from '@playwright/test';
import {
  cards,
  choosesDelivery,
  comesToPayment,
  continues,
  fillsBag,
  givesEmail,
  givesOhio,
  ohio,
  placeButton,
  places,
  putsIn,
  receiptLink,
  stepOf,
  summaryOf,
  typesCard,
} from './checkout-page.ts';
import { known, signsIn } from './customer.ts';
import { expect, expectAccessible, looksCloser, screens, test } from './shopper.ts';
import { raisePrice, setLeft, sizesOf } from './stock-room.ts';

const overflowOf = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);

for (const [screen, viewport] of Object.entries(screens)) {
  for (const flags of ['', 'second_style']) {
    test.describe(`on a ${screen}, in the ${flags === '' ? 'first' : 'second'} style`, () => {
      test.use({ viewport, flags });

      test('[CQ-19] every step can be read by everyone and nothing overflows, up to the thank-you', async ({
        page,
        baseURL,
      }) => {
        test.setTimeout(120_000);
        const look = async () => {
          expect(await overflowOf(page), page.url()).toBeLessThanOrEqual(0);
          if (looksCloser(screen, flags)) await expectAccessible(page);
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
}

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

  test('[CQ-12] an address that cannot be is refused in the shop’s words; what was typed stays, through a reload too', async ({
    page,
    baseURL,
  }) => {
    await fillsBag(page, baseURL, 1001);
    await page.goto('/checkout');
    await givesEmail(page, 'CAPITALS@Example.COM');
    await expect(stepOf(page, 'Contact')).toContainText('capitals@example.com');
    const step = stepOf(page, 'Shipping address');
    for (const [label, text] of Object.entries({ ...ohio, 'ZIP code': '1' }))
      await step.getByLabel(label).fill(text);
    await step.getByLabel('State').selectOption('OH');
    await continues(page, 'Shipping address');
    await expect(step.getByRole('alert')).toHaveText(
      'Oops! Please make sure your shipping information is correct. “That ZIP code does not exist in this country.”',
    );
    await expect(step.getByLabel('ZIP code')).toBeFocused();
    await page.reload();
    await expect(step.getByLabel('ZIP code')).toHaveValue('1');
    await expect(step.getByLabel('Street address')).toHaveValue(ohio['Street address']);
    await expect(step.getByLabel('State')).toHaveValue('OH');
  });

  test('what was typed is there after signing in', async ({ page, baseURL }) => {
    await fillsBag(page, baseURL, 1001);
    await page.goto('/checkout');
    await stepOf(page, 'Shipping address').getByLabel('Street address').fill('9 Elm Street');
    await stepOf(page, 'Contact').getByRole('link', { name: 'Sign in' }).click();
    await expect(page).toHaveURL('/login?to=%2Fcheckout');
    await page.getByLabel('Email address').fill('paris@vitrine.example');
    await page.locator('input[type=password]').fill(known.password);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/checkout');
    await expect(stepOf(page, 'Contact').getByLabel('Email address')).toHaveValue('paris@vitrine.example');
    await expect(stepOf(page, 'Shipping address').getByLabel('Street address')).toHaveValue('9 Elm Street');
  });

  test('[CQ-06] another country starts region, postcode, consent and gift again, at once', async ({
    page,
    baseURL,
  }) => {
    await fillsBag(page, baseURL, 1001);
    await page.goto('/checkout');
    await givesEmail(page);
    await givesOhio(page);
    await page.getByText('This is a gift.').click();
    await expect(page.getByLabel('This is a gift')).toBeChecked();
    await choosesDelivery(page);
    await page.getByRole('link', { name: 'Edit shipping address' }).click();
    const step = stepOf(page, 'Shipping address');
    await expect(step.getByLabel('ZIP code')).toHaveValue('43215');
    await step.getByLabel('Country').selectOption('CA');
    await expect(step.getByLabel('Province')).toHaveValue('');
    await expect(step.getByLabel('Postal code')).toHaveValue('');
    await expect(step.getByLabel('Street address')).toHaveValue(ohio['Street address']);
    await step.getByLabel('City').fill('Ottawa');
    await step.getByLabel('Province').selectOption('ON');
    await step.getByLabel('Postal code').fill('K1A 0B1');
    await continues(page, 'Shipping address');
    await expect(page).toHaveURL('/checkout?step=delivery');
    await expect(page.getByLabel('This is a gift')).not.toBeChecked();
    await expect(page.getByLabel(/importer of record/)).not.toBeChecked();
  });

  test('[IX-05] an order that leaves the country waits for consent, and the button says so and leads there', async ({
    page,
    baseURL,
  }) => {
    await fillsBag(page, baseURL, 1001);
    await page.goto('/checkout?country=CA');
    await givesEmail(page);
    await page.goto('/checkout?step=shipping&country=CA');
    const step = stepOf(page, 'Shipping address');
    const typed = { ...ohio, City: 'Ottawa', 'Postal code': 'K1A 0B1' };
    for (const [label, text] of Object.entries(typed))
      if (label !== 'ZIP code') await step.getByLabel(label).fill(text);
    await step.getByLabel('Province').selectOption('ON');
    await continues(page, 'Shipping address');
    await expect(placeButton(page)).toHaveAttribute('aria-disabled', 'true');
    await expect(placeButton(page)).toHaveAccessibleDescription(/^Step 3: Tick the box about duties/);
    await page.getByRole('link', { name: 'To delivery' }).click();
    await page.getByText(/importer of record/).click();
    await expect(placeButton(page)).not.toHaveAttribute('aria-disabled');
  });

  test('[CQ-05] a blocked button names the step that blocks it, and leads there', async ({
    page,
    baseURL,
  }) => {
    await fillsBag(page, baseURL, 1001);
    await page.goto('/checkout');
    await expect(placeButton(page)).toHaveAttribute('aria-disabled', 'true');
    await expect(placeButton(page)).toHaveAccessibleDescription(/^Step 1: /);
    let payments = 0;
    page.on('request', (request) => {
      if (request.url().endsWith('/api/payment/process')) payments += 1;
    });
    await placeButton(page).click({ force: true });
    await givesEmail(page);
    await expect(placeButton(page)).toHaveAccessibleDescription(/^Step 2: /);
    await page.getByRole('link', { name: 'To shipping address' }).click();
    await givesOhio(page);
    await expect(placeButton(page)).not.toHaveAttribute('aria-disabled');
    expect(payments).toBe(0);
  });

  test('a declined card keeps everything, and the next one goes through', async ({ page, baseURL }) => {
    await fillsBag(page, baseURL, 1001);
    await comesToPayment(page);
    await typesCard(page, cards.declined);
    await places(page);
    await expect(stepOf(page, 'Payment').getByRole('alert')).toContainText('The card was declined.');
    await expectAccessible(page);
    await expect(stepOf(page, 'Shipping address')).toContainText('Columbus, OH 43215');
    await typesCard(page, cards.ok);
    await places(page);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Thank you, Ada');
  });

  test('[CQ-03] two quick presses and Enter send one payment', async ({ page, baseURL }) => {
    await fillsBag(page, baseURL, 1001);
    await comesToPayment(page);
    await typesCard(page, cards.ok);
    const keys: (string | undefined)[] = [];
    const answer = Promise.withResolvers<void>();
    await page.route('**/api/payment/process', async (route) => {
      keys.push(route.request().headers()['idempotency-key']);
      await answer.promise;
      await route.continue();
    });
    await placeButton(page).evaluate((button: HTMLElement) => {
      button.click();
      button.click();
    });
    await placeButton(page)
      .or(page.getByRole('button', { name: 'Placing your order…' }))
      .press('Enter');
    await expect(page.getByRole('button', { name: 'Placing your order…' })).toHaveAttribute('aria-busy');
    answer.resolve();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Thank you, Ada');
    expect(keys).toHaveLength(1);
  });

  test('a lost reply is asked for again by the same key: there is one order', async ({ page, baseURL }) => {
    await fillsBag(page, baseURL, 1001);
    await comesToPayment(page);
    await typesCard(page, cards.ok);
    const keys: (string | undefined)[] = [];
    await page.route('**/api/payment/process', async (route) => {
      keys.push(route.request().headers()['idempotency-key']);
      if (keys.length > 1) return route.continue();
      await route.fetch();
      await route.abort();
    });
    await places(page);
    await expect(page.getByText('The shop did not answer.')).toBeVisible();
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Thank you, Ada');
    expect(keys).toHaveLength(2);
    expect(new Set(keys).size).toBe(1);
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
    await page.getByLabel('Promotion or gift card code').fill('WELCOME10');
    await page.getByRole('button', { name: 'Apply' }).click();
    await page.getByText('1 item in this order').click();
    await page.getByRole('button', { name: 'Remove WELCOME10' }).click();
    await page.getByText('1 item in this order').click();
    await expect(page.getByRole('button', { name: 'Remove WELCOME10' })).toHaveCount(0);
  });
});

test.describe('when the quote moves', () => {
  test.use({ viewport: screens.desktop, allowedConsole: /status of (402|409|422|503)/ });

  test('[CQ-02, CQ-05] what changed is told line by line and saved; the order is placed at the new total', async ({
    page,
    baseURL,
  }) => {
    await fillsBag(page, baseURL, 1561);
    await comesToPayment(page);
    const saves: unknown[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('/api/quote') && request.method() === 'POST')
        saves.push(request.postDataJSON());
    });
    await raisePrice(1561, 700);
    await page.reload();
    await expect(page.getByText('changed while you were here.')).toBeVisible();
    await expect(page.getByText('Nothing has been charged.')).toBeVisible();
    const total = page
      .locator('dl > div')
      .filter({ has: page.getByText('Total', { exact: true }) })
      .filter({ hasText: 'was' });
    await expect(total).toContainText('was $');
    await expect(total).toContainText('now $');
    await expectAccessible(page);
    await expect.poll(() => saves).toHaveLength(1);
    await page.reload();
    await expect(page.getByRole('button', { name: 'Place order at the new total' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Back to the bag' })).toBeVisible();
    await typesCard(page, cards.ok);
    await places(page);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Thank you, Ada');
  });

  test('[CQ-15] a piece that sold out while its shopper paid stands struck, with ways out; the rest goes on', async ({
    page,
    baseURL,
  }) => {
    const sizeId = (await sizesOf(1551))[0] ?? 0;
    await setLeft(sizeId, 2);
    await fillsBag(page, baseURL, 1001);
    await putsIn(page.context(), baseURL, 1551, sizeId);
    await comesToPayment(page);
    await setLeft(sizeId, 0);
    await typesCard(page, cards.ok);
    await places(page);
    await expect(summaryOf(page).getByText('This has sold out.')).toBeVisible();
    await expect(page.getByText('changed while you were here.')).toBeVisible();
    await expect(placeButton(page)).toHaveAccessibleDescription(/^One piece cannot go as it is/);
    await expectAccessible(page);
    await expect(summaryOf(page).getByRole('link', { name: /^Join waitlist for/ })).toBeVisible();
    await summaryOf(page)
      .getByRole('button', { name: /^Remove / })
      .press('Enter');
    await expect(placeButton(page)).not.toHaveAttribute('aria-disabled');
    await places(page);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Thank you, Ada');
  });
});

test.describe('when the shop is slow or refuses', () => {
  test.use({ viewport: screens.desktop, allowedConsole: /status of (401|402|409|422|503)/ });

  test('[CQ-04] a sign of work shows only after 250 ms', async ({ page, baseURL }) => {
    await fillsBag(page, baseURL, 1001);
    await page.goto('/checkout');
    await givesEmail(page);
    await givesOhio(page);
    const sign = page.getByText('Working out what it comes to…');
    await page.clock.install();
    await page.clock.pauseAt(Date.now() + 60_000);
    const answer = Promise.withResolvers<void>();
    await page.route('**/api/quote', async (route) => {
      await answer.promise;
      await route.continue();
    });
    await page.getByText('This is a gift.').click();
    await page.clock.runFor(249);
    await expect(sign).toHaveCount(0);
    await page.clock.runFor(2);
    await expect(sign).toBeVisible();
    answer.resolve();
    await expect(sign).toHaveCount(0);
  });

  test('[CQ-13, CQ-14] being asked to sign in reads the quote anew, and what it says of the order is critical', async ({
    page,
    baseURL,
  }) => {
    await fillsBag(page, baseURL, 1001);
    await page.goto('/checkout');
    await givesEmail(page);
    await page.route('**/api/quote', (route) =>
      route.fulfill({
        status: 401,
        contentType: 'application/problem+json',
        json: { code: 'login_required', detail: 'Session over. Please sign in to continue.' },
      }),
    );
    await page.route('**/api/quote?*', async (route) => {
      const read = await route.fetch();
      const quote = await read.json();
      quote.content.meta.messages.push(
        { field: 'general', text: 'We are closed today.' },
        { field: 'general', text: 'Come back tomorrow.' },
      );
      await route.fulfill({ response: read, json: quote });
    });
    const step = stepOf(page, 'Shipping address');
    for (const [label, text] of Object.entries(ohio)) await step.getByLabel(label).fill(text);
    await step.getByLabel('State').selectOption('OH');
    await continues(page, 'Shipping address');
    const critical = page.getByRole('main').getByRole('alert');
    await expect(critical).toHaveText('We are closed today.Come back tomorrow.');
    await expect(critical).toHaveText(/^We are closed today\.\nCome back tomorrow\.$/, {
      useInnerText: true,
    });
    await page.unrouteAll();
    await page.reload();
    await expect(step.getByLabel('Street address')).toHaveValue(ohio['Street address']);
  });

  test('a second step at the bank leads back here, and the order is placed once', async ({
    page,
    baseURL,
  }) => {
    await fillsBag(page, baseURL, 1001);
    await comesToPayment(page);
    await typesCard(page, cards.secondStep);
    await places(page);
    await page.getByRole('button', { name: /confirm|approve|yes/i }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Thank you, Ada');
  });

  test('a payment nobody has heard of yet is waited for, through a reload', async ({ page, baseURL }) => {
    await fillsBag(page, baseURL, 1001);
    await comesToPayment(page);
    await typesCard(page, cards.ok);
    const keys: (string | undefined)[] = [];
    await page.route('**/api/payment/process', async (route) => {
      keys.push(route.request().headers()['idempotency-key']);
      if (keys.length > 2) return route.continue();
      await route.fulfill({
        status: 202,
        json: { success: true, content: { orderId: null, status: 'confirming' } },
      });
    });
    await places(page);
    await expect(page.getByText('We are confirming your payment…')).toBeVisible();
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Thank you, Ada');
    expect(new Set(keys).size).toBe(1);
  });
});
