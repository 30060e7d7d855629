// Whose card pays for a quote, as the shopper said at checkout.
import type { QuoteDraft } from '../checkout/quote.ts';
import type { CardOwner } from './saved-card.ts';

type Said = Pick<QuoteDraft, 'billingSameAsShipping' | 'billingAddress' | 'shippingAddress'>;

export function cardOwnerOf({ billingSameAsShipping, billingAddress, shippingAddress }: Said): CardOwner {
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
