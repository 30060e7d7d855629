// Checkout with Braintree, against a local one that speaks its interface and serves a stand-in of its script.
import type { Page } from '@playwright/test';
import { cardJourneys } from './card-journeys.ts';

const frameOf = (page: Page, name: string) =>
  page.frameLocator(`iframe[title="Secure Credit Card Frame - ${name}"]`).getByRole('textbox');
const types = async (page: Page, number: string) => {
  await frameOf(page, 'Credit Card Number').fill(number);
  await frameOf(page, 'Expiration Date').fill('12 / 31');
  await frameOf(page, 'CVV').fill('123');
};

cardJourneys({
  processor: 'braintree',
  name: 'Braintree',
  types,
  frame: 'iframe[title^="Secure Credit Card Frame"]',
  script: '**/hosted-fields.js',
  token: /tokencc_[0-9a-f]+_tok_ok/,
  incomplete: 'Please look at the card number again.',
});
