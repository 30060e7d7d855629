// How each country writes an address, from data that follows Google's.
import { formatAddress } from 'localized-address-format';
import postalFieldNames from 'postal-address-field-names';
import { postcodeValidator, postcodeValidatorExistsForCountry } from 'postcode-validator';
import {
  type AddressField,
  type AddressProblems,
  addressProblems,
  type PostalAddress,
} from '../../domain/account/address.ts';
import { statesOf } from '../../domain/account/states.ts';
import { words } from '../../words/account/words.ts';
import { language } from '../../words/spoken.ts';
import { countryName } from '../../words/text/country-name.ts';

/** Node hands over all that the package exports, a bundler what it calls its default. */
const named =
  'default' in postalFieldNames ? (postalFieldNames.default as typeof postalFieldNames) : postalFieldNames;
const countries = new Map(named.map(({ iso, fields }) => [String(iso), fields]));

/** The fields of a form for this country. */
export function addressFields(country: string): AddressField[] {
  const names = countries.get(country) ?? { locality: 'City', postalCode: 'Postal code' };
  const options = statesOf(country);
  const { locality, administrativeArea, postalCode } = names as Record<string, string | undefined>;
  const field = (
    part: AddressField['part'],
    label: string | undefined,
    autocomplete: string,
    isRequired = true,
  ): AddressField[] => (label === undefined ? [] : [{ part, label, isRequired, autocomplete }]);
  const parts: Readonly<Record<string, string>> = words.addressParts;
  const called = (name: string | undefined) => (name === undefined ? undefined : (parts[name] ?? name));
  return [
    ...field('name', words.fullName, 'name'),
    ...field('line1', words.streetAndNumber, 'address-line1'),
    ...field('line2', words.apartment, 'address-line2', false),
    ...field('city', called(locality), 'address-level2'),
    // Counties and the like are not needed where no list of them is known.
    ...field('region', called(administrativeArea), 'address-level1', options !== undefined).map((region) =>
      options ? { ...region, options } : region,
    ),
    ...field('postalCode', called(postalCode), 'postal-code', postcodeValidatorExistsForCountry(country)),
  ];
}

export function isKnownCountry(country: string): boolean {
  return countries.has(country);
}

export function postalAddressProblems(address: PostalAddress): AddressProblems {
  const { country } = address;
  return addressProblems(
    address,
    addressFields(country),
    (code) => !postcodeValidatorExistsForCountry(country) || postcodeValidator(code, country),
  );
}

/** Every country an address can be in, by name. */
export function countryChoices(): { value: string; label: string }[] {
  return [...countries.keys()]
    .map((value) => ({ value, label: countryName(language(), value) }))
    .sort((a, b) => a.label.localeCompare(b.label, language()));
}

/** As it is written on a parcel. */
export function addressLines({
  name,
  line1,
  line2,
  city,
  region,
  postalCode,
  country,
}: PostalAddress): string[] {
  const lines = formatAddress({
    postalCountry: country,
    name,
    addressLines: [line1, line2].filter((line) => line !== ''),
    locality: city,
    administrativeArea: region,
    postalCode,
  });
  return [...lines, countryName(language(), country)];
}
