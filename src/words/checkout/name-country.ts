import type { CheckoutAddress } from '../../domain/checkout/address.ts';
import type { Language } from '../../domain/visitor/language.ts';
import { countryName } from '../text/country-name.ts';

/** An address as a shopper reads it: kept with its country in the shop's own language, said in theirs. */
export function nameCountry(language: Language, address: CheckoutAddress): CheckoutAddress {
  return { ...address, countryName: countryName(language, address.countryCode, address.countryName) };
}
