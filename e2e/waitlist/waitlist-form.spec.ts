// Waiting for what is sold out, on its page: the form, what it refuses, and the email that asks.
import type { Locator, Page } from '@playwright/test';
import { words, wordsIn } from '../../src/words/waitlist/words.ts';
import { expect, expectAccessible, products, screens, test } from '../shopper.ts';
import {
  email,
  expectedSoon,
  form,
  notifyMe,
  phone,
  sizes,
  someAddress,
  someNumber,
} from '../waitlist-page.ts';

async function answers(page: Page, status: number, body: Record<string, unknown>): Promise<void> {
  await page.route('**/api/waitlist', (route) =>
    route.fulfill({
      status,
      contentType: status < 400 ? 'application/json' : 'application/problem+json',
      body: JSON.stringify(body),
    }),
  );
}

/** The form's code has come: before that both fields show, neither is required, and the form would post itself. */
async function formAnswers(number: Locator): Promise<void> {
  await expect(number).toHaveAttribute('required');
}

/** How often the shop was asked; nobody answers. */
async function countRequests(page: Page): Promise<() => number> {
  let requestCount = 0;
  await page.route('**/api/waitlist', (route) => {
    requestCount += 1;
    return route.abort();
  });
  return () => requestCount;
}

for (const [style, flags, viewport] of [
  ['one', '', screens.phone],
  ['two', 'second_style', screens.desktop],
] as const)
  test.describe(`in style ${style}`, () => {
    test.use({ flags, viewport });

    test('[WL-01, WL-04, WL-06] a sold-out product lets one wait, by text, and says until when', async ({
      page,
    }) => {
      await page.goto(expectedSoon);
      await expect(page.getByRole('button', { name: 'Add to bag', includeHidden: true })).toHaveCount(0);
      await expect(form(page)).toBeVisible();
      await expectAccessible(page);
      await sizes(page).getByRole('radio').first().check();
      await phone(page).fill(someNumber());
      const tracked = page.waitForRequest(
        (request) => request.url().endsWith('/api/events') && /"waitlist"/.test(request.postData() ?? ''),
      );
      await notifyMe(page).click();
      const done = form(page).getByRole('heading', { name: 'Waitlisted!' });
      await expect(done).toBeFocused();
      await expect(form(page)).toContainText(
        /We will text \(201\) 555-\d{4} the minute it returns, expected/,
      );
      await expect(form(page).getByRole('heading', { name: /will come\. In the meantime$/ })).toBeVisible();
      await expect(form(page).getByRole('listitem')).not.toHaveCount(0);
      // Nothing half under the header.
      await page.evaluate(() => scrollTo(0, 0));
      await expectAccessible(page, 'main');
      await tracked;
    });
  });

test('[WL-01] in stock it is the other way round, and the form’s code does not come', async ({ page }) => {
  const scripts: string[] = [];
  page.on('request', (request) => scripts.push(request.url()));
  await page.goto(products.ordinary);
  await expect(page.getByRole('main').getByRole('button', { name: 'Add to bag' }).first()).toBeVisible();
  await expect(form(page)).toHaveCount(0);
  expect(
    scripts.filter((url) => /(page-waitlist|waitlist-overlay|waitlisted|similar).*\.js/.test(url)),
  ).toEqual([]);
});

test.describe('refused', () => {
  test.use({ allowedConsole: /status of (422|503)/ });

  test('[WL-11, WL-04] the shop’s words stand in an error box, and what was typed stays', async ({
    page,
  }) => {
    await page.goto(products.soldOut);
    const detail = 'The shop is catching its breath. Please try again in a moment.';
    await answers(page, 503, { code: 'unavailable', detail });
    await formAnswers(phone(page));
    await sizes(page).getByRole('radio').first().check();
    await phone(page).fill('2015550123');
    await notifyMe(page).click();
    await expect(form(page).getByRole('alert')).toHaveText(detail);
    await expect(phone(page)).toHaveValue('+12015550123');
  });

  test('[WL-08, WL-11] a number that is none of the US is refused by the shop', async ({ page }) => {
    await page.goto(products.soldOut);
    await formAnswers(phone(page));
    await sizes(page).getByRole('radio').first().check();
    await phone(page).fill('2045551234');
    await notifyMe(page).click();
    await expect(form(page).getByRole('alert')).toHaveText('Please enter a valid phone number.');
    await expect(form(page).getByText('Error: Please enter a valid phone number.')).toBeVisible();
  });

  test('[WL-08, WL-11] what the shop says of a field stands by that field, whatever it says', async ({
    page,
  }) => {
    await page.goto(`/fr${products.soldOut}`);
    const detail = 'Ce numéro ne reçoit pas de SMS.';
    await answers(page, 422, {
      code: 'unprocessable',
      detail,
      errors: [{ at: 'phoneNumberNotify', message: detail }],
    });
    const french = page.getByRole('main').locator('form[action="/api/waitlist"]');
    const number = french.locator('[name="phoneNumberNotify"]');
    await formAnswers(number);
    await french.getByRole('radio').first().check();
    await number.fill('2015550123');
    await french.getByRole('button', { name: wordsIn('fr').notifyMe }).click();
    await expect(french.getByRole('alert')).toHaveText(detail);
    await expect(number).toHaveAttribute('aria-invalid', 'true');
    await expect(number).toHaveAccessibleDescription(new RegExp(detail));
  });
});

test('[WL-07, WL-08, FM-07] nothing entered is said field by field, and the first of them has focus', async ({
  page,
}) => {
  const readCount = await countRequests(page);
  await page.goto(products.soldOut);
  await expect(phone(page)).toHaveAttribute('required');
  await notifyMe(page).click();
  await expect(sizes(page).getByText('Please select a size.')).toBeVisible();
  await expect(form(page).getByText('Error: Please enter a valid phone number.')).toBeVisible();
  await expect(sizes(page).getByRole('radio').first()).toBeFocused();
  await page.getByRole('tab', { name: 'Email' }).click();
  await notifyMe(page).click();
  await expect(form(page).getByText('Error: Please enter a valid email address.')).toBeVisible();
  await expectAccessible(page, 'main');
  expect(readCount()).toBe(0);
});

test('[WL-03, WL-05] the form starts with texts; changing the way empties the other field and the errors', async ({
  page,
}) => {
  await page.goto(products.soldOut);
  await expect(phone(page)).toHaveAttribute('required');
  await expect(page.getByRole('tab')).toHaveText(['SMS', 'Email']);
  await expect(page.getByRole('tab', { name: 'SMS' })).toHaveAttribute('aria-selected', 'true');
  await expect(form(page)).toContainText(words.consent.sms);
  await phone(page).fill('12');
  await notifyMe(page).click();
  await expect(form(page).getByText('Error: Please enter a valid phone number.')).toBeVisible();
  await page.getByRole('tab', { name: 'Email' }).click();
  await expect(form(page).getByText(/^Error:/)).toHaveCount(0);
  await expect(form(page)).toContainText(words.consent.email);
  await email(page).fill('them@');
  await page.getByRole('tab', { name: 'SMS' }).click();
  await expect(phone(page)).toHaveValue('');
  await page.getByRole('tab', { name: 'Email' }).click();
  await expect(email(page)).toHaveValue('');
});

test('[WL-09] the number is prefixed when the field is left, and then has twelve characters', async ({
  page,
}) => {
  await page.goto(products.soldOut);
  await expect(phone(page)).toHaveAttribute('required');
  for (const input of ['2015550123', '12015550123', '(201) 555-0123', '+1 201.555.0123']) {
    await phone(page).fill('');
    await phone(page).pressSequentially(input);
    await phone(page).blur();
    await expect(phone(page)).toHaveValue('+12015550123');
    await expect(form(page).getByText(/^Error:/)).toHaveCount(0);
  }
});

test('[WL-08, WL-09] a number with a digit too many or too few is refused as it was typed, never shortened', async ({
  page,
}) => {
  const readCount = await countRequests(page);
  await page.goto(products.soldOut);
  await sizes(page).getByRole('radio').first().check();
  for (const [input, shown] of [
    ['22025550123', '+122025550123'],
    ['+120255501234', '+120255501234'],
    ['202555012', '+1202555012'],
  ] as const) {
    await phone(page).fill('');
    await phone(page).pressSequentially(input);
    await notifyMe(page).click();
    await expect(phone(page)).toHaveValue(shown);
    await expect(form(page).getByText('Error: Please enter a valid phone number.')).toBeVisible();
  }
  expect(readCount()).toBe(0);
});

test.describe('abroad', () => {
  test('[WL-03] there is email alone', async ({ page }) => {
    await page.goto(`${products.soldOut}?glCountry=FR`);
    await expect(email(page)).toBeVisible();
    await expect(page.getByRole('tab')).toHaveCount(0);
    await expect(phone(page)).toHaveCount(0);
  });
});

test.describe('in a shop without texts', () => {
  test.use({ flags: '-allow_bis_sms_notification' });

  test('[WL-03, WL-06, WL-12] an address is told to look for the email that asks', async ({ page }) => {
    const address = someAddress();
    await page.goto(products.soldOut);
    await expect(page.getByRole('tab')).toHaveCount(0);
    await sizes(page).getByRole('radio').first().check();
    await email(page).fill(address);
    await notifyMe(page).click();
    await expect(form(page)).toContainText(`the email we sent to ${address}`);
    // A shop that sends none leads to it.
    await expect(form(page).getByRole('link', { name: 'outbox' })).toHaveAttribute('href', '/outbox');
    await expectAccessible(page, 'main');
    await expect(form(page).getByRole('heading', { name: 'No date yet. These are here now' })).toBeVisible();
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('[WL-04, WL-12] the form posts itself, by either field, and the page says what became of it', async ({
    page,
  }) => {
    await page.goto(expectedSoon);
    await expect(phone(page)).toBeVisible();
    await expect(email(page)).toBeVisible();
    await expect(form(page)).toContainText(words.consent.sms);
    await sizes(page).getByRole('radio').first().check();
    await phone(page).fill(someNumber());
    await notifyMe(page).click();
    await expect(page).toHaveURL(/notice=waitlist_joined/);
    await expect(form(page).getByRole('status')).toContainText('Waitlisted!');
    await sizes(page).getByRole('radio').first().check();
    await email(page).fill(someAddress());
    await notifyMe(page).click();
    await expect(page).toHaveURL(/notice=waitlist_confirm/);
    await expect(form(page).getByRole('link', { name: 'outbox' })).toHaveAttribute('href', '/outbox');
    await sizes(page).getByRole('radio').first().check();
    await notifyMe(page).click();
    await expect(form(page).getByRole('alert')).toContainText('Please enter a valid email address.');
  });

  test('[WL-09] a number that is too long is refused as a whole', async ({ page }) => {
    await page.goto(products.soldOut);
    await sizes(page).getByRole('radio').first().check();
    await phone(page).pressSequentially('+1202555012345');
    await notifyMe(page).click();
    await expect(form(page).getByRole('alert')).toContainText('Please enter a valid phone number.');
  });
});
