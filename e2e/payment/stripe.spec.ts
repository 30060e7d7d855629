// Checkout with Stripe, against a local one that speaks its interface and serves a stand-in of its script.
import type { Page } from '@playwright/test';
import { cardJourneys } from '../card-journeys.ts';
import { cards, places } from '../checkout-page.ts';
import { test } from '../shopper.ts';

const frame = 'iframe[title="Secure payment input frame"]';
const types = (page: Page, number: string) => page.frameLocator(frame).getByLabel('Card number').fill(number);

cardJourneys({
  processor: 'stripe',
  name: 'Stripe',
  types,
  frame,
  script: '**/stripe.js',
  token: /ctoken_tok_ok/,
  incomplete: 'Your card number is incomplete.',
  answersBank: (page, answer) => page.getByRole('button', { name: answer }).click(),
  more: ({ isThanked }) =>
    test('a second step leads to the bank and back to the order', async ({ page }) => {
      await types(page, cards.secondStep);
      await places(page);
      await page.getByRole('button', { name: 'approve' }).click();
      await isThanked(page);
    }),
});
