// An owner says for how long things come back, who letters are from and what stands over the door, and sees it outside.
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { comesToWork, panelOf } from '../desk-people.ts';
import { shopWith } from '../processor-shop.ts';
import { expect, expectAccessible, expectFits, products, screens, test } from '../shopper.ts';

test.describe.configure({ mode: 'serial' });

const shop = shopWith('sandbox');
test.use({
  viewport: screens.desktop,
  allowedConsole: /status of 422/,
  baseURL: async ({ browserName: _ }, use) => use(shop()),
});

test.beforeEach(async ({ context }) => {
  await comesToWork(context, shop());
});

async function looksRightEverywhere(page: Page): Promise<void> {
  for (const viewport of [screens.phone, screens.tablet, screens.desktop]) {
    await page.setViewportSize(viewport);
    await expectFits(page);
    await expectAccessible(page);
  }
}

test('the days of returns are set by keyboard, judged while they are typed, and said outside at once', async ({
  page,
}) => {
  await page.goto('/desk/settings/returns');
  const panel = panelOf(page, 'Returns');
  const days = panel.getByLabel('Free for, in days');
  await days.fill('13');
  await expect(days).toHaveAccessibleDescription('A whole number of days, 14–365.');
  await expect(page.getByRole('button', { name: 'Save 1 change' })).toHaveAttribute('aria-disabled', 'true');
  await days.fill('45');
  await panel.getByLabel('What was sent at home; from abroad only what the law says').press('Space');
  await expect(panelOf(page, 'What shoppers read')).toContainText(
    'Free returns for 45 days. Exchanges welcome.',
  );
  await expect(panelOf(page, 'What shoppers read')).toContainText('We take nothing back from abroad');
  await looksRightEverywhere(page);
  await page.getByRole('button', { name: 'Save 2 changes' }).press('Enter');
  await expect(page.getByText('Saved. The shop shows it from now on.')).toBeVisible();
  const shopper = await page.context().newPage();
  await shopper.goto(products.ordinary);
  await expect(shopper.getByText('Free returns for 45 days.')).toBeVisible();
  await shopper.goto('/customerservice/returnspolicy');
  await expect(shopper.getByRole('main')).toContainText('45 days from the day your parcel arrives.');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(days).toHaveValue('30');
  await shopper.goto(products.ordinary);
  await expect(shopper.getByText('Free returns for 30 days.')).toBeVisible();
});

test('who letters are from is said, and tried by a letter to oneself', async ({ page }) => {
  await page.goto('/desk/settings/opening');
  const list = panelOf(page, 'Before you open');
  await list.getByRole('link', { name: 'Go there: A sender' }).click();
  const panel = panelOf(page, 'Sender');
  await panel.getByLabel('Address').fill('post');
  await expect(panel.getByLabel('Address')).toHaveAccessibleDescription('This is no email address.');
  const tryIt = panelOf(page, 'Try it');
  await expect(tryIt.getByRole('button')).toHaveAttribute('aria-disabled', 'true');
  await panel.getByLabel('Address').fill('post@ada.example');
  await expect(panel).toContainText('Letters are from Vitrine <post@ada.example>.');
  await page.getByRole('button', { name: 'Save 1 change' }).press('Enter');
  await expect(page.getByText('Saved. The shop shows it from now on.')).toBeVisible();
  await tryIt.getByRole('button', { name: 'Send me a test email' }).press('Enter');
  await expect(tryIt.getByRole('status')).toContainText('This shop sends no email');
  await looksRightEverywhere(page);
  await page.goto('/desk/settings/opening');
  await expect(list.getByRole('listitem').filter({ hasText: 'Vitrine <post@ada.example>' })).toBeVisible();
});

const ring = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 4, background: { r: 161, g: 38, b: 27, alpha: 0.9 } } })
    .png()
    .toBuffer();

test('a logo is chosen, worn over the door without anything shifting, and put away again', async ({
  page,
}) => {
  await page.goto('/desk/settings');
  const panel = panelOf(page, 'Name');
  const choose = (buffer: Buffer) =>
    panel.locator('input[type=file]').setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer });
  await choose(await ring(80, 40));
  await expect(panel.getByText('At least 48 pixels high, or it is blurred.')).toBeVisible();
  await choose(await ring(480, 120));
  await expect(panel.getByRole('img', { name: 'The name on paper' }).locator('img')).toBeVisible();
  await looksRightEverywhere(page);
  const shopper = await page.context().newPage();
  const door = shopper.getByRole('banner').getByRole('link', { name: 'Vitrine, home' });
  await shopper.goto('/c/clothing');
  const named = await door.boundingBox();
  await page.getByRole('button', { name: 'Save 1 change' }).press('Enter');
  await expect(page.getByText('Saved. The shop shows it from now on.')).toBeVisible();
  for (const viewport of [screens.phone, screens.tablet, screens.desktop]) {
    await shopper.setViewportSize(viewport);
    for (const path of ['/c/clothing', '/fr']) {
      await shopper.goto(path);
      const link = shopper.getByRole('banner').getByRole('link', { name: /^Vitrine, / });
      await expect(link).toHaveText('Vitrine');
      const box = await link.boundingBox();
      expect(box?.height).toBe(44);
      expect(box?.width).toBeLessThanOrEqual(128);
      expect(box?.width).toBeGreaterThan(90);
      await expectFits(shopper);
      await expectAccessible(shopper);
    }
  }
  await shopper.goto('/c/clothing');
  const worn = await door.boundingBox();
  expect(worn?.y).toBe(named?.y);
  expect(worn?.height).toBe(named?.height);
  await expect(door).toHaveCSS('background-image', /logo-[0-9a-f]{32}-384x96\.png/);
  await panel.getByRole('button', { name: 'Use the name set in type' }).click();
  await page.getByRole('button', { name: 'Save 1 change' }).press('Enter');
  await expect(panelOf(page, 'History').getByRole('listitem')).toHaveCount(2);
  await shopper.goto('/c/clothing');
  await expect(door).toHaveCSS('background-image', 'none');
});

test('headings are set in what is chosen, outside at once', async ({ page }) => {
  await page.goto('/desk/settings/look');
  const panel = panelOf(page, 'Colors and type');
  await panel.getByLabel('Headings').selectOption('georgia');
  await looksRightEverywhere(page);
  await page.getByRole('button', { name: 'Save 1 change' }).press('Enter');
  await expect(page.getByText('Saved. The shop shows it from now on.')).toBeVisible();
  const shopper = await page.context().newPage();
  await shopper.goto(products.ordinary);
  await expect(shopper.getByRole('heading', { level: 1 })).toHaveCSS('font-family', /^georgia/i);
});
