// What is suggested while one types: by keyboard, to who hears it, in both languages, and without scripts.
import type { Page } from '@playwright/test';
import { expect, expectAccessible, expectFits, looks, screens, test } from '../shopper.ts';

const tiles = (page: Page) => page.getByRole('main').getByRole('article');

async function opensSearch(page: Page, path = '/c/bags'): Promise<void> {
  await page.goto(path);
  const name = path.startsWith('/fr') ? 'Rechercher' : 'Search';
  await page.getByRole('link', { name, exact: true }).click();
  await expect(page.getByRole('combobox')).toBeFocused();
}

for (const { name, viewport, flags } of looks)
  test.describe(name, () => {
    test.use({ viewport, flags });
    test('searches, places, makers and pieces are suggested as one types, and told to who hears them', async ({
      page,
    }) => {
      await opensSearch(page);
      const field = page.getByRole('combobox', { name: 'Search Vitrine' });
      await field.pressSequentially('black dre');
      const suggestions = page.getByRole('listbox', { name: 'Suggestions' });
      const searches = suggestions.getByRole('group', { name: 'Search for' }).getByRole('option');
      await expect(searches.first()).toHaveText(/^black dress\s*\d+ items$/);
      const places = suggestions.getByRole('group', { name: 'Go to' }).getByRole('option');
      await expect(places.filter({ hasText: /^Dresses in black/ })).toContainText('Category');
      const pieces = suggestions.getByRole('group', { name: 'Pieces' }).getByRole('option');
      await expect(pieces.first()).toBeVisible();
      await expect(pieces.first().locator('img')).toBeVisible();
      await expect(
        page.getByRole('status').filter({ hasText: /\d+ items. Press Enter to see all./ }),
      ).toBeVisible();
      await expect(field).toHaveAttribute('aria-expanded', 'true');
      await expectAccessible(page, '[role="dialog"]');
      await expectFits(page);
      await field.fill('maison');
      await expect(places.first()).toHaveText(/^Maison Orle\s*Designer$/);
      await places.first().click();
      await expect(page).toHaveURL('/c/all?brand=maison-orle');
      await expect(page.getByRole('dialog')).toHaveCount(0);
    });

    test('what was looked for on this device is offered before a letter, and forgotten one by one or all at once', async ({
      page,
    }) => {
      for (const query of ['silk dress', 'hoops', 'camel coat']) {
        await page.goto(`/search?q=${query.replace(' ', '+')}`);
        await expect(tiles(page).first()).toBeVisible();
      }
      await page.goto('/search?q=zzzzqq');
      await opensSearch(page);
      const recent = page.getByRole('region', { name: 'You looked for' });
      await expect(recent.getByRole('link')).toHaveText(['camel coat', 'hoops', 'silk dress']);
      await expectAccessible(page, '[role="dialog"]');
      await expectFits(page);
      const forget = recent.getByRole('button', { name: 'Forget hoops' });
      await forget.focus();
      await page.keyboard.press('Enter');
      await expect(recent.getByRole('link')).toHaveText(['camel coat', 'silk dress']);
      await expect(page.getByRole('combobox')).toBeFocused();
      await expect(page.getByRole('status').filter({ hasText: 'hoops: forgotten.' })).toBeAttached();
      await page.reload();
      await opensSearch(page);
      await recent.getByRole('link', { name: 'silk dress' }).click();
      await expect(page).toHaveURL('/search?q=silk+dress');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('“silk dress”');
      await opensSearch(page);
      await expect(recent.getByRole('link')).toHaveText(['silk dress', 'camel coat']);
      await recent.getByRole('button', { name: 'Forget all' }).click();
      await expect(recent).toHaveCount(0);
      await page.reload();
      await opensSearch(page);
      await expect(page.getByRole('dialog')).toBeVisible();
      await expect(recent).toHaveCount(0);
    });
  });

test('keys walk through all of it and back into the field; Enter goes there, Escape leaves', async ({
  page,
}) => {
  await page.setViewportSize(screens.desktop);
  await opensSearch(page);
  // By its name: while the sheet opens, how the list is sorted is a combobox too.
  const field = page.getByRole('combobox', { name: 'Search Vitrine' });
  const chosen = page.getByRole('option', { selected: true });
  // At once: of what is typed letter by letter, suggestions for a part of it may stand there, and go a moment later.
  await field.fill('silk d');
  await expect(page.getByRole('option').first()).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: 'Press Enter' })).toBeVisible();
  await expect(chosen).toHaveCount(0);

  await page.keyboard.press('ArrowDown');
  await expect(chosen).toHaveText(/silk dress/);
  await expect(field).toHaveAttribute('aria-activedescendant', (await chosen.getAttribute('id')) ?? '');
  await expect(field).toBeFocused();
  await page.keyboard.press('ArrowRight');
  const pieces = page.getByRole('group', { name: 'Pieces' }).getByRole('option');
  await expect(pieces.first()).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('ArrowRight');
  await expect(pieces.nth(1)).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  await expect(chosen).toHaveText(/silk dress/);
  await page.keyboard.press('ArrowUp');
  await expect(chosen).toHaveCount(0);
  await page.keyboard.press('ArrowUp');
  await expect(pieces.last()).toHaveAttribute('aria-selected', 'true');
  // Another letter asks anew, and nothing stays chosen that is no longer there.
  await page.keyboard.type('r');
  await expect(chosen).toHaveCount(0);

  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Search', exact: true })).toBeFocused();
  await page.keyboard.press('Enter');
  await field.fill('noctur');
  await expect(pieces.first()).toContainText('Nocturne');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/product\/\d+\/nocturne/);
  await page.goBack();
  await expect(page).toHaveURL('/c/bags');
});

test('in French the suggestions are French', async ({ page }) => {
  await opensSearch(page, '/fr/c/bags');
  await page.getByRole('combobox', { name: 'Rechercher chez Vitrine' }).pressSequentially('robe noi');
  const suggestions = page.getByRole('listbox', { name: 'Suggestions' });
  await expect(suggestions.getByRole('group', { name: 'Rechercher' })).toContainText('robe noire');
  await expect(suggestions.getByRole('group', { name: 'Aller à' })).toContainText('Robes en noir');
  await suggestions.getByRole('option').first().click();
  await expect(page).toHaveURL('/fr/search?q=robe+noire');
});

test.describe('when suggestions do not come', () => {
  test.use({ allowedConsole: /503/ });
  test('it is said, tried again on a press, and Enter searches all the same', async ({ page }) => {
    await opensSearch(page);
    await page.route('**/api/search/suggestions**', (route) =>
      route.fulfill({ status: 503, contentType: 'application/problem+json', body: '{}' }),
    );
    await page.getByRole('combobox').fill('silk');
    await expect(page.getByRole('status').filter({ hasText: 'No suggestions just now.' })).toBeVisible();
    await page.unrouteAll();
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('option').first()).toBeVisible();
    await page.getByRole('combobox').press('Enter');
    await expect(page).toHaveURL('/search?q=silk');
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });
  test('Search leads to a form that works, with rails to start with', async ({ page }) => {
    await page.goto('/c/bags');
    await page.getByRole('link', { name: 'Search', exact: true }).click();
    await expect(page.getByRole('link', { name: 'Clothing' }).last()).toBeVisible();
    await page.getByRole('searchbox', { name: 'Search Vitrine' }).fill('black dress');
    await page.getByRole('button', { name: 'Search' }).click();
    await expect(page).toHaveURL('/search?q=black+dress');
    await expect(tiles(page).first()).toBeVisible();
  });
});
