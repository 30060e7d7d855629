import { expect, test } from 'vitest';
import { asksToSignIn, generalMessage, shippingFailure } from './checkout-messages.ts';

test('[CQ-12] what the shop said of an address stands in quotes behind the shop’s apology', () => {
  expect(shippingFailure('ZIP code does not match Brooklyn.')).toBe(
    'Oops! Please make sure your shipping information is correct. “ZIP code does not match Brooklyn.”',
  );
});

test('[CQ-13] general messages are joined with line breaks, and no other area’s is among them', () => {
  const messages = [
    { field: 'general', text: 'One.' },
    { field: 'coupon', text: 'Two.' },
    { field: 'general', text: 'Three.' },
  ];
  expect(generalMessage(messages)).toBe('One.\nThree.');
  expect(generalMessage([])).toBeNull();
});

test('[CQ-14] being asked to sign in is known by its words, wherever they stand', () => {
  expect(asksToSignIn('Session over. Please sign in to continue.')).toBe(true);
  expect(asksToSignIn('Please sign in.')).toBe(false);
});
