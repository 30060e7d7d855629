// What the shop wrote: a shop's people see what became of it, and how each letter reads.
import { newAddress } from '../customer.ts';
import { comesToWork, ordersAsGuest } from '../desk-people.ts';
import { expect, expectAccessible, expectFits, screens, test } from '../shopper.ts';
import { giveUpLetter } from '../stock-room.ts';

test.use({ viewport: screens.desktop });

test('a code that was sent is in the list, without the code', async ({ page, context, baseURL, request }) => {
  const email = newAddress();
  const response = await request.post('/api/auth/email-otp/send-verification-otp', {
    headers: { origin: baseURL ?? '' },
    data: { email, type: 'sign-in' },
  });
  expect(response.ok(), await response.text()).toBe(true);
  await comesToWork(context, baseURL);
  await page.goto('/desk/orders');
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  await page.keyboard.press('g');
  await page.keyboard.press('m');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Messages');
  const row = page.getByRole('row').filter({ hasText: email });
  await expect(async () => {
    await page.goto(`/desk/messages?q=${email}&state=sent`);
    await expect(row).toContainText('······ is your Vitrine code', { timeout: 2_000 });
  }).toPass();
  await expect(row).toContainText('Sent');
  await row.getByRole('checkbox').check();
  await expect(page.getByRole('button', { name: /^Drop/ })).toHaveCount(0);
  await expectAccessible(page);
  for (const screen of [screens.phone, screens.tablet, screens.desktop]) {
    await page.setViewportSize(screen);
    await expectFits(page);
  }
});

test('[DK-12] letters that were given up are seen, tried again or dropped, and say what became of them', async ({
  page,
  context,
  baseURL,
}) => {
  const [one, other] = [newAddress(), newAddress()];
  await giveUpLetter(one, `A receipt for ${one}`);
  await giveUpLetter(other, `A receipt for ${other}`);
  await comesToWork(context, baseURL);
  await page.goto('/desk/messages?view=in_trouble');
  const rowOf = (email: string) => page.getByRole('row').filter({ hasText: `A receipt for ${email}` });
  await expect(rowOf(one)).toContainText('Dead');
  await expect(rowOf(one)).toContainText('The mail server is away.');
  const job = page.getByRole('region', { name: 'Jobs' });

  await rowOf(one).getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Try 1 again' }).click();
  await expect(job).toContainText('Done 1 of 1');
  await page.getByRole('button', { name: 'Done', exact: true }).click();
  await expect(rowOf(other)).toBeVisible();
  await expect(rowOf(one)).toHaveCount(0);

  await rowOf(other).getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Drop 1…' }).click();
  const question = page.getByRole('group', { name: 'Drop 1 message?' });
  await expect(question).toContainText('It cannot be undone.');
  await expectAccessible(page);
  await question.getByRole('button', { name: 'Keep them' }).click();
  await page.getByRole('button', { name: 'Drop 1…' }).click();
  await question.getByRole('button', { name: 'Drop', exact: true }).click();
  await expect(job).toContainText('Done 1 of 1');
  await page.getByRole('button', { name: 'Done', exact: true }).click();
  await expect(rowOf(other)).toHaveCount(0);

  await expect(async () => {
    await page.goto(`/desk/messages?q=${one}`);
    await expect(rowOf(one)).toContainText('Sent', { timeout: 2_000 });
  }).toPass();
  await page.goto(`/desk/messages?q=${other}`);
  await expect(page.getByRole('heading', { name: 'Nothing here' })).toBeVisible();
});

test('[DK-12] each letter is looked at in every language, and runs nothing', async ({
  page,
  context,
  baseURL,
}) => {
  test.setTimeout(90_000);
  await ordersAsGuest(page, baseURL, 1012);
  await comesToWork(context, baseURL);
  await page.goto('/desk/messages');
  await page.getByRole('link', { name: 'Templates' }).click();
  const english = page.frameLocator('iframe[title="Order placed, English"]');
  const french = page.frameLocator('iframe[title="Order placed, Français"]');
  // The latest order of the shop, which may be somebody else's by now; the same in both languages.
  const subject = page.getByText(/^Your order \d+ at Vitrine$/).first();
  const orderId = /\d+/.exec((await subject.textContent()) ?? '')?.[0] ?? 'none';
  await expect(page.getByText(`Votre commande ${orderId} chez Vitrine`)).toBeVisible();
  await expect(english.locator('body')).toHaveCSS('background-color', 'rgb(253, 252, 250)');
  await expect(french.locator('body')).toContainText(orderId);
  await expect(page.locator('iframe').first()).toHaveAttribute('sandbox', 'allow-same-origin');
  await expectAccessible(page);
  for (const screen of [screens.phone, screens.tablet, screens.desktop]) {
    await page.setViewportSize(screen);
    await expectFits(page);
  }
  await page.getByLabel('Template').selectOption('Back in stock, text');
  await expect(page).toHaveURL(/name=back_in_stock_text/);
  await expect(page.getByRole('main').locator('iframe')).toHaveCount(0);
  await expect(page.getByRole('region', { name: 'Français' })).toContainText('/fr/product/');
});
