// The last one of something, at the checkout.
import { comesToPayment, putsIn, summaryOf } from '../checkout-page.ts';
import { expect, expectAccessible, screens, test } from '../shopper.ts';
import { setLeft, sizesOf } from '../stock-room.ts';

const looks = [
  { screen: 'phone', flags: '', product: 1014 },
  { screen: 'desktop', flags: 'second_style', product: 1016 },
] as const;

for (const { screen, flags, product } of looks)
  test.describe(`on a ${screen}`, () => {
    test.use({ viewport: screens[screen], flags });

    test('is theirs for ten minutes once they come to the payment, and somebody else is told', async ({
      page,
      browser,
      baseURL,
    }) => {
      const sizeId = (await sizesOf(product)).at(-1) ?? 0;
      await setLeft(sizeId, 1);
      const other = await browser.newContext({ baseURL: baseURL ?? '', viewport: screens[screen] });
      await putsIn(other, baseURL, product, sizeId);
      await putsIn(page.context(), baseURL, product, sizeId);
      await comesToPayment(page);

      const timer = page.getByRole('timer', { name: 'Time left on your hold' });
      await expect(timer).toHaveText(/^(10:00|9:\d\d)$/);
      const first = await timer.textContent();
      await expect(timer).not.toHaveText(first ?? '');
      await expect(page.getByText(/^The last one.* is yours for$/)).toBeInViewport();
      await expectAccessible(page);
      // Kept for whoever comes back, too.
      await page.reload();
      await expect(timer).toHaveText(/^9:\d\d$/);

      const theirs = await other.newPage();
      await theirs.goto('/checkout');
      await expect(summaryOf(theirs)).toContainText('Somebody else is paying for the last one.');
      await expect(summaryOf(theirs)).toContainText(/They have until \d/);
      await other.close();
    });
  });
