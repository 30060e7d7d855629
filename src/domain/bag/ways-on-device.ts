// Which of the buttons that go straight to payment a browser can follow. Loaded with the buttons, and not before them.
import type { BuyNowWay } from './buy-now-way.ts';

const apiOf: Readonly<Partial<Record<BuyNowWay, string>>> = {
  'google-pay': 'PaymentRequest',
  'apple-pay': 'ApplePaySession',
};

/** Those of the ways that a browser can go, by what its window has; a server has none. */
export function waysOnDevice(ways: readonly BuyNowWay[], window: object): readonly BuyNowWay[] {
  return ways.filter((way) => {
    const api = apiOf[way];
    return api === undefined || api in window;
  });
}
