import { expect, test } from 'vitest';
import { checkoutFields } from '../../domain/checkout/address-form.ts';
import { labelAddressField } from './label-address-field.ts';
import { sayFieldProblem } from './say-field-problem.ts';

const parts = [
  { part: 'name', label: 'Full name', isRequired: true, autocomplete: 'name' },
  {
    part: 'postalCode',
    label: 'ZIP code',
    isRequired: true,
    autocomplete: 'postal-code',
    pattern: { source: '^\\d{5}$', flags: '' },
  },
] as const;

test.each([
  ['en', 'Please enter the last name.', 'That ZIP code does not exist in this country.'],
  ['fr', 'Veuillez remplir le champ « Nom ».', expect.stringContaining('« ZIP code »')],
] as const)(
  'in %s a field says what is wrong by the name it has in its form',
  (language, noName, badCode) => {
    const [, lastName, code] = checkoutFields(parts, 'billing').map((field) =>
      labelAddressField(language, field),
    );
    if (!lastName || !code) throw new Error('a name is two fields, and a code a third');
    expect(sayFieldProblem(lastName, '')).toBe(noName);
    expect(sayFieldProblem(lastName, 'Lovelace')).toBeNull();
    expect(sayFieldProblem(code, '1')).toEqual(badCode);
  },
);
