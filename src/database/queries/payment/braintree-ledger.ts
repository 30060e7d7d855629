// The charges at Braintree that the shop writes down. Each step is one statement on its own condition, so that of those
// who come at once one goes on.
import { and, asc, eq, gte, sql } from 'drizzle-orm';
import { askingSeconds, type BraintreeCharge } from '../../../domain/payment/braintree-charge.ts';
import { type Money, money } from '../../../domain/pricing/money.ts';
import type { Queries } from '../../database.ts';
import { braintreeCharge as table } from '../../schema/payment/braintree-charge.ts';

type Row = typeof table.$inferSelect;

const chargeOf = ({ amountMinor, currency, ...row }: Row): BraintreeCharge => ({
  attemptId: row.attemptId,
  amount: money(amountMinor, currency),
  payerId: row.payerId,
  state: row.state,
  transactionId: row.transactionId,
  reversalKey: row.reversalKey,
  createdAt: row.createdAt,
});

const first = (rows: readonly Row[]) => (rows[0] ? chargeOf(rows[0]) : null);

export function braintreeLedger(queries: Queries) {
  const find = async (attemptId: string) =>
    first(await queries.select().from(table).where(eq(table.attemptId, attemptId)));
  const of = (attemptId: string) => eq(table.attemptId, attemptId);

  return {
    find,
    /** The one there is, or this. */
    open: async (charge: {
      readonly attemptId: string;
      readonly amount: Money;
      readonly payerId: string | null;
    }): Promise<BraintreeCharge> => {
      const { attemptId, amount, payerId } = charge;
      const made = await queries
        .insert(table)
        .values({ attemptId, amountMinor: amount.minor, currency: amount.currency, payerId })
        .onConflictDoNothing()
        .returning();
      const known = first(made) ?? (await find(attemptId));
      if (!known) throw new Error(`The charge of ${attemptId} was deleted while it was made.`);
      return known;
    },
    /** Claims the right to ask a card; null when somebody else has it, or for something else. */
    ask: async (attemptId: string, key: string, requestHash: string): Promise<BraintreeCharge | null> =>
      first(
        await queries
          .update(table)
          .set({
            state: 'asked',
            key,
            requestHash,
            askedAt: sql`now()`,
            transactionId: sql`case when ${table.key} = ${key} then ${table.transactionId} end`,
          })
          .where(
            and(
              of(attemptId),
              sql`case when ${table.key} = ${key} then ${table.requestHash} = ${requestHash} and ${table.state} <> 'closed'
                else ${table.state} in ('created', 'declined') end`,
            ),
          )
          .returning(),
      ),
    /** What came of it. False when it is over, or somebody has asked under another key since. */
    answer: async (
      attemptId: string,
      key: string,
      state: 'created' | 'asked' | 'declined',
      transactionId: string | null,
    ): Promise<boolean> => {
      const noted = await queries
        .update(table)
        .set({ state, transactionId })
        .where(and(of(attemptId), eq(table.key, key), eq(table.state, 'asked')))
        .returning({ id: table.attemptId });
      return noted.length === 1;
    },
    /** Claims to take all of it at once; false when that is somebody else's, or it is let go. */
    claimCapture: async (attemptId: string, key: string): Promise<boolean> => {
      const claimed = await queries
        .update(table)
        .set({ captureKey: key })
        .where(
          and(of(attemptId), eq(table.state, 'asked'), sql`coalesce(${table.captureKey}, ${key}) = ${key}`),
        )
        .returning({ id: table.attemptId });
      return claimed.length === 1;
    },
    /** Braintree would not: it can be let go again. */
    dropCapture: async (attemptId: string, key: string): Promise<void> => {
      await queries
        .update(table)
        .set({ captureKey: null })
        .where(and(of(attemptId), eq(table.captureKey, key)));
    },
    /** Claims to let go of all of it after it was taken. */
    claimReversal: async (attemptId: string, key: string): Promise<boolean> => {
      const claimed = await queries
        .update(table)
        .set({ reversalKey: key })
        .where(and(of(attemptId), sql`coalesce(${table.reversalKey}, ${key}) = ${key}`))
        .returning({ id: table.attemptId });
      return claimed.length === 1;
    },
    /**
     * Nothing more is asked or taken from here on. False while a card may still be asked: `isKnown` says that Braintree
     * has answered for it.
     */
    close: async (attemptId: string, isKnown: boolean): Promise<boolean> => {
      const closed = await queries
        .update(table)
        .set({ state: 'closed' })
        .where(
          and(
            of(attemptId),
            sql`${table.captureKey} is null`,
            sql`(${table.state} in ('created', 'closed') or ${table.state} = 'asked'
              and (${isKnown} or ${table.askedAt} < now() - make_interval(secs => ${askingSeconds})))`,
          ),
        )
        .returning({ id: table.attemptId });
      return closed.length === 1;
    },
    /** Those made since, the oldest first. */
    list: async (since: Date, limit: number): Promise<BraintreeCharge[]> => {
      const rows = await queries
        .select()
        .from(table)
        .where(gte(table.createdAt, since))
        .orderBy(asc(table.createdAt))
        .limit(limit);
      return rows.map(chargeOf);
    },
  };
}

export type BraintreeLedger = ReturnType<typeof braintreeLedger>;
