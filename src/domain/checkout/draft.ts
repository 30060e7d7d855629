// What a shopper has said so far, and how saying more changes it.
import type { CheckoutAddress } from './address.ts';
import { normalizedCode } from './codes/coupon.ts';
import type { QuoteDraft } from './quote.ts';

export const emptyDraft: QuoteDraft = {
  emailAddress: '',
  shippingAddress: null,
  billingSameAsShipping: true,
  billingAddress: null,
  shippingOptionName: null,
  couponCodes: [],
  storeCreditWanted: 0,
  internationalConsent: false,
  signatureOptOut: false,
  isGiftOrder: false,
  avsUserSelectedValid: false,
  avsUserSelectedInvalid: false,
  avsShippingLabel: null,
};

/** What is left out stays as it was. */
export type DraftChange = {
  readonly [Field in Exclude<keyof QuoteDraft, 'couponCodes'>]?: QuoteDraft[Field] | undefined;
} & {
  /** One more code; null takes all of them off. */
  readonly couponCode?: string | null | undefined;
  readonly removeCoupons?: readonly string[] | undefined;
};

export function changedDraft(draft: QuoteDraft, change: DraftChange): QuoteDraft {
  const { couponCode, removeCoupons = [], shippingAddress, emailAddress, ...others } = change;
  const moved = shippingAddress === undefined ? draft : withShippingAddress(draft, shippingAddress);
  const next = {
    ...moved,
    ...omitUndefined(others),
    ...(emailAddress !== undefined && { emailAddress: emailAddress.toLowerCase() }),
    couponCodes: changedCodes(moved.couponCodes, couponCode, removeCoupons),
  };
  // Only one of the two can have been chosen, and the later choice counts.
  if (change.avsUserSelectedValid) return { ...next, avsUserSelectedInvalid: false };
  return change.avsUserSelectedInvalid ? { ...next, avsUserSelectedValid: false } : next;
}

type DefinedFields<T> = { [Field in keyof T]?: Exclude<T[Field], undefined> };

const omitUndefined = <T extends object>(given: T) =>
  Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined)) as DefinedFields<T>;

/**
 * Another country asks again for whatever belonged to the one before: region, postcode, consent, and whether it is a
 * gift. What was chosen about an address that was checked belongs to that address.
 */
export function withShippingAddress(draft: QuoteDraft, next: CheckoutAddress | null): QuoteDraft {
  const before = draft.shippingAddress;
  if (next !== null && before !== null && isSamePlace(before, next))
    return { ...draft, shippingAddress: next };
  const checked = {
    ...draft,
    shippingAddress: next,
    avsUserSelectedValid: false,
    avsUserSelectedInvalid: false,
    avsShippingLabel: null,
  };
  if (next === null || before === null || before.countryCode === next.countryCode) return checked;
  const hasOldPostCode = before.postCode !== '' && before.postCode === next.postCode;
  const hasOldRegion = before.regionCode === next.regionCode && before.regionName === next.regionName;
  return {
    ...checked,
    internationalConsent: false,
    isGiftOrder: false,
    shippingAddress: {
      ...next,
      ...(hasOldPostCode && { postCode: '' }),
      ...(hasOldRegion && { regionId: null, regionName: '', regionCode: '' }),
    },
  };
}

/** Whoever it is for, and however they are called. */
const ofThePerson: readonly string[] = ['firstName', 'lastName', 'phone'] satisfies (keyof CheckoutAddress)[];

export function isSamePlace(one: CheckoutAddress, other: CheckoutAddress): boolean {
  const keys = Object.keys(one) as (keyof CheckoutAddress)[];
  return keys.every((key) => ofThePerson.includes(key) || one[key] === other[key]);
}

/** Each once, however it was typed. None makes room for another: a code leaves by the shopper's hand. */
function changedCodes(
  codes: readonly string[],
  added: string | null | undefined,
  removed: readonly string[],
): readonly string[] {
  const gone = new Set(removed.map(normalizedCode));
  const remainingCodes = added === null ? [] : codes.filter((code) => !gone.has(code));
  const code = normalizedCode(added ?? '');
  return [...new Set(code === '' ? remainingCodes : [...remainingCodes, code])];
}

/** All of both, however many that are: whoever signs in loses none. */
export function mergedCodes(one: readonly string[], other: readonly string[]): readonly string[] {
  return [...new Set([...one, ...other])];
}

/** A guest's draft over that of the customer they turn out to be: whatever the guest said counts. */
export function mergedDraft(own: QuoteDraft | null, guests: QuoteDraft): QuoteDraft {
  if (!own) return guests;
  const hasShipping = guests.shippingAddress !== null;
  return {
    ...(hasShipping ? guests : own),
    emailAddress: guests.emailAddress || own.emailAddress,
    couponCodes: mergedCodes(guests.couponCodes, own.couponCodes),
    storeCreditWanted: Math.max(guests.storeCreditWanted, own.storeCreditWanted),
  };
}
