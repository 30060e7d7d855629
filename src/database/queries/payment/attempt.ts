// Attempts to pay. Whatever changes one says in its own condition what it must be, so that of two who would finish the
// same attempt one does.
import { type SQL, sql } from 'drizzle-orm';
import type { Quote } from '../../../domain/checkout/quote.ts';
import {
  abandonedSeconds,
  firstRecoverySeconds,
  type LiveState,
  liveStates,
  mostRecoverySeconds,
  type SettledState,
  secondStepMinutes,
} from '../../../domain/payment/payment-attempt.ts';
import type { Language } from '../../../domain/visitor/language.ts';
import type { Owner } from '../../../domain/visitor/owner.ts';
import type { Queries, Transaction } from '../../database.ts';
import { commitsEarly, preparedStatement } from '../../prepared-statement.ts';
import type { paymentAttempt } from '../../schema/payment/payment.ts';
import { quoteWords } from '../../schema/quoted.ts';
import { readStoredQuote } from '../checkout/stored-quote.ts';

export type AttemptRecord = typeof paymentAttempt.$inferSelect;

type AttemptRow = Record<keyof AttemptRecord, unknown>;
type RowBesideQuote = Omit<AttemptRow, 'quote'>;

/** All but the quote, which never changes: whoever has it need not be told it again. */
const columnsBesideQuote = sql`id, quote_id as "quoteId", customer_id as "customerId", guest_id as "guestId",
  processor, state, amount_minor as "amountMinor", currency, language, hold_id as "holdId", charge_id as "chargeId",
  card_label as "cardLabel", next_action_url as "nextActionUrl", decline_reason as "declineReason", refusal,
  order_id as "orderId", capture_asked_minor as "captureAskedMinor", captured_minor as "capturedMinor",
  refund_asked_minor as "refundAskedMinor", refunded_minor as "refundedMinor", is_releasing as "isReleasing",
  created_at as "createdAt", touched_at as "touchedAt", recovery_tries as "recoveryTries", recover_at as "recoverAt",
  settled_at as "settledAt"`;
const columns = sql`quote, ${columnsBesideQuote}`;

const dateOf = (value: unknown) => new Date(String(value));

/** Numbers and times come as text from a statement that is written out. */
function recordOf(row: AttemptRow): AttemptRecord {
  return {
    ...(row as AttemptRecord),
    quote: readStoredQuote(row.quote as Quote),
    amountMinor: Number(row.amountMinor),
    orderId: row.orderId === null ? null : Number(row.orderId),
    captureAskedMinor: Number(row.captureAskedMinor),
    capturedMinor: Number(row.capturedMinor),
    refundAskedMinor: Number(row.refundAskedMinor),
    refundedMinor: Number(row.refundedMinor),
    createdAt: dateOf(row.createdAt),
    touchedAt: dateOf(row.touchedAt),
    recoveryTries: Number(row.recoveryTries),
    recoverAt: row.recoverAt === null ? null : dateOf(row.recoverAt),
    settledAt: row.settledAt === null ? null : dateOf(row.settledAt),
  };
}

const given = sql.placeholder;
export const isLiveState = sql`state in (${quoteWords(liveStates)})`;

interface NewAttempt {
  readonly owner: Owner;
  readonly quote: Quote;
  readonly processor: AttemptRecord['processor'];
  readonly holdId: string | null;
  readonly language: Language;
  /** Made before it, so that what is claimed for it can name it. */
  readonly id: string;
}

const inserted = preparedStatement<RowBesideQuote>(
  'insert an attempt',
  sql`
    insert into payment_attempt (id, quote_id, customer_id, guest_id, processor, quote, amount_minor, currency, hold_id, language)
    values (${given('id')}, ${given('quoteId')}, ${given('customerId')}, ${given('guestId')}, ${given('processor')},
      ${given('quote')}::jsonb, ${given('amountMinor')}, ${given('currency')}, ${given('holdId')},
      ${given('language')})
    returning ${columnsBesideQuote}`,
);

export async function insertAttempt(
  tx: Transaction,
  { id, owner, quote, processor, holdId, language }: NewAttempt,
): Promise<AttemptRecord> {
  const { rows } = await inserted(tx, {
    id,
    quoteId: quote.id,
    customerId: 'customerId' in owner ? owner.customerId : null,
    guestId: 'guestId' in owner ? owner.guestId : null,
    processor,
    quote: JSON.stringify(quote),
    amountMinor: quote.priced.total.minor,
    currency: quote.priced.total.currency,
    holdId,
    language,
  });
  if (!rows[0]) throw new Error('An attempt was made and is not there.');
  return recordOf({ ...rows[0], quote });
}

const findAttemptBy = (name: string, condition: SQL) => {
  const statement = preparedStatement<AttemptRow>(
    name,
    sql`select ${columns} from payment_attempt where ${condition}`,
  );
  return async (queries: Queries | Transaction, values: Readonly<Record<string, unknown>>) => {
    const { rows } = await statement(queries, values);
    return rows[0] ? recordOf(rows[0]) : null;
  };
};
const foundById = findAttemptBy('find an attempt', sql`id = ${given('id')}`);
const foundLive = findAttemptBy(
  'find a live attempt',
  sql`quote_id = ${given('quoteId')} and ${isLiveState}`,
);
const foundByOrder = findAttemptBy('find the attempt of an order', sql`order_id = ${given('orderId')}`);

export function findAttempt(queries: Queries | Transaction, id: string): Promise<AttemptRecord | null> {
  return foundById(queries, { id });
}

export function findLiveAttempt(
  queries: Queries | Transaction,
  quoteId: string,
): Promise<AttemptRecord | null> {
  return foundLive(queries, { quoteId });
}

export function findAttemptOfOrder(
  queries: Queries | Transaction,
  orderId: number,
): Promise<AttemptRecord | null> {
  return foundByOrder(queries, { orderId });
}

interface Learned {
  readonly chargeId?: string;
  readonly cardLabel?: string | null;
  readonly nextActionUrl?: string | null;
}

const moved = preparedStatement(
  'move an attempt',
  sql`
    update payment_attempt set state = ${given('state')}, touched_at = now(),
      charge_id = coalesce(${given('chargeId')}, charge_id),
      card_label = coalesce(${given('cardLabel')}, card_label),
      next_action_url = case when ${given('hasUrl')}::boolean then ${given('nextActionUrl')} else next_action_url end
    where id = ${given('id')} and ${isLiveState}`,
);

/**
 * Not settled yet; false when somebody else has settled it. This commit waits for the disk, and so for all that was
 * set aside before it: it comes before a card is asked.
 */
export async function moveAttempt(
  queries: Queries | Transaction,
  id: string,
  state: LiveState,
  { chargeId = undefined, cardLabel = null, nextActionUrl }: Learned = {},
): Promise<boolean> {
  const { rowCount } = await moved(queries, {
    id,
    state,
    chargeId: chargeId ?? null,
    cardLabel,
    hasUrl: nextActionUrl !== undefined,
    nextActionUrl: nextActionUrl ?? null,
  });
  return rowCount === 1;
}

interface Outcome extends Learned {
  readonly declineReason?: string | null;
  readonly refusal?: string;
  readonly orderId?: number;
}

const settled = preparedStatement<RowBesideQuote>(
  'settle an attempt',
  sql`
    update payment_attempt set state = ${given('state')}, settled_at = now(), touched_at = now(),
      next_action_url = null, charge_id = coalesce(${given('chargeId')}, charge_id),
      card_label = coalesce(${given('cardLabel')}, card_label),
      decline_reason = ${given('declineReason')}, refusal = ${given('refusal')},
      order_id = ${given('orderId')}::bigint
    where id = ${given('id')} and ${isLiveState}
    returning ${columnsBesideQuote}`,
);

/** For good; null when somebody else has. */
export async function settleAttempt(
  tx: Transaction,
  { id, quote }: Pick<AttemptRecord, 'id' | 'quote'>,
  state: SettledState,
  { chargeId, cardLabel = null, declineReason = null, refusal, orderId }: Outcome = {},
): Promise<AttemptRecord | null> {
  const { rows } = await settled(tx, {
    id,
    state,
    chargeId: chargeId ?? null,
    cardLabel,
    declineReason,
    refusal: refusal ?? null,
    orderId: orderId ?? null,
  });
  return rows[0] ? recordOf({ ...rows[0], quote }) : null;
}

const numbered = preparedStatement<{ orderId: unknown } & AttemptOwner>(
  'hold an attempt to place',
  sql`
    select nextval(pg_get_serial_sequence('customer_order', 'id')) as "orderId", customer_id as "customerId",
      guest_id as "guestId"
    from payment_attempt
    where id = ${given('id')} and ${isLiveState} and ${commitsEarly}
    for update`,
);

type AttemptOwner = Pick<AttemptRecord, 'customerId' | 'guestId'>;

/**
 * Holds an attempt that is not settled: whoever else would settle it waits. The number of the order it is to become,
 * and whose it is by now, since a guest may have signed in meanwhile; null when it is settled. What becomes of it is committed before it is on the disk: whoever is told of an order has
 * its key answered first, and that commit waits for both.
 */
export async function lockToPlace(
  tx: Transaction,
  id: string,
): Promise<(AttemptOwner & { readonly orderId: number }) | null> {
  const { rows } = await numbered(tx, { id });
  return rows[0] ? { ...rows[0], orderId: Number(rows[0].orderId) } : null;
}

/** What a guest is paying for is the customer's whom they turn out to be. */
export async function giveLiveAttempts(tx: Transaction, guestId: string, customerId: string): Promise<void> {
  await tx.execute(sql`
    update payment_attempt set customer_id = ${customerId}
    where guest_id = ${guestId} and customer_id is null and ${isLiveState}`);
}

/** Whether a card of theirs is being asked. */
export async function isPaying(queries: Queries | Transaction, customerId: string): Promise<boolean> {
  const { rowCount } = await queries.execute(
    sql`select from payment_attempt where customer_id = ${customerId} and ${isLiveState} limit 1`,
  );
  return (rowCount ?? 0) > 0;
}

/** The account is closed: what it was paying for is nobody's, and ends like any other payment. */
export async function disownLiveAttempts(tx: Transaction, customerId: string): Promise<void> {
  await tx.execute(sql`
    update payment_attempt set customer_id = null, guest_id = null
    where customer_id = ${customerId} and ${isLiveState}`);
}

/**
 * Those that nobody works on any more, and whose turn it is: first what was never tried, then what was tried the longest
 * ago. Each has its next turn later by the time it is handed out, so that what cannot be settled keeps nobody waiting,
 * and two who look at once do not take the same.
 */
export async function takeStaleAttempts(queries: Queries, limit: number): Promise<AttemptRecord[]> {
  const { rows } = await queries.execute<AttemptRow & Record<string, unknown>>(sql`
    update payment_attempt set recover_at = now() + make_interval(secs => least(
        ${firstRecoverySeconds} * 2 ^ least(recovery_tries, 20), ${mostRecoverySeconds})),
      recovery_tries = recovery_tries + 1
    where id in (
      select id from payment_attempt
      where ${isLiveState} and coalesce(recover_at, now()) <= now()
        and touched_at < now() - case when state = 'requires_action'
          then make_interval(mins => ${secondStepMinutes}) else make_interval(secs => ${abandonedSeconds}) end
      order by recover_at nulls first, touched_at limit ${limit} for update skip locked
    )
    returning ${columns}`);
  return rows.map(recordOf);
}
