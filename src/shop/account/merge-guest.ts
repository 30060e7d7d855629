// When a guest turns out to be a customer, what they gathered becomes the customer's.
import type { Queries } from '../../database/database.ts';
import { moveWaitlistEntries } from '../../database/queries/account/account.ts';
import { moveLoves } from '../../database/queries/love/love.ts';
import { moveVotes } from '../../database/queries/review/review-vote.ts';
import { withRetry } from '../../database/with-retry.ts';
import { type Merging, mergeBags } from '../bag/merge-bags.ts';
import { readBag } from '../bag/read-bag.ts';
import { mergeQuotes } from '../checkout/merge-quotes.ts';

export interface Moved {
  readonly loves: number;
  readonly bagItems: number;
}

/** Each step can be done again without harm: whoever was broken off finishes the next time they come. */
export async function mergeGuest(queries: Queries, merging: Merging): Promise<Moved> {
  const { guestId, customerId } = merging;
  const brought = await readBag(queries, { guestId });
  if (brought.lines.length > 0) await mergeBags(queries, merging);
  await mergeQuotes(queries, merging);
  const loves = await withRetry(() => moveLoves(queries, guestId, customerId));
  await moveWaitlistEntries(queries, guestId, customerId);
  await moveVotes(queries, guestId, customerId);
  return { loves, bagItems: brought.lines.length };
}
