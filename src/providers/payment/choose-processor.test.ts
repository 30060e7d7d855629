import { expect, test } from 'vitest';
import { chooseProcessor } from './choose-processor.ts';

test.each([
  [false, [], 'sandbox'],
  [true, [], 'sandbox'],
  [false, ['stripe', 'braintree'], 'stripe'],
  [true, ['stripe', 'braintree'], 'braintree'],
  [true, ['stripe'], 'stripe'],
  [false, ['braintree'], 'braintree'],
] as const)(
  '[PM-04] with braintree_cc_enabled %s and keys of %j, %s takes the card',
  (isOn, keys, chosen) => {
    const hasKeys = (name: string) => keys.some((known) => known === name);
    expect(chooseProcessor({ braintree_cc_enabled: isOn }, hasKeys)).toBe(chosen);
  },
);
