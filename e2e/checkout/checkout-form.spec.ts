// What checkout asks for, what it refuses, and what stays when it does.
import {
  choosesDelivery,
  continues,
  fillsBag,
  givesEmail,
  givesOhio,
  ohio,
  placeButton,
  stepOf,
} from '../checkout-page.ts';
import { known } from '../customer.ts';
import { expect, screens, test } from '../shopper.ts';

test.describe('on a desktop', () => {
  // The browser's own report of an answer that is a refusal.
  test.use({ viewport: screens.desktop, allowedConsole: /status of (402|409|422|503)|ERR_FAILED/ });

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
    const consent = page.getByLabel(/importer of record/);
    await expect(consent).not.toBeChecked();
    await page.getByText(/importer of record/).click();
    await expect(consent).toBeChecked();
    await page.getByRole('link', { name: 'Edit shipping address' }).click();
    await step.getByLabel('Country').selectOption('FR');
    await expect(step.getByLabel(/^Post/)).toHaveValue('');
    await step.getByLabel(/^Post/).fill('75004');
    await continues(page, 'Shipping address');
    await expect(page).toHaveURL('/checkout?step=delivery');
    await expect(consent).not.toBeChecked();
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
    const address = { ...ohio, City: 'Ottawa', 'Postal code': 'K1A 0B1' };
    for (const [label, text] of Object.entries(address))
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
});
