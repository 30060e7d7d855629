// When a guest turns out to be a customer: what they had said of their order, and what they had to spend, is theirs.
import type { Queries } from '../../database/database.ts';
import { mergeCredit } from '../../database/queries/checkout/credit.ts';
import { deleteQuote, giveQuote, lockOpenQuoteIfAny } from '../../database/queries/checkout/quote.ts';
import { findLiveAttempt } from '../../database/queries/payment/attempt.ts';
import { withRetry } from '../../database/with-retry.ts';
import { mergedDraft } from '../../domain/checkout/draft.ts';
import type { Merging } from '../bag/merge-bags.ts';

/** The guest's quote goes on as the customer's, under its own id, so that whatever names it finds it. */
export function mergeQuotes(queries: Queries, { guestId, customerId }: Merging): Promise<void> {
  return withRetry(() =>
    queries.transaction(async (tx) => {
      await mergeCredit(tx, guestId, customerId);
      // The customer's first, always, as with bags.
      const own = await lockOpenQuoteIfAny(tx, { customerId });
      const guests = await lockOpenQuoteIfAny(tx, { guestId });
      if (!guests) return;
      // One that is being paid for is not touched, unless both are: then the customer's stays.
      if (own && (await findLiveAttempt(tx, own.id))) return deleteQuote(tx, guests.id);
      if (own) await deleteQuote(tx, own.id);
      await giveQuote(tx, { ...guests, draft: mergedDraft(own?.draft ?? null, guests.draft) }, customerId);
    }),
  );
}
