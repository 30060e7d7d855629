// Payment links as the desk lists them, by their age. Of one that is paid, its order says whom it was for.
import { type SQL, sql } from 'drizzle-orm';
import { type AgeSort, mostCounted } from '../../../domain/desk/list.ts';
import type { PaymentLinkCursor, PaymentLinkView } from '../../../domain/desk/payment-link-list.ts';
import { type PaymentLinkState, paymentLinkState } from '../../../domain/payment/payment-link.ts';
import { type Money, money } from '../../../domain/pricing/money.ts';
import type { Queries } from '../../database.ts';
import { likePattern } from './like-pattern.ts';

export interface PaymentLinkFilters {
  readonly view: PaymentLinkView;
  /** A part of a name or an e-mail address. */
  readonly search: string;
}

export interface ListedPaymentLink {
  readonly id: string;
  readonly cursor: PaymentLinkCursor;
  readonly name: string;
  readonly email: string;
  readonly pieces: number;
  readonly total: Money;
  readonly madeBy: string;
  readonly madeAt: Date;
  readonly sentAt: Date;
  readonly expiresAt: Date;
  readonly orderId: number | null;
  readonly state: PaymentLinkState;
}

const viewConditions: Readonly<Record<PaymentLinkView, SQL>> = {
  all: sql`true`,
  waiting: sql`link.order_id is null and link.withdrawn_at is null
    and (link.attempt_id is not null or link.expires_at > now())`,
  paid: sql`link.order_id is not null`,
  expired: sql`link.order_id is null and link.withdrawn_at is null and link.attempt_id is null
    and link.expires_at <= now()`,
  withdrawn: sql`link.withdrawn_at is not null`,
};

const person = {
  name: sql`case when o.id is null then link.name else btrim(concat(o.details #>> '{shippingAddress,firstName}', ' ',
    o.details #>> '{shippingAddress,lastName}')) end`,
  email: sql`case when o.id is null then link.email else o.email end`,
};

const tables = sql`payment_link link left join customer_order o on o.id = link.order_id`;

function conditions({ view, search }: PaymentLinkFilters): SQL {
  const text = search.trim().toLowerCase();
  if (text === '') return viewConditions[view];
  const pattern = `%${likePattern(text)}%`;
  return sql`${viewConditions[view]} and (lower(${person.name}) like ${pattern} or lower(${person.email}) like ${pattern})`;
}

export async function findPaymentLinkPage(
  queries: Queries,
  filters: PaymentLinkFilters,
  page: { readonly sort: AgeSort; readonly after: PaymentLinkCursor | null; readonly size: number },
): Promise<ListedPaymentLink[]> {
  const { sort, after, size } = page;
  const [compare, direction] = sort === 'newest' ? [sql`<`, sql`desc`] : [sql`>`, sql`asc`];
  const moment = after && sql`timestamptz 'epoch' + ${after.at}::bigint * interval '1 microsecond'`;
  const { rows } = await queries.execute<Record<string, unknown>>(sql`
    select link.id, ${person.name} as name, ${person.email} as email, link.total_minor, link.currency, link.made_by,
      link.made_at, link.sent_at, link.expires_at, link.order_id,
      link.withdrawn_at is not null as is_withdrawn, link.attempt_id is not null as is_paying,
      link.expires_at <= now() as is_expired,
      (extract(epoch from link.made_at) * 1000000)::bigint as at,
      (select sum((line ->> 'quantity')::int) from jsonb_array_elements(link.lines) line) as pieces
    from ${tables}
    where ${conditions(filters)} and ${after ? sql`(link.made_at, link.id) ${compare} (${moment}, ${after.id}::uuid)` : sql`true`}
    order by link.made_at ${direction}, link.id ${direction} limit ${size}`);
  return rows.map((row) => {
    const orderId = row.order_id === null ? null : Number(row.order_id);
    return {
      id: String(row.id),
      cursor: { at: String(row.at), id: String(row.id) },
      name: String(row.name),
      email: String(row.email),
      pieces: Number(row.pieces),
      total: money(Number(row.total_minor), String(row.currency)),
      madeBy: String(row.made_by),
      madeAt: new Date(String(row.made_at)),
      sentAt: new Date(String(row.sent_at)),
      expiresAt: new Date(String(row.expires_at)),
      orderId,
      state: paymentLinkState({
        orderId,
        isWithdrawn: row.is_withdrawn === true,
        isPaying: row.is_paying === true,
        isExpired: row.is_expired === true,
      }),
    };
  });
}

/** One more than is counted when there are more. */
export async function countPaymentLinks(queries: Queries, filters: PaymentLinkFilters): Promise<number> {
  const { rows } = await queries.execute<{ count: unknown }>(sql`
    select count(*) from (
      select from ${tables} where ${conditions(filters)} limit ${mostCounted + 1}) as counted`);
  return Number(rows[0]?.count ?? 0);
}
