// A postal address, as a customer gives it. Which fields a country has, and what it calls them, is not known here.
import { words } from '../../words/account/words.ts';

export interface PostalAddress {
  readonly name: string;
  readonly line1: string;
  readonly line2: string;
  readonly city: string;
  /** State, province or prefecture; empty where a country has none. */
  readonly region: string;
  readonly postalCode: string;
  /** ISO 3166. */
  readonly country: string;
}

export type AddressPart = Exclude<keyof PostalAddress, 'country'>;

/** A field of a form for one country, in the order that country writes them. */
export interface AddressField {
  readonly part: AddressPart;
  readonly label: string;
  readonly isRequired: boolean;
  /** What a browser fills in by itself. */
  readonly autocomplete: string;
  /** The only values there are, when that is so. */
  readonly options?: readonly { readonly value: string; readonly label: string }[];
}

export const longestAddressPart = 100;
/** A book of addresses has an end. */
export const mostAddresses = 20;

/** By the part of the address. */
export type AddressProblems = Readonly<Record<string, string>>;

/** The sentence for each field that is not in order; none when the address is whole. */
export function addressProblems(
  address: PostalAddress,
  fields: readonly AddressField[],
  isPostalCode: (code: string) => boolean,
): AddressProblems {
  const problems = fields.flatMap(({ part, label, isRequired, options }) => {
    const value = address[part];
    if (value === '') return isRequired ? [[part, words.pleaseEnter(label)]] : [];
    if (value.length > longestAddressPart) return [[part, words.atMostCharacters(longestAddressPart)]];
    const isUnknown =
      (options && !options.some((option) => option.value === value)) ||
      (part === 'postalCode' && !isPostalCode(value));
    return isUnknown ? [[part, words.notInThisCountry(label)]] : [];
  });
  return Object.fromEntries(problems);
}
