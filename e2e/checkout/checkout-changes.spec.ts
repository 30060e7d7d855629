// A quote that moves while it is looked at or paid: what changed is told, and nothing is paid unseen.
import {
  cards,
  comesToPayment,
  fillsBag,
  placeButton,
  places,
  putsIn,
  stepOf,
  summaryOf,
  typesCard,
} from '../checkout-page.ts';
import { expect, expectAccessible, screens, test } from '../shopper.ts';
import { raisePrice, setLeft, sizesOf } from '../stock-room.ts';

test.describe('when the quote moves', () => {
  test.use({ viewport: screens.desktop, allowedConsole: /status of (402|409|422|503)/ });

  test('[CQ-02, CQ-05] what changed is told line by line and saved; the order is placed at the new total', async ({
    page,
    baseURL,
  }) => {
    await fillsBag(page, baseURL, 1561);
    await comesToPayment(page);
    const saves: unknown[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('/api/quote') && request.method() === 'POST')
        saves.push(request.postDataJSON());
    });
    await raisePrice(1561, 700);
    await page.reload();
    await expect(page.getByText('changed while you were here.')).toBeVisible();
    await expect(page.getByText('Nothing has been charged.')).toBeVisible();
    const total = page
      .locator('dl > div')
      .filter({ has: page.getByText('Total', { exact: true }) })
      .filter({ hasText: 'was' });
    await expect(total).toContainText('was $');
    await expect(total).toContainText('now $');
    await expectAccessible(page);
    await expect.poll(() => saves).toHaveLength(1);
    await page.reload();
    await expect(page.getByRole('button', { name: 'Place order at the new total' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Back to the bag' })).toBeVisible();
    await typesCard(page, cards.ok);
    await places(page);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Thank you, Ada');
  });

  test('[CQ-02] while an order is being placed nothing is saved, whatever the page reads meanwhile', async ({
    page,
    baseURL,
  }) => {
    await fillsBag(page, baseURL, 1562);
    await comesToPayment(page);
    const seen: string[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('/api/quote') && request.method() === 'POST') seen.push('saved');
    });
    page.on('response', (response) => {
      if (response.url().endsWith('/api/payment/process')) seen.push('payment answered');
    });
    const goesOn = Promise.withResolvers<void>();
    await page.route('**/api/payment/process', async (route) => {
      await goesOn.promise;
      await route.continue();
    });
    await typesCard(page, cards.ok);
    await places(page);
    await expect(page.getByRole('button', { name: 'Placing your order…' })).toBeVisible();
    await raisePrice(1562, 700);
    await stepOf(page, 'Contact').getByRole('link', { name: 'Edit' }).click();
    await expect(page.getByText('changed while you were here.')).toBeVisible();
    goesOn.resolve();
    // The shop did not charge what had not been seen; now that nothing is on its way it is saved.
    await expect(page.getByRole('button', { name: 'Place order at the new total' })).toBeVisible();
    await expect.poll(() => seen).toEqual(['payment answered', 'saved']);
  });

  test('[CQ-15] a piece that sold out while its shopper paid stands struck, with ways out; the rest goes on', async ({
    page,
    baseURL,
  }) => {
    const sizeId = (await sizesOf(1551))[0] ?? 0;
    await setLeft(sizeId, 2);
    await fillsBag(page, baseURL, 1001);
    await putsIn(page.context(), baseURL, 1551, sizeId);
    await comesToPayment(page);
    await setLeft(sizeId, 0);
    await typesCard(page, cards.ok);
    await places(page);
    await expect(summaryOf(page).getByText('This has sold out.')).toBeVisible();
    await expect(page.getByText('changed while you were here.')).toBeVisible();
    await expect(page.getByText('since you last looked')).toHaveCount(0);
    await expect(placeButton(page)).toHaveAccessibleDescription(/^One piece cannot go as it is/);
    await expectAccessible(page);
    // On a phone the summary is folded, but not over a piece that cannot go.
    await page.setViewportSize(screens.phone);
    await expect(summaryOf(page).getByText('This has sold out.')).toBeVisible();
    await expectAccessible(page);
    await expect(summaryOf(page).getByRole('link', { name: /^Join waitlist for/ })).toBeVisible();
    await summaryOf(page)
      .getByRole('button', { name: /^Remove / })
      .press('Enter');
    await expect(placeButton(page)).not.toHaveAttribute('aria-disabled');
    await places(page);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Thank you, Ada');
  });
});
