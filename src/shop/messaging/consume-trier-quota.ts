import type { Transaction } from '../../database/database.ts';
import { countTry } from '../../database/queries/account/rate-limit.ts';
import { consumeQuota, type QuotaCounts } from '../../database/queries/messaging/quota.ts';
import { type Trier, trierCounts } from '../../domain/visitor/limit.ts';

interface Request {
  readonly trier: Trier;
  /** Whom it is sent to, in one spelling. */
  readonly recipient: string;
  /** For one visitor. */
  readonly mostAnHour: number;
  readonly hash: (text: string) => string;
}

/** Takes note of one more that a visitor has sent, if that is not too many of theirs and the other limits allow it. */
export async function consumeTrierQuota(
  transaction: Transaction,
  kind: 'share_quota' | 'waitlist_quota',
  { trier, recipient, mostAnHour, hash }: Request,
  isAllowed: (counts: QuotaCounts) => boolean,
): Promise<boolean> {
  const [, crowd] = trierCounts(kind, trier, { most: mostAnHour, seconds: 3_600 });
  if (crowd && (await countTry(transaction, hash(crowd[0]), crowd[1])) !== null) return false;
  const parties = { senderHash: hash(trier.mark ?? trier.address), recipientHash: hash(recipient) };
  return consumeQuota(
    transaction,
    kind,
    parties,
    (counts) => counts.bySenderThisHour < mostAnHour && isAllowed(counts),
  );
}
