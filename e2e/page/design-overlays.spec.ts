// What opens over the page: dialogs, drawers, tooltips and toasts.
import type { Locator } from '@playwright/test';
import { opensDesign } from '../design-page.ts';
import { expect, expectAccessible, screens, test } from '../shopper.ts';

// Stillness makes the tests quick and sure; those about motion ask for it.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

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
        await expectAccessible(page, '[role="dialog"]');
        await page.keyboard.press('Escape');
        await expect(page.getByRole('dialog')).toHaveCount(0);
      }
      await sheet.getByRole('button', { name: 'Show toast with action' }).click();
      await expect(page.getByText('Loved. We will remember it on this device.')).toBeVisible();
      await expectAccessible(page, '[role="region"][aria-live]');
    });
  }
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
