// A gift card bought, and looked up by its code.
import { expect, expectAccessible, expectFits, looks, test } from '../shopper.ts';

const page1 = '/purchase-gift-certificate.html';

test('[RT-16] a gift card is written while it is seen, and put in the bag with its details', async ({
  page,
}) => {
  await page.goto('/product/1022/virtual-gift-card-bordeaux');
  await expect(page).toHaveURL(page1);
  await page.getByRole('radio', { name: 'Other' }).check();
  await page.getByRole('textbox', { name: 'Amount in dollars' }).fill('75');
  await page.getByRole('textbox', { name: 'For' }).fill('Odile');
  await page.getByRole('textbox', { name: 'From' }).fill('Margaux');
  await page.getByRole('textbox', { name: 'A few words' }).fill('Bon anniversaire, Maman.');
  await expect(
    page.getByRole('img', { name: 'Preview: a Vitrine gift card of 75 dollars for Odile, from Margaux' }),
  ).toContainText('$75');
  await expect(page.getByText('“Bon anniversaire, Maman.”')).toBeVisible();
  await page.getByRole('textbox', { name: 'Their email address' }).fill('odile@example.com');
  await page.getByRole('button', { name: 'Add to bag' }).click();
  await expect(page).toHaveURL('/bag');
  const line = page.getByRole('article', { name: /Virtual Gift Card/ });
  await expect(line).toContainText('For Odile, by email as soon as it is paid for');
  await expect(line).toContainText('$75');
  await expect(line.getByRole('button', { name: /One more/ })).toHaveCount(0);
  await line.getByRole('button', { name: /Remove/ }).click();
  await expect(line).toHaveCount(0);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });
  test('[RT-16] what is wrong is said beside its field, and nothing has to be typed again', async ({
    page,
  }) => {
    await page.goto(page1);
    await expect(page.getByRole('textbox', { name: 'Amount in dollars' })).toBeHidden();
    await page.getByRole('radio', { name: 'Other' }).check();
    await page.getByRole('textbox', { name: 'Amount in dollars' }).fill('1400');
    await page.getByRole('textbox', { name: 'For' }).fill('Odile');
    await page.getByRole('textbox', { name: 'From' }).fill('Margaux');
    await page.getByRole('textbox', { name: 'Their email address' }).fill('odile@example.com');
    await page.getByRole('textbox', { name: 'A few words' }).fill('Enfin.');
    await page.getByRole('button', { name: 'Add to bag' }).click();
    await expect(page).toHaveURL(page1);
    await expect(
      page.getByText('Error: Please enter an amount from $10 to $1,000, in whole dollars.'),
    ).toBeVisible();
    for (const [name, value] of [
      ['Amount in dollars', '1400'],
      ['For', 'Odile'],
      ['From', 'Margaux'],
      ['Their email address', 'odile@example.com'],
      ['A few words', 'Enfin.'],
    ] as const)
      await expect(page.getByRole('textbox', { name })).toHaveValue(value);
    await page.getByRole('textbox', { name: 'Amount in dollars' }).fill('140');
    await page.getByRole('button', { name: 'Add to bag' }).click();
    await expect(page).toHaveURL('/bag');
    await expect(page.getByText('For Odile, by email as soon as it is paid for')).toBeVisible();
  });

  test('what a card is worth is told by its code, and a code that is none is kept in its field', async ({
    page,
  }) => {
    await page.goto('/gift-card-balance');
    await page.getByRole('textbox', { name: 'Card number' }).fill('VITR-NONE-0000-0000');
    await page.getByRole('button', { name: 'Check' }).click();
    await expect(page.getByRole('textbox', { name: 'Card number' })).toHaveValue('VITR-NONE-0000-0000');
    await expect(page.getByText('We do not know this code.')).toBeVisible();
    await page.getByRole('textbox', { name: 'Card number' }).fill('VITR-DEMO-0050');
    await page.getByRole('button', { name: 'Check' }).click();
    await expect(page.getByText('$50 left.')).toBeVisible();
    await page.getByRole('button', { name: 'Make it my store credit' }).click();
    await expect(page.getByText('$50 added. You have $50 of store credit')).toBeVisible();
  });
});

for (const { name, viewport, flags } of looks)
  test.describe(name, () => {
    test.use({ viewport, flags });
    test('the gift card’s pages fit their screen and are accessible', async ({ page }) => {
      for (const path of [page1, '/gift-card-balance']) {
        await page.goto(path);
        await expectFits(page);
        await expectAccessible(page);
      }
    });
  });
