// A product from a copy to the shop, by the desk's own pages, and what two people, the rules and a sheet make of it.
import { comesToWork, panelOf } from '../desk-people.ts';
import { expect, expectAccessible, expectFits, screens, test } from '../shopper.ts';

test.use({ viewport: screens.desktop, allowedConsole: /Failed to load resource/ });

test('[DK-18] a copy is a draft, is put right, seen beforehand, shown to shoppers, and put away', async ({
  page,
  context,
  baseURL,
}) => {
  test.setTimeout(120_000);
  await comesToWork(context, baseURL);
  await page.goto('/desk/orders');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Orders');
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox', { name: 'Search or do' }).fill('1014');
  await page.getByRole('group', { name: 'Products' }).getByRole('option').click();
  const colour = `Journey ${Date.now()}`;
  const copy = panelOf(page, 'Copy as new');
  await copy.getByLabel('Its color').fill(colour);
  await copy.getByRole('button', { name: 'Copy as new' }).click();
  await expect(panelOf(page, 'Colors')).toContainText(colour);
  await expect(panelOf(page, 'Colors')).toContainText('Draft');
  const number = Number(new URL(page.url()).pathname.split('/').pop());
  await expectAccessible(page);

  // What the rules refuse is said beside the field, and nothing of it is lost.
  const prices = panelOf(page, 'Prices');
  const price = prices.getByLabel('Price', { exact: true });
  await price.fill('120');
  await prices.getByLabel('Sale price').fill('130');
  await panelOf(page, 'Texts').getByLabel('Color').fill('Storm');
  await page.getByRole('button', { name: 'Save 3 changes' }).click();
  await expect(prices).toContainText('A sale price has to be lower than the price.');
  await expect(price).toHaveValue('120');
  await prices.getByLabel('Sale price').fill('99.50');
  await page.getByRole('button', { name: 'Save 3 changes' }).click();
  await expect(page.getByText('Saved.', { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: /^Save/ })).toHaveCount(0);
  await expect(panelOf(page, 'Colors')).toContainText('$99.50');

  // In French it has no name for its color yet.
  const texts = panelOf(page, 'Texts');
  await texts.getByRole('button', { name: 'French' }).click();
  await expect(texts).toContainText('English: Storm');
  await texts.getByLabel('Color').fill('Orage');
  await page.getByRole('button', { name: 'Save 1 change' }).click();
  await expect(page.getByText('Saved.', { exact: true })).toBeVisible();

  // Beforehand whoever has the link sees it, and nobody else.
  const before = await page.request.get(`/product/${number}/x`);
  expect(before.status()).toBe(404);
  await page.getByRole('button', { name: 'Preview' }).click();
  await expect(page.getByText('This is a preview.')).toBeVisible();
  await expect(page.getByRole('main')).toContainText('$99.50');
  await expectAccessible(page);
  await page.goBack();

  const state = panelOf(page, 'In the shop');
  await state.getByLabel('On a date').check();
  await state.getByLabel('Goes live').fill('2027-06-01T09:00');
  await state.getByRole('button', { name: 'Plan it' }).click();
  await expect(state).toContainText('Planned: goes live');
  await state.getByLabel('In the shop').check();
  await state.getByRole('button', { name: 'Show it in the shop' }).click();
  await expect(page.getByRole('link', { name: 'See it in the shop' })).toBeVisible();
  await expect.poll(async () => (await page.request.get(`/api/product-view/${number}`)).status()).toBe(200);
  expect(await (await page.request.get(`/fr/product/${number}/x`)).text()).toContain('Orage');

  // What was changed is put back from the history.
  await price.fill('150');
  await page.getByRole('button', { name: 'Save 1 change' }).click();
  await expect(page.getByText('Saved.', { exact: true })).toBeVisible();
  await panelOf(page, 'History').getByRole('button', { name: 'Put back' }).first().click();
  await expect(price).toHaveValue('120');
  await expectFits(page);
  await expectAccessible(page);
  for (const screen of [screens.phone, screens.tablet]) {
    await page.setViewportSize(screen);
    await expectFits(page);
  }
  await page.setViewportSize(screens.desktop);

  await state.getByLabel('Archived').check();
  await state.getByRole('button', { name: 'Archive it' }).click();
  await expect.poll(async () => (await page.request.get(`/api/product-view/${number}`)).status()).toBe(404);
});

test('[DK-04] two people change one product: the second sees the first’s, keeps their own, and nothing is lost', async ({
  page,
  context,
  baseURL,
}) => {
  await comesToWork(context, baseURL);
  await page.goto('/desk/products/1020');
  const texts = panelOf(page, 'Texts');
  const [note, label] = [texts.getByLabel('Size note, short'), texts.getByLabel('Label', { exact: true })];
  const before = { note: await note.inputValue(), label: await label.inputValue() };
  const other = await context.newPage();
  await other.goto('/desk/products/1020');
  const theirs = panelOf(other, 'Texts');
  await theirs.getByLabel('Size note, short').fill('Theirs');
  await theirs.getByLabel('Label', { exact: true }).fill('Their label');
  await other.getByRole('button', { name: 'Save 2 changes' }).click();
  await expect(other.getByText('Saved.', { exact: true })).toBeVisible();
  await note.fill('Mine');
  await page.getByRole('button', { name: 'Save 1 change' }).click();
  const notice = page.getByRole('alert').filter({ hasText: 'Nothing is lost' });
  await expect(notice).toContainText('Theirs');
  await expect(notice).toContainText('Mine');
  await expectAccessible(page);
  await notice.getByRole('button', { name: 'Keep mine' }).click();
  await expect(label).toHaveValue('Their label');
  await page.getByRole('button', { name: 'Save 1 change' }).click();
  await expect(page.getByText('Saved.', { exact: true })).toBeVisible();
  await expect(note).toHaveValue('Mine');
  // As it was, for whoever comes next.
  await note.fill(before.note);
  await label.fill(before.label);
  await page.getByRole('button', { name: 'Save 2 changes' }).click();
  await expect(page.getByText('Saved.', { exact: true })).toBeVisible();
});

test('[DK-18] a sheet says what it would change, then changes it', async ({ page, context, baseURL }) => {
  await comesToWork(context, baseURL);
  await page.goto('/desk/orders');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Orders');
  await page.keyboard.press('g');
  await page.keyboard.press('p');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Products');
  await page.getByRole('button', { name: /Number/ }).click();
  await expect(page.getByRole('row').nth(1)).toContainText('1001');
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Edit as a sheet' }).click();
  const field = page.getByLabel('Products, a line each');
  await field.fill('number\tcost\n1021\t3');
  await expect(page.getByText('“cost” is no title that this sheet knows.')).toBeVisible();
  const answer = await page.request.get('/api/admin/products/1021');
  const { content } = await answer.json();
  const paste = (price: number) => field.fill(`number\tprice\tsale price\n1021\t${price}\t\n1003\t\t999999`);
  await paste(content.price + 7);
  await page.getByRole('button', { name: 'See what would change' }).click();
  const table = panelOf(page, 'What would change');
  await expect(table).toContainText('Changes');
  await expect(table).toContainText('A sale price has to be lower than the price.');
  await expectAccessible(page);
  await expectFits(page);
  await page.getByRole('button', { name: 'Change 1 product' }).click();
  await expect(page.getByText('1 product changed, 1 refused.')).toBeVisible();
  await paste(content.price);
  await page.getByRole('button', { name: 'See what would change' }).click();
  await page.getByRole('button', { name: 'Change 1 product' }).click();
  await expect(page.getByText('1 product changed, 1 refused.')).toBeVisible();
});
