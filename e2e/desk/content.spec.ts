// A merchant arranges the home page and landing pages: by keys, by hand, in two languages, previewed, put in the shop,
// put back.
import type { BrowserContext, Page } from '@playwright/test';
import { comesToWork, panelOf } from '../desk-people.ts';
import { expect, expectAccessible, expectFits, screens, test } from '../shopper.ts';

test.describe.configure({ mode: 'serial' });
test.use({ viewport: screens.desktop, allowedConsole: /status of (404|409|422)/ });

/** What an earlier try left in the draft is gone; what shoppers see stays. */
async function opensContent(page: Page, context: BrowserContext, shop: string | undefined): Promise<void> {
  await comesToWork(context, shop);
  const { version, versions } = await readContent(context, shop);
  const data = { version, number: versions[0]?.number };
  const restore = `${shop}/api/admin/content/pages/home/restore`;
  const headers = { origin: shop ?? '' };
  expect((await context.request.post(restore, { data, headers })).status()).toBe(200);
  await page.goto('/desk/content');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Home page');
}

interface Draft {
  version: number;
  versions: { number: number }[];
  blocks: { blockId: number; version: number; block: { texts: { en: object } } }[];
}

async function readContent(context: BrowserContext, shop: string | undefined): Promise<Draft> {
  return (await (await context.request.get(`${shop}/api/admin/content`)).json()).content;
}

const list = (page: Page) => panelOf(page, 'Blocks');
const namesIn = (page: Page) => list(page).getByRole('listitem').getByRole('paragraph').getByRole('link');
const grip = (page: Page, name: string) => list(page).getByRole('button', { name: `Move ${name}` });
const status = (page: Page, text: string | RegExp) =>
  list(page).getByRole('status').filter({ hasText: text });

test('a block is lifted, moved and set down by keys, and every step is said', async ({
  page,
  context,
  baseURL,
}) => {
  await opensContent(page, context, baseURL);
  const before = await namesIn(page).allTextContents();
  await grip(page, 'Shelf: New in').focus();
  await page.keyboard.press('Space');
  await expect(status(page, 'Shelf: New in is lifted, place 3 of 6')).toHaveCount(1);
  await page.keyboard.press('ArrowDown');
  await expect(
    status(
      page,
      'Shelf: New in, place 4 of 6, between Deals: For a few hours and Shelf: Reduced, with regret.',
    ),
  ).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(status(page, 'Shelf: New in is back at place 3.')).toHaveCount(1);
  expect(await namesIn(page).allTextContents()).toEqual(before);
  await expect(page.getByText('As in the shop')).toBeVisible();

  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowUp');
  await expect(grip(page, 'Shelf: New in')).toBeFocused();
  await page.keyboard.press('Space');
  await expect(page.getByText('Draft, 1 change')).toBeVisible();
  await expect(namesIn(page).nth(1)).toHaveText('Shelf: New in');
  await expectAccessible(page);
  await page.reload();
  await expect(namesIn(page).nth(1)).toHaveText('Shelf: New in');

  await page.getByRole('button', { name: 'Discard the draft…' }).click();
  await expect(page.getByRole('button', { name: 'Leave it' })).toBeFocused();
  await page.getByRole('button', { name: 'Discard it' }).click();
  await expect(page.getByText('As in the shop')).toBeVisible();
  expect(await namesIn(page).allTextContents()).toEqual(before);
});

test('a block is dragged by its grip', async ({ page, context, baseURL }) => {
  await opensContent(page, context, baseURL);
  const fourth = await list(page).getByRole('listitem').nth(3).boundingBox();
  await grip(page, 'Designers: Designers').hover();
  await page.mouse.down();
  await page.mouse.move((fourth?.x ?? 0) + 40, (fourth?.y ?? 0) + 20);
  await page.mouse.up();
  await expect(namesIn(page).nth(3)).toHaveText('Designers: Designers');
  await expect(page.getByText('Draft, 1 change')).toBeVisible();
});

test('words are refused where they are wrong, previewed, put in the shop, seen, and taken out', async ({
  page,
  context,
  baseURL,
}) => {
  test.setTimeout(120_000);
  await opensContent(page, context, baseURL);
  await list(page).getByRole('link', { name: 'Add: Words' }).click();
  const fresh = panelOf(page, 'A new block: Words');
  await fresh.getByLabel('Leads to').fill('https://elsewhere.example');
  await fresh.getByLabel('From').fill('2031-11-27T09:00');
  await fresh.getByLabel('Until').fill('2031-11-26T09:00');
  await fresh.getByRole('button', { name: 'Add it to the draft' }).click();
  await expect(fresh.getByLabel('Headline')).toHaveAccessibleDescription('It needs a headline.');
  await expect(fresh.getByLabel('Button')).toHaveAccessibleDescription(/needs words/);
  await expect(fresh.getByLabel('Leads to')).toHaveAccessibleDescription(/no address of the shop/);
  await expect(fresh.getByLabel('Until')).toHaveAccessibleDescription('It would end before it begins.');
  await expectAccessible(page);
  await fresh.getByLabel('Headline').fill('Nineteen momme');
  await fresh.getByLabel('Line', { exact: true }).fill('The good silk feels heavier than it looks.');
  await fresh.getByLabel('Button').fill('Feel it');
  await fresh.getByLabel('Leads to').fill('/c/dresses');
  await fresh.getByLabel('From').fill('');
  await fresh.getByLabel('Until').fill('');
  const languages = fresh.getByRole('group', { name: 'Language of this block' });
  await expect(languages.getByRole('button', { name: 'French 3 missing' })).toBeVisible();
  await languages.getByRole('button', { name: 'French' }).click();
  await expect(fresh.getByLabel('Headline')).toHaveAccessibleDescription(/goes out in English/);
  await fresh.getByLabel('Headline').fill('Dix-neuf mommes');
  await fresh.getByRole('button', { name: 'Add it to the draft' }).press('Enter');
  await expect(namesIn(page).last()).toHaveText('Words: Nineteen momme');
  await expect(page.getByText('Draft, 1 change')).toBeVisible();

  const preview = panelOf(page, 'Preview');
  await preview.getByLabel('As in').selectOption('French');
  await preview.getByRole('button', { name: 'Link to the preview' }).click();
  const link = await preview.getByRole('link', { name: 'Open the preview' }).getAttribute('href');
  const other = await context.newPage();
  await other.goto(link ?? '');
  await expect(other.getByRole('heading', { name: 'Dix-neuf mommes' })).toBeVisible();
  await expect(other.getByText('The good silk')).toHaveAttribute('lang', 'en');
  await expectAccessible(other);
  await other.goto('/');
  await expect(other.getByRole('heading', { name: 'Nineteen momme' })).toHaveCount(0);

  await page.keyboard.press('p');
  await expect(page.getByText('As in the shop')).toBeVisible();
  await other.goto('/');
  await other.getByRole('heading', { name: 'Nineteen momme' }).scrollIntoViewIfNeeded();
  await expect(other.getByRole('link', { name: 'Feel it' })).toHaveAttribute('href', '/c/dresses');
  await other.setViewportSize(screens.phone);
  await expectFits(other);

  await panelOf(page, 'Words: Nineteen momme').getByRole('button', { name: 'Remove…' }).click();
  await page.getByRole('button', { name: 'Remove it' }).click();
  await expect(namesIn(page)).toHaveCount(6);
  await page.getByRole('button', { name: 'Put in the shop' }).click();
  await expect(page.getByText('As in the shop')).toBeVisible();
  await other.reload();
  await expect(other.getByRole('heading', { name: 'Nineteen momme' })).toHaveCount(0);
});

test('two people save the same block: the second sees both and chooses', async ({
  page,
  context,
  baseURL,
}) => {
  await opensContent(page, context, baseURL);
  const editor = panelOf(page, 'Window: Everything on the bias');
  await editor.getByLabel('Headline').fill('The quiet season');
  const { blocks } = await readContent(context, baseURL);
  const [first] = blocks;
  if (!first) throw new Error('The page has no blocks.');
  const { blockId, version, block } = first;
  const theirs = { ...block, texts: { ...block.texts, en: { ...block.texts.en, title: 'A quiet season' } } };
  const saved = await context.request.patch(`${baseURL}/api/admin/content/${blockId}`, {
    data: { version, block: theirs },
    headers: { origin: baseURL ?? '' },
  });
  expect(saved.status()).toBe(200);
  await editor.getByRole('button', { name: 'Save', exact: true }).click();
  const both = page.getByRole('alert');
  await expect(both).toContainText('A quiet season');
  await expect(both).toContainText('The quiet season');
  await expectAccessible(page);
  await both.getByRole('button', { name: 'Keep mine' }).click();
  await panelOf(page, 'Window: A quiet season').getByRole('button', { name: 'Save', exact: true }).click();
  await expect(namesIn(page).first()).toHaveText('Window: The quiet season');
  await page.getByRole('button', { name: 'Discard the draft…' }).click();
  await page.getByRole('button', { name: 'Discard it' }).click();
  await expect(namesIn(page).first()).toHaveText('Window: Everything on the bias');
});

test('pieces are chosen by hand, a picture of a product is, and the page fits where desks are small', async ({
  page,
  context,
  baseURL,
}) => {
  await opensContent(page, context, baseURL);
  await page.goto('/desk/content?new=shelf');
  const shelf = panelOf(page, 'A new block: Shelf');
  await shelf.getByLabel('Headline').fill('Chosen by hand');
  await shelf.getByLabel('Which pieces').selectOption('Chosen by hand');
  await shelf.getByLabel('Add a piece: find it').fill('1001');
  await shelf.getByRole('listitem').getByRole('button').first().click();
  await shelf.getByRole('button', { name: 'Add it to the draft' }).click();
  await expect(namesIn(page).last()).toHaveText('Shelf: Chosen by hand');
  await expect(list(page).getByRole('listitem').last()).toContainText('Hidden, 1 for sale');
  await expect(panelOf(page, 'Shelf: Chosen by hand')).toContainText('Below 4 the shelf hides itself.');

  await page.goto('/desk/content?new=editorial');
  const editorial = panelOf(page, 'A new block: Editorial');
  await editorial.getByRole('button', { name: 'Choose a picture: Picture 1' }).click();
  await editorial.getByLabel('Or of a product: find it').fill('1001');
  await editorial.getByRole('listitem').getByRole('button', { name: /,/ }).first().click();
  await editorial.getByRole('button', { name: /^Picture 1 of / }).click();
  await expect(editorial.getByRole('group', { name: 'Picture 1', exact: true }).getByRole('img')).toHaveCount(
    0,
  );
  await expect(editorial.getByRole('group', { name: 'Picture 1', exact: true }).locator('img')).toHaveCount(
    1,
  );
  for (const viewport of [screens.phone, screens.tablet]) {
    await page.setViewportSize(viewport);
    await page.evaluate(() => scrollTo(0, 0));
    await expectFits(page);
    await expectAccessible(page);
  }
});

test('[DK-24] a landing page is made of blocks, planned, previewed, put in the shop in two languages, and taken down', async ({
  page,
  context,
  baseURL,
}) => {
  test.setTimeout(120_000);
  await comesToWork(context, baseURL);
  // What an earlier try left behind.
  const root = `${baseURL}/api/admin/content/pages/winter-indoors`;
  const headers = { origin: baseURL ?? '' };
  await context.request.post(`${root}/take-down`, { headers, data: {} });
  await context.request.delete(root, { headers });
  await page.goto('/desk/content');
  await page.getByRole('link', { name: 'Landing pages' }).click();
  const fresh = panelOf(page, 'A new landing page');
  await fresh.getByLabel('Title').fill('Winter, indoors');
  await expect(fresh.getByLabel('Address')).toHaveValue('winter-indoors');
  await fresh.getByRole('button', { name: 'Begin the page' }).press('Enter');
  await expect(fresh.getByLabel('Description')).toHaveAccessibleDescription(/what there is to find/);
  await expectAccessible(page);
  await fresh.getByLabel('Description').fill('Wool for the sofa.');
  await fresh.getByRole('button', { name: 'Begin the page' }).press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Winter, indoors');
  await expect(page.getByText('Not in the shop yet')).toBeVisible();

  const about = panelOf(page, 'The page');
  await about.getByRole('button', { name: 'French 2 missing' }).click();
  await about.getByLabel('Title').fill('L’hiver, dedans');
  await about.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(about.getByText('Saved in the draft.')).toBeVisible();

  await list(page).getByRole('link', { name: 'Add: Words' }).click();
  const block = panelOf(page, 'A new block: Words');
  await block.getByLabel('Headline').fill('A coat for the sofa');
  await block.getByRole('button', { name: 'French' }).click();
  await block.getByLabel('Headline').fill('Un manteau pour le canapé');
  await block.getByRole('button', { name: 'Add it to the draft' }).click();
  await expect(namesIn(page)).toHaveText(['Words: A coat for the sofa']);
  await list(page).getByRole('link', { name: 'Add: Shelf' }).click();
  const shelf = panelOf(page, 'A new block: Shelf');
  await shelf.getByLabel('Headline').fill('For the holidays');
  await shelf.getByLabel('From').fill('2031-12-01T09:00');
  await shelf.getByRole('button', { name: 'Add it to the draft' }).click();
  await expect(namesIn(page)).toHaveCount(2);
  await expectAccessible(page);

  const preview = panelOf(page, 'Preview');
  await preview.getByLabel('As on').fill('2031-12-02T09:00');
  await preview.getByRole('button', { name: 'Link to the preview' }).click();
  const link = await preview.getByRole('link', { name: 'Open the preview' }).getAttribute('href');
  const other = await context.newPage();
  await other.goto(link ?? '');
  await expect(other.getByRole('heading', { name: 'For the holidays' })).toBeVisible();
  expect((await other.goto('/l/winter-indoors'))?.status()).toBe(404);

  await page.keyboard.press('p');
  await expect(page.getByText('As in the shop')).toBeVisible();
  await other.goto('/l/winter-indoors');
  await expect(other).toHaveTitle(/^Winter, indoors \| /);
  await expect(other.getByRole('heading', { level: 1 })).toHaveText('Winter, indoors');
  await expect(other.getByRole('heading', { name: 'A coat for the sofa' })).toBeVisible();
  await expect(other.getByRole('heading', { name: 'For the holidays' })).toHaveCount(0);
  await expectAccessible(other);
  await other.goto('/fr/l/winter-indoors');
  await expect(other).toHaveTitle(/^L’hiver, dedans \| /);
  await expect(other.getByRole('heading', { name: 'Un manteau pour le canapé' })).toBeVisible();
  await expectAccessible(other);
  await other.setViewportSize(screens.phone);
  await expectFits(other);

  for (const viewport of [screens.phone, screens.tablet]) {
    await page.setViewportSize(viewport);
    await page.evaluate(() => scrollTo(0, 0));
    await expectFits(page);
    await expectAccessible(page);
  }
  await page.getByRole('button', { name: 'Take down…' }).click();
  await expect(page.getByRole('button', { name: 'Leave it' })).toBeFocused();
  await page.getByRole('button', { name: 'Take it down' }).click();
  await expect(page.getByText('Taken down', { exact: true })).toBeVisible();
  await expect.poll(async () => (await other.goto('/l/winter-indoors'))?.status()).toBe(404);
  await page.getByRole('link', { name: 'Landing pages' }).first().click();
  await expect(page.getByRole('row', { name: /Winter, indoors/ })).toContainText('Taken down');
  for (const viewport of [screens.phone, screens.tablet]) {
    await page.setViewportSize(viewport);
    await expectFits(page);
    await expectAccessible(page);
  }
});
