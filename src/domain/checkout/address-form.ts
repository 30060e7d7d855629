// The form of an address at checkout: the fields of a country, by the names that a quote gives them.
import type { AddressField, PostalAddress } from '../account/address.ts';
import type { CheckoutAddress } from './address.ts';

export type AddressUse = 'shipping' | 'billing';

export interface CheckoutField {
  readonly name: keyof CheckoutAddress;
  /** What its country calls it; null for what checkout calls the same everywhere. */
  readonly label: string | null;
  readonly isRequired: boolean;
  readonly autocomplete: string;
  readonly isWide: boolean;
  readonly options?: NonNullable<AddressField['options']>;
  readonly pattern?: NonNullable<AddressField['pattern']>;
}

/** No text of the shop's forms is longer. */
export const longestText = 96;

const named: Readonly<
  Record<Exclude<AddressField['part'], 'name' | 'region'>, Pick<CheckoutField, 'name' | 'isWide'>>
> = {
  line1: { name: 'streetAddress', isWide: true },
  line2: { name: 'streetAddress2', isWide: true },
  city: { name: 'city', isWide: false },
  postalCode: { name: 'postCode', isWide: false },
};

/** A name is two fields here; everything else is as the country writes it. */
export function checkoutFields(fields: readonly AddressField[], use: AddressUse): CheckoutField[] {
  const token = (name: string) => `${use} ${name}`;
  return fields.flatMap(({ part, label, isRequired, autocomplete, options, pattern }): CheckoutField[] => {
    const field = { label, isRequired, autocomplete: token(autocomplete), isWide: false };
    if (part === 'name')
      return [
        { ...field, name: 'firstName', label: null, autocomplete: token('given-name') },
        { ...field, name: 'lastName', label: null, autocomplete: token('family-name') },
      ];
    // A region of a known list is told by its code, any other by its name.
    if (part === 'region')
      return [options ? { ...field, name: 'regionCode', options } : { ...field, name: 'regionName' }];
    return [{ ...field, ...named[part], label: isStreet(part) ? null : label, ...(pattern && { pattern }) }];
  });
}

const isStreet = (part: AddressField['part']) => part === 'line1' || part === 'line2';

/** What a form holds of an address, by the names of its fields. */
export function fillFromAddress(address: CheckoutAddress | null): Record<string, string> {
  if (address === null) return {};
  const { regionId, countryId, countryName, ...formValues } = address;
  return formValues;
}

/**
 * What the fields of a country begin with: the quote's own address, or where the last order went while the quote has
 * none. Nothing of an address in another country.
 */
export function addressToBeginWith(
  own: CheckoutAddress | null,
  last: CheckoutAddress | null,
  country: string,
): CheckoutAddress | null {
  const address = own ?? last;
  return address?.countryCode === country ? address : null;
}

/** A saved address has one field for a name: all but the last word is the first name. */
export function fillFromBook(saved: Omit<PostalAddress, 'country'> & { readonly phone?: string }) {
  const names = saved.name.trim().split(/\s+/);
  const lastName = names.length > 1 ? (names.at(-1) ?? '') : '';
  return {
    firstName: names.length > 1 ? names.slice(0, -1).join(' ') : (names[0] ?? ''),
    lastName,
    streetAddress: saved.line1,
    streetAddress2: saved.line2,
    city: saved.city,
    regionCode: saved.region,
    regionName: saved.region,
    postCode: saved.postalCode,
    phone: saved.phone ?? '',
  };
}

/** An address in three lines, for whoever looks it over. */
export function addressSummary(address: CheckoutAddress): string[] {
  const { firstName, lastName, streetAddress, streetAddress2, city, postCode, countryName } = address;
  const region = address.regionCode || address.regionName;
  return [
    `${firstName} ${lastName}`.trim(),
    [streetAddress, streetAddress2].filter((line) => line !== '').join(', '),
    [city, [region, postCode].filter((part) => part !== '').join(' ')]
      .filter((part) => part !== '')
      .join(', '),
    countryName,
  ].filter((line) => line !== '');
}
