import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { defaultFlags } from '../../domain/visitor/flags.ts';
import { readConfiguration } from '../configuration/configuration.ts';
import { bothSources, contentSecurityPolicy } from '../http/security-headers.ts';
import { cardPages } from './card-entry.ts';
import { lenderSources, payInFourOf } from './pay-in-four.ts';

const keys = {
  STRIPE_SECRET_KEY: 'sk_test_x',
  STRIPE_PUBLISHABLE_KEY: 'pk_test_x',
  STRIPE_WEBHOOK_SECRET: 'whsec_x',
};
const lenders = {
  KLARNA_SCRIPT_URL: 'https://js.klarna.com/web-sdk/v1/klarna.js',
  AFTERPAY_SCRIPT_URL: 'https://js.afterpay.com/afterpay-1.x.js',
};
const braintree = { BRAINTREE_PUBLIC_KEY: 'public_key_1', BRAINTREE_PRIVATE_KEY: 'private_key_1' };
const policy = (settings: Record<string, string>, flags = defaultFlags) => {
  const config = readConfiguration(settings);
  const outside = bothSources(cardPages(config)(flags).sources, lenderSources(payInFourOf(config), flags));
  return contentSecurityPolicy({ nonce: 'n' }, { outside });
};
const hostsOf = (text: string) => [...new Set(text.match(/https?:\/\/[^ ;]+/g) ?? [])].toSorted();

test('the checkout of a shop without keys loads nothing from elsewhere', () => {
  expect(hostsOf(policy({}))).toEqual([]);
  expect(policy({})).toContain("frame-src 'self'");
  expect(policy({})).toContain("require-trusted-types-for 'script'");
});

test('whatever it can open is in the inventory', async () => {
  const inventory = await readFile(new URL('../../../docs/checkout-scripts.md', import.meta.url), 'utf8');
  const listed = [...inventory.matchAll(/^\| `(https:[^`]+)`/gm)].map(([, host]) => host).toSorted();
  const live = { ...braintree, BRAINTREE_ENVIRONMENT: 'production', ORIGIN: 'https://shop.example' };
  const opened = [{ ...keys, ...lenders }, braintree, live].flatMap((settings) => hostsOf(policy(settings)));
  expect([...new Set(opened)].toSorted()).toEqual(listed);
});

test('of two processors the page opens the hosts of the one that takes the card', () => {
  const both = { ...keys, ...braintree };
  const on = { ...defaultFlags, braintree_cc_enabled: true };
  expect(hostsOf(policy(both, { ...on, braintree_cc_enabled: false })).join()).not.toContain('braintree');
  expect(hostsOf(policy(both, on))).toEqual([
    'https://*.cardinalcommerce.com',
    'https://*.cardinaltrusted.com',
    'https://api.sandbox.braintreegateway.com',
    'https://assets.braintreegateway.com',
    'https://js.braintreegateway.com',
    'https://payments.sandbox.braintree-api.com',
    'https://songbirdstag.cardinalcommerce.com',
  ]);
});

test('[P4-07] a lender’s host is open only while its flag is on', () => {
  const off = { ...defaultFlags, payments_klarna: false };
  expect(hostsOf(policy(lenders, off))).toEqual(['https://js.afterpay.com']);
  expect(hostsOf(policy(lenders, { ...off, afterpay_payments: false }))).toEqual([]);
});
