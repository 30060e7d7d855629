// Quotes, always by whose they are: an id alone opens nothing.
import { sql } from 'drizzle-orm';
import type { Quote, QuoteDraft, ShownQuote } from '../../../domain/checkout/quote.ts';
import { liveStates } from '../../../domain/payment/payment-attempt.ts';
import type { Owner } from '../../../domain/visitor/owner.ts';
import type { Queries, Transaction } from '../../database.ts';
import { preparedStatement } from '../../prepared-statement.ts';
import { quoteWords } from '../../schema/quoted.ts';
import { prepareForOwner } from '../bag/bag-owner.ts';
import { ownerColumn } from './owner-column.ts';
import { readStoredQuote } from './stored-quote.ts';

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

const columns = sql`quote.id, version, accepted_version as "acceptedVersion", draft, shown, accepted, order_id as "orderId"`;

const recordOf = ({ orderId, ...row }: QuoteRow): QuoteRecord => ({
  ...row,
  orderId: orderId === null ? null : Number(orderId),
});

/** With the quote as it was when it was paid for, or is being: from then on it does not change. */
export interface FoundQuote extends QuoteRecord {
  readonly paid: Quote | null;
}

const paid = sql`(
  select attempt.quote from payment_attempt attempt
  where attempt.quote_id = quote.id and attempt.state in (${quoteWords([...liveStates, 'authorised'])}) limit 1)`;
const quoteId = sql`${sql.placeholder('quoteId')}::uuid`;

type FoundRow = QuoteRow & Pick<FoundQuote, 'paid'>;

const foundOpen = prepareForOwner<FoundRow>(
  'open quote',
  ({ column, id }) => sql`
    select ${columns}, ${paid} as paid from quote where ${column} = ${id} and order_id is null`,
);
const foundById = prepareForOwner<FoundRow>(
  'quote by id',
  ({ column, id }) => sql`
    select ${columns}, ${paid} as paid from quote where ${column} = ${id} and quote.id = ${quoteId}`,
);

/** The one that is not an order yet, or the one that is asked for, whatever has become of it. */
export async function findQuote(
  queries: Queries | Transaction,
  owner: Owner,
  quoteId?: string,
): Promise<FoundQuote | null> {
  const [row] = await (quoteId === undefined
    ? foundOpen(queries, owner)
    : foundById(queries, owner, { quoteId }));
  return row ? { ...recordOf(row), paid: row.paid && readStoredQuote(row.paid) } : null;
}

/** Whether a quote is a customer's, whoever asks. */
export async function isQuoteOfCustomer(queries: Queries, quoteId: string): Promise<boolean> {
  const { rows } = await queries.execute(
    sql`select from quote where id = ${quoteId} and customer_id is not null`,
  );
  return rows.length > 0;
}

/** The open one, held; null when there is none. */
export async function lockOpenQuoteIfAny(tx: Transaction, owner: Owner): Promise<QuoteRecord | null> {
  const { column, id } = ownerColumn(owner);
  const { rows } = await tx.execute<QuoteRow & Record<string, unknown>>(
    sql`select ${columns} from quote where ${column} = ${id} and order_id is null for update`,
  );
  return rows[0] ? recordOf(rows[0]) : null;
}

const held = prepareForOwner<QuoteRow>(
  'hold a quote',
  ({ column, id }) => sql`
    select ${columns} from quote where ${column} = ${id} and quote.id = ${quoteId} for update`,
);

/** The one of that id, held: whoever else changes or places it waits. Null when it is not theirs. */
export async function lockQuote(tx: Transaction, owner: Owner, quoteId: string): Promise<QuoteRecord | null> {
  const [row] = await held(tx, owner, { quoteId });
  return row ? recordOf(row) : null;
}

const heldOpen = prepareForOwner<QuoteRow>(
  'hold the open quote',
  ({ column, id }) => sql`
    insert into quote (${column}, draft) values (${id}, ${sql.placeholder('draft')}::jsonb)
    on conflict (${column}) where ${column} is not null and order_id is null do update set changed_at = now()
    returning ${columns}`,
);

/** Makes the open one if there is none, and holds it. */
export async function lockOpenQuote(tx: Transaction, owner: Owner, draft: QuoteDraft): Promise<QuoteRecord> {
  const [row] = await heldOpen(tx, owner, { draft: JSON.stringify(draft) });
  if (!row) throw new Error('A quote could neither be found nor made.');
  return recordOf(row);
}

const beingPaid = prepareForOwner<{ id: string }>(
  'attempt for the open quote',
  ({ column, id }) => sql`
    select attempt.id from quote join payment_attempt attempt on attempt.quote_id = quote.id
    where quote.${column} = ${id} and quote.order_id is null and attempt.state in (${quoteWords(liveStates)})`,
);

/** Whether a payment for somebody's open quote is under way. Asked once the quote is held. */
export async function isBeingPaid(tx: Transaction, owner: Owner): Promise<boolean> {
  return (await beingPaid(tx, owner)).length > 0;
}

const jsonOf = (name: string) => sql`${sql.placeholder(name)}::jsonb`;
const updated = preparedStatement(
  'update a quote',
  sql`
    update quote set version = ${sql.placeholder('version')}, accepted_version = ${sql.placeholder('acceptedVersion')},
      draft = ${jsonOf('draft')}, shown = ${jsonOf('shown')}, accepted = ${jsonOf('accepted')}, changed_at = now()
    where id = ${quoteId} and order_id is null`,
);

/** Keeps what it says now. It must be held. */
export async function updateQuote(tx: Transaction, quote: Omit<QuoteRecord, 'orderId'>): Promise<void> {
  const json = (value: unknown) => (value === null ? null : JSON.stringify(value));
  await updated(tx, {
    quoteId: quote.id,
    version: quote.version,
    acceptedVersion: quote.acceptedVersion,
    draft: json(quote.draft),
    shown: json(quote.shown),
    accepted: json(quote.accepted),
  });
}

const placed = preparedStatement(
  'mark a quote as placed',
  sql`
    update quote set order_id = ${sql.placeholder('orderId')}, changed_at = now()
    where id = ${sql.placeholder('quoteId')} and order_id is null`,
);

/** Whether it became this order now; false when it was an order already. */
export async function markQuotePlaced(tx: Transaction, quoteId: string, orderId: number): Promise<boolean> {
  const { rowCount } = await placed(tx, { quoteId, orderId });
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

/** Nobody begins to pay for one of theirs until this is over. */
export async function lockQuotesOf(tx: Transaction, customerId: string): Promise<void> {
  await tx.execute(sql`select from quote where customer_id = ${customerId} order by id for update`);
}
