// An address as a shopper gives it, looked up: its country by number or code, its region by code or name.

import type { Queries } from '../../database/database.ts';
import { findCountry } from '../../database/queries/checkout/quote-facts.ts';
import { statesOf } from '../../domain/account/states.ts';
import type { AddressGiven, CheckoutAddress } from '../../domain/checkout/address.ts';
import { type DeliveryTerms, isSoldTo } from '../../domain/shipping/delivery-terms.ts';
import { isEmbargoed } from '../../domain/shipping/embargo.ts';
import type { AddressCheck } from '../../providers/checkout/address-check.ts';
import { sayAddressRemark } from '../../words/checkout/say-address-remark.ts';
import { words } from '../../words/checkout/words.ts';
import { language } from '../../words/spoken.ts';

export interface FieldProblem {
  readonly at: string;
  readonly message: string;
}

export type AddressRead =
  | { readonly ok: true; readonly address: CheckoutAddress }
  | { readonly ok: false; readonly problems: readonly FieldProblem[] };

/** Refuses what cannot be. What is only missing is asked for when it is to be placed. */
export async function readGivenAddress(
  queries: Queries,
  addressCheck: AddressCheck,
  given: AddressGiven,
  /** None where nothing is sent there. */
  delivery: Pick<DeliveryTerms, 'soldTo'> | null,
): Promise<AddressRead> {
  const country = await findCountry(queries, { id: given.countryId, code: given.countryCode });
  if (!country || isEmbargoed(country.code) || (delivery && !isSoldTo(delivery, country.code))) {
    const hasCountry = given.countryId !== undefined || given.countryCode !== undefined;
    const message = hasCountry ? words.notToThatCountry : words.chooseCountry;
    return { ok: false, problems: [{ at: 'countryCode', message }] };
  }
  const address: CheckoutAddress = {
    firstName: given.firstName ?? '',
    lastName: given.lastName ?? '',
    streetAddress: given.streetAddress ?? '',
    streetAddress2: given.streetAddress2 ?? '',
    city: given.city ?? '',
    postCode: given.postCode ?? '',
    ...regionOf(country.code, given),
    countryId: country.id,
    countryName: country.name,
    countryCode: country.code,
    phone: given.phone ?? '',
  };
  const wrong = (await addressCheck.problemsOf(address)).filter(({ kind }) => kind === 'wrong');
  if (wrong.length === 0) return { ok: true, address };
  return {
    ok: false,
    problems: wrong.map(({ field, remark }) => ({
      at: field,
      message: sayAddressRemark(language(), remark),
    })),
  };
}

type Region = Pick<CheckoutAddress, 'regionId' | 'regionName' | 'regionCode'>;

function regionOf(country: string, { regionCode = '', regionName = '' }: AddressGiven): Region {
  const regionText = (regionCode || regionName).trim();
  const states = statesOf(country);
  const isRegion = (text: string) => text.toLowerCase() === regionText.toLowerCase();
  const at = states?.findIndex(({ value, label }) => isRegion(value) || isRegion(label)) ?? -1;
  const state = states?.[at];
  if (state) return { regionId: at + 1, regionName: state.label, regionCode: state.value };
  return { regionId: null, regionName: regionText, regionCode: '' };
}
