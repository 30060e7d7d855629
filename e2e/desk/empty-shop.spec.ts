// From an empty shop to its first sale, by what stands on its pages alone: the first link, a name, a sweater in two colors,
// a deal for tomorrow, and a guest who buys.
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { cards, comesToPayment, places, typesCard } from '../checkout-page.ts';
import { panelOf, shownCode } from '../desk-people.ts';
import { shopOfItsOwn } from '../processor-shop.ts';
import { expect, expectAccessible, expectFits, screens, test } from '../shopper.ts';

const shop = shopOfItsOwn({ SEED: 'none' });
test.use({
  viewport: screens.desktop,
  allowedConsole: /status of 4(03|04|22)/,
  baseURL: async ({ browserName: _ }, use) => use(shop().origin),
});

/** Like cloth, so that no two are the same. */
const picture = async (name: string, background: string) => {
  const noise = { type: 'gaussian', mean: 128, sigma: 12 } as const;
  const create = { width: 1_600, height: 2_400, channels: 3, background, noise } as const;
  return { name, mimeType: 'image/jpeg', buffer: await sharp({ create }).jpeg().toBuffer() };
};

const comesToToday = async (page: Page) => {
  await page
    .getByRole('navigation', { name: 'Desk' })
    .getByRole('link', { name: /^Today/ })
    .click();
};
const stepOf = (page: Page, name: string) => page.getByRole('listitem').filter({ hasText: name });
const saves = async (page: Page) => {
  await page.getByRole('button', { name: /^Save \d/ }).click();
  await expect(page.getByText('Saved.', { exact: true })).toBeVisible();
};
const describesPictures = async (page: Page, what: string) => {
  const cards = page.getByRole('region', { name: /^Pictures, / });
  for (const label of await cards.getByLabel(/shows, English$/).all()) await label.fill(`${what}, laid flat`);
  for (const label of await cards.getByLabel(/shows, French$/).all()) await label.fill(`${what}, à plat`);
};
const opensToShoppers = async (page: Page) => {
  const state = panelOf(page, 'In the shop');
  await state.getByLabel('In the shop').check();
  await state.getByRole('button', { name: 'Show it in the shop' }).click();
  await expect(page.getByRole('link', { name: 'See it in the shop' })).toBeVisible();
};

test('[DK-27] an empty shop leads its owner from the first link to a first sale', async ({
  page,
  browser,
}) => {
  test.setTimeout(240_000);
  const { origin, firstOwnerLink } = shop();

  await test.step('the first link opens an account, and the desk', async () => {
    const wrong = new URL(firstOwnerLink);
    wrong.searchParams.set('key', `${wrong.searchParams.get('key')?.slice(0, -1)}_`);
    expect((await page.goto(wrong.href))?.status()).toBe(404);
    await page.goto(firstOwnerLink);
    await expectAccessible(page);
    await page.getByLabel('Your name').fill('Maren Aas');
    await page.getByLabel('Your email address').fill('maren@shop.example');
    await page.getByLabel('Password').fill('short');
    await page.getByRole('button', { name: 'Open the desk' }).click();
    await expect(page.getByRole('status')).toContainText('10 characters');
    await expect(page.getByLabel('Your name')).toHaveValue('Maren Aas');
    await page.getByLabel('Password').fill('a sweater in one piece');
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Show the picture to scan' }).click();
    const secret = (await page.locator('code').textContent()) ?? '';
    await page.getByLabel('The code that the app shows now').fill(shownCode(secret, 0));
    await page.getByRole('button', { name: 'Finish, and open the desk' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('An empty room');
    await expect(page.getByRole('progressbar', { name: 'Steps done' })).toHaveAttribute('value', '0');
    await expectAccessible(page);
    for (const screen of [screens.phone, screens.tablet, screens.desktop]) {
      await page.setViewportSize(screen);
      await expectFits(page);
    }
    const later = await browser.newPage();
    expect((await later.goto(firstOwnerLink))?.status()).toBe(404);
    await later.close();
  });

  await test.step('no page of the desk or of the shop is blank', async () => {
    const rail = page.getByRole('navigation', { name: 'Desk' });
    const names = (await rail.getByRole('link').allTextContents()).map(
      (text) => /^\D+?(?= ?G|$)/.exec(text)?.[0].trim() ?? text,
    );
    for (const name of names) {
      await rail.getByRole('link', { name: new RegExp(`^${name}`) }).click();
      await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByRole('main'), name).toHaveText(/.{60,}/s);
    }
    const shopper = await browser.newPage();
    for (const path of ['/', '/c/new-in', '/c/clothing', '/c/sale', '/search?q=sweater', '/bag', '/fr']) {
      expect((await shopper.goto(`${origin}${path}`))?.status(), path).toBe(200);
      await expect(shopper.getByRole('heading', { level: 1 }), path).toBeVisible();
    }
    await shopper.close();
  });

  await test.step('a name, and where the shop is', async () => {
    await comesToToday(page);
    await stepOf(page, 'Name and look').getByRole('link').click();
    const panel = panelOf(page, 'Name');
    await panel.getByLabel('Name', { exact: true }).fill('Maren & Daughter');
    await page.getByLabel('Postal address').fill('Maren AS, Nygata 1, 5003 Bergen, Norway');
    await page.getByLabel('Shoppers write to').fill('hello@maren.example');
    await page.getByRole('button', { name: 'Save 3 changes' }).click();
    await expect(page.getByRole('status').filter({ hasText: 'Saved.' })).toBeVisible();
    await comesToToday(page);
    await expect(stepOf(page, 'Name and look')).toContainText('Yours, everywhere.');
    await expect(page.getByRole('progressbar', { name: 'Steps done' })).toHaveAttribute('value', '2');
    // To one country alone.
    await stepOf(page, 'where you ship').getByRole('link').click();
    await panelOf(page, 'Countries').getByLabel('Sold to every country').press('Space');
    await page.getByRole('button', { name: 'Save 1 change' }).click();
    await expect(page.getByRole('status').filter({ hasText: 'Saved.' })).toBeVisible();
    await comesToToday(page);
    await expect(panelOf(page, 'Before you open').getByText('Delivery at your rates')).toBeVisible();
  });

  await test.step('a sweater in two colors, of two sizes, with three pictures', async () => {
    await stepOf(page, 'A first thing to sell').getByRole('link').click();
    await page.getByLabel('Name', { exact: true }).fill('Harbor Sweater');
    await page.getByLabel('Color', { exact: true }).fill('Oat');
    await expect(page.getByLabel('Brand')).toHaveValue('Maren & Daughter');
    await page.getByLabel('Price, USD').fill('149');
    await page.getByRole('button', { name: 'Make the draft' }).click();
    const state = panelOf(page, 'In the shop');
    await expect(state).toContainText('It has to be in a category.');
    const sizes = panelOf(page, 'Sizes, Oat');
    for (const size of ['S', 'M']) {
      await sizes.getByLabel('Size', { exact: true }).fill(size);
      await sizes.getByRole('button', { name: 'Add a size' }).click();
    }
    for (const onHand of await sizes.getByLabel(/^On hand/).all()) await onHand.fill('4');
    await panelOf(page, 'Texts')
      .getByLabel('Description')
      .fill('Knitted in one piece, so there is no seam to be wrong about.');
    const rules = panelOf(page, 'Rules it follows');
    await rules.getByText(/^Categories:/).click();
    await rules.getByLabel('Clothing / Knitwear', { exact: true }).check();
    await expect(rules.getByLabel('Clothing', { exact: true })).toBeChecked();
    await page
      .locator('input[type=file]')
      .first()
      .setInputFiles([
        await picture('front.jpg', '#c8b89a'),
        await picture('back.jpg', '#c4b496'),
        await picture('cuff.jpg', '#ccbca0'),
      ]);
    await expect(page.getByLabel('What picture 3 shows, English')).toBeVisible({ timeout: 30_000 });
    await describesPictures(page, 'An oat sweater');
    await saves(page);
    await opensToShoppers(page);
    const copy = panelOf(page, 'Copy as new');
    await copy.getByLabel('Its color').fill('Rust');
    await copy.getByRole('button', { name: 'Add a color' }).click();
    await expect(panelOf(page, 'Colors')).toContainText('Rust');
    await expect(page).not.toHaveURL(/1001$/);
    // What is copied is counted for itself, under Stock.
    await opensToShoppers(page);
  });

  await test.step('a deal for tomorrow', async () => {
    const tomorrow = (hour: string) =>
      `${new Date(Date.now() + 86_400_000).toISOString().slice(0, 10)}T${hour}`;
    await page.goto('/desk/deals/new');
    const fresh = panelOf(page, 'New deal');
    await fresh.getByLabel('Find the product').fill('Harbor');
    await fresh.getByRole('listitem').getByRole('button').first().click();
    await fresh.getByLabel('Percent off').fill('20');
    await fresh.getByLabel('Units at that price').fill('2');
    await fresh.getByLabel('Starts').fill(tomorrow('15:00'));
    await fresh.getByLabel('Ends').fill(tomorrow('18:00'));
    await fresh.getByRole('button', { name: 'See what it comes to' }).click();
    await fresh.getByRole('button', { name: 'Plan the deal' }).click();
    await expect(page).toHaveURL(/\/desk\/deals\/\d+/);
  });

  await test.step('a guest buys it, and the desk counts its first day', async () => {
    await comesToToday(page);
    await expect(stepOf(page, 'A first thing to sell')).toContainText('Live: 2 products.');
    const guests = await browser.newContext({ baseURL: origin });
    const guest = await guests.newPage();
    await guest.goto('/');
    await guest.getByRole('navigation').getByRole('link', { name: 'New in', exact: true }).first().click();
    // Of the two colors the one that is counted.
    await guest.getByRole('main').locator('a[href^="/product/1001/"]').first().click();
    await expect(guest.getByRole('heading', { level: 1 })).toContainText('Harbor Sweater');
    await expect(guest).toHaveURL(/\/product\/1001\//);
    await guest.getByRole('radio', { name: /^M\b/ }).check();
    await guest
      .getByRole('button', { name: /^Add to bag/i })
      .first()
      .click();
    await expect(guest.getByRole('dialog')).toContainText('Harbor Sweater');
    await comesToPayment(guest);
    await typesCard(guest, cards.ok);
    await places(guest);
    await expect(guest.getByRole('heading', { level: 1 })).toHaveText('Thank you, Ada');
    await guests.close();
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('An empty room');
    await expect(page.getByRole('main')).toContainText('Orders');
  });
});
