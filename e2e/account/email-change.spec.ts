// Moving an account to another address: whoever finds an open browser does not.
import { codeFor, comesAsCustomer } from '../customer.ts';
import { expect, expectAccessible, test } from '../shopper.ts';
import { letAnHourPass } from '../stock-room.ts';

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
    test.use({ javaScriptEnabled });

    test('whoever signed in a while ago shows once more who they are, then the address moves and the old one is told', async ({
      page,
      baseURL,
    }) => {
      const { email, password } = await comesAsCustomer(page, baseURL);
      await letAnHourPass(email);
      await page.goto('/myaccount/email');
      await expect(page.getByRole('heading', { name: 'Is it you?' })).toBeVisible();
      await expect(page.getByLabel('Email address')).toHaveValue(email);
      if (javaScriptEnabled) await expectAccessible(page);
      await page.locator('input[name=password]').fill('not my password');
      await page.getByRole('button', { name: 'Sign in', exact: true }).click();
      await expect(page.getByText('do not go together')).toBeVisible();
      await page.locator('input[name=password]').fill(password);
      await page.getByRole('button', { name: 'Sign in', exact: true }).click();
      await expect(page).toHaveURL('/myaccount/email');

      const newEmail = `new-${email}`;
      await page.getByLabel('New email address').fill(newEmail);
      await page.getByRole('button', { name: 'Send a code there' }).click();
      await page.getByLabel('Code').fill(await codeFor(page, newEmail, baseURL));
      await page.getByRole('button', { name: 'Change address' }).click();
      await expect(page.getByText(`Your address is ${newEmail} from now on.`)).toBeVisible();
      await expect(async () => {
        const outbox = await (await page.request.get('/outbox')).text();
        expect(outbox).toContain('If it was not you, reply to this email at once');
      }).toPass();
    });
  });
}
