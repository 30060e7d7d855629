import { expect, test } from 'vitest';
import { exchangePolicyPath, ratingPath, shippingPolicyPath } from './shop-links.ts';

test('[RT-19] policies are the ones for where the visitor is', () => {
  expect(exchangePolicyPath('FR')).toBe('/article/int-how-do-i-make-an-exchange');
  expect(exchangePolicyPath('us')).toBe('/article/what-is-your-exchange-policy');
  expect(exchangePolicyPath(null)).toBe('/article/what-is-your-exchange-policy');
  expect(shippingPolicyPath('FR')).toBe('/shippinginternational');
  expect(shippingPolicyPath('US')).toBe('/shippingusa');
});

test('the rating leads to the reviews, or to writing the first', () => {
  expect(ratingPath({ id: 7, reviewCount: 1 })).toBe('/products/reviews/7');
  expect(ratingPath({ id: 7, reviewCount: 0 })).toBe('/myaccount/reviews/review/7');
});
