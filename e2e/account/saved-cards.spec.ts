// Cards that are kept: at checkout they pay again, in the account they are deleted.
import type { Page } from '@playwright/test';
import { cards, choosesDelivery, fillsBag, givesOhio, places, stepOf, typesCard } from '../checkout-page.ts';
import { comesAsCustomer } from '../customer.ts';
import { expect, expectAccessible, expectFits, looks, screens, test } from '../shopper.ts';

async function comesToCards(page: Page, shop: string): Promise<void> {
  await fillsBag(page, shop, 1001);
  await page.goto('/checkout?step=shipping');
  const contact = stepOf(page, 'Contact');
  if (await contact.getByRole('button', { name: 'Continue' }).isVisible())
    await contact.getByRole('button', { name: 'Continue' }).click();
  await givesOhio(page);
  await choosesDelivery(page);
}

async function keepsCardByBuying(page: Page, shop: string): Promise<void> {
  await comesToCards(page, shop);
  await typesCard(page, cards.ok);
  await page.getByText('Keep this card for next time').click();
  await places(page);
  await thanks(page);
}

const thanks = (page: Page) => expect(page.getByRole('heading', { level: 1 })).toHaveText('Thank you, Ada');

for (const { name, viewport, flags } of looks)
  test.describe(name, () => {
    test.use({ viewport, flags });
    test('a card is kept, pays again without being typed, and is deleted in the account', async ({
      page,
      baseURL,
    }) => {
      test.setTimeout(120_000);
      await comesAsCustomer(page, baseURL ?? '');
      await keepsCardByBuying(page, baseURL ?? '');

      await comesToCards(page, baseURL ?? '');
      const step = stepOf(page, 'Payment');
      await expect(step.getByRole('radio', { name: /Visa ending 4242/ })).toBeChecked();
      await expect(page.locator('iframe[title="Card details"]')).toBeHidden();
      await expectFits(page);
      await expectAccessible(page);
      await places(page);
      await thanks(page);

      await page.goto('/myaccount#cards');
      const cardsRegion = page.getByRole('region', { name: 'Cards' });
      await expect(cardsRegion).toContainText('Visa ending 4242');
      await expect(cardsRegion).toContainText('1 Main Street');
      await expectFits(page);
      await expectAccessible(page);
      await cardsRegion.getByRole('button', { name: 'Delete: Visa ending 4242' }).click();
      await expect(cardsRegion).toContainText('Visa ending 4242 is deleted.');
      await page.reload();
      await expect(cardsRegion).toContainText('None. Add one here, or keep one at checkout');
    });
  });

for (const { name, viewport, flags } of looks)
  test.describe(`in the account, ${name}`, () => {
    test.use({ viewport, flags });
    test('a card is kept without buying, also after a second step', async ({ page, baseURL }) => {
      test.setTimeout(120_000);
      await comesAsCustomer(page, baseURL ?? '');
      await page.goto('/myaccount');
      const cardsRegion = page.getByRole('region', { name: 'Cards' });
      await cardsRegion.getByRole('link', { name: 'Add a card' }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Add a card');
      const keep = page.getByRole('button', { name: 'Keep this card' });
      await expectFits(page);
      await expectAccessible(page);
      await typesCard(page, cards.ok);
      await keep.click();
      await expect(cardsRegion).toContainText('Your card is kept.');
      await expect(cardsRegion).toContainText('Visa ending 4242');
      await expectFits(page);
      await expectAccessible(page);

      await page.goto('/myaccount/card');
      await typesCard(page, cards.secondStep);
      await keep.click();
      await expect(page.getByText('that Vitrine keeps your card')).toBeVisible();
      await page.getByRole('button', { name: 'Approve' }).click();
      await expect(cardsRegion).toContainText('Visa ending 3155');
    });
  });

test.describe('a card whose answer was lost', () => {
  test.use({ viewport: screens.phone, allowedConsole: /ERR_FAILED/ });
  test('is asked after by the same key, at the next press and on the page that is opened again', async ({
    page,
    baseURL,
  }) => {
    await comesAsCustomer(page, baseURL ?? '');
    const keys: (string | undefined)[] = [];
    let losses = 2;
    await page.route('**/api/account/cards', async (route) => {
      keys.push(route.request().headers()['idempotency-key']);
      // The shop has kept it, and nobody hears so.
      const response = await route.fetch();
      expect(response.status()).toBe(200);
      losses -= 1;
      return losses >= 0 ? route.abort() : route.fulfill({ response });
    });
    await page.goto('/myaccount/card');
    await typesCard(page, cards.ok);
    await page.getByRole('button', { name: 'Keep this card' }).click();
    const again = page.getByRole('button', { name: 'Try again' });
    await again.click();
    await expect.poll(() => keys.length).toBe(2);
    await expect(again).toBeVisible();
    await expectAccessible(page);
    await page.reload();
    const cardsRegion = page.getByRole('region', { name: 'Cards' });
    await expect(cardsRegion).toContainText('Your card is kept.');
    await expect(cardsRegion.getByRole('button', { name: /^Delete/ })).toHaveCount(1);
    expect(keys).toEqual([keys[0], keys[0], keys[0]]);
    // It was heard of: the next card is another one.
    await page.goto('/myaccount/card');
    await typesCard(page, cards.declined);
    await expect(page.getByRole('button', { name: 'Keep this card' })).toBeVisible();
  });

  test('is let go of by whoever would rather keep another', async ({ page, baseURL }) => {
    await comesAsCustomer(page, baseURL ?? '');
    const keys: (string | undefined)[] = [];
    await page.route('**/api/account/cards', (route) => {
      keys.push(route.request().headers()['idempotency-key']);
      return keys.length === 1 ? route.abort() : route.continue();
    });
    await page.goto('/myaccount/card');
    await typesCard(page, cards.ok);
    await page.getByRole('button', { name: 'Keep this card' }).click();
    await page.getByRole('button', { name: 'Keep another card instead' }).click();
    await page.getByRole('button', { name: 'Keep this card' }).click();
    await expect(page.getByRole('region', { name: 'Cards' })).toContainText('Your card is kept.');
    expect(new Set(keys).size).toBe(2);
  });
});

test.describe('a card that is declined or refused', () => {
  test.use({ viewport: screens.phone, allowedConsole: /status of 402/ });
  // Once for all screens: cards that are declined are counted, by where they come from.
  test('is not kept in the account, and says why', async ({ page, baseURL }) => {
    await comesAsCustomer(page, baseURL ?? '');
    await page.goto('/myaccount/card');
    const keep = page.getByRole('button', { name: 'Keep this card' });
    await typesCard(page, cards.declined);
    await keep.click();
    await expect(page.getByText('The card was declined.')).toBeVisible();
    await expectAccessible(page);
    await typesCard(page, cards.secondStep);
    await keep.click();
    await page.getByRole('button', { name: 'Refuse' }).click();
    await expect(page.getByText('Your bank could not confirm that it was you.')).toBeVisible();
    await page.goto('/myaccount');
    await expect(page.getByRole('region', { name: 'Cards' })).toContainText('None.');
  });
});

test.describe('when it cannot be deleted', () => {
  test.use({ allowedConsole: /status of (404|503)|ERR_FAILED/ });
  test('[PM-03] the account says why, or what to do, and the card stays', async ({ page, baseURL }) => {
    test.setTimeout(120_000);
    await comesAsCustomer(page, baseURL ?? '');
    await keepsCardByBuying(page, baseURL ?? '');
    await page.goto('/myaccount');
    const cardsRegion = page.getByRole('region', { name: 'Cards' });
    const press = () => cardsRegion.getByRole('button', { name: 'Delete: Visa ending 4242' }).click();
    const deleted = '**/api/stripe/card/*';

    // No answer at all has no message of its own.
    await page.route(deleted, (route) => route.abort());
    await press();
    await expect(cardsRegion).toContainText('Oops! Please refresh and try again or contact support.');

    // Somebody has deleted it elsewhere meanwhile: the shop itself says so.
    await page.unroute(deleted);
    const { content } = await (await page.request.get('/api/stripe/cards')).json();
    const gone = await page.request.delete(`/api/stripe/card/${content[0].id}`, {
      headers: { origin: baseURL ?? '' },
    });
    expect(gone.status()).toBe(204);
    await press();
    await expect(cardsRegion).toContainText('Oops! You have no such card.');
    await expect(cardsRegion).toContainText('Visa ending 4242');
  });
});
