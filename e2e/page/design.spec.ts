// The primitives on /design: what forms and buttons promise, and that everyone can use them.
import { opensDesign } from '../design-page.ts';
import { expect, expectAccessible, screens, test } from '../shopper.ts';

// Stillness makes the tests quick and sure; those about motion ask for it.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

test.describe('fields', () => {
  test('[FM-01] an error waits until the shopper stops typing', async ({ page }) => {
    const email = (await opensDesign(page)).getByLabel('Email address');
    await email.pressSequentially('margaux@');
    await expect(email).not.toHaveAttribute('aria-invalid');
    await email.blur();
    await expect(email).toHaveAccessibleDescription('Error: Please enter a valid email address.');
    await expect(email).toHaveAttribute('aria-invalid', 'true');
    await email.press('End');
    await email.pressSequentially('orle');
    await expect(email).not.toHaveAttribute('aria-invalid');
    await expect(email).toHaveAccessibleDescription('');
    await email.pressSequentially('.fr');
    await email.blur();
    await expect(email).not.toHaveAttribute('aria-invalid');
  });

  test('[FM-02] each word is capitalised, and the ends trimmed, on exit', async ({ page }) => {
    const name = (await opensDesign(page)).getByLabel('First name');
    await name.pressSequentially(' anne-marie de la cour ');
    await expect(name).toHaveValue(' anne-marie de la cour ');
    await name.blur();
    await expect(name).toHaveValue('Anne-Marie De La Cour');
  });

  test('[FM-03] a password can be shown and hidden again', async ({ page }) => {
    const sheet = await opensDesign(page);
    const password = sheet.getByLabel('Password', { exact: true });
    await password.fill('quiet luxury');
    await expect(password).toHaveAttribute('type', 'password');
    await sheet.getByRole('button', { name: 'Show password' }).click();
    await expect(password).toHaveAttribute('type', 'text');
    await expect(password).toHaveValue('quiet luxury');
    await sheet.getByRole('button', { name: 'Hide password' }).click();
    await expect(password).toHaveAttribute('type', 'password');
  });

  test('[FM-04] text stops at 96 characters, where the type of field has a limit', async ({ page }) => {
    const sheet = await opensDesign(page);
    for (const label of [/^First name/, /^Email address/, /^Mobile number/, /^Password/, /^Search/]) {
      await expect(sheet.getByLabel(label)).toHaveAttribute('maxlength', '96');
    }
    await expect(sheet.getByLabel('Website')).toHaveAttribute('maxlength', '200');
    await expect(sheet.getByLabel('A line from you')).not.toHaveAttribute('maxlength');
    const search = sheet.getByLabel('Search');
    await search.pressSequentially('x'.repeat(100));
    await expect(search).toHaveValue('x'.repeat(96));
  });

  test('[FM-06] a required field shows an asterisk unless it is omitted', async ({ page }) => {
    const sheet = await opensDesign(page);
    await expect(sheet.getByText('First name', { exact: false })).toHaveText('First name*');
    await expect(sheet.getByText('Last name', { exact: false })).toHaveText('Last name');
    await expect(sheet.getByLabel('Last name')).toHaveAttribute('required', '');
    await expect(sheet.getByText('Mobile number', { exact: false })).toHaveText('Mobile number');
  });

  test('[FM-07] the first error of a field is shown, prefixed', async ({ page }) => {
    const sheet = await opensDesign(page);
    const code = sheet.getByLabel('Promo code');
    await expect(code).toHaveAccessibleDescription('Error: This code has ended.');
    await expect(sheet.getByText('Error: This code has ended.')).toBeVisible();
    await expect(sheet.getByText('Codes are eight letters.')).toHaveCount(0);
    const email = sheet.getByLabel('Email address');
    await email.focus();
    await email.blur();
    await expect(email).toHaveAccessibleDescription('Error: Please enter your email address.');
  });

  test('an error of the server stays until the value changes', async ({ page }) => {
    const code = (await opensDesign(page)).getByLabel('Promo code');
    await code.focus();
    await code.blur();
    await expect(code).toHaveAccessibleDescription('Error: This code has ended.');
    await code.fill('OPENING');
    await code.blur();
    await expect(code).not.toHaveAttribute('aria-invalid');
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('[FM-04] [FM-07] fields keep their limits and errors, tabs open and tiles scroll', async ({
    page,
  }) => {
    await page.goto('/design');
    const sheet = page.getByRole('region', { name: 'Style one', exact: true });
    await expect(sheet.getByLabel('First name')).toHaveAttribute('maxlength', '96');
    await expect(sheet.getByText('Error: This code has ended.')).toBeVisible();
    await expect(sheet.getByText('One email, the day it is back.')).toBeVisible();
    await expect(sheet.getByRole('button', { name: 'Show password' })).toBeHidden();

    const tile = sheet.getByRole('link', { name: 'Bordeaux slip' }).first();
    await tile.hover();
    await page.mouse.wheel(600, 0);
    await expect(tile).not.toBeInViewport();
  });
});

test.describe('buttons', () => {
  test('a pending button keeps focus and says that it is busy', async ({ page }) => {
    const sheet = await opensDesign(page);
    await sheet.getByRole('button', { name: 'Place order' }).press('Enter');
    const pending = sheet.getByRole('button', { name: 'Placing…' });
    await expect(pending).toHaveAttribute('aria-busy', 'true');
    await expect(pending).toBeFocused();
  });

  test('a disabled button can be reached and gives its reason', async ({ page }) => {
    const sheet = await opensDesign(page);
    const button = sheet.getByRole('button', { name: 'Continue' });
    await button.focus();
    await expect(button).toBeFocused();
    await expect(button).toHaveAttribute('aria-disabled', 'true');
    await expect(button).toHaveAccessibleDescription('Choose a shipping method first.');
    await expect(sheet.getByText('Choose a shipping method first.')).toBeVisible();
  });
});

test.describe('everyone', () => {
  // The sheet shows all of it in both styles; around it stands one.
  for (const [screen, style] of [
    ['phone', '2'],
    ['desktop', '1'],
  ] as const) {
    test(`[CA-04] axe finds nothing on a ${screen}, in a frame of style ${style}`, async ({ page }) => {
      test.slow();
      await page.setViewportSize(screens[screen]);
      await opensDesign(page);
      await page.evaluate((style) => document.documentElement.setAttribute('data-style', style), style);
      await expectAccessible(page);
    });
  }

  test('at 320 px nothing is lost to the side', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await opensDesign(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  });

  test('nothing moves for those who ask for stillness', async ({ page }) => {
    const sheet = await opensDesign(page);
    await sheet.getByRole('button', { name: 'Open drawer' }).click();
    await expect(page.getByRole('dialog')).toHaveCSS('transition-duration', /^0s(, 0s)*$/);
    expect(
      await page.evaluate(
        () => document.getAnimations().filter(({ playState }) => playState === 'running').length,
      ),
    ).toBe(0);
  });
});

test.describe('on touch', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: screens.phone });

  test('every button is at least 44 px, and a tap opens a tooltip', async ({ page }) => {
    const sheet = await opensDesign(page);
    const small = await sheet.getByRole('button').evaluateAll((buttons) =>
      buttons
        .map((button) => ({ name: button.textContent, box: button.getBoundingClientRect() }))
        .filter(({ box }) => box.width < 24 || box.height < 44)
        .map(({ name }) => name),
    );
    expect(small).toEqual([]);
    await sheet.getByRole('button', { name: 'About pre-sale' }).tap();
    await expect(page.getByRole('tooltip')).toBeVisible();
  });
});
