import type { AddressRemark } from '../../domain/checkout/address.ts';
import type { Language } from '../../domain/visitor/language.ts';
import { sayAddressProblem } from '../account/say-address.ts';
import { wordsIn } from './words.ts';

/** What is missing, wrong or doubtful in an address. */
export function sayAddressRemark(language: Language, remark: AddressRemark): string {
  const words = wordsIn(language);
  switch (remark.code) {
    case 'shipping_address_missing':
      return words.enterShippingAddress;
    case 'billing_address_missing':
      return words.enterBillingAddress;
    case 'zip_not_in_region':
      return words.zipNotIn(remark.zip, remark.region);
    case 'part':
      return sayAddressProblem(language, remark.problem);
  }
}
