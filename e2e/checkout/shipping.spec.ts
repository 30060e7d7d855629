// When a product arrives, and the ways it can go.
import { expect, expectAccessible, products, screens, test } from '../shopper.ts';

const arrives = /^Arrives \w+day, \w+ \d+( to \w+day, \w+ \d+)?\.$/;

test('[SM-01] the page says when it arrives, to those at home', async ({ page }) => {
  await page.goto(products.ordinary);
  await expect(page.getByRole('main').getByText(arrives)).toBeVisible();
  await page.goto(`${products.ordinary}?glCountry=FR`);
  await expect(page.getByRole('main').getByText(arrives)).toHaveCount(0);
});

test.describe('switched off', () => {
  test.use({ flags: '-pdp_shipping_estimator' });
  test('[SM-01] without its flag nothing is said of it', async ({ page }) => {
    await page.goto(products.ordinary);
    await expect(page.getByRole('main').getByText(arrives)).toHaveCount(0);
    await expect(page.getByRole('region', { name: 'Ways of shipping' })).toHaveCount(0);
  });
});

for (const [name, viewport, flags] of [
  ['phone', screens.phone, 'pdp_shipping_options_form'],
  ['desktop', screens.desktop, 'pdp_shipping_options_form.second_style'],
] as const)
  test.describe(`the form, on a ${name}`, () => {
    test.use({ viewport, flags, allowedConsole: /status of 422/ });

    test('[SM-01] ways of shipping are compared by postcode', async ({ page }) => {
      await page.goto(products.oneSize);
      const ways = page.getByRole('region', { name: 'Ways of shipping' });
      const field = ways.getByLabel(/^ZIP or postal code/);
      await field.fill('00000');
      await ways.getByRole('button', { name: 'Compare' }).click();
      await expect(ways).toContainText('Please enter a postcode that we ship to.');
      await expect(field).toHaveValue('00000');
      await field.fill('99501');
      await field.press('Enter');
      await expect(ways.getByText('To Alaska')).toBeVisible();
      await expect(ways.getByRole('listitem').first()).toContainText(/, (free|\$\d+(\.\d\d)?)Arrives \w+day/);
      await expectAccessible(page, 'main');
    });

    test('[SM-01] what is typed while the form comes to life stays typed', async ({ page }) => {
      // Somebody who types without a pause, from before the form's code has come until after it works.
      await page.addInitScript(() => {
        const { port1, port2 } = new MessageChannel();
        let [keystrokes, after] = [0, 0];
        port1.onmessage = () => {
          const field = document.querySelector<HTMLInputElement>('main input[name="postCode"]');
          if (field && after < 50) {
            keystrokes += 1;
            field.value += '1';
            if (!field.closest('[data-drawn]')) after += 1;
          }
          if (after < 50) setTimeout(() => port2.postMessage(0));
          else document.documentElement.dataset.typed = `${keystrokes} ${field?.value.length}`;
        };
        port2.postMessage(0);
      });
      await page.goto(products.oneSize);
      const result = page.locator('html[data-typed]');
      await expect(result).toBeAttached();
      const [keyCount, fieldLength] = (await result.getAttribute('data-typed'))?.split(' ') ?? [];
      expect(fieldLength).toBe(keyCount);
    });
  });
