// The desk's list of customers. What they ordered is counted for the page alone, so that no page costs more than the first.
import { type SQL, sql } from 'drizzle-orm';
import type {
  CustomerCursor,
  CustomerFilters,
  CustomerSort,
  CustomerView,
} from '../../../domain/desk/customer-list.ts';
import { mostCounted } from '../../../domain/desk/list.ts';
import { type Money, money } from '../../../domain/pricing/money.ts';
import type { Queries, Transaction } from '../../database.ts';
import { likePattern } from './like-pattern.ts';

export interface CustomerListRecord {
  readonly customerId: string;
  readonly cursor: CustomerCursor;
  readonly name: string;
  readonly email: string;
  readonly since: Date;
  readonly city: string;
  readonly region: string;
  readonly orders: number;
  readonly spent: readonly Money[];
  readonly lastOrderAt: Date | null;
  readonly credit: Money;
}

const inView: Readonly<Record<CustomerView, SQL>> = {
  all: sql`true`,
  ordered_today: sql`c.id in (select customer_id from customer_order where placed_at >= current_date)`,
  with_credit: sql`c.id in (select customer_id from credit_account where balance_minor > 0)`,
};

function searchCondition(search: CustomerFilters['search']): SQL {
  if (search === null) return sql`true`;
  const { parts, starts, orderId } = search;
  const patterns = [
    ...parts.map((part) => `%${likePattern(part)}%`),
    ...starts.map((start) => `% ${likePattern(start)}%`),
  ];
  const all = sql.join(
    patterns.map((pattern) => sql`lower(' ' || c.name || ' ' || c.email) like ${pattern}`),
    sql` and `,
  );
  if (orderId === null) return all;
  return sql`((${all}) or c.id = (select customer_id from customer_order where id = ${orderId}))`;
}

const conditions = ({ view, search, customerId }: CustomerFilters): SQL =>
  sql`${inView[view]} and ${customerId === undefined ? searchCondition(search) : sql`c.id = ${customerId}`}`;

/** Whose address that is; undefined when it is nobody's. */
export async function findAddressOwner(
  queries: Queries | Transaction,
  address: string,
): Promise<string | undefined> {
  const { rows } = await queries.execute<{ id: string }>(
    sql`select id from customer where lower(email) = ${address}`,
  );
  return rows[0]?.id;
}

/** How many orders, what they came to by currency, and when the last was placed. */
const ordered = sql`cross join lateral (
    select coalesce(sum(orders), 0) as orders, max(last_at) as "lastOrderAt",
      coalesce(json_agg(json_build_object('currency', currency, 'minor', spent) order by spent desc)
        filter (where spent > 0), '[]') as spent
    from (
      select o.currency, count(*) as orders, max(o.placed_at) as last_at,
        coalesce(sum(o.total_minor + o.credit_minor - o.credit_returned_minor - coalesce(a.refunded_minor, 0))
          filter (where o.status <> 'cancelled'), 0) as spent
      from customer_order o left join payment_attempt a on a.order_id = o.id
      where o.customer_id = c.id group by o.currency) by_currency
  ) ordered`;

export async function findCustomerPage(
  queries: Queries | Transaction,
  filters: CustomerFilters,
  page: { readonly sort: CustomerSort; readonly after: CustomerCursor | null; readonly size: number },
): Promise<CustomerListRecord[]> {
  const { sort, after, size } = page;
  const [compare, direction] = sort === 'newest' ? [sql`<`, sql`desc`] : [sql`>`, sql`asc`];
  const start = after
    ? sql`(c.created_at, c.id) ${compare} (to_timestamp(0) + ${after.since}::bigint * interval '1 microsecond', ${after.customerId})`
    : sql`true`;
  return findRecords(
    queries,
    sql`select c.* from customer c where ${conditions(filters)} and ${start}
      order by c.created_at ${direction}, c.id ${direction} limit ${size}`,
    sql`order by c.created_at ${direction}, c.id ${direction}`,
  );
}

/** Undefined when there is none. */
export async function findCustomerRecord(
  queries: Queries | Transaction,
  customerId: string,
): Promise<CustomerListRecord | undefined> {
  const [record] = await findRecords(queries, sql`select * from customer where id = ${customerId}`, sql``);
  return record;
}

async function findRecords(
  queries: Queries | Transaction,
  page: SQL,
  order: SQL,
): Promise<CustomerListRecord[]> {
  const { rows } = await queries.execute<Record<string, unknown>>(sql`
    with page as (${page})
    select c.id, (extract(epoch from c.created_at) * 1000000)::bigint as micros, c.name, c.email,
      c.created_at as since, address.city, address.region, ordered.orders, ordered.spent, ordered."lastOrderAt",
      coalesce(account.balance_minor, 0) as credit, coalesce(account.currency, 'USD') as currency
    from page c ${ordered}
    left join credit_account account on account.customer_id = c.id
    left join customer_address address on address.customer_id = c.id and address.is_first
    ${order}`);
  return rows.map(decodeRow);
}

function decodeRow(row: Record<string, unknown>): CustomerListRecord {
  const text = (name: string) => String(row[name] ?? '');
  const spent = row.spent as readonly { readonly currency: string; readonly minor: number }[];
  return {
    customerId: text('id'),
    cursor: { since: text('micros'), customerId: text('id') },
    name: text('name'),
    email: text('email'),
    since: new Date(text('since')),
    city: text('city'),
    region: text('region'),
    orders: Number(row.orders),
    spent: spent.map(({ currency, minor }) => money(minor, currency)),
    lastOrderAt: row.lastOrderAt === null ? null : new Date(text('lastOrderAt')),
    credit: money(Number(row.credit), text('currency')),
  };
}

/** One more than is counted when there are more. */
export async function countCustomers(
  queries: Queries | Transaction,
  filters: CustomerFilters,
  most = mostCounted,
): Promise<number> {
  const { rows } = await queries.execute<{ count: number }>(sql`
    select count(*)::int as count from (
      select from customer c where ${conditions(filters)} limit ${most + 1}) counted`);
  return Number(rows[0]?.count);
}
