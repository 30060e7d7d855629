// How many decimals a currency has, by ISO 4217. Intl is not asked: engines disagree about it (V8 gives HUF and
// IDR none, Firefox two), and a page must not read the same minor units as two different amounts.

const none = 'BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX UYI VND VUV XAF XOF XPF';
const three = 'BHD IQD JOD KWD LYD OMR TND';
const four = 'CLF UYW';

export function currencyDigits(currency: string): number {
  if (none.includes(currency)) return 0;
  if (three.includes(currency)) return 3;
  return four.includes(currency) ? 4 : 2;
}
