// What a page tells whoever is somewhere, or shops as from there.
import { expect, test } from 'vitest';
import { readSession } from '../../../contract/visitor/session.ts';
import { answerOf, createTestShop } from '../../testing/test-shop.ts';

const shop = createTestShop({ TRUSTED_PROXIES: '127.0.0.1' });

const textOf = async (path: string, headers: Record<string, string>) =>
  (await shop.send(path, { headers, redirect: 'follow' })).text();
const warns = async (headers: Record<string, string>) =>
  (await textOf('/product/1016', headers)).includes('California Proposition 65 warning.');

test('[IX-09] a visitor is where the proxy says, otherwise where their address is, otherwise nowhere known', async () => {
  const countryOf = async (headers: Record<string, string>) =>
    (await answerOf(await shop.send('/api/session', { headers }), readSession)).country;
  expect(await countryOf({ 'cf-ipcountry': 'JP', 'x-forwarded-for': '90.1.2.3' })).toBe('JP');
  expect(await countryOf({ 'x-forwarded-for': '90.1.2.3' })).toBe('FR');
  expect(await countryOf({ 'x-forwarded-for': '192.168.1.7' })).toBeNull();
  expect(await countryOf({})).toBeNull();
});

test('[PG-21] the Proposition 65 warning goes by where somebody is, not by what they shop as', async () => {
  expect(await warns({ 'cf-ipcountry': 'US' })).toBe(true);
  expect(await warns({})).toBe(true);
  expect(await warns({ 'cf-ipcountry': 'FR' })).toBe(false);
  expect(await warns({ 'x-forwarded-for': '90.1.2.3' })).toBe(false);
  expect(await warns({ 'cf-ipcountry': 'FR', cookie: 'region=US.USD' })).toBe(false);
  expect(await warns({ 'cf-ipcountry': 'US', cookie: 'region=FR.EUR' })).toBe(true);
});

test('[RT-19, IX-02] who is abroad is led to the pages for abroad, and no page promises them free shipping', async () => {
  const page = '/product/1001/nocturne-bias-slip-dress-bordeaux';
  const main = async (country: string) =>
    /<main[\s\S]*<\/main>/.exec(await textOf(page, { 'cf-ipcountry': country }))?.[0] ?? '';
  const abroad = await main('FR');
  expect(abroad.includes('/shippinginternational')).toBe(true);
  expect(abroad.includes('/article/int-how-do-i-make-an-exchange')).toBe(true);
  expect(/free [\w-]* ?shipping|\/shippingusa|what-is-your-exchange-policy/i.test(abroad)).toBe(false);
  const home = await main('US');
  expect(home.includes('/shippingusa')).toBe(true);
  expect(home.includes('/article/what-is-your-exchange-policy')).toBe(true);
});
