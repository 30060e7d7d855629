// Waiting for what is sold out: the form on the page, the ways it opens over one, and the letter that asks.
import type { Page } from '@playwright/test';
import { waitlistConsent } from '../src/domain/waitlist.ts';
import { expect, expectAccessible, products, screens, test } from './shopper.ts';

/** Sold out in every size, with a day to wait for. */
const expected = '/product/1002';
/** In stock but for size L. */
const partly = products.lowStock;

const form = (page: Page) => page.getByRole('region', { name: 'Waitlist' });
const sizes = (page: Page) => page.getByRole('radiogroup', { name: /^Size to wait for/ });
const phone = (page: Page) => page.getByLabel('Mobile number');
const email = (page: Page) => page.getByLabel('Email address');
const notifyMe = (page: Page) => page.getByRole('button', { name: 'Notify me' });

/** A number nobody has left yet. */
const someNumber = () => `201555${String(Math.floor(Math.random() * 10_000)).padStart(4, '0')}`;
const someAddress = () => `wait-${Math.random().toString(36).slice(2)}@example.com`;

async function answers(page: Page, status: number, body: Record<string, unknown>): Promise<void> {
  await page.route('**/api/waitlist', (route) =>
    route.fulfill({
      status,
      contentType: status < 400 ? 'application/json' : 'application/problem+json',
      body: JSON.stringify(body),
    }),
  );
}

/** Nothing to show beside the form. */
async function nothingSimilar(page: Page): Promise<void> {
  const none = { json: { success: true, content: [] } };
  await page.route('**/api/recommendations/**', (route) => route.fulfill(none));
  await page.route('**/api/products/tiles**', (route) => route.fulfill(none));
}

async function choosesSoldOutSize(page: Page): Promise<void> {
  await page.goto(partly);
  await page.getByRole('radio', { name: /^L\b.*Sold out/ }).click();
}

for (const flags of ['', 'second_style'])
  for (const [screen, viewport] of Object.entries(screens))
    test.describe(`in style ${flags === '' ? 'one' : 'two'} on a ${screen}`, () => {
      test.use({ flags, viewport });

      test('[WL-01, WL-04, WL-06] a sold-out product lets one wait, by text, and says until when', async ({
        page,
      }) => {
        await page.goto(expected);
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
        await expectAccessible(page);
        await tracked;
      });

      test('[WL-02, SZ-03] a sold-out size opens the drawer with similar items', async ({ page }) => {
        await choosesSoldOutSize(page);
        const drawer = page.getByRole('dialog', { name: 'Add to waitlist' });
        await expect(drawer.getByRole('heading', { name: 'Or, available now' })).toBeVisible();
        await expect(drawer).toContainText('Size L');
        const width = Math.min(596, viewport.width);
        await expect.poll(async () => (await drawer.boundingBox())?.width).toBe(width);
        await expectAccessible(page);
        await page.goBack();
        await expect(drawer).toHaveCount(0);
        await expect(page).toHaveURL(/\/product\/1019/);
      });

      test('[WL-02] with nothing similar it opens as the style prefers', async ({ page }) => {
        await nothingSimilar(page);
        await choosesSoldOutSize(page);
        const name = flags === '' ? 'Tell me when it is back' : 'Sold out, for now';
        await expect(page.getByRole('dialog', { name })).toBeVisible();
        await expectAccessible(page);
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

test('[SZ-03, WL-04] the size asked for is waited for, in the drawer, by keyboard alone', async ({
  page,
}) => {
  await choosesSoldOutSize(page);
  const drawer = page.getByRole('dialog', { name: 'Add to waitlist' });
  await expect(drawer).toBeVisible();
  await drawer.getByRole('tab', { name: 'SMS' }).focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await expect(email(page)).toBeVisible();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  if (!(await email(page).evaluate((field) => field === document.activeElement)))
    await page.keyboard.press('Shift+Tab');
  await expect(email(page)).toBeFocused();
  await page.keyboard.type(someAddress());
  await page.keyboard.press('Enter');
  await expect(drawer.getByRole('heading', { name: 'Waitlisted!' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(drawer).toHaveCount(0);
  await expect(page.getByRole('radio', { name: /^L\b/ })).not.toBeChecked();
});

test('[WL-02] over a quick view it opens as the mini drawer', async ({ page }) => {
  await page.goto(products.ordinary);
  await page.route('**/api/product-view/*', async (route) => {
    const answer = await (await route.fetch()).json();
    answer.product.sizes[0].quantityType = 'OutOfStock';
    await route.fulfill({ json: answer });
  });
  const quick = page.getByRole('button', { name: /^Quick view/ }).first();
  await quick.scrollIntoViewIfNeeded();
  await quick.focus();
  await page.keyboard.press('Enter');
  const view = page.getByRole('dialog');
  await view
    .getByRole('radio', { name: /Sold out/ })
    .first()
    .click();
  const mini = page.getByRole('dialog', { name: 'Add to waitlist' });
  await expect(mini).toBeVisible();
  await expect.poll(async () => (await mini.boundingBox())?.width).toBe(480);
  await mini.getByRole('tab', { name: 'Email' }).click();
  await email(page).fill('a@');
  await expect(email(page)).toHaveValue('a@');
  await expectAccessible(page);
  await page.goBack();
  await expect(mini).toHaveCount(0);
  await expect(view).toBeVisible();
});

test.describe('refused', () => {
  test.use({ allowedConsole: /status of (409|422|429|503)|ERR_FAILED/ });

  test('[AB-05, SZ-03] a bag that answers “sold out” leads here', async ({ page }) => {
    await page.goto(products.ordinary);
    const detail = 'Size S has just sold out.';
    await page.route('**/api/cart/items', (route) =>
      route.fulfill({
        status: 409,
        contentType: 'application/problem+json',
        body: JSON.stringify({ code: 'sold_out', detail, message: detail, success: false, status: 409 }),
      }),
    );
    await page.getByRole('radio', { name: 'S', exact: true }).check();
    await page.getByRole('main').locator('form').getByRole('button', { name: 'Add to bag' }).click();
    await expect(page.getByRole('dialog', { name: 'Add to waitlist' })).toContainText('Size S');
  });

  test('[AB-05, WL-01] and in place of the button when every size is gone', async ({ page }) => {
    await page.goto(products.ordinary);
    await page.route('**/api/product-view/1001?refreshData=true', async (route) => {
      const answer = await (await route.fetch()).json();
      for (const size of answer.product.sizes) size.quantityType = 'OutOfStock';
      await route.fulfill({ json: answer });
    });
    const detail = 'This has just sold out.';
    await page.route('**/api/cart/items', (route) =>
      route.fulfill({
        status: 409,
        contentType: 'application/problem+json',
        body: JSON.stringify({ code: 'sold_out', detail, message: detail, success: false, status: 409 }),
      }),
    );
    await page.getByRole('radio', { name: 'S', exact: true }).check();
    await page.getByRole('main').locator('form').getByRole('button', { name: 'Add to bag' }).click();
    await expect(form(page)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Add to bag', includeHidden: true })).toHaveCount(0);
  });

  test('[WL-11, WL-04] the shop’s words stand in an error box, and what was typed stays', async ({
    page,
  }) => {
    await page.goto(products.soldOut);
    const detail = 'The shop is catching its breath. Please try again in a moment.';
    await answers(page, 503, { code: 'unavailable', detail });
    await sizes(page).getByRole('radio').first().check();
    await phone(page).fill('2015550123');
    await notifyMe(page).click();
    await expect(form(page).getByRole('alert')).toHaveText(detail);
    await expect(phone(page)).toHaveValue('+12015550123');
    await expectAccessible(page);
  });

  test('[WL-08, WL-11] a number that is none of the US is refused by the shop', async ({ page }) => {
    await page.goto(products.soldOut);
    await sizes(page).getByRole('radio').first().check();
    await phone(page).fill('2045551234');
    await notifyMe(page).click();
    await expect(form(page).getByRole('alert')).toHaveText('Please enter a valid phone number.');
    await expect(form(page).getByText('Error: Please enter a valid phone number.')).toBeVisible();
  });
});

test('[WL-07, WL-08, FM-07] nothing entered is said field by field, and the first of them has focus', async ({
  page,
}) => {
  let asked = 0;
  await page.route('**/api/waitlist', (route) => {
    asked += 1;
    return route.abort();
  });
  await page.goto(products.soldOut);
  await expect(phone(page)).toHaveAttribute('required');
  await notifyMe(page).click();
  await expect(sizes(page).getByText('Please select a size.')).toBeVisible();
  await expect(form(page).getByText('Error: Please enter a valid phone number.')).toBeVisible();
  await expect(sizes(page).getByRole('radio').first()).toBeFocused();
  await page.getByRole('tab', { name: 'Email' }).click();
  await notifyMe(page).click();
  await expect(form(page).getByText('Error: Please enter a valid email address.')).toBeVisible();
  await expectAccessible(page);
  expect(asked).toBe(0);
});

test('[WL-03, WL-05] the form starts with texts; changing the way empties the other field and the errors', async ({
  page,
}) => {
  await page.goto(products.soldOut);
  await expect(phone(page)).toHaveAttribute('required');
  await expect(page.getByRole('tab')).toHaveText(['SMS', 'Email']);
  await expect(page.getByRole('tab', { name: 'SMS' })).toHaveAttribute('aria-selected', 'true');
  await expect(form(page)).toContainText(waitlistConsent.sms);
  await phone(page).fill('12');
  await notifyMe(page).click();
  await expect(form(page).getByText('Error: Please enter a valid phone number.')).toBeVisible();
  await page.getByRole('tab', { name: 'Email' }).click();
  await expect(form(page).getByText(/^Error:/)).toHaveCount(0);
  await expect(form(page)).toContainText(waitlistConsent.email);
  await email(page).fill('them@');
  await page.getByRole('tab', { name: 'SMS' }).click();
  await expect(phone(page)).toHaveValue('');
  await page.getByRole('tab', { name: 'Email' }).click();
  await expect(email(page)).toHaveValue('');
});

test('[WL-09] the number is prefixed when the field is left, and the field takes twelve characters', async ({
  page,
}) => {
  await page.goto(products.soldOut);
  await expect(phone(page)).toHaveAttribute('maxlength', '12');
  await expect(phone(page)).toHaveAttribute('required');
  await phone(page).fill('2015550123');
  await phone(page).blur();
  await expect(phone(page)).toHaveValue('+12015550123');
  await phone(page).fill('');
  await phone(page).evaluate((field) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text', '(201) 555-0199');
    field.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  });
  await expect(phone(page)).toHaveValue('+12015550199');
});

test.describe('abroad', () => {
  test('[WL-03] there is e-mail alone', async ({ page }) => {
    await page.goto(`${products.soldOut}?glCountry=FR`);
    await expect(email(page)).toBeVisible();
    await expect(page.getByRole('tab')).toHaveCount(0);
    await expect(phone(page)).toHaveCount(0);
  });
});

test.describe('in a shop without texts', () => {
  test.use({ flags: '-allow_bis_sms_notification' });

  test('[WL-03, WL-06, WL-12] an address is asked by letter, and its button keeps the place', async ({
    page,
  }) => {
    const address = someAddress();
    await page.goto(products.soldOut);
    await expect(page.getByRole('tab')).toHaveCount(0);
    await sizes(page).getByRole('radio').first().check();
    await email(page).fill(address);
    await notifyMe(page).click();
    await expect(form(page)).toContainText(`the letter we sent to ${address}`);
    await expect(form(page).getByRole('heading', { name: 'No date yet. These are here now' })).toBeVisible();
    await page.goto('/outbox');
    const letter = page.getByRole('listitem').filter({ hasText: address });
    const link = /http\S+token=\S+/.exec((await letter.textContent()) ?? '')?.[0] ?? '';
    await page.goto(new URL(link).pathname + new URL(link).search);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Was it you?');
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Keep my place' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Waitlisted!');
    await expectAccessible(page);
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('[WL-04, WL-12] the form posts itself, by either field, and the page says what became of it', async ({
    page,
  }) => {
    await page.goto(expected);
    await expect(phone(page)).toBeVisible();
    await expect(email(page)).toBeVisible();
    await expect(form(page)).toContainText(waitlistConsent.sms);
    await sizes(page).getByRole('radio').first().check();
    await phone(page).fill(someNumber());
    await notifyMe(page).click();
    await expect(page).toHaveURL(/notice=waitlist_joined/);
    await expect(form(page).getByRole('status')).toContainText('Waitlisted!');
    await sizes(page).getByRole('radio').first().check();
    await email(page).fill(someAddress());
    await notifyMe(page).click();
    await expect(page).toHaveURL(/notice=waitlist_confirm/);
    await sizes(page).getByRole('radio').first().check();
    await notifyMe(page).click();
    await expect(form(page).getByRole('alert')).toContainText('Please enter a valid email address.');
  });
});
