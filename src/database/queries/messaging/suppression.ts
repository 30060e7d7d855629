// Whom to leave in peace.
import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { WaitlistChannel } from '../../../domain/waitlist/waitlist.ts';
import type { Queries, Transaction } from '../../database.ts';
import { consent, suppression, waitlistEntry } from '../../schema/waitlist/waitlist.ts';

export interface Addressee {
  readonly channel: WaitlistChannel;
  readonly addressHash: string;
}

export async function suppress(
  queries: Queries | Transaction,
  { channel, addressHash }: Addressee,
  reason: typeof suppression.$inferInsert.reason,
): Promise<void> {
  await queries.insert(suppression).values({ channel, addressHash, reason }).onConflictDoNothing();
}

/** Only those who said stop themselves; true when there was something to undo. */
export async function endSuppression(
  queries: Queries,
  { channel, addressHash }: Addressee,
): Promise<boolean> {
  const ended = await queries
    .delete(suppression)
    .where(
      and(
        eq(suppression.addressHash, addressHash),
        eq(suppression.channel, channel),
        eq(suppression.reason, 'stopped'),
      ),
    )
    .returning({ at: suppression.at });
  return ended.length > 0;
}

export async function findSuppression(
  queries: Queries,
  { channel, addressHash }: Addressee,
): Promise<{ readonly reason: string } | undefined> {
  const [found] = await queries
    .select({ reason: suppression.reason })
    .from(suppression)
    .where(and(eq(suppression.addressHash, addressHash), eq(suppression.channel, channel)));
  return found;
}

/** Longer than a page would wait: whoever is just calling them or handing over their message goes first. */
const waitForSenders = sql`set local lock_timeout = '10s'; set local statement_timeout = '12s'`;

/** What they agreed to is over, and with it every place they have. */
export async function revokeConsent(tx: Transaction, { channel, addressHash }: Addressee): Promise<void> {
  await tx.execute(waitForSenders);
  await tx
    .update(consent)
    .set({ revokedAt: sql`now()` })
    .where(
      and(eq(consent.addressHash, addressHash), eq(consent.channel, channel), isNull(consent.revokedAt)),
    );
  await tx
    .update(waitlistEntry)
    .set({ state: 'stopped' })
    .where(
      and(
        eq(waitlistEntry.addressHash, addressHash),
        eq(waitlistEntry.channel, channel),
        inArray(waitlistEntry.state, ['confirming', 'waiting', 'notifying']),
      ),
    );
}

/** The same for texts a customer asked for themselves, whatever the number. Whether they had agreed to any. */
export async function revokeTextConsent(tx: Transaction, customerId: string): Promise<boolean> {
  await tx.execute(waitForSenders);
  const revoked = await tx
    .update(consent)
    .set({ revokedAt: sql`coalesce(${consent.revokedAt}, now())` })
    .where(and(eq(consent.customerId, customerId), eq(consent.channel, 'sms')))
    .returning({ id: consent.id });
  const stopped = await tx
    .update(waitlistEntry)
    .set({ state: 'stopped' })
    .where(
      and(
        eq(waitlistEntry.customerId, customerId),
        eq(waitlistEntry.channel, 'sms'),
        inArray(waitlistEntry.state, ['confirming', 'waiting', 'notifying']),
      ),
    )
    .returning({ id: waitlistEntry.id });
  return revoked.length + stopped.length > 0;
}
