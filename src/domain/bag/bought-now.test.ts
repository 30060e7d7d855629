import { expect, test } from 'vitest';
import { boughtNow, missingWallet, whyNotBought } from './bought-now.ts';

test.each([
  ['pay=buy-now&product=1001', { way: 'buy-now', productId: 1001 }],
  ['pay=google-pay&product=7', { way: 'google-pay', productId: 7 }],
  ['pay=buy-now', null],
  ['product=1001', null],
  ['pay=cash&product=1001', null],
  ['pay=buy-now&product=-1', null],
  ['pay=buy-now&product=1e3', null],
  ['pay=buy-now&product=99999999999', null],
])('an address with %s asks for %j', (query, purchase) => {
  const parameters = new URLSearchParams(query);
  expect(boughtNow(parameters.get('pay'), parameters.get('product'))).toEqual(purchase);
});

test('a wallet that nobody takes here is missing, and one that may be taken is not', () => {
  expect(missingWallet('google-pay', 'sandbox')).toBe('google-pay');
  expect(missingWallet('apple-pay', 'braintree')).toBe('apple-pay');
  expect(missingWallet('apple-pay', 'stripe')).toBeNull();
  expect(missingWallet('buy-now', 'sandbox')).toBeNull();
});

test('why it was not bought is what is wrong with that product, or what was said', () => {
  const bought = { way: 'buy-now', productId: 7 } as const;
  const other = { productId: 8, problem: 'This has sold out.' };
  expect(whyNotBought(bought, 'Declined.')).toBe('Declined.');
  expect(whyNotBought(bought, 'Changed.', [other, { productId: 7, problem: null }])).toBe('Changed.');
  expect(whyNotBought(bought, 'Changed.', [{ productId: 7, problem: 'This has sold out.' }, other])).toBe(
    'This has sold out.',
  );
});
