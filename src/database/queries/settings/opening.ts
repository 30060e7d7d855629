// What the database knows of whether a shop is ready to open.
import { sql } from 'drizzle-orm';
import type { Queries } from '../../database.ts';

export interface OpeningRecord {
  readonly liveProducts: number;
  /** Those that ship to some countries alone, and the one named is none of them. */
  readonly notShippedHome: number;
  readonly hasOwnDelivery: boolean;
  readonly drafts: number;
  readonly hasOrders: boolean;
  readonly staffWithoutFactor: number;
  readonly lastArchivedAt: Date | null;
}

export async function findOpeningFacts(queries: Queries, homeCountry: string): Promise<OpeningRecord> {
  const { rows } = await queries.execute<{
    live: number;
    not_home: number;
    own_delivery: boolean;
    drafts: number;
    has_orders: boolean;
    without_factor: number;
    archived_at: Date | string | null;
  }>(sql`
    select
      (select count(*)::int from product where is_active) as live,
      (select count(*)::int from product p where is_active
        and exists (select from product_ships_to s where s.product_id = p.id)
        and not exists (select from product_ships_to s join country c on c.id = s.country_id
          where s.product_id = p.id and c.code = ${homeCountry})) as not_home,
      exists (select from shop_setting where section = 'delivery') as own_delivery,
      (select count(*)::int from product where not is_active and archived_at is null) as drafts,
      exists (select from customer_order) as has_orders,
      (select count(*)::int from staff_member m where is_active
        and not exists (select from staff_authenticator a where a.customer_id = m.customer_id and a.secret is not null)
        and not exists (select from passkey where user_id = m.customer_id)) as without_factor,
      (select last_archived_time from pg_stat_archiver) as archived_at`);
  const [row] = rows;
  return {
    liveProducts: row?.live ?? 0,
    notShippedHome: row?.not_home ?? 0,
    hasOwnDelivery: row?.own_delivery ?? false,
    drafts: row?.drafts ?? 0,
    hasOrders: row?.has_orders ?? false,
    staffWithoutFactor: row?.without_factor ?? 0,
    lastArchivedAt: row?.archived_at ? new Date(row.archived_at) : null,
  };
}
