import { moneyFromDecimal } from '../pricing/money.ts';

/** Minor units of an amount as people write them: `$1,234.50`, `1 234,50 €`, `1234.5`. Undefined where it is none. */
export function readAmount(text: string, currency: string): number | undefined {
  const bare = text.trim().replace(/^[$€£¥]\s*|\s*[$€£¥]$/g, '');
  const plain = /^\d{1,3}([ \u00a0\u202f.]\d{3})*,\d{1,2}$/.test(bare)
    ? bare.replaceAll(/[ \u00a0\u202f.]/g, '').replace(',', '.')
    : bare.replaceAll(/(\d)[, \u00a0\u202f](?=\d{3}(\D|$))/g, '$1').replace(',', '.');
  if (!/^\d+(\.\d+)?$/.test(plain)) return undefined;
  return moneyFromDecimal(plain, currency)?.minor;
}
