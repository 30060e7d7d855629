// How much has been asked to be sent, so that no one can make the shop a nuisance.
import { sql } from 'drizzle-orm';
import type { Transaction } from '../../database.ts';
import { shareQuota, smsQuota, waitlistQuota } from '../../schema/messaging/message.ts';

const ledgers = {
  share_quota: shareQuota,
  waitlist_quota: waitlistQuota,
  sms_quota: smsQuota,
} as const;

export interface QuotaCounts {
  readonly bySenderThisHour: number;
  readonly toRecipientToday: number;
  readonly allThisHour: number;
}

export interface QuotaParties {
  readonly senderHash: string;
  readonly recipientHash: string;
}

/** Until the transaction ends, whoever else asks for one of this kind waits; a crowd waits longer than one does. */
export async function lockQuota(transaction: Transaction, kind: keyof typeof ledgers): Promise<void> {
  await transaction.execute(sql`set local lock_timeout = '2s'`);
  await transaction.execute(sql`select pg_advisory_xact_lock(hashtext(${kind}))`);
}

/**
 * Takes note of one more if the limits allow it. All takers wait for one lock, so none can slip past a limit
 * together with another; what no limit looks at any more is swept out.
 */
export async function consumeQuota(
  transaction: Transaction,
  kind: keyof typeof ledgers,
  { senderHash, recipientHash }: QuotaParties,
  isAllowed: (counts: QuotaCounts) => boolean,
): Promise<boolean> {
  const ledger = ledgers[kind];
  await lockQuota(transaction, kind);
  await transaction.execute(sql`delete from ${ledger} where at < now() - interval '1 day'`);
  const { rows } = await transaction.execute<Record<keyof QuotaCounts, number>>(sql`
    select
      (select count(*)::int from ${ledger}
        where sender_hash = ${senderHash} and at > now() - interval '1 hour') as "bySenderThisHour",
      (select count(*)::int from ${ledger} where recipient_hash = ${recipientHash}) as "toRecipientToday",
      (select count(*)::int from ${ledger} where at > now() - interval '1 hour') as "allThisHour"`);
  const [counts] = rows;
  if (!counts || !isAllowed(counts)) return false;
  await transaction.insert(ledger).values({ senderHash, recipientHash });
  return true;
}
