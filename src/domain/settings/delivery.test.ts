import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { shippingOptions } from '../checkout/shipping-options.ts';
import { money } from '../pricing/money.ts';
import { standardDelivery, zoneOf } from '../shipping/delivery-terms.ts';
import {
  deliveryFaults,
  deliveryTermsOf,
  deliveryWays,
  rateParts,
  standardDeliveryValues as standard,
  tidyDelivery,
} from './delivery.ts';

const faultsOf = (values: object) => deliveryFaults({ ...standard, ...values });

test('what nobody has set is what the shop comes with, and is sound', () => {
  expect(deliveryFaults(standard)).toEqual([]);
  const terms = deliveryTermsOf(standard);
  const sorted = ({ nearAbroad, nonContiguousRegions, ...rest }: typeof terms) => ({
    ...rest,
    nearAbroad: nearAbroad.toSorted(),
    nonContiguousRegions: nonContiguousRegions.toSorted(),
  });
  expect(sorted(terms)).toEqual(sorted(standardDelivery));
  expect(standard).toMatchObject({
    countries: '',
    'home.two-day.light': '12.00',
    'near.international.days': '4-9',
  });
});

test.each([
  [{ countries: 'US IR' }, 'countries', 'embargoed', 'IR'],
  [{ countries: 'FR DE' }, 'countries', 'home_missing', ''],
  [{ countries: 'US FRANCE' }, 'countries', 'no_code', 'FRANCE'],
  [{ 'home.ground.light': '' }, 'home.ground.light', 'missing', ''],
  [{ 'home.two-day.light': '-1.00' }, 'home.two-day.light', 'no_amount', '10000.00'],
  [{ 'home.two-day.light': '10000.01' }, 'home.two-day.light', 'no_amount', '10000.00'],
  [{ 'home.two-day.heavy': '' }, 'home.two-day.heavy', 'missing', ''],
  [{ 'far.international.days': '9-4' }, 'far.international.days', 'no_days', '90'],
  [{ 'free.two-day': 'soon' }, 'free.two-day', 'no_amount', '10000.00'],
])('%j is refused', (values, at, code, value) => {
  expect(faultsOf(values)).toEqual([{ at, code, value }]);
});

test('a fast way may be left out, the slow one of a place may not', () => {
  const without = (name: string) => Object.fromEntries(rateParts.map((part) => [`${name}.${part}`, '']));
  expect(faultsOf(without('home.overnight'))).toEqual([]);
  expect(
    deliveryTermsOf({ ...standard, ...without('home.overnight') }).rates.home.map(({ type }) => type),
  ).toEqual(['ground', 'two-day']);
  expect(faultsOf(without('remote.ground')).map(({ code }) => code)).toEqual([
    'missing',
    'missing',
    'missing',
  ]);
});

test.each([
  ['countries', ' us, fr;de fr ', 'DE FR US'],
  ['home.ground.light', '7,4', '7.40'],
  ['home.ground.days', '3 – 6', '3-6'],
  ['home.ground.days', '2-2', '2'],
  ['free.two-day', 'soon', 'soon'],
])('%s: %j is compared as %j', (name, value, tidy) => {
  expect(tidyDelivery(value, name)).toBe(tidy);
});

test.each([
  ['US', 'OH', 'home'],
  ['US', 'AK', 'remote'],
  ['FR', '', 'near'],
  ['MX', '', 'far'],
])('%s %s goes at the rates for %s', (country, region, zone) => {
  expect(zoneOf(standardDelivery, country, region)).toBe(zone);
  expect(zoneOf(deliveryTermsOf({ ...standard, near: 'MX', regions: 'OH' }), country, region)).toBe(
    { home: 'remote', remote: 'home', near: 'far', far: 'near' }[zone],
  );
});

describe('for any sound table', () => {
  const amount = fc.integer({ min: 0, max: 1_000_000 }).map((minor) => (minor / 100).toFixed(2));
  const days = fc
    .tuple(fc.integer({ min: 0, max: 45 }), fc.integer({ min: 0, max: 45 }))
    .map(([first, more]) => `${first}-${first + more}`);
  const way = fc.record({ light: amount, heavy: amount, days });
  const code = fc.constantFrom('CA', 'FR', 'DE', 'MX', 'JP', 'BR', 'AU');
  const values = fc
    .record({
      countries: fc.array(code).map((codes) => (codes.length === 0 ? '' : ['US', ...codes].join(' '))),
      near: fc.array(code).map((codes) => codes.join(' ')),
      free: fc.array(fc.option(amount), { minLength: 4, maxLength: 4 }),
      ways: fc.array(fc.option(way), { minLength: deliveryWays.length, maxLength: deliveryWays.length }),
    })
    .map(({ countries, near, free, ways }) => ({
      ...standard,
      countries,
      near,
      ...Object.fromEntries(
        ['ground', 'two-day', 'overnight', 'abroad'].map((type, at) => [`free.${type}`, free[at] ?? '']),
      ),
      ...Object.fromEntries(
        deliveryWays.flatMap(({ name }, at) =>
          rateParts.map((part) => [`${name}.${part}`, ways[at]?.[part] ?? '']),
        ),
      ),
    }))
    .filter((each) => deliveryFaults(each).length === 0);
  const places = [
    ['US', 'OH'],
    ['US', 'AK'],
    ...['CA', 'FR', 'DE', 'MX', 'JP', 'BR', 'AU'].map((one) => [one, '']),
  ] as const;

  test('there is a way to wherever it sells, at no less than nothing, and none to anywhere else', () => {
    fc.assert(
      fc.property(
        values,
        fc.integer({ min: 0, max: 100_000 }),
        fc.boolean(),
        (given, worth, airProhibited) => {
          const terms = deliveryTermsOf(given);
          for (const [countryCode = '', regionCode = ''] of places) {
            const options = shippingOptions({
              now: Date.parse('2026-11-16T15:00:00Z'),
              countryCode,
              regionCode,
              visitorCountry: countryCode,
              subtotal: money(worth),
              lines: [
                {
                  isGiftCard: false,
                  parcel: 'heavy',
                  airProhibited,
                  isPresale: false,
                  presaleShipDate: null,
                },
              ],
              settings: terms,
              hasHomeCode: false,
              hasAbroadCode: false,
            });
            const isSold = given.countries === '' || given.countries.includes(countryCode);
            expect(options.length > 0, `${countryCode} ${given.countries}`).toBe(isSold);
            for (const { cost, arrivesFrom, arrivesBy } of options) {
              expect(cost.minor).toBeGreaterThanOrEqual(0);
              expect(arrivesFrom <= arrivesBy).toBe(true);
            }
          }
        },
      ),
    );
  });
});
