import { expect, test } from 'vitest';
import { checkoutFields } from '../../domain/checkout/address-form.ts';
import { labelAddressField } from './label-address-field.ts';

test('a name and a street are called the same everywhere, the rest as the country does', () => {
  const parts = ['name', 'line1', 'line2', 'postalCode'] as const;
  const fields = checkoutFields(
    parts.map((part) => ({ part, label: `Its ${part}`, isRequired: true, autocomplete: part })),
    'shipping',
  );
  expect(fields.map((field) => labelAddressField('en', field).label)).toEqual([
    'First name',
    'Last name',
    'Street address',
    'Apartment, suite',
    'Its postalCode',
  ]);
});
