import { expect, test } from 'vitest';
import type { AddressField } from '../account/address.ts';
import type { CheckoutAddress } from './address.ts';
import { addressSummary, addressToBeginWith, checkoutFields, fillFromBook } from './address-form.ts';

const field = (
  part: AddressField['part'],
  label: string,
  more: Partial<AddressField> = {},
): AddressField => ({
  part,
  label,
  isRequired: true,
  autocomplete: part,
  ...more,
});

test('a name is two fields, and each says what a browser fills in', () => {
  const fields = checkoutFields([field('name', 'Full name'), field('postalCode', 'ZIP code')], 'shipping');
  expect(fields.map(({ name, autocomplete }) => [name, autocomplete])).toEqual([
    ['firstName', 'shipping given-name'],
    ['lastName', 'shipping family-name'],
    ['postCode', 'shipping postalCode'],
  ]);
});

test('a region of a list is told by its code, any other by its name', () => {
  const options = [{ value: 'OH', label: 'Ohio' }];
  const [listed] = checkoutFields([field('region', 'State', { options })], 'billing');
  const [free] = checkoutFields([field('region', 'County')], 'billing');
  expect([listed?.name, free?.name]).toEqual(['regionCode', 'regionName']);
});

test('the fields begin with the quote’s own address, or with that of the last order, in its country alone', () => {
  const at = (countryCode: string, city: string) => ({ countryCode, city }) as CheckoutAddress;
  const [own, last] = [at('US', 'Columbus'), at('US', 'Akron')];
  expect(addressToBeginWith(own, last, 'US')).toBe(own);
  expect(addressToBeginWith(null, last, 'US')).toBe(last);
  expect(addressToBeginWith(null, last, 'FR')).toBeNull();
  expect(addressToBeginWith(at('FR', 'Paris'), last, 'US')).toBeNull();
  expect(addressToBeginWith(null, null, 'US')).toBeNull();
});

test('a saved name is split at its last word', () => {
  const saved = { line1: '', line2: '', city: '', region: '', postalCode: '' };
  expect(fillFromBook({ ...saved, name: 'Ana Maria Ruiz' })).toMatchObject({
    firstName: 'Ana Maria',
    lastName: 'Ruiz',
  });
  expect(fillFromBook({ ...saved, name: 'Cher' })).toMatchObject({ firstName: 'Cher', lastName: '' });
});

test('an address is summed up without what it does not have', () => {
  const address = {
    firstName: 'Inès',
    lastName: 'Okafor',
    streetAddress: '12 rue des Rosiers',
    streetAddress2: '',
    city: 'Paris',
    postCode: '75004',
    regionId: null,
    regionName: '',
    regionCode: '',
    countryId: 73,
    countryName: 'France',
    countryCode: 'FR',
    phone: '',
  };
  expect(addressSummary(address)).toEqual(['Inès Okafor', '12 rue des Rosiers', 'Paris, 75004', 'France']);
});
