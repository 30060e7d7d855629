// How each country writes an address, from data that follows Google's.
import { formatAddress } from 'localized-address-format';
import postalFieldNames from 'postal-address-field-names';
import { POSTCODE_REGEXES } from 'postcode-validator/lib/cjs/postcode-regexes.js';
import {
  type AddressProblems,
  type AddressRule,
  addressProblems,
  type PostalAddress,
} from '../../domain/account/address.ts';
import { statesOf } from '../../domain/account/states.ts';
import { isEmbargoed } from '../../domain/shipping/embargo.ts';
import type { Language } from '../../domain/visitor/language.ts';
import { countryName } from '../../words/text/country-name.ts';

/** Node hands over all that the package exports, a bundler what it calls its default. */
const named =
  'default' in postalFieldNames ? (postalFieldNames.default as typeof postalFieldNames) : postalFieldNames;
const countries = new Map(
  named.map(({ iso, fields }) => [String(iso), fields] as const).filter(([code]) => !isEmbargoed(code)),
);

/** The parts of an address in this country, in its order. */
export function addressRules(country: string): AddressRule[] {
  const terms = countries.get(country) ?? { locality: 'City', postalCode: 'Postal code' };
  const options = statesOf(country);
  const form = POSTCODE_REGEXES.get(country);
  const { locality, administrativeArea, postalCode } = terms as Record<string, string | undefined>;
  const rule = (
    part: AddressRule['part'],
    term: string | null | undefined,
    autocomplete: string,
    isRequired = true,
  ): AddressRule[] => (term === undefined ? [] : [{ part, term, isRequired, autocomplete }]);
  return [
    ...rule('name', null, 'name'),
    ...rule('line1', null, 'address-line1'),
    ...rule('line2', null, 'address-line2', false),
    ...rule('city', locality, 'address-level2'),
    // Counties and the like are not needed where no list of them is known.
    ...rule('region', administrativeArea, 'address-level1', options !== undefined).map((region) =>
      options ? { ...region, options } : region,
    ),
    ...rule('postalCode', postalCode, 'postal-code', form !== undefined).map((code) =>
      form ? { ...code, pattern: { source: form.source, flags: form.flags } } : code,
    ),
  ];
}

export function isKnownCountry(country: string): boolean {
  return countries.has(country);
}

export function postalAddressProblems(address: PostalAddress): AddressProblems {
  return addressProblems(address, addressRules(address.country));
}

/** Every country that something can be sent to, by name. */
export function countryChoices(language: Language): { value: string; label: string }[] {
  return [...countries.keys()]
    .map((value) => ({ value, label: countryName(language, value) }))
    .sort((a, b) => a.label.localeCompare(b.label, language));
}

/** As it is written on a parcel. */
export function addressLines(language: Language, address: PostalAddress): string[] {
  const { name, line1, line2, city, region, postalCode, country } = address;
  const lines = formatAddress({
    postalCountry: country,
    name,
    addressLines: [line1, line2].filter((line) => line !== ''),
    locality: city,
    administrativeArea: region,
    postalCode,
  });
  return [...lines, countryName(language, country)];
}
