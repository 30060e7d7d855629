import { expect, test } from 'vitest';
import { money } from '../../domain/pricing/money.ts';
import { sayPayInFour } from './say-pay-in-four.ts';

test('[P4-01] a product says what a quarter of it is, and by whom', () => {
  expect(sayPayInFour('en', money(10_000), ['klarna', 'afterpay'])).toBe(
    'Or 4 payments of $25 with Klarna or Afterpay.',
  );
  expect(sayPayInFour('en', money(8_000), ['afterpay'])).toBe('Or 4 payments of $20 with Afterpay.');
});
