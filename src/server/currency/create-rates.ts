// Where this shop learns what the dollar is worth.
import type { Database } from '../../database/database.ts';
import type { ExchangeRates } from '../../providers/currency/exchange-rates.ts';
import { referenceRates } from '../../providers/currency/reference-rates.ts';
import { shippedRates } from '../../providers/currency/shipped-rates.ts';
import { refreshRates } from '../../shop/currency/refresh-rates.ts';
import type { Configuration } from '../configuration/configuration.ts';

/** What comes with the shop is there from the first page on; a source elsewhere is read by a job, and may be away. */
export async function createRates(
  { EXCHANGE_RATES_URL: url }: Pick<Configuration, 'EXCHANGE_RATES_URL'>,
  database: Database,
  now: number,
): Promise<ExchangeRates> {
  if (url !== undefined) return referenceRates(url);
  await refreshRates(database.shop, shippedRates, AbortSignal.timeout(10_000), now);
  return shippedRates;
}
