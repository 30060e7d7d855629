import { expect, test } from 'vitest';
import type { CheckoutAddress } from '../checkout/address.ts';
import type { TaxRule } from '../checkout/tax.ts';
import { addressRefusal } from './change-address.ts';

const address: CheckoutAddress = {
  firstName: 'Ida',
  lastName: 'Berg',
  streetAddress: '1 Main St',
  streetAddress2: '',
  city: 'Brooklyn',
  postCode: '11201',
  regionId: 33,
  regionName: 'New York',
  regionCode: 'NY',
  countryId: 1,
  countryName: 'United States',
  countryCode: 'US',
  phone: '',
};

const salesTax = (state: string, percent: number): TaxRule => ({
  kind: 'calculated',
  percent,
  clothing: { kind: 'exemptBelow', minor: 11_000 },
  note: { code: 'sales_tax', state, percent },
});
const untaxed = (state: string): TaxRule => ({ kind: 'none', note: { code: 'no_sales_tax', state } });

const inState = (regionCode: string, tax: TaxRule, rest: Partial<CheckoutAddress> = {}) => ({
  address: { ...address, regionCode, ...rest },
  tax,
});
const newYork = inState('NY', salesTax('New York', 8));
const refusalOf = (
  before: typeof newYork | null,
  after: typeof newYork,
  status: 'placed' | 'shipped' = 'placed',
) => addressRefusal({ status }, before, after, ['AK', 'HI']);

test('another street, and another state of the same taxes', () => {
  expect(refusalOf(newYork, { ...newYork, address: { ...address, streetAddress: '2 Main St' } })).toBeNull();
  expect(refusalOf(newYork, inState('NJ', salesTax('New Jersey', 8)))).toBeNull();
  expect(refusalOf(inState('OR', untaxed('Oregon')), inState('MT', untaxed('Montana')))).toBeNull();
});

test('not where it would have cost something else', () => {
  expect(refusalOf(newYork, inState('NJ', salesTax('New Jersey', 7)))).toBe('other_tax');
  expect(refusalOf(newYork, inState('OR', untaxed('Oregon')))).toBe('other_tax');
  const exempt: TaxRule = { ...salesTax('New York', 8), kind: 'calculated', percent: 8, clothing: null };
  expect(refusalOf(newYork, inState('NY', exempt))).toBe('other_tax');
  expect(refusalOf(newYork, inState('AK', salesTax('Alaska', 8)))).toBe('other_postage');
  expect(refusalOf(newYork, inState('', newYork.tax, { countryCode: 'CA' }))).toBe('other_country');
});

test('not once a parcel has left, and not where nothing is sent', () => {
  expect(refusalOf(newYork, newYork, 'shipped')).toBe('has_left');
  expect(refusalOf(null, newYork)).toBe('nothing_is_sent');
});
