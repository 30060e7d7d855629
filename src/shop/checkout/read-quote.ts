// A quote as it is now. What it said is noted, so that the next look can tell what has changed since.
import { isDeepStrictEqual } from 'node:util';
import type { Transaction } from '../../database/database.ts';
import {
  findQuote,
  lockOpenQuote,
  lockQuote,
  type QuoteRecord,
  updateQuote,
} from '../../database/queries/checkout/quote.ts';
import { committing, onOneConnection } from '../../database/transaction.ts';
import { withRetry } from '../../database/with-retry.ts';
import { emptyDraft } from '../../domain/checkout/draft.ts';
import type { PricedQuote, Quote, QuoteDraft } from '../../domain/checkout/quote.ts';
import { changesBetween, isOwnChange, shownOf } from '../../domain/checkout/quote-changes.ts';
import type { CheckoutDeps, QuoteVisitor } from './checkout-deps.ts';
import { gather, type Pricing, priceDraft } from './price-draft.ts';

/**
 * The open quote of somebody, made if there is none; or the one they ask for, whatever has become of it. Null when they
 * have nothing in their bag, and for a quote that is not theirs.
 */
export async function readQuote(
  deps: CheckoutDeps,
  pricing: Pricing,
  quoteId?: string,
): Promise<Quote | null> {
  const { shop, checkout } = deps.database;
  const [found, known] = await onOneConnection(shop, (queries) =>
    Promise.all([findQuote(queries, pricing.owner, quoteId), gather(queries, pricing)]),
  );
  if (quoteId !== undefined && !found) return null;
  if (found?.paid) return { ...found.paid, orderId: found.orderId, changes: [] };
  if (found?.orderId != null) return null;

  const draft = found?.draft ?? newDraft(pricing.visitor);
  const priced = await priceDraft(deps, shop, pricing, known, draft);
  if (priced.lines.length === 0) return null;
  if (found && isAsShown(found, priced)) return quoteOf(found, priced);
  return withRetry(() =>
    checkout.transaction(async (tx) => {
      const held = await lockOpenQuote(tx, pricing.owner, draft);
      // Nobody has said anything of it since it was looked at: then it is as it was.
      const isSame = held.version === (found?.version ?? 1) && isDeepStrictEqual(held.draft, draft);
      const now = isSame
        ? priced
        : await priceDraft(deps, tx, pricing, await gather(tx, pricing), held.draft);
      return committing(tx, saveShownQuote(tx, held, now));
    }),
  );
}

/** The quote as it is now, held, for the order that is made of it. Null when it is not theirs. */
export function quoteToPlace(deps: CheckoutDeps, visitor: QuoteVisitor) {
  return async (tx: Transaction, owner: Pricing['owner'], quoteId: string): Promise<Quote | null> => {
    const pricing = { owner, visitor };
    // Asked for at once: the quote is held first, and what is known is read after that.
    const [held, known] = await Promise.all([lockQuote(tx, owner, quoteId), gather(tx, pricing)]);
    if (!held) return null;
    return saveShownQuote(tx, held, await priceDraft(deps, tx, pricing, known, held.draft));
  };
}

/** A customer's receipts go where the customer is reached, unless they say otherwise. */
export function newDraft({ customer }: QuoteVisitor): QuoteDraft {
  return { ...emptyDraft, emailAddress: customer?.email.toLowerCase() ?? '' };
}

function isAsShown({ shown }: QuoteRecord, priced: PricedQuote): boolean {
  return shown !== null && changesBetween(shown, shownOf(priced)).length === 0;
}

/**
 * One version more when it says something else than it did. The first look is what the shopper goes by, and what they
 * did to their bag themselves they know.
 */
export async function saveShownQuote(
  tx: Transaction,
  held: QuoteRecord,
  priced: PricedQuote,
): Promise<Quote> {
  if (isAsShown(held, priced)) return quoteOf(held, priced);
  const shown = shownOf(priced);
  const version = held.shown === null ? held.version : held.version + 1;
  const isKnown = held.accepted === null || isOwnChange(held.accepted, shown);
  const next = {
    ...held,
    shown,
    version,
    ...(isKnown && { accepted: shown, acceptedVersion: version }),
  };
  await updateQuote(tx, next);
  return quoteOf(next, priced);
}

export function quoteOf({ id, version, orderId, draft, accepted }: QuoteRecord, priced: PricedQuote): Quote {
  const changes = accepted ? changesBetween(accepted, shownOf(priced)) : [];
  return { id, version, orderId, draft, priced, changes };
}
