// Country, currency and language.
export const title = 'Country and currency';
export const lead =
  'Say where your parcel goes, and we show what ships there and what it costs. You are charged in US dollars; other currencies are a guide.';
export const country = 'Country';
export const currency = 'Currency';
export const countrysOwn = 'The country’s own';
export const save = 'Save';
export const ratesOf = (day: string) => `Exchanged at the reference rates of ${day}.`;
export const chargedInDollars = 'You are charged in US dollars.';
export const noSuchCountry = 'There is no such country.';
export const currencyNotShown = 'The shop does not show prices in that currency.';
export const amountsInDollars = (most: number) => `Give up to ${most} amounts in dollars, such as 128,35.50.`;
export const language = 'Language';

// Being tracked.
export const whatWeNote = 'What we note';
export const whatIsNoted =
  'What is looked at and added, without a name or an address beside it, to see what works.';
export const browserRefuses =
  'Your browser asks not to be tracked, so nothing you do is noted, whatever is chosen here.';
export const isNoted = 'What you do is noted now.';
export const isNotNoted = 'Nothing you do is noted now.';
export const doNotNote = 'Do not note it';
export const note = 'Note it';

export const currencyNames = {
  USD: 'US Dollar',
  AUD: 'Australian Dollar',
  BRL: 'Brazilian Real',
  CAD: 'Canadian Dollar',
  CHF: 'Swiss Franc',
  CNY: 'Chinese Yuan',
  CZK: 'Czech Koruna',
  DKK: 'Danish Krone',
  EUR: 'Euro',
  GBP: 'British Pound',
  HKD: 'Hong Kong Dollar',
  HUF: 'Hungarian Forint',
  IDR: 'Indonesian Rupiah',
  ILS: 'Israeli Shekel',
  INR: 'Indian Rupee',
  ISK: 'Icelandic Króna',
  JPY: 'Japanese Yen',
  KRW: 'South Korean Won',
  KWD: 'Kuwaiti Dinar',
  MXN: 'Mexican Peso',
  MYR: 'Malaysian Ringgit',
  NOK: 'Norwegian Krone',
  NZD: 'New Zealand Dollar',
  PHP: 'Philippine Peso',
  PLN: 'Polish Złoty',
  RON: 'Romanian Leu',
  SEK: 'Swedish Krona',
  SGD: 'Singapore Dollar',
  THB: 'Thai Baht',
  TRY: 'Turkish Lira',
  ZAR: 'South African Rand',
};
