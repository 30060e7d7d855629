// The primitives on /design, in both styles: what forms and carousels promise, and that everyone can use them.
import type { Locator, Page } from '@playwright/test';
import { expect, expectAccessible, screens, test } from './shopper.ts';

// Stillness makes the tests quick and sure; those about motion ask for it.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

const sheets = ['Style one', 'Style two'] as const;

/** Opens the page and waits for it to answer: the arrows appear once scripts have taken over. */
async function opensDesign(page: Page, name: (typeof sheets)[number] = 'Style one'): Promise<Locator> {
  await page.goto('/design');
  const sheet = page.getByRole('region', { name, exact: true });
  await expect(sheet.getByRole('button', { name: 'Next page' }).first()).toBeVisible();
  return sheet;
}

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

  test('[FM-04] [FM-07] fields keep their limits and errors; [CA-02] tiles scroll', async ({ page }) => {
    await page.goto('/design');
    const sheet = page.getByRole('region', { name: 'Style one', exact: true });
    await expect(sheet.getByLabel('First name')).toHaveAttribute('maxlength', '96');
    await expect(sheet.getByText('Error: This code has ended.')).toBeVisible();
    await expect(sheet.getByText('One letter, the day it is back.')).toBeVisible();
    await expect(sheet.getByRole('button', { name: 'Show password' })).toBeHidden();

    const tile = sheet.getByRole('link', { name: 'Bordeaux slip' }).first();
    await tile.hover();
    await page.mouse.wheel(600, 0);
    await expect(tile).not.toBeInViewport();
  });
});

/** The tiles wholly inside the track, by their place in the row. */
function tilesInView(carousel: Locator): Promise<number[]> {
  return carousel.getByRole('group').evaluateAll((tiles) =>
    tiles.flatMap((tile, index) => {
      const { left, right } = tile.getBoundingClientRect();
      const track = tile.parentElement?.getBoundingClientRect();
      return track && left >= track.left - 1 && right <= track.right + 1 ? [index] : [];
    }),
  );
}

const range = (from: number, count: number) => Array.from({ length: count }, (_, index) => from + index);
const goesWithIt = (page: Page, sheet: string) =>
  page.getByRole('region', { name: `Goes with it, ${sheet.toLowerCase()}` });

test.describe('carousel', () => {
  for (const [screen, size] of Object.entries(screens)) {
    test(`[CA-01] tiles per page and their gap on a ${screen}`, async ({ page }) => {
      const expected = { phone: [3, 3], tablet: [5, 5], desktop: [6, 2] }[screen] ?? [];
      await page.setViewportSize(size);
      await opensDesign(page);
      for (const [index, sheet] of sheets.entries()) {
        const carousel = goesWithIt(page, sheet);
        const perPage = expected[index] ?? 0;
        expect(await tilesInView(carousel)).toEqual(range(0, perPage));
        const [first, second] = await Promise.all([
          carousel.getByRole('group').nth(0).boundingBox(),
          carousel.getByRole('group').nth(1).boundingBox(),
        ]);
        expect((second?.x ?? 0) - (first?.x ?? 0) - (first?.width ?? 0)).toBeCloseTo(4, 1);
        await carousel.getByRole('button', { name: 'Next page' }).click();
        await expect.poll(() => tilesInView(carousel)).toEqual(range(perPage, perPage));
      }
    });
  }

  test('[CA-02] pages move forward and back, and the arrows stop at the edges', async ({ page }) => {
    await page.setViewportSize(screens.desktop);
    await opensDesign(page);
    const carousel = goesWithIt(page, 'Style one');
    const back = carousel.getByRole('button', { name: 'Previous page' });
    const forward = carousel.getByRole('button', { name: 'Next page' });
    await expect(back).toHaveAttribute('aria-disabled', 'true');
    await expect(carousel.getByRole('button', { name: 'Start over?' })).toHaveCount(0);

    await forward.click();
    await expect(back).not.toHaveAttribute('aria-disabled');
    await expect.poll(() => tilesInView(carousel)).toEqual(range(6, 6));
    await forward.click();
    await expect.poll(() => tilesInView(carousel)).toEqual(range(8, 6));
    await expect(forward).toHaveAttribute('aria-disabled', 'true');
    await forward.press('Enter');
    await expect(forward).toBeFocused();
    await expect(carousel.getByText('3 / 3')).toBeVisible();

    await back.click();
    await expect.poll(() => tilesInView(carousel)).toEqual(range(6, 6));
    await back.click();
    await expect.poll(() => tilesInView(carousel)).toEqual(range(0, 6));
    await expect(back).toHaveAttribute('aria-disabled', 'true');
  });

  test('[CA-02] two quick presses turn two pages', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await page.setViewportSize(screens.phone);
    await opensDesign(page);
    const carousel = goesWithIt(page, 'Style one');
    await carousel.getByRole('button', { name: 'Next page' }).dblclick();
    await expect.poll(() => tilesInView(carousel)).toEqual(range(6, 3));
  });

  test('[CA-02] "Start over?" rests 100 ms, goes back, and focus follows after 600 ms', async ({ page }) => {
    await page.setViewportSize(screens.desktop);
    await page.clock.install();
    await opensDesign(page);
    const carousel = goesWithIt(page, 'Style one');
    await carousel.getByRole('button', { name: 'Next page' }).click();
    await carousel.getByRole('button', { name: 'Next page' }).click();
    await expect.poll(() => tilesInView(carousel)).toEqual(range(8, 6));
    const again = carousel.getByRole('button', { name: 'Start over?' });
    await page.clock.pauseAt(Date.now() + 3_600_000);
    await again.click();
    await page.clock.runFor(99);
    await expect(again).toBeVisible();
    expect(await tilesInView(carousel)).toEqual(range(8, 6));
    await page.clock.runFor(1);
    await expect(again).toHaveCount(0);
    await expect.poll(() => tilesInView(carousel)).toEqual(range(0, 6));
    const first = carousel.getByRole('link', { name: 'Bordeaux slip' });
    await page.clock.runFor(599);
    await expect(first).not.toBeFocused();
    await page.clock.runFor(1);
    await expect(first).toBeFocused();
  });

  test('[CA-02] [CA-04] focus follows a page turned by keyboard, not one turned by pointer', async ({
    page,
  }) => {
    await page.setViewportSize(screens.desktop);
    await page.clock.install();
    await opensDesign(page);
    const carousel = goesWithIt(page, 'Style one');
    const forward = carousel.getByRole('button', { name: 'Next page' });
    await page.clock.pauseAt(Date.now() + 3_600_000);
    await forward.press('Enter');
    await page.clock.runFor(599);
    await expect(forward).toBeFocused();
    await page.clock.runFor(1);
    await expect(carousel.getByRole('link', { name: 'Champagne slip' })).toBeFocused();

    const back = carousel.getByRole('button', { name: 'Previous page' });
    await back.click();
    await page.clock.runFor(1_000);
    await expect(back).toBeFocused();
  });

  test('[CA-04] it says what it is, where it stands, and every tile can be reached by Tab', async ({
    page,
  }) => {
    await page.setViewportSize(screens.desktop);
    await opensDesign(page);
    const carousel = goesWithIt(page, 'Style one');
    await expect(carousel).toHaveAttribute('aria-roledescription', 'carousel');
    const slides = carousel.getByRole('group');
    await expect(slides).toHaveCount(14);
    await expect(slides.nth(2)).toHaveAccessibleName('3 of 14');
    await expect(slides.nth(2)).toHaveAttribute('aria-roledescription', 'slide');
    await expect(carousel.getByRole('status')).toHaveText('');
    await carousel.getByRole('button', { name: 'Next page' }).click();
    await expect(carousel.getByRole('status')).toHaveText('Page 2 of 3');

    await carousel.getByRole('link', { name: 'Bordeaux slip' }).focus();
    for (let tab = 0; tab < 13; tab++) await page.keyboard.press('Tab');
    const last = carousel.getByRole('link', { name: 'Slate gown' });
    await expect(last).toBeFocused();
    await expect(last).toBeInViewport();
    await expect(carousel.getByText('3 / 3')).toBeVisible();
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

const overlays = [
  { trigger: 'Open dialog', title: 'Review not available', width: 650 },
  { trigger: 'Open form', title: 'Send to a friend', width: 620 },
  { trigger: 'Open long dialog', title: 'Materials', width: 815 },
  { trigger: 'Open drawer', title: 'Added to your bag', width: 480 },
  { trigger: 'Open wide drawer', title: 'Similar items', width: 596 },
] as const;

test.describe('dialogs and drawers', () => {
  for (const { trigger, title, width } of overlays) {
    test(`"${title}" is ${width} px wide, holds focus, and Escape gives it back`, async ({ page }) => {
      await page.setViewportSize(screens.desktop);
      const sheet = await opensDesign(page);
      const opener = sheet.getByRole('button', { name: trigger, exact: true });
      await opener.press('Enter');
      const dialog = page.getByRole('dialog', { name: title });
      await expect(dialog).toHaveCSS('width', `${width}px`);
      await expect(page.getByRole('heading', { name: 'Primitives' })).toHaveCount(0);
      for (let tab = 0; tab < 5; tab++) {
        await page.keyboard.press('Tab');
        await expect(dialog.locator(':focus')).toHaveCount(1);
      }
      await page.keyboard.press('Escape');
      await expect(dialog).toHaveCount(0);
      await expect(opener).toBeFocused();
    });
  }

  test('a form opens on its first field; the close button closes', async ({ page }) => {
    const sheet = await opensDesign(page);
    await sheet.getByRole('button', { name: 'Open form' }).press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Send to a friend' });
    await expect(dialog.getByLabel('Their email address')).toBeFocused();
    await dialog.getByRole('button', { name: 'Close' }).click();
    await expect(dialog).toHaveCount(0);
  });

  test('on a phone a dialog rises from the bottom edge, as wide as the screen', async ({ page }) => {
    await page.setViewportSize(screens.phone);
    const sheet = await opensDesign(page);
    await sheet.getByRole('button', { name: 'Open dialog' }).click();
    const box = await page.getByRole('dialog', { name: 'Review not available' }).boundingBox();
    expect(box).toMatchObject({ x: 0, width: screens.phone.width });
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBe(screens.phone.height);
  });

  test('what opens takes the style of its trigger, and otherwise that of the page', async ({ page }) => {
    const paper = { one: 'rgb(253, 252, 250)', two: 'rgb(251, 247, 240)' };
    await opensDesign(page);
    const dialog = page.getByRole('dialog');
    const opens = async (button: Locator, background: string) => {
      await button.click();
      await expect(dialog).toHaveCSS('background-color', background);
      await page.keyboard.press('Escape');
      await expect(dialog).toHaveCount(0);
    };
    const outside = page.getByRole('button', { name: 'Open outside both' });
    await opens(outside, paper.one);
    await page.evaluate(() => document.documentElement.setAttribute('data-style', '2'));
    await opens(outside, paper.two);
    await opens(page.getByRole('button', { name: 'Open dialog' }).first(), paper.one);
    await opens(page.getByRole('button', { name: 'Open dialog' }).last(), paper.two);
  });
});

test.describe('tooltips and toasts', () => {
  test('[MO-03] tooltips are 150 and 100 px wide and describe their button', async ({ page }) => {
    const sheet = await opensDesign(page);
    const wide = sheet.getByRole('button', { name: 'About pre-sale' });
    await wide.hover();
    await expect(page.getByRole('tooltip')).toHaveCSS('width', '150px');
    await expect(wide).toHaveAccessibleDescription('Ships by December 4, in one parcel with the rest.');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('tooltip')).toHaveCount(0);
    await wide.focus();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('tooltip', { name: 'Shown in your currency.' })).toHaveCSS('width', '100px');
  });

  test('a toast says what happened in a region that was there before, and goes by itself', async ({
    page,
  }) => {
    await page.clock.install();
    const sheet = await opensDesign(page);
    const region = page.getByRole('region', { name: 'Notifications' });
    await expect(region).toHaveAttribute('aria-live', 'polite');
    await sheet.getByRole('button', { name: 'Show toast', exact: true }).click();
    await expect(region.getByText('Removed from your bag.')).toBeVisible();
    await page.clock.runFor(6_000);
    await expect(region.getByText('Removed from your bag.')).toHaveCount(0);
  });

  test('the action of a toast acts once, says so, and closes it', async ({ page }) => {
    const sheet = await opensDesign(page, 'Style two');
    await sheet.getByRole('button', { name: 'Show toast with action' }).click();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(page.getByRole('button', { name: 'Undo' })).toHaveCount(0);
    await expect(page.getByRole('status').filter({ hasText: 'Love removed.' })).toHaveCount(1);
  });
});

test.describe('everyone', () => {
  for (const screen of ['phone', 'desktop'] as const) {
    test(`[CA-04] axe finds nothing on a ${screen}, in both styles`, async ({ page }) => {
      test.slow();
      await page.setViewportSize(screens[screen]);
      await opensDesign(page);
      await expectAccessible(page);
      await page.evaluate(() => document.documentElement.setAttribute('data-style', '2'));
      await expectAccessible(page);
    });
  }

  const openings = [
    ['phone', 'Style one'],
    ['desktop', 'Style two'],
  ] as const;
  for (const [screen, name] of openings) {
    test(`axe finds nothing in what opens on a ${screen}, in ${name.toLowerCase()}`, async ({ page }) => {
      test.slow();
      await page.setViewportSize(screens[screen]);
      const sheet = await opensDesign(page, name);
      for (const { trigger, title } of overlays) {
        await sheet.getByRole('button', { name: trigger, exact: true }).click();
        await expect(page.getByRole('dialog', { name: title })).toBeVisible();
        await expectAccessible(page);
        await page.keyboard.press('Escape');
        await expect(page.getByRole('dialog')).toHaveCount(0);
      }
      await sheet.getByRole('button', { name: 'Show toast with action' }).click();
      await sheet.getByRole('button', { name: 'About pre-sale' }).hover();
      await expect(page.getByRole('tooltip')).toBeVisible();
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
