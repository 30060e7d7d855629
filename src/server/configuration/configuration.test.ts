import { expect, test } from 'vitest';
import { ConfigurationError, readConfiguration } from './configuration.ts';

const specified = [
  'AFTERPAY_MIN',
  'AFTERPAY_MAX',
  'KLARNA_MIN',
  'KLARNA_MAX',
  'KLARNA_SIGNATURE_REQUIRED_THRESHOLD',
  'MAX_AIR_PROHIBITED_ITEMS_PER_ORDER',
  'SO_DOMESTIC_STANDARD_GROUND',
  'SO_DOMESTIC_STANDARD_GROUND_BTEST',
  'ADOBE_ON_LOAD_EVENT_DELAY',
] as const;

test.each(specified)('[FL-04] %s is declared, has a default, and is read from the environment', (name) => {
  expect(readConfiguration({})[name]).toBeDefined();
  const read = readConfiguration({ [name]: '600' })[name];
  expect([600, { minor: 60_000, currency: 'USD' }]).toContainEqual(read);
});

test.each(specified)('[FL-04] %s stops the start when it is no number', (name) => {
  expect(() => readConfiguration({ [name]: 'plenty' })).toThrow(new RegExp(`^The setting ${name} .+\\.$`));
});

test('[FL-04] regions, expiry dates and video formats are typed lists', () => {
  const config = readConfiguration({
    AFTERPAY_RESTRICTED_REGIONS: 'AK,HI',
    KLARNA_RESTRICTED_REGIONS: 'PR',
    NON_CONTIGUOUS_REGIONS: 'AK',
    KLARNA_PRESALE_EXPIRATION: '2027-01-31',
    VIDEO_FORMATS: 'mp4:h264:H.264',
  });
  expect(config.AFTERPAY_RESTRICTED_REGIONS).toEqual(['AK', 'HI']);
  expect(config.KLARNA_RESTRICTED_REGIONS).toEqual(['PR']);
  expect(config.NON_CONTIGUOUS_REGIONS).toEqual(['AK']);
  expect(config.KLARNA_PRESALE_EXPIRATION).toBe('2027-01-31');
  expect(config.VIDEO_FORMATS).toEqual([{ container: 'mp4', codec: 'h264', label: 'H.264' }]);
  expect(readConfiguration({}).VIDEO_FORMATS.map(({ label }) => label)).toEqual([
    'AV1',
    'VP9',
    'H.265',
    'H.264',
  ]);
});

test('rewards of shipping are read with and without the way they free', () => {
  const read = (text: string) => readConfiguration({ FREE_SHIPPING_FROM: text }).FREE_SHIPPING_FROM;
  expect(read('Free 2-day shipping=100, Free overnight shipping=300')).toEqual(
    readConfiguration({}).FREE_SHIPPING_FROM,
  );
  expect(read('overnight: Demain=50').map(({ type, displayName }) => [type, displayName])).toEqual([
    ['overnight', 'Demain'],
  ]);
});

test.each([
  ['PORT', 'http'],
  ['PORT', '70000'],
  ['ORIGIN', 'shop.example'],
  ['DATABASE_URL', 'mysql://x'],
  ['SESSION_SECRET', 'short'],
  ['LOG_LEVEL', 'loud'],
  ['AFTERPAY_MIN', 'ten'],
  ['AFTERPAY_MIN', '-1'],
  ['KLARNA_MAX', '1e3'],
  ['KLARNA_SIGNATURE_REQUIRED_THRESHOLD', 'NaN'],
  ['MAX_AIR_PROHIBITED_ITEMS_PER_ORDER', '1.5'],
  ['ADOBE_ON_LOAD_EVENT_DELAY', '-5'],
  ['NON_CONTIGUOUS_REGIONS', 'Alaska'],
  ['KLARNA_PRESALE_EXPIRATION', '2027-02-30'],
  ['VIDEO_FORMATS', 'avi'],
  ['CONTACT_EMAIL', 'the shop'],
  ['CONTACT_PHONE', 'call us'],
  ['CONTACT_ADDRESS', '1 Main Street\nSpringfield'],
])('[FL-04] %s=%s stops the start with a sentence that names it', (name, value) => {
  expect(() => readConfiguration({ [name]: value })).toThrow(ConfigurationError);
  expect(() => readConfiguration({ [name]: value })).toThrow(new RegExp(`^The setting ${name} .+\\.$`));
});

test('[FL-04] a range upside down stops the start', () => {
  expect(() => readConfiguration({ KLARNA_MIN: '50', KLARNA_MAX: '40' })).toThrow(/KLARNA_MIN is greater/);
  expect(() => readConfiguration({ AFTERPAY_MIN: '50', AFTERPAY_MAX: '40' })).toThrow(
    /AFTERPAY_MIN is greater/,
  );
});

test('a secret that is not usable is not repeated', () => {
  expect(() => readConfiguration({ SESSION_SECRET: 'hunter2' })).not.toThrow(/hunter2/);
});

test('an empty setting counts as unset', () => {
  expect(readConfiguration({ PORT: '' }).PORT).toBe(3000);
});
