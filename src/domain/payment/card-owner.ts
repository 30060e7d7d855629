// Whose card it is: as the shopper said at checkout, or as their account knows.
import type { PostalAddress } from '../account/address.ts';
import type { QuoteDraft } from '../checkout/quote.ts';
import type { CardOwner } from './saved-card.ts';

/** Whose card it is that is kept without an order: the first of their addresses, or nobody knows where. */
export function cardOwnerFromBook(name: string, address: PostalAddress | undefined): CardOwner {
  if (!address) return { name, address: null };
  const { line1, line2, city, region, postalCode, country } = address;
  return { name: address.name || name, address: { line1, line2, city, region, postalCode, country } };
}

type BillingFields = Pick<QuoteDraft, 'billingSameAsShipping' | 'billingAddress' | 'shippingAddress'>;

export function cardOwnerOf({
  billingSameAsShipping,
  billingAddress,
  shippingAddress,
}: BillingFields): CardOwner {
  const address = billingSameAsShipping ? shippingAddress : billingAddress;
  if (!address) return { name: null, address: null };
  return {
    name: `${address.firstName} ${address.lastName}`.trim() || null,
    address: {
      line1: address.streetAddress,
      line2: address.streetAddress2,
      city: address.city,
      region: address.regionCode || address.regionName,
      postalCode: address.postCode,
      country: address.countryCode,
    },
  };
}
