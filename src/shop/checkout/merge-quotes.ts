// When a guest turns out to be a customer: what they had said of their order, what they are paying for, and what they
// had to spend or will have back, is theirs.
import type { Queries } from '../../database/database.ts';
import { mergeCredit } from '../../database/queries/checkout/credit.ts';
import { moveOpenings } from '../../database/queries/checkout/payment-link.ts';
import {
  deleteQuote,
  giveQuote,
  lockOpenQuoteIfAny,
  updateQuote,
} from '../../database/queries/checkout/quote.ts';
import { noteCreditCustomer } from '../../database/queries/order/order.ts';
import { findLiveAttempt, giveLiveAttempts } from '../../database/queries/payment/attempt.ts';
import { giveHolds } from '../../database/queries/stock/hold-ceiling.ts';
import { withRetry } from '../../database/with-retry.ts';
import { mergedCodes, mergedDraft } from '../../domain/checkout/draft.ts';
import { ownerName } from '../../domain/visitor/owner.ts';
import type { Merging } from '../bag/merge-bags.ts';

/** The guest's quote goes on as the customer's, under its own id, so that whatever names it finds it. */
export function mergeQuotes(queries: Queries, { guestId, customerId }: Merging): Promise<void> {
  return withRetry(() =>
    queries.transaction(async (tx) => {
      // The customer's first, always, as with bags. Then as paying takes them: the quote, what pays for it, the credit.
      const own = await lockOpenQuoteIfAny(tx, { customerId });
      const guests = await lockOpenQuoteIfAny(tx, { guestId });
      await giveLiveAttempts(tx, guestId, customerId);
      await noteCreditCustomer(tx, guestId, customerId);
      await mergeCredit(tx, guestId, customerId);
      await giveHolds(tx, ownerName({ guestId }), ownerName({ customerId }));
      if (!guests) return;
      // One that is being paid for stays as it is, and is shown as it was paid: the guest's codes are there for the try
      // after it. Where both are, the customer's stays.
      if (own && (await findLiveAttempt(tx, own.id))) {
        await moveOpenings(tx, guests.id, own.id);
        await deleteQuote(tx, guests.id);
        const couponCodes = mergedCodes(own.draft.couponCodes, guests.draft.couponCodes);
        return updateQuote(tx, { ...own, draft: { ...own.draft, couponCodes } });
      }
      if (own) {
        await moveOpenings(tx, own.id, guests.id);
        await deleteQuote(tx, own.id);
      }
      await giveQuote(tx, { ...guests, draft: mergedDraft(own?.draft ?? null, guests.draft) }, customerId);
    }),
  );
}
