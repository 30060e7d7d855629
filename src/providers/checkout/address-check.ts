// Whether a parcel would arrive. The built-in rules know what an address of a country looks like and which ZIP codes
// are in which state; a service that knows every letter box can stand behind the same interface.

import type { AddressPart } from '../../domain/account/address.ts';
import type { AddressRemark, CheckoutAddress } from '../../domain/checkout/address.ts';
import { stateOfZip } from '../../domain/checkout/us-zip.ts';
import { usCountryCode } from '../../domain/visitor/country.ts';
import { postalAddressProblems } from '../account/postal-address.ts';

export interface AddressProblem {
  readonly field: keyof CheckoutAddress;
  readonly remark: AddressRemark;
  /**
   * `missing` can be said later. `wrong` cannot be, in that country. `doubtful` may be right after all: the shopper
   * may insist.
   */
  readonly kind: 'missing' | 'wrong' | 'doubtful';
}

export interface AddressCheck {
  readonly problemsOf: (address: CheckoutAddress) => Promise<readonly AddressProblem[]>;
}

const fields: Readonly<Record<AddressPart, keyof CheckoutAddress>> = {
  name: 'firstName',
  line1: 'streetAddress',
  line2: 'streetAddress2',
  city: 'city',
  region: 'regionCode',
  postalCode: 'postCode',
};

export function builtInAddressCheck(): AddressCheck {
  return { problemsOf: async (address) => [...ruleProblems(address), ...zipProblems(address)] };
}

function ruleProblems(address: CheckoutAddress): AddressProblem[] {
  const postal = {
    name: `${address.firstName} ${address.lastName}`.trim(),
    line1: address.streetAddress,
    line2: address.streetAddress2,
    city: address.city,
    region: address.regionCode || address.regionName,
    postalCode: address.postCode,
    country: address.countryCode,
  };
  return Object.entries(postalAddressProblems(postal)).map(([part, problem]) => ({
    field: fields[part as AddressPart],
    remark: { code: 'part', problem },
    kind: problem.code === 'missing' ? 'missing' : 'wrong',
  }));
}

function zipProblems({ countryCode, regionCode, regionName, postCode }: CheckoutAddress): AddressProblem[] {
  const state = countryCode === usCountryCode ? stateOfZip(postCode) : null;
  if (state === null || regionCode === '' || state === regionCode) return [];
  const remark = { code: 'zip_not_in_region', zip: postCode, region: regionName } as const;
  return [{ field: 'postCode', remark, kind: 'doubtful' }];
}
