// An address that the shop doubts and its shopper knows better: Fort Campbell lies in Kentucky by its ZIP code, and in
// Tennessee by half of its streets.
import {
  cards,
  choosesDelivery,
  fillsBag,
  givesEmail,
  ohio,
  placeButton,
  places,
  stepOf,
  typesCard,
} from '../checkout-page.ts';
import { comesAsCustomer } from '../customer.ts';
import { expect, screens, test } from '../shopper.ts';

const campbell = {
  ...ohio,
  'Street address': '6900 Desert Storm Avenue',
  City: 'Fort Campbell',
  'ZIP code': '42223',
};
const doubt = 'ZIP code 42223 is not in Tennessee.';

for (const isScripted of [true, false])
  test.describe(isScripted ? 'with scripts' : 'without scripts', () => {
    test.use({ viewport: screens.phone, javaScriptEnabled: isScripted });

    test('[CQ-07] an address is doubted once, and taken from whoever says that it is right', async ({
      page,
      baseURL,
    }) => {
      await fillsBag(page, baseURL, 1001);
      await page.goto('/checkout');
      if (isScripted) await givesEmail(page);
      else {
        await stepOf(page, 'Contact').getByLabel('Email address').fill('ada@example.com');
        await stepOf(page, 'Contact').getByRole('button', { name: 'Continue' }).click();
      }
      const step = stepOf(page, 'Shipping address');
      const goesOn = () => step.getByRole('button', { name: 'Continue' }).click();
      const right = step.getByLabel('It is right. Ship to it');
      await expect(right).toHaveCount(0);
      for (const [label, text] of Object.entries(campbell)) await step.getByLabel(label).fill(text);
      await step.getByLabel('State').selectOption('TN');
      await goesOn();
      await expect(step.getByRole('alert')).toContainText(doubt);
      await expect(right).not.toBeChecked();
      await expect(step.getByLabel('ZIP code')).toHaveValue('42223');
      // The doubt is there after a reload too, and another address is doubted by itself.
      await page.reload();
      await expect(step.getByRole('alert')).toContainText(doubt);
      await step.getByText('It is right. Ship to it').click();
      await step.getByLabel('ZIP code').fill('43215');
      await goesOn();
      await expect(step.getByRole('alert')).toContainText('ZIP code 43215 is not in Tennessee.');
      await step.getByLabel('ZIP code').fill('42223');
      await goesOn();
      await expect(step.getByRole('alert')).toContainText(doubt);
      await step.getByText('It is right. Ship to it').click();
      await goesOn();
      await expect(page).toHaveURL('/checkout?step=delivery');
      if (!isScripted) return;
      await choosesDelivery(page);
      await expect(placeButton(page)).not.toHaveAttribute('aria-disabled');
      await typesCard(page, cards.ok);
      await places(page);
      await expect(page.getByRole('main')).toContainText('Fort Campbell');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Thank you, Ada');
    });
  });

test('[CQ-07] an address from the book that is doubted comes into the form, and is taken from there', async ({
  page,
  baseURL,
}) => {
  await comesAsCustomer(page, baseURL);
  const saved = await page.request.post('/api/account/addresses', {
    headers: { origin: baseURL ?? '' },
    data: {
      name: 'Ada Lovelace',
      line1: campbell['Street address'],
      city: campbell.City,
      region: 'TN',
      postalCode: campbell['ZIP code'],
      country: 'US',
    },
  });
  expect(saved.ok()).toBe(true);
  await fillsBag(page, baseURL, 1001);
  await page.goto('/checkout?step=shipping');
  const step = stepOf(page, 'Shipping address');
  await step.getByLabel('Street address').fill('9 Elm Street');
  await step.getByRole('button', { name: /^Send it here/ }).click();
  await expect(step.getByRole('alert')).toContainText(doubt);
  await expect(step.getByLabel('Street address')).toHaveValue(campbell['Street address']);
  await step.getByText('It is right. Ship to it').click();
  await step.getByRole('button', { name: 'Continue' }).click();
  await expect(page).toHaveURL('/checkout?step=delivery');
});
