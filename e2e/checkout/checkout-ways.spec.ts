// Other ways through checkout: nothing that ships, nothing left to pay, a bill that goes elsewhere, a code from the bag.
import {
  cards,
  choosesDelivery,
  comesToPayment,
  fillsBag,
  givesEmail,
  givesOhio,
  places,
  stepOf,
  summaryOf,
  typesCard,
} from '../checkout-page.ts';
import { comesAsCustomer } from '../customer.ts';
import { cardSentTo, writesGiftCard } from '../gift-card-page.ts';
import { expect, screens, test } from '../shopper.ts';

test.use({ viewport: screens.phone, allowedConsole: /status of 422/ });

test('[RT-16, CQ-09] a gift card alone asks for no address; spent, it leaves nothing to pay and asks for no card', async ({
  page,
  baseURL,
}) => {
  test.slow();
  const friend = `odile-${Date.now()}@example.com`;
  await writesGiftCard(page, '900', friend);
  const bag = page.getByRole('complementary', { name: 'Summary' });
  await expect(bag).toContainText('Subtotal, 1 item');
  await expect(bag).not.toContainText(/shipping|returns/i);
  await page.goto('/checkout');
  await stepOf(page, 'Contact').getByLabel('Email address').fill('margaux@example.com');
  await stepOf(page, 'Contact').getByRole('button', { name: 'Continue' }).click();
  await expect(page).toHaveURL('/checkout?step=payment');
  await expect(stepOf(page, 'Payment').getByRole('heading')).toBeFocused();
  await expect(stepOf(page, 'Shipping address')).toHaveCount(0);
  await expect(stepOf(page, 'Delivery')).toHaveCount(0);
  await expect(summaryOf(page)).not.toContainText(/Shipping|One Size/);
  await expect(stepOf(page, 'Payment').getByText('2', { exact: true })).toBeVisible();
  await expect(stepOf(page, 'Payment').getByText('Billing address')).toHaveCount(0);
  await typesCard(page, cards.ok);
  await places(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Thank you');
  await expect(page.getByRole('region', { name: 'By email' })).toContainText('Virtual Gift Card');
  await expect(page.getByRole('main')).not.toContainText(/One Size|Tax/);
  await expect(page.getByRole('main')).toContainText('You can cancel until it is spent.');
  const code = await cardSentTo(page, friend);

  await page.context().clearCookies();
  await fillsBag(page, baseURL, 1012);
  await page.goto('/checkout');
  await givesEmail(page, friend);
  await givesOhio(page);
  await choosesDelivery(page);
  await page.getByText('1 item in this order').click();
  await summaryOf(page).getByRole('textbox', { name: 'Promotion or gift card code' }).fill(code);
  await summaryOf(page).getByRole('button', { name: 'Apply' }).click();
  await page.getByLabel(/^Use .* store credit/).check();
  await expect(page.getByText('Nothing is left to pay: no card is needed.')).toBeVisible();
  await expect(page.locator('iframe[title="Card details"]')).toHaveCount(0);
  await places(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Thank you, Ada');
  await expect(page.getByRole('main')).toContainText('Store credit');
});

test('a bill can go elsewhere, and the order says where', async ({ page, baseURL }) => {
  await fillsBag(page, baseURL, 1001);
  await comesToPayment(page);
  const step = stepOf(page, 'Payment');
  await step.getByLabel('Billing address is the same').uncheck();
  const fields = { 'First name': 'Grace', 'Last name': 'Hopper', 'Street address': '9 Navy Yard' };
  for (const [label, words] of Object.entries({ ...fields, City: 'Arlington' }))
    await step.getByLabel(label).fill(words);
  await step.getByLabel('State').selectOption('VA');
  await step.getByLabel('ZIP code').fill('432');
  await step.getByRole('button', { name: 'Save billing address' }).click();
  await expect(step.getByLabel('ZIP code')).toHaveAttribute('aria-invalid', 'true');
  await expect(step.getByLabel('Street address')).toHaveValue('9 Navy Yard');
  await step.getByLabel('ZIP code').fill('22201');
  await step.getByRole('button', { name: 'Save billing address' }).click();
  await expect(step).toContainText('9 Navy Yard');
  await typesCard(page, cards.ok);
  await places(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Thank you, Ada');
  await expect(page.getByRole('main')).toContainText('9 Navy Yard');
});

test('in the bag a code takes off what it says, a wrong one stays in its field, and shipping and tax are estimated', async ({
  page,
  baseURL,
}) => {
  await fillsBag(page, baseURL, 1012);
  await page.goto('/bag');
  const code = page.getByRole('textbox', { name: 'Promotion or gift card code' });
  await code.fill('ENDED');
  await page.getByRole('button', { name: 'Apply' }).click();
  await expect(code).toHaveAttribute('aria-invalid', 'true');
  await expect(code).toHaveValue('ENDED');
  await expect(page.getByText('Error: There is no code ENDED.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Remove ENDED' })).toHaveCount(0);
  // One that does not count here is named by whatever page comes next, until it is taken off.
  await code.fill('WORLDWIDE');
  await page.getByRole('button', { name: 'Apply' }).click();
  const abroad = page.getByRole('button', { name: 'Remove WORLDWIDE' });
  await expect(abroad).toBeVisible();
  await page.reload();
  await abroad.click();
  await expect(abroad).toHaveCount(0);
  await page.reload();
  await expect(abroad).toHaveCount(0);
  await code.fill('WELCOME10');
  await page.getByRole('button', { name: 'Apply' }).click();
  await expect(page.getByRole('button', { name: 'Remove WELCOME10' })).toBeVisible();
  await expect(code).toHaveValue('');
  await page.getByRole('button', { name: 'Remove WELCOME10' }).click();
  await expect(page.getByRole('button', { name: 'Remove WELCOME10' })).toHaveCount(0);

  const postCode = page.getByRole('textbox', { name: 'ZIP or postal code, for shipping and tax' });
  await postCode.fill('nowhere');
  await page.getByRole('button', { name: 'Estimate' }).click();
  await expect(postCode).toHaveAttribute('aria-invalid', 'true');
  await postCode.fill('43215');
  await page.getByRole('button', { name: 'Estimate' }).click();
  const estimate = page.getByLabel('Estimate', { exact: true });
  await expect(estimate).toContainText('About, in Ohio');
  await expect(estimate).toContainText(/Sales tax.*\$\d/);
});

test('[IX-07] the bag names a guest the code that is for guests, and a customer none', async ({
  page,
  baseURL,
}) => {
  await fillsBag(page, baseURL, 1001);
  await page.goto('/bag');
  const offers = page.getByRole('list', { name: 'Codes for you' });
  await expect(offers).toContainText('WELCOME10 10% off');
  await offers.getByRole('button', { name: 'Use it: WELCOME10' }).click();
  await expect(page.getByRole('button', { name: 'Remove WELCOME10' })).toBeVisible();
  await expect(offers).toHaveCount(0);
  await page.getByRole('button', { name: 'Remove WELCOME10' }).click();
  await expect(offers).toBeVisible();
  await comesAsCustomer(page, baseURL);
  await page.reload();
  await expect(page.getByRole('textbox', { name: 'Promotion or gift card code' })).toBeVisible();
  await expect(offers).toHaveCount(0);
});

test.describe('where the line drops', () => {
  test.use({ allowedConsole: /Failed to load resource/ });
  test('a code that could not be given says so beside its button, and can be given again', async ({
    page,
    baseURL,
  }) => {
    await fillsBag(page, baseURL, 1001);
    await page.goto('/bag');
    await page.route('**/api/quote', (route) =>
      route.request().method() === 'POST' ? route.abort() : route.fallback(),
    );
    const use = page.getByRole('button', { name: 'Use it: WELCOME10' });
    await use.click();
    await expect(page.getByRole('list', { name: 'Codes for you' }).getByRole('alert')).not.toBeEmpty();
    await page.unroute('**/api/quote');
    await use.click();
    await expect(page.getByRole('button', { name: 'Remove WELCOME10' })).toBeVisible();
  });
});

test('[IX-07] a code for guests takes something off for a guest, and says to a customer that it is not theirs', async ({
  page,
  baseURL,
}) => {
  await fillsBag(page, baseURL, 1001);
  await page.goto('/checkout');
  const summary = summaryOf(page);
  const opens = () => page.getByText('1 item in this order').click();
  await opens();
  await summary.getByRole('textbox', { name: 'Promotion or gift card code' }).fill('WELCOME10');
  await summary.getByRole('button', { name: 'Apply' }).click();
  await expect(summary).toContainText('$35.60');
  await comesAsCustomer(page, baseURL);
  await page.reload();
  await opens();
  await expect(summary).toContainText('WELCOME10 is for guests alone.');
  await expect(summary).not.toContainText('$35.60');
});
