import { and, eq, inArray, notInArray, sql } from 'drizzle-orm';
import type { Queries, Transaction } from '../../database.ts';
import { exchangeRate, marketPrice } from '../../schema/currency/currency.ts';
import { country } from '../../schema/product/product.ts';

export type RateRecord = typeof exchangeRate.$inferSelect;

export function findRates(queries: Queries | Transaction): Promise<RateRecord[]> {
  return queries.select().from(exchangeRate);
}

/** In place of what was there; a currency that is no longer told goes. */
export async function replaceRates(tx: Transaction, rates: readonly RateRecord[]): Promise<void> {
  await tx
    .insert(exchangeRate)
    .values([...rates])
    .onConflictDoUpdate({
      target: exchangeRate.currency,
      set: { rate: sql`excluded.rate`, day: sql`excluded.day`, expiresAt: sql`excluded.expires_at` },
      // An older sheet never replaces a newer one, and the same one is only ever good for longer.
      setWhere: sql`(${exchangeRate.day}, ${exchangeRate.expiresAt}) < (excluded.day, excluded.expires_at)`,
    });
  const currencies = rates.map(({ currency }) => currency);
  await tx.delete(exchangeRate).where(notInArray(exchangeRate.currency, currencies));
}

/** What a merchant asks for these products in a currency, of those that have a price of their own there. */
export function findMarketPrices(queries: Queries, productIds: readonly number[], currency: string) {
  return queries
    .select()
    .from(marketPrice)
    .where(and(inArray(marketPrice.productId, [...productIds]), eq(marketPrice.currency, currency)));
}

/** Where orders can ship to, by name. */
export function findCountries(queries: Queries) {
  return queries.select({ code: country.code, name: country.name }).from(country).orderBy(country.name);
}
