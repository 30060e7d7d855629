// How a thing fits people of one's own height and usual size, beside the sizes.
import { expect, expectAccessible, test } from '../shopper.ts';

test('people like oneself say which size: asked beside the sizes, once, and kept on the device', async ({
  page,
}) => {
  await page.goto('/product/1023');
  const link = page.getByRole('link', { name: /people like you/ });
  await expect(link).toHaveText('How it fits people like you');
  await link.click();
  const dialog = page.getByRole('dialog', { name: 'People like you' });
  await dialog.getByLabel('Height').selectOption({ label: '5 ft 6 in (168 cm)' });
  await dialog.getByLabel('Usual size').selectOption('M');
  await dialog.getByRole('button', { name: 'Show their fit' }).click();
  await expect(dialog).toContainText(/\d+ of \d+ wore M and found it true to size/);
  await expectAccessible(page, '[role=dialog]');
  await dialog.getByRole('button', { name: 'Choose M' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole('radio', { name: /^M/ })).toBeChecked();
  const words = /^\d+ of \d+ people like you wear M in it$/;
  await expect(link).toHaveText(words);
  await page.reload();
  await expect(link).toHaveText(words);
});

test('too few people like oneself are no advice', async ({ page }) => {
  await page.goto('/product/1023');
  await page.getByRole('link', { name: /people like you/ }).click();
  const dialog = page.getByRole('dialog', { name: 'People like you' });
  await dialog.getByLabel('Height').selectOption({ label: '6 ft 6 in (198 cm)' });
  await dialog.getByLabel('Usual size').selectOption('XS');
  await dialog.getByRole('button', { name: 'Show their fit' }).click();
  await expect(dialog).toContainText('too few to speak for you: it takes 8');
  await expect(dialog.getByRole('button', { name: /^Choose/ })).toHaveCount(0);
});
