import { expect, test } from 'vitest';
import { sayMissingWallet } from './say-missing-wallet.ts';

test('a wallet that nobody takes here is said so', () => {
  expect(sayMissingWallet('en', 'google-pay')).toBe('Google Pay is not taken here. Please pay by card.');
  expect(sayMissingWallet('en', 'apple-pay')).toMatch(/^Apple Pay is not taken here/);
});
