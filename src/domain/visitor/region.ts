// The country and currency a visitor asks to shop as, for the visit.
import { isCountryCode } from './country-codes.ts';

export interface Region {
  /** ISO codes; null keeps what the shop found out by itself. */
  readonly country: string | null;
  readonly currency: string | null;
}

const currency = /^[A-Z]{3}$/;

/** What an address asks for (`?glCountry=CA&glCurrency=CAD`); null when it asks for nothing that could be. */
export function regionFromQuery(glCountry: string | null, glCurrency: string | null): Region | null {
  return regionOf(glCountry?.toUpperCase() ?? '', glCurrency?.toUpperCase() ?? '');
}

/** A region as one word of a cookie: CA.CAD, CA. or .CAD */
export function regionText(region: Region): string {
  return `${region.country ?? ''}.${region.currency ?? ''}`;
}

export function parseRegion(text: string | undefined): Region | null {
  const [countryText = '', currencyText = '', ...more] = (text ?? '').split('.');
  return more.length === 0 ? regionOf(countryText, currencyText) : null;
}

function regionOf(countryText: string, currencyText: string): Region | null {
  const region = {
    country: isCountryCode(countryText) ? countryText : null,
    currency: currency.test(currencyText) ? currencyText : null,
  };
  return region.country === null && region.currency === null ? null : region;
}
