// Orders that the shop took down, their links, and who opened them. Who pays for one claims it with the attempt, as codes
// are claimed: one statement looks and takes, so that of two who pay at once one does.
import { and, eq, isNull, sql } from 'drizzle-orm';
import type { QuoteDraft } from '../../../domain/checkout/quote.ts';
import {
  type PaymentLinkLine,
  type PaymentLinkState,
  paymentLinkDays,
  paymentLinkState,
} from '../../../domain/payment/payment-link.ts';
import { type Money, money } from '../../../domain/pricing/money.ts';
import type { Language } from '../../../domain/visitor/language.ts';
import type { Queries, Transaction } from '../../database.ts';
import { preparedStatement } from '../../prepared-statement.ts';
import { paymentLink } from '../../schema/checkout/payment-link.ts';

export interface PaymentLinkRecord {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  /** Null once it is paid. */
  readonly draft: QuoteDraft | null;
  readonly language: Language;
  readonly lines: readonly PaymentLinkLine[];
  /** What was said on the telephone. */
  readonly total: Money;
  readonly madeBy: string;
  readonly madeAt: Date;
  readonly expiresAt: Date;
  readonly orderId: number | null;
  readonly state: PaymentLinkState;
}

type LinkRow = typeof paymentLink.$inferSelect & { readonly isExpired: boolean };

const isExpired = sql<boolean>`${paymentLink.expiresAt} <= now()`;

function recordOf(row: LinkRow): PaymentLinkRecord {
  const { id, name, email, draft, language, lines, madeBy, madeAt, expiresAt, orderId } = row;
  return {
    id,
    name,
    email,
    draft,
    language,
    lines,
    total: money(row.totalMinor, row.currency),
    madeBy,
    madeAt,
    expiresAt,
    orderId,
    state: paymentLinkState({
      orderId,
      isWithdrawn: row.withdrawnAt !== null,
      isPaying: row.attemptId !== null,
      isExpired: row.isExpired,
    }),
  };
}

const selectLinks = (queries: Queries | Transaction) =>
  queries.select({ link: paymentLink, isExpired }).from(paymentLink);

const one = (rows: readonly { link: typeof paymentLink.$inferSelect; isExpired: boolean }[]) =>
  rows[0] ? recordOf({ ...rows[0].link, isExpired: rows[0].isExpired }) : null;

export async function findPaymentLink(
  queries: Queries | Transaction,
  id: string,
): Promise<PaymentLinkRecord | null> {
  return one(await selectLinks(queries).where(eq(paymentLink.id, id)));
}

/** Whoever pays for it, opens it or withdraws it waits. */
export async function lockPaymentLink(tx: Transaction, id: string): Promise<PaymentLinkRecord | null> {
  return one(await selectLinks(tx).where(eq(paymentLink.id, id)).for('update', { of: paymentLink }));
}

export async function findPaymentLinkOfCall(
  queries: Queries | Transaction,
  callKey: string,
): Promise<PaymentLinkRecord | null> {
  return one(await selectLinks(queries).where(eq(paymentLink.callKey, callKey)));
}

export async function findPaymentLinksOfOrder(
  queries: Queries,
  orderId: number,
): Promise<readonly Pick<PaymentLinkRecord, 'id' | 'madeBy' | 'madeAt'>[]> {
  const { id, madeBy, madeAt } = paymentLink;
  return queries.select({ id, madeBy, madeAt }).from(paymentLink).where(eq(paymentLink.orderId, orderId));
}

interface NewPaymentLink extends Pick<PaymentLinkRecord, 'name' | 'email' | 'language' | 'lines' | 'madeBy'> {
  readonly draft: QuoteDraft;
  readonly total: Money;
  readonly callKey: string;
}

/** Null when this very call has made one. */
export async function insertPaymentLink(
  tx: Transaction,
  { total, ...link }: NewPaymentLink,
): Promise<PaymentLinkRecord | null> {
  const rows = await tx
    .insert(paymentLink)
    .values({
      ...link,
      totalMinor: total.minor,
      currency: total.currency,
      expiresAt: sql`now() + make_interval(days => ${paymentLinkDays})`,
    })
    .onConflictDoNothing({ target: paymentLink.callKey })
    .returning();
  return rows[0] ? recordOf({ ...rows[0], isExpired: false }) : null;
}

export async function markPaymentLinkSent(tx: Transaction, id: string): Promise<void> {
  await tx.update(paymentLink).set({ sentAt: sql`now()` }).where(eq(paymentLink.id, id));
}

export async function withdrawPaymentLink(tx: Transaction, id: string): Promise<void> {
  await tx
    .update(paymentLink)
    .set({ withdrawnAt: sql`now()` })
    .where(and(eq(paymentLink.id, id), isNull(paymentLink.withdrawnAt)));
}

/** Whether a quote was opened by it before. */
export async function saveOpening(tx: Transaction, linkId: string, quoteId: string): Promise<boolean> {
  const { rowCount } = await tx.execute(sql`
    insert into payment_link_opening (link_id, quote_id) values (${linkId}, ${quoteId}) on conflict do nothing`);
  return rowCount === 0;
}

/** Two quotes become one: what either was opened by goes on. */
export async function moveOpenings(tx: Transaction, fromQuoteId: string, toQuoteId: string): Promise<void> {
  await tx.execute(sql`
    insert into payment_link_opening (link_id, quote_id, opened_at)
    select link_id, ${toQuoteId}, opened_at from payment_link_opening where quote_id = ${fromQuoteId}
    on conflict do nothing`);
}

const claimed = preparedStatement(
  'claim a payment link',
  sql`
    update payment_link set attempt_id = ${sql.placeholder('attemptId')}
    where id = ${sql.placeholder('id')} and attempt_id is null and order_id is null and withdrawn_at is null`,
);

/** False when somebody else pays for it or has, or when it was withdrawn. */
export async function claimPaymentLink(tx: Transaction, id: string, attemptId: string): Promise<boolean> {
  const { rowCount } = await claimed(tx, { id, attemptId });
  return rowCount === 1;
}

/** There will be no order: it can be paid for again. */
export async function releasePaymentLinks(tx: Transaction, attemptId: string): Promise<void> {
  await tx.execute(
    sql`update payment_link set attempt_id = null where attempt_id = ${attemptId} and order_id is null`,
  );
}

const paid = preparedStatement(
  'mark payment links as paid',
  sql`
    update payment_link set order_id = ${sql.placeholder('orderId')}, name = '', email = '', draft = null
    where attempt_id = ${sql.placeholder('attemptId')}`,
);

/** From now on the order says whom it is for. */
export async function markPaymentLinksPaid(
  tx: Transaction,
  attemptId: string,
  orderId: number,
): Promise<void> {
  await paid(tx, { attemptId, orderId });
}
