// Where an order goes and who pays for it, in the field names of specification section 3.

import type { AddressProblem } from '../account/address.ts';
/** As it is kept with a quote and an order: every field there is, empty where nothing was said. */
export interface CheckoutAddress {
  readonly firstName: string;
  readonly lastName: string;
  readonly streetAddress: string;
  readonly streetAddress2: string;
  readonly city: string;
  readonly postCode: string;
  /** State, province or prefecture; empty where a country has none. The number is the code's place in its country's list. */
  readonly regionId: number | null;
  readonly regionName: string;
  readonly regionCode: string;
  readonly countryId: number;
  readonly countryName: string;
  readonly countryCode: string;
  /** For the courier only. */
  readonly phone: string;
}

/** What there is to say of an address. */
export type AddressRemark =
  | { readonly code: 'shipping_address_missing' | 'billing_address_missing' }
  | { readonly code: 'zip_not_in_region'; readonly zip: string; readonly region: string }
  /** By the rules of its country. */
  | { readonly code: 'part'; readonly problem: AddressProblem };

/** What a shopper gives of it; the rest is looked up. */
export type AddressGiven = Partial<
  Omit<CheckoutAddress, 'countryId' | 'countryName' | 'countryCode' | 'regionId'>
> & {
  readonly countryId?: number | undefined;
  readonly countryCode?: string | undefined;
};
