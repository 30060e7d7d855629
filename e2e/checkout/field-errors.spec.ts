// Every field of checkout names its error when it is left, and again when its form is sent.
import type { Locator, Page, Request } from '@playwright/test';
import {
  choosesDelivery,
  continues,
  fillsBag,
  givesEmail,
  givesOhio,
  ohio,
  placeButton,
  places,
  stepOf,
} from '../checkout-page.ts';
import { expect, screens, test } from '../shopper.ts';

const notes = {
  'First name': 'Error: Please enter the first name.',
  'Last name': 'Error: Please enter the last name.',
  'Street address': 'Error: Please enter the street address.',
  City: 'Error: Please enter the city.',
  State: 'Error: Please enter the state.',
  'ZIP code': 'Error: Please enter the ZIP code.',
} as const;
const badEmail = 'Error: Please enter a valid email address.';
const badZip = 'Error: That ZIP code does not exist in this country.';

/** By key, with whatever is in the field. */
async function leaves(field: Locator): Promise<void> {
  await field.focus();
  await field.press('Tab');
}

/** An address form that nobody has filled in yet, and that is never sent. */
async function expectErrorsOf(place: Locator, page: Page, submit: string): Promise<void> {
  const calls: string[] = [];
  const noteCall = (request: Request) => {
    if (request.method() === 'POST' && /quote|checkout/.test(request.url())) calls.push(request.url());
  };
  page.on('request', noteCall);
  for (const [label, note] of Object.entries(notes)) {
    const field = place.getByLabel(label);
    await expect(field).not.toHaveAttribute('aria-invalid');
    await leaves(field);
    await expect(field).toHaveAccessibleDescription(note);
  }
  const zip = place.getByLabel('ZIP code');
  await zip.pressSequentially('1');
  await expect(zip).not.toHaveAttribute('aria-invalid');
  await zip.press('Tab');
  await expect(zip).toHaveAccessibleDescription(badZip);
  await place.getByLabel('First name').fill(ohio['First name']);
  await place.getByRole('button', { name: submit }).click();
  await expect(place.getByLabel('Last name')).toBeFocused();
  for (const [label, note] of Object.entries({ ...notes, 'First name': '', 'ZIP code': badZip }))
    await expect(place.getByLabel(label)).toHaveAccessibleDescription(note);
  expect(calls).toEqual([]);
  page.off('request', noteCall);
}

test.describe('with scripts', () => {
  test.use({ viewport: screens.desktop });

  test('[FM-01, FM-07] contact, addresses and card say the first error of a field when it is left, and again when they are sent', async ({
    page,
    baseURL,
  }) => {
    test.slow();
    await fillsBag(page, baseURL, 1001);
    await page.goto('/checkout');
    const email = stepOf(page, 'Contact').getByLabel('Email address');
    await email.fill('ada@');
    await expect(email).not.toHaveAttribute('aria-invalid');
    await email.press('Tab');
    await expect(email).toHaveAccessibleDescription(badEmail);
    await continues(page, 'Contact');
    await expect(email).toBeFocused();
    await expect(email).toHaveAccessibleDescription(badEmail);
    await givesEmail(page);

    await expectErrorsOf(stepOf(page, 'Shipping address'), page, 'Continue');
    await givesOhio(page);
    await choosesDelivery(page);

    const payment = stepOf(page, 'Payment');
    await payment.getByLabel('Billing address is the same').uncheck();
    await expectErrorsOf(payment, page, 'Save billing address');
    await payment.getByText('Billing address is the same').click();
    await expect(payment.getByRole('button', { name: 'Save billing address' })).toHaveCount(0);

    const frame = page.frameLocator('iframe[title="Card details"]');
    const number = frame.getByRole('textbox', { name: 'Card number' });
    const cardNotes = {
      'Card number': 'Error: Enter your card number.',
      Expires: 'Error: Enter when your card expires.',
      'Security code': 'Error: Enter your security code.',
    };
    for (const [label, note] of Object.entries(cardNotes)) {
      const field = frame.getByRole('textbox', { name: label });
      await leaves(field);
      await expect(field).toHaveAccessibleDescription(note);
    }
    await number.pressSequentially('42');
    await expect(number).toHaveAccessibleDescription('');
    await number.press('Tab');
    await expect(number).toHaveAccessibleDescription('Error: Your card number is not complete.');
    await number.fill('');
    await expect(placeButton(page)).not.toHaveAttribute('aria-disabled');
    await places(page);
    await expect(number).toBeFocused();
    await expect(number).toHaveAccessibleDescription(cardNotes['Card number']);
  });
});

test.describe('without scripts', () => {
  test.use({ viewport: screens.desktop, javaScriptEnabled: false });

  test('the shop says the same of the same fields', async ({ page, baseURL }) => {
    await fillsBag(page, baseURL, 1001);
    await page.goto('/checkout');
    const email = stepOf(page, 'Contact').getByLabel('Email address');
    // The browser lets these pass: a host without a dot, and fields that hold but a space.
    await email.fill('ada@example');
    await continues(page, 'Contact');
    await expect(email).toHaveAccessibleDescription(badEmail);
    await email.fill('ada@example.com');
    await continues(page, 'Contact');
    const step = stepOf(page, 'Shipping address');
    const { State, ...texts } = { ...notes, 'ZIP code': badZip };
    for (const label of Object.keys(texts)) await step.getByLabel(label).fill(' ');
    await step.getByLabel('State').selectOption('OH');
    await step.getByLabel('ZIP code').fill('1');
    await continues(page, 'Shipping address');
    for (const [label, note] of Object.entries(texts))
      await expect(step.getByLabel(label)).toHaveAccessibleDescription(note);
    await expect(step.getByLabel('State')).toHaveValue('OH');
  });
});
