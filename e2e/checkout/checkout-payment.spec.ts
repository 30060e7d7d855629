// Paying when something goes wrong: a card, a reply, the shop.
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
  stepOf,
  typesCard,
} from '../checkout-page.ts';
import { comesAsCustomer, signsIn } from '../customer.ts';
import { expect, expectAccessible, screens, test } from '../shopper.ts';

test.describe('on a desktop', () => {
  // The browser's own report of an answer that is a refusal.
  test.use({ viewport: screens.desktop, allowedConsole: /status of (402|409|422|503)|ERR_FAILED/ });

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

test.describe('when the shop is slow or refuses', () => {
  test.use({ viewport: screens.desktop, allowedConsole: /status of (401|402|404|409|422|503)/ });

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

  test('[CQ-14] whose session ended elsewhere is told so, and keeps what was typed', async ({
    page,
    browser,
    baseURL,
  }) => {
    const { email, password } = await comesAsCustomer(page, baseURL);
    await fillsBag(page, baseURL, 1001);
    await page.goto('/checkout?step=shipping');
    const step = stepOf(page, 'Shipping address');
    for (const [label, text] of Object.entries(ohio)) await step.getByLabel(label).fill(text);
    await step.getByLabel('State').selectOption('OH');
    const newPassword = `another ${password}`;
    const elsewhere = await browser.newContext(baseURL ? { baseURL } : {});
    await signsIn(elsewhere, baseURL, email, password);
    const changed = await elsewhere.request.post('/api/auth/change-password', {
      headers: { origin: baseURL ?? '' },
      data: { currentPassword: password, newPassword },
    });
    expect(changed.ok(), await changed.text()).toBe(true);
    await elsewhere.close();
    await continues(page, 'Shipping address');
    const critical = page.getByRole('main').getByRole('alert');
    await expect(critical).toContainText('Your session has ended. Please sign in to continue.');
    await expectAccessible(page);
    await critical.getByRole('link', { name: 'Sign in' }).click();
    await page.getByLabel('Email address').fill(email);
    await page.locator('input[type=password]').fill(newPassword);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/checkout/);
    await expect(step.getByLabel('Street address')).toHaveValue(ohio['Street address']);
  });

  test('whose session ended elsewhere is led to sign in by Place order, and finds everything as it was', async ({
    page,
    baseURL,
  }) => {
    const { email, password } = await comesAsCustomer(page, baseURL);
    await fillsBag(page, baseURL, 1001);
    await page.goto('/checkout?step=shipping');
    await givesOhio(page);
    await choosesDelivery(page);
    await typesCard(page, cards.ok);
    const cookies = await page.context().cookies();
    const ended = await page.context().request.post('/api/auth/sign-out', {
      headers: { origin: baseURL ?? '' },
      data: {},
    });
    expect(ended.ok(), await ended.text()).toBe(true);
    await page.context().addCookies(cookies);
    await places(page);
    const critical = page.getByRole('main').getByRole('alert');
    await expect(critical).toContainText('Your session has ended. Please sign in to continue.');
    await critical.getByRole('link', { name: 'Sign in' }).click();
    await page.getByLabel('Email address').fill(email);
    await page.locator('input[type=password]').fill(password);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/checkout/);
    await expect(page.getByRole('main')).toContainText(ohio['Street address']);
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
        json: { code: 'login_required', detail: 'Votre session a pris fin.' },
      }),
    );
    await page.route('**/api/quote?*', async (route) => {
      const read = await route.fetch();
      const quote = await read.json();
      quote.content.meta.messages.push(
        { field: 'general', kind: 'blocker', text: 'We are closed today.' },
        { field: 'general', kind: 'blocker', text: 'Come back tomorrow.' },
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
