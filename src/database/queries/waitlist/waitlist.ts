// Places on waitlists, and what stands beside them: consent, and whom to leave in peace.

import { and, eq, sql } from 'drizzle-orm';
import type { Language } from '../../../domain/visitor/language.ts';
import type { Owner } from '../../../domain/visitor/owner.ts';
import type { WaitlistChannel } from '../../../domain/waitlist/waitlist.ts';
import type { Queries, Transaction } from '../../database.ts';
import { consent, suppression, waitlistEntry } from '../../schema/waitlist/waitlist.ts';

export interface EntryKey {
  readonly skuId: number;
  readonly channel: WaitlistChannel;
  readonly addressHash: string;
}

export interface HeldEntry {
  readonly state: typeof waitlistEntry.$inferSelect.state;
  /** Asked to confirm within a day. */
  readonly isJustRequested: boolean;
}

export async function findEntry(
  transaction: Transaction,
  { skuId, channel, addressHash }: EntryKey,
): Promise<HeldEntry | undefined> {
  const [held] = await transaction
    .select({
      state: waitlistEntry.state,
      isJustRequested: sql<boolean>`coalesce(${waitlistEntry.confirmationSentAt} > now() - interval '1 day', false)`,
    })
    .from(waitlistEntry)
    .where(
      and(
        eq(waitlistEntry.skuId, skuId),
        eq(waitlistEntry.channel, channel),
        eq(waitlistEntry.addressHash, addressHash),
      ),
    );
  return held;
}

/** Whether whoever asks has answered an e-mail to this address before. */
export async function hasConfirmed(
  transaction: Transaction,
  owner: Owner,
  addressHash: string,
): Promise<boolean> {
  const found = await transaction.$count(
    waitlistEntry,
    and(
      eq(waitlistEntry.addressHash, addressHash),
      'customerId' in owner
        ? eq(waitlistEntry.customerId, owner.customerId)
        : eq(waitlistEntry.guestId, owner.guestId),
      sql`${waitlistEntry.confirmedAt} is not null`,
    ),
  );
  return found > 0;
}

export async function isSuppressed(
  transaction: Transaction,
  { channel, addressHash }: Omit<EntryKey, 'skuId'>,
): Promise<boolean> {
  const found = await transaction.$count(
    suppression,
    and(eq(suppression.addressHash, addressHash), eq(suppression.channel, channel)),
  );
  return found > 0;
}

interface NewEntry extends EntryKey {
  readonly productId: number;
  readonly address: string;
  readonly guestId?: string;
  readonly customerId?: string;
  readonly state: 'confirming' | 'waiting';
  readonly language: Language;
  /** An e-mail that asks to confirm goes out. */
  readonly isRequested: boolean;
  readonly isConfirmed: boolean;
}

export interface PendingEntry {
  readonly id: string;
  readonly confirmationSentAt: Date | null;
}

/** An entry of its own, or the one that is there; whoever was told before goes to the end of the line. */
export async function putEntry(
  transaction: Transaction,
  { isRequested, isConfirmed, ...entry }: NewEntry,
): Promise<PendingEntry> {
  const [put] = await transaction
    .insert(waitlistEntry)
    .values({
      ...entry,
      confirmationSentAt: isRequested ? sql`now()` : null,
      confirmedAt: isConfirmed ? sql`now()` : null,
    })
    .onConflictDoUpdate({
      target: [waitlistEntry.skuId, waitlistEntry.channel, waitlistEntry.addressHash],
      set: {
        state: sql`excluded.state`,
        guestId: sql`excluded.guest_id`,
        customerId: sql`excluded.customer_id`,
        language: sql`excluded.language`,
        confirmationSentAt: sql`excluded.confirmation_sent_at`,
        confirmedAt: sql`excluded.confirmed_at`,
        askedAt: sql`case when ${waitlistEntry.state} in ('notified', 'stopped') then now() else ${waitlistEntry.askedAt} end`,
      },
    })
    .returning({ id: waitlistEntry.id, confirmationSentAt: waitlistEntry.confirmationSentAt });
  if (!put) throw new Error('An entry was put and is not there.');
  return put;
}

export type Consent = typeof consent.$inferInsert;

export async function insertConsent(transaction: Transaction, given: Consent): Promise<void> {
  await transaction.insert(consent).values(given);
}

export interface ConfirmingEntry extends PendingEntry {
  readonly productId: number;
  readonly skuId: number;
  readonly state: HeldEntry['state'];
  readonly address: string;
  readonly addressHash: string;
  readonly language: Language;
}

/** An entry whose e-mail is not older than so many days. */
export async function findConfirmingEntry(
  queries: Queries | Transaction,
  id: string,
  days: number,
): Promise<ConfirmingEntry | undefined> {
  const { productId, skuId, state, address, addressHash, language, confirmationSentAt } = waitlistEntry;
  const [found] = await queries
    .select({
      id: waitlistEntry.id,
      productId,
      skuId,
      state,
      address,
      addressHash,
      language,
      confirmationSentAt,
    })
    .from(waitlistEntry)
    .where(
      and(eq(waitlistEntry.id, id), sql`${confirmationSentAt} > now() - make_interval(days => ${days})`),
    );
  return found;
}

/** True for the one that confirmed it: the entry then belongs to whoever opened the e-mail. */
export async function confirmEntry(
  transaction: Transaction,
  id: string,
  owner: Owner | null,
): Promise<boolean> {
  const confirmed = await transaction
    .update(waitlistEntry)
    .set({ state: 'waiting', confirmedAt: sql`now()`, guestId: null, customerId: null, ...owner })
    .where(and(eq(waitlistEntry.id, id), eq(waitlistEntry.state, 'confirming')))
    .returning({ id: waitlistEntry.id });
  return confirmed.length > 0;
}

/** How many wait for a size. */
export function waitingFor(queries: Queries | Transaction, skuId: number): Promise<number> {
  return queries.$count(
    waitlistEntry,
    and(eq(waitlistEntry.skuId, skuId), eq(waitlistEntry.state, 'waiting')),
  );
}
