import { expect, test } from 'vitest';
import { readConfiguration } from './configuration.ts';

test('Braintree’s production is refused over plain http, and half an account is refused at all', () => {
  const keys = { BRAINTREE_PUBLIC_KEY: 'public_key_1', BRAINTREE_PRIVATE_KEY: 'private_key_1' };
  const live = { ...keys, BRAINTREE_ENVIRONMENT: 'production' };
  expect(() => readConfiguration(live)).toThrow(/plain http/);
  expect(() => readConfiguration({ ...live, ORIGIN: 'http://shop.example' })).toThrow(/plain http/);
  expect(readConfiguration({ ...live, ORIGIN: 'https://shop.example' }).BRAINTREE_PUBLIC_KEY).toBe(
    'public_key_1',
  );
  expect(() => readConfiguration({ BRAINTREE_PUBLIC_KEY: 'public_key_1' })).toThrow(
    /BRAINTREE_PRIVATE_KEY is missing/,
  );
  expect(() => readConfiguration({ ...keys, BRAINTREE_PRIVATE_KEY: 'no' })).toThrow(
    /\(as set\) is not usable/,
  );
  expect(() => readConfiguration({ ...keys, BRAINTREE_ENVIRONMENT: 'live' })).toThrow(
    /BRAINTREE_ENVIRONMENT/,
  );
});
