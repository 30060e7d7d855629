import { expect, test } from 'vitest';
import { openFlagDecider } from '../../domain/visitor/flag-decider.ts';
import { defaultFlags } from '../../domain/visitor/flags.ts';
import { createIpCountries } from '../../providers/visitor/ip-countries.ts';
import { testKeys } from '../testing/test-keys.ts';
import { proxiesAmong } from './address.ts';
import { consentCookie } from './consent-cookie.ts';
import { createDuties } from './duties.ts';
import { guestCookie } from './guest-cookie.ts';
import { languageCookie } from './language-cookie.ts';
import { lengthUnitCookie } from './length-unit-cookie.ts';
import { isOwnChoice, regionCookie } from './region-cookie.ts';
import { signedWordCookie } from './signed-word-cookie.ts';
import { splitCookie } from './split-cookie.ts';
import { visitCookie } from './visit-cookie.ts';
import { type VisitorRules, visitorOf } from './visitor.ts';

const origin = 'https://shop.example';
const cookie = guestCookie(testKeys.signer('guest'), origin);
const noRules = openFlagDecider({ setting: {}, service: {}, rules: new Map() });
const rules: VisitorRules = {
  guestCookie: cookie,
  regionCookie: regionCookie(origin),
  languageCookie: languageCookie(origin),
  lengthUnitCookie: lengthUnitCookie(origin),
  origin,
  isProxy: proxiesAmong(['10.0.0.1']),
  countryHeader: 'cf-ipcountry',
  countryOfAddress: () => null,
  flags: () => noRules,
  consentCookie: consentCookie(origin),
  splitCookie: splitCookie(origin),
  visitCookie: visitCookie(testKeys.secretFor('visit'), origin),
  signedInCookie: signedWordCookie('crowd', testKeys.signer('crowd'), origin),
  previewCookie: signedWordCookie('preview', testKeys.signer('flag preview'), origin),
  now: () => 1_800_000_000_000,
  dutiesOf: createDuties(new Map()),
  exchangeInto: (currency) => ({ currency, rate: 100_000_000, until: 1 }),
  hasDevTools: false,
};

function makeCaller(headers: Record<string, string>, peerAddress = '10.0.0.1') {
  return { peerAddress, header: (name: string) => headers[name] };
}

test('[IX-09] the country is a trusted proxy’s word, and unknown otherwise', () => {
  const country = (headers: Record<string, string>, peer?: string) =>
    visitorOf(makeCaller(headers, peer), rules).country;
  expect(country({ 'cf-ipcountry': 'CA' })).toBe('CA');
  expect(country({ 'cf-ipcountry': 'ca' }, '::ffff:10.0.0.1')).toBe('CA');
  expect(country({ 'cf-ipcountry': 'CA' }, '203.0.113.9')).toBeNull();
  expect(country({ 'cf-ipcountry': 'XX' })).toBeNull();
  expect(country({ 'cf-ipcountry': 'T1' })).toBeNull();
  expect(country({ 'cf-ipcountry': 'Canada' })).toBeNull();
  expect(country({})).toBeNull();
});

test('[IX-09] without a trusted word the address says it, that of the visitor and not of the proxy', () => {
  const known = { ...rules, countryOfAddress: createIpCountries() };
  const country = (headers: Record<string, string>, peer?: string) =>
    visitorOf(makeCaller(headers, peer), known).ipCountry;
  expect(country({}, '90.1.2.3')).toBe('FR');
  expect(country({}, '::ffff:133.1.2.3')).toBe('JP');
  expect(country({}, '2a01:cb00:1:2:3:4:5:6')).toBe('FR');
  expect(country({ 'x-forwarded-for': '133.1.2.3' }, '90.1.2.3')).toBe('FR');
  expect(country({ 'x-forwarded-for': '133.1.2.3' })).toBe('JP');
  expect(country({ 'x-forwarded-for': '133.1.2.3', 'cf-ipcountry': 'CA' })).toBe('CA');
  expect(country({ 'x-forwarded-for': '133.1.2.3', 'cf-ipcountry': 'XX' })).toBe('JP');
  for (const nowhere of [
    '127.0.0.1',
    '::1',
    '192.168.1.7',
    '10.1.2.3',
    '203.0.113.9',
    'fe80::1%eth0',
    'fd00::1',
    '',
  ])
    expect(country({}, nowhere), nowhere).toBeNull();
});

test('[TR-01] whoever comes from nobody knows where is asked first, and whoever is on the shop’s own network is at home', () => {
  const consent = (headers: Record<string, string>, peer?: string) =>
    visitorOf(makeCaller(headers, peer), rules).consent;
  for (const somewhere of ['8.8.8.8', '::ffff:90.1.2.3', '2a01:cb00:1:2:3:4:5:6'])
    expect(consent({}, somewhere), somewhere).toBe('asked');
  expect(consent({ 'x-forwarded-for': '8.8.8.8', 'cf-ipcountry': 'XX' })).toBe('asked');
  expect(consent({ 'x-forwarded-for': '8.8.8.8', 'cf-ipcountry': 'US' })).toBe('free');
  expect(consent({ 'x-forwarded-for': '8.8.8.8', cookie: '__Host-consent=yes' })).toBe('free');
  for (const near of ['127.0.0.1', '::1', '192.168.1.7', '10.1.2.3', 'fd00::1'])
    expect(consent({}, near), near).toBe('free');
});

test('a guest is known by a cookie only this shop can have signed', () => {
  const { guestId, setCookie } = cookie.issue();
  const value = /^__Host-guest=([^;]+);/.exec(setCookie)?.[1] ?? '';
  expect(setCookie).toContain('; Path=/; HttpOnly; SameSite=Lax; Max-Age=7776000; Secure');
  const guest = (text: string) =>
    visitorOf(makeCaller({ cookie: `a=b; __Host-guest=${text}; c=d` }), rules).guestId;
  expect(guest(value)).toBe(guestId);
  expect(guest(`${value.startsWith('x') ? 'y' : 'x'}${value.slice(1)}`)).toBeNull();
  expect(guest(`${value.slice(0, -1)}${value.endsWith('A') ? 'B' : 'A'}`)).toBeNull();
  expect(guest('')).toBeNull();
  expect(guest('a.b')).toBeNull();
  const other = guestCookie(testKeys.signer('waitlist confirmation'), origin);
  expect(other.read(value)).toBeNull();
  expect(visitorOf(makeCaller({}), rules).guestId).toBeNull();
});

test('without https the cookies have plain names, since browsers refuse the prefix there', () => {
  expect(guestCookie(testKeys.signer('guest'), 'http://localhost:3000').issue().setCookie).toMatch(
    /^guest=[^;]+; [^;]+; HttpOnly/,
  );
  expect(guestCookie(testKeys.signer('guest'), 'http://localhost:3000').issue().setCookie).not.toContain(
    'Secure',
  );
});

test('a visitor shops as the country and currency they asked for, and stays where they are', () => {
  const visitor = visitorOf(makeCaller({ 'cf-ipcountry': 'US', cookie: '__Host-region=CA.CAD' }), rules);
  expect(visitor).toMatchObject({ country: 'CA', exchange: { currency: 'CAD' }, ipCountry: 'US' });
  expect(visitorOf(makeCaller({ 'cf-ipcountry': 'US', cookie: '__Host-region=.EUR' }), rules)).toMatchObject({
    country: 'US',
    exchange: { currency: 'EUR' },
  });
  expect(visitorOf(makeCaller({ cookie: '__Host-region=<script>' }), rules)).toMatchObject({
    country: null,
    exchange: { currency: 'USD' },
  });
  expect(visitorOf(makeCaller({ 'cf-ipcountry': 'US', cookie: '__Host-region=JP.' }), rules)).toMatchObject({
    country: 'JP',
    exchange: { currency: 'JPY' },
  });
  expect(visitorOf(makeCaller({ 'cf-ipcountry': 'FR' }), rules)).toMatchObject({
    exchange: { currency: 'EUR' },
  });
});

test('a region is remembered by a cookie that no other host and no plain connection can plant', () => {
  const line = '__Host-region=CA.CAD; Path=/; HttpOnly; SameSite=Lax; Secure';
  expect(regionCookie(origin).write({ country: 'CA', currency: 'CAD' }, 'visit')).toBe(line);
  expect(regionCookie(origin).write({ country: 'CA', currency: null }, 'year')).toBe(
    '__Host-region=CA.; Path=/; HttpOnly; SameSite=Lax; Max-Age=31536000; Secure',
  );
  expect(visitorOf(makeCaller({ cookie: 'region=FR.EUR' }), rules)).toMatchObject({ country: null });
});

const visit = { 'sec-fetch-dest': 'document', 'sec-fetch-mode': 'navigate' };

test.each<[string, Record<string, string>, boolean]>([
  ['a link on another site', { 'sec-fetch-site': 'cross-site', ...visit }, true],
  ['an address that was typed', { 'sec-fetch-site': 'none', ...visit }, true],
  ['a page of ours', { 'sec-fetch-site': 'same-origin', 'sec-fetch-dest': 'empty' }, true],
  ['a browser that says nothing', {}, true],
  [
    'a picture',
    { 'sec-fetch-site': 'cross-site', 'sec-fetch-dest': 'image', 'sec-fetch-mode': 'no-cors' },
    false,
  ],
  ['a frame', { 'sec-fetch-site': 'cross-site', ...visit, 'sec-fetch-dest': 'iframe' }, false],
  ['a page of another host', { 'sec-fetch-site': 'same-site', 'sec-fetch-dest': 'empty' }, false],
  ['what is fetched ahead', { 'sec-fetch-site': 'cross-site', ...visit, 'sec-purpose': 'prefetch' }, false],
])('[RT-08] %s may choose the region: %j is %s', (_, headers, may) => {
  expect(isOwnChoice((name) => headers[name])).toBe(may);
});

test('only in the worker does a cookie switch flags', () => {
  const cookie = { cookie: 'flags=second_style.-pdp_image_zoom' };
  expect(visitorOf(makeCaller(cookie), rules).flags).toEqual(defaultFlags);
  const { flags } = visitorOf(makeCaller(cookie), { ...rules, hasDevTools: true });
  expect(flags).toEqual({ ...defaultFlags, second_style: true, pdp_image_zoom: false });
});
