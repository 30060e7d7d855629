// A postal address, as a customer gives it. Which fields a country has, and what it calls them, is not known here.

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

/** A part of an address as one country has it, in the order that country writes them. */
export interface AddressRule {
  readonly part: AddressPart;
  /** What the country calls it, as the data of countries says: `ZIP code`. Null for what every country has. */
  readonly term: string | null;
  readonly isRequired: boolean;
  /** What a browser fills in by itself. */
  readonly autocomplete: string;
  /** The only values there are, when that is so. */
  readonly options?: readonly { readonly value: string; readonly label: string }[];
  /** The regular expression that every value matches, where the country has one; in two texts, so that a page can carry it. */
  readonly pattern?: { readonly source: string; readonly flags: string };
}

/** The same as a field of a form, by its name in the language of whoever fills it in. */
export interface AddressField extends Omit<AddressRule, 'term'> {
  readonly label: string;
}

export const longestAddressPart = 100;
/** A book of addresses has an end. */
export const mostAddresses = 20;

export type AddressProblem =
  | {
      readonly code: 'missing' | 'not_in_country';
      readonly part: AddressPart;
      readonly term: string | null;
    }
  | { readonly code: 'too_long' };

export type AddressProblems = Readonly<Partial<Record<AddressPart, AddressProblem>>>;

/** The fault of a value by what its part asks for, or null. Browser and server both judge by this function. */
export function partProblem(
  { isRequired, options, pattern }: Pick<AddressRule, 'isRequired' | 'options' | 'pattern'>,
  value: string,
): AddressProblem['code'] | null {
  if (value === '') return isRequired ? 'missing' : null;
  if (value.length > longestAddressPart) return 'too_long';
  const isUnknown =
    (options && !options.some((option) => option.value === value)) ||
    (pattern && !new RegExp(pattern.source, pattern.flags).test(value));
  return isUnknown ? 'not_in_country' : null;
}

/** What is not in order, by the part of the address; nothing when the address is whole. */
export function addressProblems(address: PostalAddress, rules: readonly AddressRule[]): AddressProblems {
  return Object.fromEntries(
    rules.flatMap((rule): [AddressPart, AddressProblem][] => {
      const code = partProblem(rule, address[rule.part]);
      if (code === null) return [];
      const { part, term } = rule;
      return [[part, code === 'too_long' ? { code } : { code, part, term }]];
    }),
  );
}
