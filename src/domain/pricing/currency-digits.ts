// How many decimals a currency has, by ISO 4217. Intl is not asked: engines disagree about it (V8 gives HUF and
// IDR none, Firefox two), and a page must not read the same minor units as two different amounts.

const decimals: ReadonlyMap<string, number> = new Map([
  ...['BIF', 'CLP', 'DJF', 'GNF', 'ISK', 'JPY', 'KMF', 'KRW', 'PYG', 'RWF'].map(digits(0)),
  ...['UGX', 'UYI', 'VND', 'VUV', 'XAF', 'XOF', 'XPF'].map(digits(0)),
  ...['BHD', 'IQD', 'JOD', 'KWD', 'LYD', 'OMR', 'TND'].map(digits(3)),
  ...['CLF', 'UYW'].map(digits(4)),
]);

function digits(count: number): (currency: string) => [string, number] {
  return (currency) => [currency, count];
}

export function currencyDigits(currency: string): number {
  return decimals.get(currency) ?? 2;
}
