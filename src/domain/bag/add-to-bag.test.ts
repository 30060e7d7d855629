import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { buyNowWays, missingChoice, resolveAddToBagError } from './add-to-bag.ts';

describe('[AB-05, AB-06, AB-07] where a refusal leads', () => {
  test.each([
    ['Sorry, this is SOLD OUT.', 'sold-out'],
    ['size M is no longer available', 'sold-out'],
    ['Your purchase could not be completed: it is sold out.', 'error-box'],
    ['YOUR PURCHASE COULD NOT BE COMPLETED', 'error-box'],
    ['Please select a size.', 'notification'],
    ['', 'notification'],
  ] as const)('%j leads to %s', (message, place) => {
    expect(resolveAddToBagError(message)).toBe(place);
  });

  test.each([
    ['sold_out', 'sold-out'],
    ['no_longer_available', 'sold-out'],
    ['bag_full', 'notification'],
  ] as const)('in a language that is not read here %s leads to %s', (code, place) => {
    expect(resolveAddToBagError('Non.', code)).toBe(place);
  });

  test('the case of the words and what stands around them do not matter', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (before, after) => {
        expect(resolveAddToBagError(`${before}sOlD oUt${after}`)).not.toBe('notification');
      }),
    );
  });
});

describe('[AB-02] a size is required when the product has sizes', () => {
  const sizes = [{ id: 1 }, { id: 2 }];
  test('none chosen', () => expect(missingChoice(sizes, null)).toBe('Please select a size.'));
  test('another product’s', () => expect(missingChoice(sizes, 3)).toBe('Please select a size.'));
  test('one of them', () => expect(missingChoice(sizes, 2)).toBeNull());
  test('no sizes to choose from', () => expect(missingChoice([], null)).toBeNull());
});

describe('[AB-09] ways to buy now', () => {
  const off = { enable_pdp_buy_now: false, enable_pdp_google_pay: false, enable_pdp_apple_pay: false };
  const on = { enable_pdp_buy_now: true, enable_pdp_google_pay: true, enable_pdp_apple_pay: true };

  test('each by its own flag', () => {
    expect(buyNowWays(off, 'US')).toEqual([]);
    expect(buyNowWays({ ...off, enable_pdp_buy_now: true }, 'US')).toEqual(['buy-now']);
    expect(buyNowWays({ ...off, enable_pdp_google_pay: true }, 'US')).toEqual(['google-pay']);
    expect(buyNowWays({ ...off, enable_pdp_apple_pay: true }, 'US')).toEqual(['apple-pay']);
    expect(buyNowWays(on, null)).toEqual(['buy-now', 'google-pay', 'apple-pay']);
  });
  test('[IX-02] none for those abroad', () => expect(buyNowWays(on, 'CA')).toEqual([]));
});
