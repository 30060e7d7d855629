import { expect, test } from 'vitest';
import { asksToSignIn, generalMessage } from './checkout-messages.ts';

test('[CQ-13] general messages are joined with line breaks, and no other area’s is among them', () => {
  const messages = [
    { field: 'general', text: 'One.' },
    { field: 'coupon', text: 'Two.' },
    { field: 'general', text: 'Three.' },
  ];
  expect(generalMessage(messages)).toBe('One.\nThree.');
  expect(generalMessage([])).toBeNull();
});

test('[CQ-14] being asked to sign in is known by its code, whatever the words and their language', () => {
  expect(asksToSignIn({ code: 'login_required' })).toBe(true);
  expect(asksToSignIn({ code: 'unprocessable' })).toBe(false);
});
