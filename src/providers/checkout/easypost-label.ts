// Whether somebody lives where a parcel goes, by EasyPost's check of addresses. Carriers ask more for a home.
import type { CheckoutAddress } from '../../domain/checkout/address.ts';

/** Tells `residential` or `commercial`; null when it cannot be told, which holds nobody up. */
export type AddressLabel = (address: CheckoutAddress) => Promise<'residential' | 'commercial' | null>;

/** A shopper waits for it. */
const patienceMs = 2_000;

interface Answer {
  readonly residential?: unknown;
  readonly verifications?: { readonly delivery?: { readonly success?: unknown } | null } | null;
}

export function easyPostLabel(apiKey: string, apiUrl = 'https://api.easypost.com'): AddressLabel {
  const authorization = `Basic ${Buffer.from(`${apiKey}:`).toString('base64')}`;
  return async (address) => {
    try {
      const response = await fetch(`${apiUrl}/v2/addresses`, {
        method: 'POST',
        headers: { authorization, 'content-type': 'application/json' },
        body: JSON.stringify({ address: easyPostAddress(address), verify: true }),
        redirect: 'error',
        signal: AbortSignal.timeout(patienceMs),
      });
      if (!response.ok) return null;
      const { residential, verifications } = (await response.json()) as Answer;
      if (verifications?.delivery?.success !== true || typeof residential !== 'boolean') return null;
      return residential ? 'residential' : 'commercial';
    } catch {
      return null;
    }
  };
}

/** Where it is, and not who lives there. */
function easyPostAddress(address: CheckoutAddress) {
  return {
    street1: address.streetAddress,
    street2: address.streetAddress2,
    city: address.city,
    state: address.regionCode || address.regionName,
    zip: address.postCode,
    country: address.countryCode,
  };
}
