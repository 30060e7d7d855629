// What products were sold at before.
import { sql } from 'drizzle-orm';
import type { DealTime, PriceHistory } from '../../../domain/pricing/lowest-price.ts';
import type { Queries, Transaction } from '../../database.ts';

export interface StoredHistory extends PriceHistory {
  readonly deals: readonly (DealTime & { readonly percent: number })[];
  /** The product has a price list for the currency: what is not in it is not asked there. */
  readonly isListed: boolean;
}

/** By product, in a currency; where there is no price list for it, in the shop's own. Deals are in the shop's own. */
export async function findPriceHistories(
  queries: Queries | Transaction,
  productIds: readonly number[],
  currency: string,
): Promise<ReadonlyMap<number, StoredHistory>> {
  const { rows } = await queries.execute<Record<'id' | 'isListed' | 'steps' | 'deals', never>>(sql`
    select price.product_id::int as id, listed.currency is not null as "isListed",
      (select coalesce(json_agg(json_build_object('at', extract(epoch from step.at) * 1000, 'minor', step.minor)
          order by step.at), '[]')
        from price_step step where step.product_id = price.product_id
          and step.currency = coalesce(listed.currency, price.currency)) as steps,
      (select coalesce(json_agg(json_build_object('start', extract(epoch from deal.starts_at) * 1000,
          'end', extract(epoch from deal.ends_at) * 1000, 'minor', deal.deal_minor,
          'percent', deal.discount_percent)), '[]')
        from flash_deal deal where deal.product_id = price.product_id) as deals
    from price
    left join market_price listed on listed.product_id = price.product_id and listed.currency = ${currency}
    where price.product_id = any(${sql.param([...productIds])}::bigint[])`);
  return new Map(rows.map((row) => [Number(row.id), row]));
}
