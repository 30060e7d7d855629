// The currencies a visitor may be shown prices in, and which country speaks which. A closed set: it is part of the key
// that pages are kept by.
import { defaultCurrency } from '../pricing/money.ts';

export interface Currency {
  /** What a price is rounded to, in minor units: nobody writes €306.77 on a dress. */
  readonly step: number;
}

export const currencies: Readonly<Record<string, Currency>> = {
  USD: { step: 1 },
  AUD: { step: 100 },
  BRL: { step: 100 },
  CAD: { step: 100 },
  CHF: { step: 100 },
  CNY: { step: 100 },
  CZK: { step: 1000 },
  DKK: { step: 500 },
  EUR: { step: 100 },
  GBP: { step: 100 },
  HKD: { step: 100 },
  HUF: { step: 10000 },
  IDR: { step: 100_000 },
  ILS: { step: 100 },
  INR: { step: 1000 },
  ISK: { step: 100 },
  JPY: { step: 100 },
  KRW: { step: 1000 },
  KWD: { step: 250 },
  MXN: { step: 1000 },
  MYR: { step: 100 },
  NOK: { step: 500 },
  NZD: { step: 100 },
  PHP: { step: 1000 },
  PLN: { step: 100 },
  RON: { step: 100 },
  SEK: { step: 500 },
  SGD: { step: 100 },
  THB: { step: 1000 },
  TRY: { step: 1000 },
  ZAR: { step: 1000 },
};

const euroCountries =
  'AD AT AX BE BG BL CY DE EE ES FI FR GF GP GR HR IE IT LT LU LV MC ME MF MQ MT NL PM PT RE SI SK SM TF VA XK YT';

const countryCurrencies: ReadonlyMap<string, string> = new Map([
  ...euroCountries.split(' ').map((country) => [country, 'EUR'] as const),
  ...Object.entries({
    AU: 'AUD',
    BR: 'BRL',
    CA: 'CAD',
    CH: 'CHF',
    CN: 'CNY',
    CZ: 'CZK',
    DK: 'DKK',
    FO: 'DKK',
    GB: 'GBP',
    GG: 'GBP',
    GL: 'DKK',
    HK: 'HKD',
    HU: 'HUF',
    ID: 'IDR',
    IL: 'ILS',
    IM: 'GBP',
    IN: 'INR',
    IS: 'ISK',
    JE: 'GBP',
    JP: 'JPY',
    KR: 'KRW',
    KW: 'KWD',
    LI: 'CHF',
    MX: 'MXN',
    MY: 'MYR',
    NO: 'NOK',
    NZ: 'NZD',
    PH: 'PHP',
    PL: 'PLN',
    RO: 'RON',
    SE: 'SEK',
    SG: 'SGD',
    TH: 'THB',
    TR: 'TRY',
    ZA: 'ZAR',
  }),
]);

/** What a country pays with; where the shop does not show that, or does not know the country, its own currency. */
export function currencyOfCountry(countryCode: string | null): string {
  return countryCurrencies.get(countryCode?.toUpperCase() ?? '') ?? defaultCurrency.code;
}

export function isShownCurrency(code: string): boolean {
  return Object.hasOwn(currencies, code);
}
