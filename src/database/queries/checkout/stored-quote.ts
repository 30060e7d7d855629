// A quote as it was when it was paid for. Those from before words had codes keep sentences where codes are now.
import type { PricedQuote, Quote, ShippingOption } from '../../../domain/checkout/quote.ts';
import {
  contiguousRates,
  emailRate,
  farAbroadRates,
  nearAbroadRates,
  remoteRates,
  type ShippingWay,
} from '../../../domain/checkout/shipping-rates.ts';

type PastTax = Omit<PricedQuote['tax'], 'note'> & { readonly label?: string };

export function readStoredQuote(stored: Quote): Quote {
  return withParcels(withCodes(stored));
}

/** One from before parcels had days of their own has none: what it said of all of them stands alone. */
function withParcels(stored: Quote): Quote {
  const { shippingOptions, shippingOption } = stored.priced;
  if (shippingOptions.every(({ parcels }) => parcels !== undefined)) return stored;
  const fill = (option: ShippingOption): ShippingOption => ({ ...option, parcels: option.parcels ?? [] });
  return {
    ...stored,
    priced: {
      ...stored.priced,
      shippingOptions: shippingOptions.map(fill),
      shippingOption: shippingOption && fill(shippingOption),
    },
  };
}

/** Amounts are as they were; of what was said only the name of the tax is kept, for the order says it too. */
function withCodes(stored: Quote): Quote {
  const { priced } = stored;
  if (priced.tax.note !== undefined) return stored;
  const { label = '', ...tax }: PastTax = priced.tax;
  return {
    ...stored,
    changes: [],
    priced: {
      ...priced,
      tax: { ...tax, note: { code: 'written', label } },
      shippingOptions: priced.shippingOptions.map(withWay),
      shippingOption: priced.shippingOption && withWay(priced.shippingOption),
      // Nothing stood against what was paid for: these were remarks.
      messages: [],
    },
  };
}

const withWay = (option: ShippingOption): ShippingOption => ({ ...option, way: wayOfType(option.type) });

function wayOfType(type: string): ShippingWay {
  const rates = [...contiguousRates, ...remoteRates, ...nearAbroadRates, ...farAbroadRates, emailRate];
  return rates.find((rate) => rate.type === type)?.way ?? 'ground';
}
