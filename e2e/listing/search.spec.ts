// What was understood, what was put right, what is not sold: with and without scripts, in both languages.
import type { Page } from '@playwright/test';
import { expect, expectAccessible, screens, test } from '../shopper.ts';

const tiles = (page: Page) => page.getByRole('main').getByRole('article');

test('[SR-03] a misspelt word is put right openly, and the words as typed are a link away', async ({
  page,
}) => {
  await page.goto('/search?q=balck+dress');
  await expect(page.getByText('Showing black dress.')).toBeVisible();
  await page.getByRole('link', { name: 'Search “balck dress” instead' }).click();
  await expect(page).toHaveURL('/search?q=balck+dress&exact=1');
  await expect(page.getByText('Showing black dress.')).toHaveCount(0);
  await page.goBack();
  await expect(page.getByText('Showing black dress.')).toBeVisible();
});

for (const javaScriptEnabled of [true, false])
  test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
    test.use({ javaScriptEnabled });
    test('[SR-04] prices and sizes in a query are chips that come off', async ({ page }) => {
      await page.goto('/search?q=dress+under+300+size+M');
      const chips = page.getByRole('navigation', { name: 'Also understood' }).getByRole('link');
      await expect(chips).toHaveText(['Under $300', 'Size M']);
      const held = await tiles(page).count();
      await chips.first().click();
      await expect(page).toHaveURL('/search?q=dress+size+M');
      await expect(chips).toHaveText(['Size M']);
      await expect.poll(() => tiles(page).count()).toBeGreaterThan(held);
    });

    test('whoever types and presses Enter is answered', async ({ page }) => {
      await page.goto('/search');
      const field = page.getByRole('main').getByRole('searchbox').or(page.getByRole('combobox')).first();
      await field.fill('noctur');
      await field.press('Enter');
      await expect(tiles(page).first()).toContainText('Nocturne');
    });

    test('[SR-05] what is not sold is said, with the nearest by kind', async ({ page }) => {
      await page.goto('/search?q=sneakers');
      await expect(page.getByText('No sneakers')).toBeVisible();
      await expect(tiles(page).first()).toBeVisible();
      await page.goto('/fr/search?q=baskets');
      await expect(page.getByText('Pas de baskets')).toBeVisible();
      await page.goto('/fr/search?q=robe+noire');
      await expect(tiles(page).first()).toBeVisible();
    });
  });

for (const flags of ['', 'second_style'])
  test.describe(flags === '' ? 'in the first style' : 'in the second style', () => {
    test.use({ flags, viewport: screens.phone });
    test('what was understood is accessible', async ({ page }) => {
      await page.goto('/search?q=balck+sneakers+under+900+size+8');
      await expect(page.locator('html')).toHaveAttribute('data-alive');
      await expectAccessible(page);
    });
  });
