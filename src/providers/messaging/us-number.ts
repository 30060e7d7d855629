// Which numbers are phones of the United States, by the published numbering plans.
import { parsePhoneNumberFromString } from 'libphonenumber-js/max';

/** The states and the territories. */
const homes: ReadonlySet<string | undefined> = new Set(['US', 'PR', 'GU', 'VI', 'AS', 'MP']);

/** Kinds that may be a mobile phone: premium and toll-free numbers are none, and cost whoever texts them. */
const kinds: ReadonlySet<string | undefined> = new Set(['MOBILE', 'FIXED_LINE_OR_MOBILE']);

/** Of a number in the form +12015550123. */
export function isUsNumber(phone: string): boolean {
  const number = parsePhoneNumberFromString(phone);
  return number?.isValid() === true && homes.has(number.country) && kinds.has(number.getType());
}
