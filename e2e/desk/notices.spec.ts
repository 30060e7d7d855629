// A merchant puts a line above all pages: written at the desk, seen in the shop before and after its scripts run.
import type { Page } from '@playwright/test';
import { comesToWork, panelOf } from '../desk-people.ts';
import { expect, expectAccessible, expectFits, screens, test } from '../shopper.ts';

test.use({ viewport: screens.desktop, allowedConsole: /status of 422/ });

const line = (page: Page, name: string) => page.getByRole('complementary', { name, exact: true });
/** How much of what was there has moved since the page came. */
const shiftOf = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) =>
          resolve(
            list
              .getEntries()
              .map((entry) => (entry as unknown as { value: number }).value)
              .reduce((sum, value) => sum + value, 0),
          ),
        ).observe({ type: 'layout-shift', buffered: true });
        setTimeout(() => resolve(0), 500);
      }),
  );

test('a notice is above all pages in two languages, stays when scripts come and pages change, and is removed', async ({
  page,
  context,
  baseURL,
}) => {
  test.setTimeout(90_000);
  await comesToWork(context, baseURL);
  // What an earlier try left behind.
  const root = `${baseURL}/api/admin/notices`;
  for (const { noticeId, version } of (await (await context.request.get(root)).json()).content)
    await context.request.delete(`${root}/${noticeId}?version=${version}`, {
      headers: { origin: baseURL ?? '' },
    });
  await page.goto('/desk/content');
  await page.getByRole('link', { name: 'Notices' }).click();
  await expect(page.getByRole('heading', { name: 'No notices' })).toBeVisible();
  const fresh = panelOf(page, 'A new notice');
  await fresh.getByLabel('Leads to').fill('/c/capes');
  await fresh.getByRole('button', { name: 'Put it above all pages' }).press('Enter');
  await expect(fresh.getByLabel('Line')).toHaveAccessibleDescription(/needs a line/);
  await expect(fresh.getByLabel('Leads to')).toHaveAccessibleDescription(/no such page/);
  await expectAccessible(page);
  await fresh.getByLabel('Line').fill('Order by December 18 for the holidays');
  await fresh.getByLabel('Leads to').fill('/shippingusa');
  await fresh.getByRole('button', { name: /^French/ }).click();
  await fresh.getByLabel('Line').fill('Commandez avant le 18 décembre pour les fêtes');
  await fresh.getByRole('button', { name: 'Put it above all pages' }).press('Enter');
  const row = page.getByRole('row', { name: /Order by December 18/ });
  await expect(row).toContainText('Shown');

  const other = await context.newPage();
  await other.goto('/');
  const shown = line(other, 'Notice');
  await expect(shown).toBeVisible();
  await expect(other.locator('html[data-alive]')).toHaveCount(1);
  await expect(shown.getByRole('link')).toHaveAttribute('href', '/shippingusa');
  expect(await shiftOf(other)).toBeLessThan(0.01);
  await expectAccessible(other);
  await other.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Shoes' }).click();
  await expect(other.getByRole('heading', { level: 1 })).toHaveText('Shoes');
  await expect(shown).toHaveCount(1);
  await other.goto('/bag');
  await expect(shown).toBeVisible();
  await other.goto('/fr');
  await expect(line(other, 'Annonce').getByRole('link')).toHaveAttribute('href', '/fr/shippingusa');
  await other.setViewportSize(screens.phone);
  await expectFits(other);
  await expectAccessible(other);

  await row.getByRole('link').click();
  const editor = panelOf(page, 'Order by December 18 for the holidays');
  await editor.getByLabel('From').fill('2031-12-01T09:00');
  await editor.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(row).toContainText('From');
  const countIn = async (path: string) => {
    await other.goto(path);
    return line(other, 'Annonce').count();
  };
  await expect.poll(() => countIn('/fr')).toBe(0);
  for (const viewport of [screens.phone, screens.tablet]) {
    await page.setViewportSize(viewport);
    await page.evaluate(() => scrollTo(0, 0));
    await expectFits(page);
    await expectAccessible(page);
  }
  await editor.getByRole('button', { name: 'Remove…' }).click();
  await expect(page.getByRole('button', { name: 'Leave it' })).toBeFocused();
  await page.getByRole('button', { name: 'Remove it' }).click();
  await expect(page.getByRole('heading', { name: 'No notices' })).toBeVisible();
});
