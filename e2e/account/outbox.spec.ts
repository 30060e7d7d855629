// The demo shop at home sends no email: whoever waits for one is led to what it would have said.
import { newAddress } from '../customer.ts';
import { expect, expectAccessible, test } from '../shopper.ts';

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
    test.use({ javaScriptEnabled });

    test('an account is opened by the code in the outbox that the page leads to', async ({
      page,
      context,
    }) => {
      const email = newAddress();
      await page.goto('/login/create');
      await page.getByLabel('Name').fill('Ada Lovelace');
      await page.getByLabel('Email address').fill(email);
      await page.locator('input[type=password]').fill('a sentence of some length');
      await page.locator('main').getByRole('button', { name: 'Create account' }).click();
      await expect(page.getByText('This shop sends no email')).toBeVisible();
      if (javaScriptEnabled) await expectAccessible(page);
      const opened = context.waitForEvent('page');
      await page.getByRole('link', { name: 'outbox' }).click();
      const outbox = await opened;
      const message = outbox.getByRole('listitem').filter({ hasText: email }).getByRole('heading');
      await expect(async () => {
        await outbox.reload();
        await expect(message).toBeVisible({ timeout: 1_000 });
      }).toPass();
      const code = /^\d{6}/.exec((await message.textContent()) ?? '')?.[0] ?? '';
      if (javaScriptEnabled) await expectAccessible(outbox);
      await page.getByLabel('Code').fill(code);
      await page.locator('main').getByRole('button', { name: 'Sign in' }).click();
      await expect(page).toHaveURL('/myaccount');
    });
  });
}
