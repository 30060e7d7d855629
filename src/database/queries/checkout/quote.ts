// Quotes, always by whose they are: an id alone opens nothing.
import { sql } from 'drizzle-orm';
import type { QuoteDraft, ShownQuote } from '../../../domain/checkout/quote.ts';
import type { Owner } from '../../../domain/visitor/owner.ts';
import type { Queries, Transaction } from '../../database.ts';
import { ownerColumn } from './owner-column.ts';

export interface QuoteRecord {
  readonly id: string;
  readonly version: number;
  readonly acceptedVersion: number | null;
  readonly draft: QuoteDraft;
  /** What it said at its version. */
  readonly shown: ShownQuote | null;
  /** What it said when the shopper last agreed. */
  readonly accepted: ShownQuote | null;
  readonly orderId: number | null;
}

type QuoteRow = Omit<QuoteRecord, 'orderId'> & Record<'orderId', unknown>;

const columns = sql`id, version, accepted_version as "acceptedVersion", draft, shown, accepted, order_id as "orderId"`;

const recordOf = ({ orderId, ...row }: QuoteRow): QuoteRecord => ({
  ...row,
  orderId: orderId === null ? null : Number(orderId),
});

/** The one that is not an order yet, or the one that is asked for, whatever has become of it. */
export async function findQuote(
  queries: Queries | Transaction,
  owner: Owner,
  quoteId?: string,
): Promise<QuoteRecord | null> {
  const { column, id } = ownerColumn(owner);
  const which = quoteId === undefined ? sql`order_id is null` : sql`id = ${quoteId}`;
  const { rows } = await queries.execute<QuoteRow & Record<string, unknown>>(
    sql`select ${columns} from quote where ${column} = ${id} and ${which}`,
  );
  return rows[0] ? recordOf(rows[0]) : null;
}

/** The open one, held; null when there is none. */
export async function lockOpenQuoteIfAny(tx: Transaction, owner: Owner): Promise<QuoteRecord | null> {
  const { column, id } = ownerColumn(owner);
  const { rows } = await tx.execute<QuoteRow & Record<string, unknown>>(
    sql`select ${columns} from quote where ${column} = ${id} and order_id is null for update`,
  );
  return rows[0] ? recordOf(rows[0]) : null;
}

/** The one of that id, held: whoever else changes or places it waits. Null when it is not theirs. */
export async function lockQuote(tx: Transaction, owner: Owner, quoteId: string): Promise<QuoteRecord | null> {
  const { column, id } = ownerColumn(owner);
  const { rows } = await tx.execute<QuoteRow & Record<string, unknown>>(
    sql`select ${columns} from quote where ${column} = ${id} and id = ${quoteId} for update`,
  );
  return rows[0] ? recordOf(rows[0]) : null;
}

/** Makes the open one if there is none, and holds it. */
export async function lockOpenQuote(tx: Transaction, owner: Owner, draft: QuoteDraft): Promise<QuoteRecord> {
  const { column, id } = ownerColumn(owner);
  const { rows } = await tx.execute<QuoteRow & Record<string, unknown>>(sql`
    insert into quote (${column}, draft) values (${id}, ${JSON.stringify(draft)}::jsonb)
    on conflict (${column}) where ${column} is not null and order_id is null do update set changed_at = now()
    returning ${columns}`);
  if (!rows[0]) throw new Error('A quote could neither be found nor made.');
  return recordOf(rows[0]);
}

/** Keeps what it says now. It must be held. */
export async function updateQuote(tx: Transaction, quote: Omit<QuoteRecord, 'orderId'>): Promise<void> {
  const json = (value: unknown) => sql`${value === null ? null : JSON.stringify(value)}::jsonb`;
  await tx.execute(sql`
    update quote set version = ${quote.version}, accepted_version = ${quote.acceptedVersion},
      draft = ${json(quote.draft)}, shown = ${json(quote.shown)}, accepted = ${json(quote.accepted)},
      changed_at = now()
    where id = ${quote.id} and order_id is null`);
}

/** Whether it became this order now; false when it was an order already. */
export async function markQuotePlaced(tx: Transaction, quoteId: string, orderId: number): Promise<boolean> {
  const { rowCount } = await tx.execute(
    sql`update quote set order_id = ${orderId}, changed_at = now() where id = ${quoteId} and order_id is null`,
  );
  return rowCount === 1;
}

/** A guest's open quote becomes the customer's, who must have none then. */
export async function giveQuote(
  tx: Transaction,
  { id, draft }: Pick<QuoteRecord, 'id' | 'draft'>,
  customerId: string,
): Promise<void> {
  await tx.execute(sql`
    update quote set guest_id = null, customer_id = ${customerId}, draft = ${JSON.stringify(draft)}::jsonb,
      changed_at = now()
    where id = ${id} and order_id is null`);
}

export async function deleteQuote(tx: Transaction, id: string): Promise<void> {
  await tx.execute(sql`delete from quote where id = ${id} and order_id is null`);
}
