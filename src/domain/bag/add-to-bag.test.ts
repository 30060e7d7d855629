import { describe, expect, test } from 'vitest';
import { missingChoice, resolveAddToBagError } from './add-to-bag.ts';
import { buyNowWays } from './buy-now-ways.ts';
import { waysOnDevice } from './ways-on-device.ts';

describe('[AB-05, AB-06, AB-07] where a refusal leads', () => {
  test.each([
    ['sold_out', 'sold-out'],
    ['no_longer_available', 'sold-out'],
    ['conflict', 'error-box'],
    ['size_required', 'notification'],
    ['not_enough_stock', 'notification'],
    ['bag_full', 'notification'],
    ['audience_excluded', 'notification'],
    ['unavailable', 'notification'],
    ['no_answer', 'notification'],
    ['a code of tomorrow', 'notification'],
  ] as const)('%s leads to %s', (code, place) => {
    expect(resolveAddToBagError(code)).toBe(place);
  });
});

describe('[AB-02] a size is required when the product has sizes', () => {
  const sizes = [{ id: 1 }, { id: 2 }];
  test('none chosen', () => expect(missingChoice(sizes, null)).toBe('size'));
  test('another product’s', () => expect(missingChoice(sizes, 3)).toBe('size'));
  test('one of them', () => expect(missingChoice(sizes, 2)).toBeNull());
  test('no sizes to choose from', () => expect(missingChoice([], null)).toBeNull());
});

describe('[AB-09] ways to buy now', () => {
  const off = {
    enable_pdp_buy_now: false,
    enable_pdp_google_pay: false,
    enable_pdp_apple_pay: false,
    apple_pay: true,
  };
  const on = { ...off, enable_pdp_buy_now: true, enable_pdp_google_pay: true, enable_pdp_apple_pay: true };

  test('each by its own flag', () => {
    expect(buyNowWays(off, 'US', 'stripe')).toEqual([]);
    expect(buyNowWays({ ...off, enable_pdp_buy_now: true }, 'US', 'stripe')).toEqual(['buy-now']);
    expect(buyNowWays({ ...off, enable_pdp_google_pay: true }, 'US', 'stripe')).toEqual(['google-pay']);
    expect(buyNowWays({ ...off, enable_pdp_apple_pay: true }, 'US', 'stripe')).toEqual(['apple-pay']);
    expect(buyNowWays(on, null, 'stripe')).toEqual(['buy-now', 'google-pay', 'apple-pay']);
  });
  test('no wallet that payment would not take', () => {
    expect(buyNowWays(on, 'US', 'sandbox')).toEqual(['buy-now']);
    expect(buyNowWays(on, 'US', 'braintree')).toEqual(['buy-now']);
    expect(buyNowWays({ ...on, apple_pay: false }, 'US', 'stripe')).toEqual(['buy-now', 'google-pay']);
  });
  test('no wallet that the browser does not know', () => {
    const ways = buyNowWays(on, 'US', 'stripe');
    const device = { PaymentRequest: class {} };
    expect(waysOnDevice(ways, device)).toEqual(['buy-now', 'google-pay']);
    expect(waysOnDevice(ways, {})).toEqual(['buy-now']);
    expect(waysOnDevice(ways, { ...device, ApplePaySession: class {} })).toEqual(ways);
  });
  test('[IX-02] none for those abroad', () => expect(buyNowWays(on, 'CA', 'stripe')).toEqual([]));
});
