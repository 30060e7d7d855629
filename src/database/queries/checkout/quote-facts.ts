// What a quote is worked out from besides the bag, read in one statement.
import { sql } from 'drizzle-orm';
import { type OpenedLink, openedLinkState } from '../../../domain/payment/payment-link.ts';
import { type Money, money } from '../../../domain/pricing/money.ts';
import type { Owner } from '../../../domain/visitor/owner.ts';
import type { Queries, Transaction } from '../../database.ts';
import { preparedStatement } from '../../prepared-statement.ts';
import { prepareForOwner } from '../bag/bag-owner.ts';

export interface QuoteFacts {
  /** In milliseconds, by the database's clock. */
  readonly now: number;
  readonly credit: Money;
  /** Of what is in the bag: every category it is in, from the top down, by product. */
  readonly categories: ReadonlyMap<number, readonly number[]>;
  /** Links of the shop's by which the open quote was filled. */
  readonly links: readonly OpenedLink[];
}

interface LinkRow {
  readonly id: string;
  readonly orderId: number | null;
  readonly isWithdrawn: boolean;
  readonly isPaying: boolean;
  readonly skuIds: readonly number[];
}

interface FactsRow {
  readonly now: unknown;
  readonly balance: unknown;
  readonly currency: string | null;
  readonly categories: readonly { readonly productId: number; readonly ids: readonly number[] }[];
  readonly links: readonly LinkRow[];
}

const facts = prepareForOwner<FactsRow>(
  'facts of a quote',
  ({ column, id }) => sql`
    select extract(epoch from now()) * 1000 as now, credit.balance_minor as balance, credit.currency,
      (select coalesce(json_agg(json_build_object('productId', product_id, 'ids', ids)), '[]') from (
        select product_id, array_agg(category_id) as ids from product_category
         where product_id in (
           select item.product_id from bag join bag_item item on item.bag_id = bag.id where bag.${column} = ${id})
         group by product_id) as of_product) as categories,
      (select coalesce(json_agg(json_build_object('id', link.id, 'orderId', link.order_id,
          'isWithdrawn', link.withdrawn_at is not null, 'isPaying', link.attempt_id is not null,
          'skuIds', jsonb_path_query_array(link.lines, '$[*].skuId')) order by link.id), '[]')
        from quote
        join payment_link_opening opening on opening.quote_id = quote.id
        join payment_link link on link.id = opening.link_id
        where quote.${column} = ${id} and quote.order_id is null) as links
    from (values (1)) as one
    left join credit_account credit on credit.${column} = ${id}`,
);

export async function findQuoteFacts(queries: Queries | Transaction, owner: Owner): Promise<QuoteFacts> {
  const [row] = await facts(queries, owner);
  if (!row) throw new Error('The database told nothing of a quote.');
  return {
    now: Number(row.now),
    credit: row.currency === null ? money(0) : money(Number(row.balance), row.currency),
    categories: new Map(row.categories.map(({ productId, ids }) => [Number(productId), ids.map(Number)])),
    links: row.links.map(({ id, skuIds, orderId, isWithdrawn, isPaying }) => ({
      id,
      skuIds,
      state: openedLinkState({ orderId, isWithdrawn, isPaying }),
    })),
  };
}

export interface CountryRecord {
  readonly id: number;
  readonly code: string;
  readonly name: string;
}

const placeholders = { id: sql`${sql.placeholder('id')}::int`, code: sql`${sql.placeholder('code')}::text` };
const country = preparedStatement<CountryRecord>(
  'country',
  sql`
    select id, code, name from country
     where (${placeholders.id} is null or id = ${placeholders.id}) and (${placeholders.code} is null or code = ${placeholders.code})`,
);

/** By its number or its code; null for one that orders do not ship to, or when the two are of different ones. */
export async function findCountry(
  queries: Queries,
  { id, code }: { readonly id?: number | undefined; readonly code?: string | undefined },
): Promise<CountryRecord | null> {
  if (id === undefined && code === undefined) return null;
  const { rows } = await country(queries, { id: id ?? null, code: code?.toUpperCase() ?? null });
  return rows[0] ?? null;
}
