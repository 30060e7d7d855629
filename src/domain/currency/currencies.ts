// The currencies a visitor may be shown prices in, and which country speaks which. A closed set: it is part of the key
// that pages are kept by.
import { defaultCurrency } from '../pricing/money.ts';

export interface Currency {
  readonly name: string;
  /** What a price is rounded to, in minor units: nobody writes €306.77 on a dress. */
  readonly step: number;
}

export const currencies: Readonly<Record<string, Currency>> = {
  USD: { name: 'US Dollar', step: 1 },
  AUD: { name: 'Australian Dollar', step: 100 },
  BRL: { name: 'Brazilian Real', step: 100 },
  CAD: { name: 'Canadian Dollar', step: 100 },
  CHF: { name: 'Swiss Franc', step: 100 },
  CNY: { name: 'Chinese Yuan', step: 100 },
  CZK: { name: 'Czech Koruna', step: 1000 },
  DKK: { name: 'Danish Krone', step: 500 },
  EUR: { name: 'Euro', step: 100 },
  GBP: { name: 'British Pound', step: 100 },
  HKD: { name: 'Hong Kong Dollar', step: 100 },
  HUF: { name: 'Hungarian Forint', step: 10000 },
  IDR: { name: 'Indonesian Rupiah', step: 100_000 },
  ILS: { name: 'Israeli Shekel', step: 100 },
  INR: { name: 'Indian Rupee', step: 1000 },
  ISK: { name: 'Icelandic Króna', step: 100 },
  JPY: { name: 'Japanese Yen', step: 100 },
  KRW: { name: 'South Korean Won', step: 1000 },
  KWD: { name: 'Kuwaiti Dinar', step: 250 },
  MXN: { name: 'Mexican Peso', step: 1000 },
  MYR: { name: 'Malaysian Ringgit', step: 100 },
  NOK: { name: 'Norwegian Krone', step: 500 },
  NZD: { name: 'New Zealand Dollar', step: 100 },
  PHP: { name: 'Philippine Peso', step: 1000 },
  PLN: { name: 'Polish Złoty', step: 100 },
  RON: { name: 'Romanian Leu', step: 100 },
  SEK: { name: 'Swedish Krona', step: 500 },
  SGD: { name: 'Singapore Dollar', step: 100 },
  THB: { name: 'Thai Baht', step: 1000 },
  TRY: { name: 'Turkish Lira', step: 1000 },
  ZAR: { name: 'South African Rand', step: 1000 },
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
