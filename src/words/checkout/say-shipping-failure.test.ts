import { expect, test } from 'vitest';
import { sayShippingFailure } from './say-shipping-failure.ts';

test('[CQ-12] what the shop said of an address stands in quotes behind the shop’s apology', () => {
  expect(sayShippingFailure('en', 'ZIP code does not match Brooklyn.')).toBe(
    'Oops! Please make sure your shipping information is correct. “ZIP code does not match Brooklyn.”',
  );
  expect(sayShippingFailure('en', '')).toBe('Oops! Please make sure your shipping information is correct.');
});
