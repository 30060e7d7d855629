import { findCredit } from '../../database/queries/checkout/credit.ts';
import { isQuoteOfCustomer } from '../../database/queries/checkout/quote.ts';
import type { Bag } from '../../domain/bag/bag.ts';
import type { Quote } from '../../domain/checkout/quote.ts';
import { money } from '../../domain/pricing/money.ts';
import type { Owner } from '../../domain/visitor/owner.ts';
import { language } from '../../words/spoken.ts';
import { openTurns } from '../bag/one-at-a-time.ts';
import { sayLinesOf } from '../product/say-lines.ts';
import type { QuoteSayer, QuoteVisitor } from './checkout-deps.ts';
import { listOfferedCodes } from './list-offered-codes.ts';
import { openPaymentLink, type PaymentLinkDeps, viewPaymentLink } from './payment-link.ts';
import { type Place, readEstimate } from './read-estimate.ts';
import { quoteToPlace, readQuote } from './read-quote.ts';
import { type QuoteInput, saveQuote } from './save-quote.ts';
import { viewCodes } from './view-codes.ts';

export function createCheckoutService(deps: PaymentLinkDeps) {
  const inTurn = openTurns();
  const of = (owner: Owner) => ('customerId' in owner ? owner.customerId : owner.guestId);
  const queries = deps.database.shop;
  /** What is noted of a quote is in the shop's own language; what is shown is not. */
  const sayQuote = async <Q extends Quote | null>(quote: Q): Promise<Q> =>
    quote && { ...quote, priced: await sayLinesOf(queries, language(), quote.priced) };
  return {
    /** Null when there is nothing to quote. What it said is noted: that is what the next look is compared with. */
    readQuote: async (owner: Owner | null, visitor: QuoteVisitor, quoteId?: string) =>
      owner === null
        ? null
        : sayQuote(await inTurn(of(owner), () => readQuote(deps, { owner, visitor }, quoteId))),
    saveQuote: async (owner: Owner, visitor: QuoteSayer, input: QuoteInput) => {
      const saved = await inTurn(of(owner), () => saveQuote(deps, { owner, visitor }, input));
      return 'quote' in saved ? { ...saved, quote: await sayQuote(saved.quote) } : saved;
    },
    /** Whoever is not signed in may have been, when the page was made that names this quote. */
    isOfCustomer: (quoteId: string) => isQuoteOfCustomer(deps.database.shop, quoteId),
    quoteToPlace: (visitor: QuoteVisitor) => quoteToPlace(deps, visitor),
    /** The codes that were given and what they come to now; null when there are none. Nothing is noted of it. */
    viewCodes: async (owner: Owner | null, visitor: QuoteVisitor) =>
      owner === null ? null : viewCodes(deps, { owner, visitor }),
    /** The codes that the shop names by itself to whoever has this bag and gave these already. */
    listOfferedCodes: async (
      owner: Owner | null,
      visitor: QuoteVisitor,
      bag: Bag,
      givenCodes: readonly string[] = [],
    ) => (owner === null ? [] : listOfferedCodes(deps, { owner, visitor }, bag, givenCodes)),
    /** An order that the shop took down, for whoever holds its link; null when there is none. */
    viewPaymentLink: async (owner: Owner | null, visitor: QuoteVisitor, token: string) => {
      const viewed = await viewPaymentLink(deps, { owner, visitor }, token);
      return viewed?.priced
        ? { ...viewed, priced: await sayLinesOf(queries, language(), viewed.priced) }
        : viewed;
    },
    openPaymentLink: (owner: Owner, visitor: QuoteVisitor, token: string) =>
      inTurn(of(owner), () => openPaymentLink(deps, { owner, visitor }, token)),
    readCredit: async (owner: Owner | null) =>
      owner === null ? money(0) : findCredit(deps.database.shop, owner),
    readEstimate: async (owner: Owner | null, visitor: QuoteVisitor, place: Place) =>
      owner === null
        ? ({ ok: false, code: 'empty' } as const)
        : readEstimate(deps, { owner, visitor }, place),
  };
}
