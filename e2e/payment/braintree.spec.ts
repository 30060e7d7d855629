// Checkout with Braintree, against a local one that speaks its interface and serves a stand-in of its script.
import type { Page } from '@playwright/test';
import { cardJourneys } from '../card-journeys.ts';
import { cards, places } from '../checkout-page.ts';
import { expect, test } from '../shopper.ts';

const frameOf = (page: Page, name: string) =>
  page.frameLocator(`iframe[title="Secure Credit Card Frame - ${name}"]`).getByRole('textbox');
const types = async (page: Page, number: string) => {
  await frameOf(page, 'Credit Card Number').fill(number);
  await frameOf(page, 'Expiration Date').fill('12 / 31');
  await frameOf(page, 'CVV').fill('123');
};

const answersBank = (page: Page, answer: 'approve' | 'refuse') =>
  page.frameLocator('iframe[title="Your bank"]').getByRole('button', { name: answer }).click();

cardJourneys({
  processor: 'braintree',
  name: 'Braintree',
  types,
  frame: 'iframe[title^="Secure Credit Card Frame"]',
  script: '**/hosted-fields.js',
  token: /tokencc_[0-9a-f]+_tok_ok/,
  incomplete: 'Please look at the card number again.',
  answersBank,
  more: ({ isThanked }) =>
    test('a second step is taken in a frame of the bank’s, and without it nothing is sent', async ({
      page,
    }) => {
      const urls: string[] = [];
      page.on('request', (request) => urls.push(request.url()));
      await types(page, cards.secondStep);
      await places(page);
      await answersBank(page, 'refuse');
      await expect(page.getByText('Your bank could not confirm that it was you.').first()).toBeVisible();
      expect(urls.filter((url) => url.includes('/api/payment'))).toEqual([]);
      await places(page);
      await answersBank(page, 'approve');
      await isThanked(page);
    }),
});
