// The euro's reference rates as the European Central Bank publishes them every working day, from its own address or from
// whatever speaks the same shape.
import type { ExchangeRates, RateSheet } from './exchange-rates.ts';

const timeoutMs = 10_000;
/** Thirty currencies take two kilobytes; more than this is something else. */
const mostBytes = 200_000;
/** From the day of a sheet on. Between two working days there are five at most, at Easter and at the turn of the year. */
const goodForMs = 7 * 24 * 60 * 60 * 1000;

export function referenceRates(url: string): ExchangeRates {
  return {
    read: async (signal) => {
      const response = await fetch(url, {
        signal: AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]),
        headers: { accept: 'application/xml, text/xml' },
      });
      if (!response.ok) throw new Error(`The exchange rates were answered ${response.status}.`);
      return sheetIn(await textOf(response));
    },
  };
}

async function textOf(response: Response): Promise<string> {
  const parts: Uint8Array[] = [];
  let bytes = 0;
  for await (const part of response.body ?? []) {
    bytes += part.byteLength;
    if (bytes > mostBytes) throw new Error('The exchange rates are longer than any such sheet.');
    parts.push(part);
  }
  return Buffer.concat(parts).toString();
}

const dayOf = /<Cube\s+time=["'](\d{4}-\d{2}-\d{2})["']\s*>/;
const rateOf = /<Cube\s+currency=["']([A-Z]{3})["']\s+rate=["']([\d.]{1,20})["']\s*\/>/g;

function sheetIn(xml: string): RateSheet {
  const [, day = ''] = dayOf.exec(xml) ?? [];
  const perEuro = new Map(
    Array.from(xml.matchAll(rateOf), ([, currency = '', rate = '']) => [currency, rate] as const),
  );
  const set = Date.parse(day);
  if (Number.isNaN(set) || !perEuro.has('USD'))
    throw new Error('The exchange rates have no day, or no dollar among them.');
  return { day, perEuro: perEuro.set('EUR', '1'), until: set + goodForMs };
}
