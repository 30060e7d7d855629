// What a shopper says of a quote. They name the version they saw: whoever says yes to one price is not held to another.

import { isDeepStrictEqual } from 'node:util';
import type { Transaction } from '../../database/database.ts';
import {
  isBeingPaid,
  lockOpenQuote,
  type QuoteRecord,
  updateQuote,
} from '../../database/queries/checkout/quote.ts';
import { committing } from '../../database/transaction.ts';
import { withRetry } from '../../database/with-retry.ts';
import type { AddressGiven } from '../../domain/checkout/address.ts';
import { mostCodes } from '../../domain/checkout/codes/coupon.ts';
import { hasTooManyCodes, newCodeOf, withoutCode } from '../../domain/checkout/codes/given-code.ts';
import { refusalMessage } from '../../domain/checkout/codes/promotions.ts';
import { changedDraft, type DraftChange } from '../../domain/checkout/draft.ts';
import type { PricedQuote, Quote, QuoteDraft } from '../../domain/checkout/quote.ts';
import { changesBetween, shownOf } from '../../domain/checkout/quote-changes.ts';
import { emailProblem } from '../../domain/messaging/email.ts';
import { defaultCurrency, moneyFromDecimal } from '../../domain/pricing/money.ts';
import type { DeliveryTerms } from '../../domain/shipping/delivery-terms.ts';
import { words } from '../../words/checkout/words.ts';
import { words as messagingWords } from '../../words/messaging/words.ts';
import { applyCode, type GiftCardRefused, mayBeGiftCard } from './apply-code.ts';
import type { CheckoutDeps, QuoteSayer } from './checkout-deps.ts';
import { countCode } from './count-code.ts';
import { type FieldProblem, readGivenAddress } from './given-address.ts';
import { keepLastUnits } from './keep-last-units.ts';
import { gather, type Pricing, priceDraft } from './price-draft.ts';
import { newDraft, quoteOf, readQuote, saveShownQuote } from './read-quote.ts';

export interface QuoteInput
  extends Omit<DraftChange, 'shippingAddress' | 'billingAddress' | 'storeCreditWanted'> {
  readonly version: number;
  readonly shippingAddress?: AddressGiven | null | undefined;
  readonly billingAddress?: AddressGiven | null | undefined;
  /** In the unit of the currency, as the wire has it. */
  readonly storeCredit?: number | undefined;
}

export type QuoteSaved =
  | { readonly ok: true; readonly quote: Quote }
  /** Their bag is empty. */
  | { readonly ok: false; readonly code: 'not_found' }
  | { readonly ok: false; readonly code: 'quote_changed'; readonly quote: Quote }
  /** A payment for it is under way. */
  | { readonly ok: false; readonly code: 'in_flight' }
  /** The code is one of no gift card that can still be used, or one too many was tried. */
  | { readonly ok: false; readonly code: 'no_gift_card'; readonly refused: GiftCardRefused }
  | { readonly ok: false; readonly code: 'unprocessable'; readonly problems: readonly FieldProblem[] };

type Saying = Pricing & { readonly visitor: QuoteSayer };

export async function saveQuote(deps: CheckoutDeps, pricing: Saying, input: QuoteInput): Promise<QuoteSaved> {
  const read = await readChange(deps, pricing, input);
  if (!read.ok) return { ok: false, code: 'unprocessable', problems: read.problems };
  if (input.couponCode && !mayBeGiftCard(input.couponCode)) {
    const trier = { owner: pricing.owner, address: pricing.visitor.address };
    const seconds = await countCode(deps, trier, input.couponCode);
    if (seconds !== null)
      return { ok: false, code: 'no_gift_card', refused: { ok: false, code: 'too_many', seconds } };
  }
  const saved = mayBeGiftCard(input.couponCode)
    ? await saveGiftCard(deps, pricing, input.couponCode, input, read.change)
    : await saveChange(deps, pricing, input.version, read.change);
  if (!saved.ok) return saved;
  const quote = (await keepLastUnits(deps, pricing, saved.quote)) ?? (await readQuote(deps, pricing));
  return quote ? { ok: true, quote } : { ok: false, code: 'not_found' };
}

/** It is spent only on a quote as it is now, and then it changes what is due: the shopper asked for that. */
async function saveGiftCard(
  deps: CheckoutDeps,
  pricing: Saying,
  code: string,
  { version }: QuoteInput,
  change: DraftChange,
): Promise<QuoteSaved> {
  const quote = await readQuote(deps, pricing);
  if (!quote) return { ok: false, code: 'not_found' };
  if (quote.version !== version) return { ok: false, code: 'quote_changed', quote };
  const { owner, visitor } = pricing;
  const applied = await applyCode(deps, { owner, address: visitor.address }, code);
  switch (applied.kind) {
    case 'promotion':
      return saveChange(deps, pricing, version, change);
    case 'credit':
      return saveChange(deps, pricing, version, { ...change, couponCode: undefined }, applied.amount.minor);
    case 'refused':
      return { ok: false, code: 'no_gift_card', refused: applied.refused };
  }
}

async function saveChange(
  deps: CheckoutDeps,
  pricing: Pricing,
  version: number,
  change: DraftChange,
  creditAdded = 0,
): Promise<QuoteSaved> {
  const save = () =>
    deps.database.checkout.transaction(async (tx): Promise<QuoteSaved> => {
      // Asked for at once: the quote is held first, and the rest is read after that.
      const [held, isPaying, known] = await Promise.all([
        lockOpenQuote(tx, pricing.owner, newDraft(pricing.visitor)),
        isBeingPaid(tx, pricing.owner),
        gather(tx, pricing),
      ]);
      if (isPaying) return { ok: false, code: 'in_flight' };
      const before = await priceDraft(deps, tx, pricing, known, held.draft);
      if (before.lines.length === 0) throw new NothingToQuote();
      const quote = await saveShownQuote(tx, held, before);
      const isSeen = version === held.version && (creditAdded > 0 || quote.version === held.version);
      if (!isSeen) return { ok: false, code: 'quote_changed', quote };
      const wanted = (change.storeCreditWanted ?? held.draft.storeCreditWanted) + creditAdded;
      const wantedDraft = changedDraft(held.draft, { ...change, storeCreditWanted: wanted });
      const code = newCodeOf(held.draft, change.couponCode);
      const price = (draft: QuoteDraft) => priceDraft(deps, tx, pricing, known, draft);
      const { draft, priced } = await pricedWithCode(price, wantedDraft, code, before.overCodes);
      return { ok: true, quote: await committing(tx, saveAcceptedQuote(tx, held, draft, priced)) };
    });
  try {
    return await withRetry(save);
  } catch (error) {
    if (error instanceof NothingToQuote) return { ok: false, code: 'not_found' };
    throw error;
  }
}

/** A code that is wrong, or one too many, is answered and not kept: those that were there before stay. */
async function pricedWithCode(
  price: (draft: QuoteDraft) => Promise<PricedQuote>,
  wantedDraft: QuoteDraft,
  code: string | null,
  overCodes: readonly string[],
): Promise<{ readonly draft: QuoteDraft; readonly priced: PricedQuote }> {
  if (code === null) return { draft: wantedDraft, priced: await price(wantedDraft) };
  const draft = withoutCode(wantedDraft, code);
  if (hasTooManyCodes(wantedDraft, overCodes)) {
    const priced = await price(draft);
    const refusal = refusalMessage({ code: 'too_many_codes', couponCode: code, most: mostCodes });
    return { draft, priced: { ...priced, messages: [...priced.messages, refusal] } };
  }
  const priced = await price(wantedDraft);
  return { draft: priced.overCodes.includes(code) ? draft : wantedDraft, priced };
}

/** Rolls the transaction back: whoever has an empty bag is left no quote. */
class NothingToQuote extends Error {}

/** What the shopper asked for is nothing that changed behind their back: they have seen it, and agreed. */
async function saveAcceptedQuote(
  tx: Transaction,
  held: QuoteRecord,
  draft: QuoteRecord['draft'],
  priced: PricedQuote,
): Promise<Quote> {
  const shown = shownOf(priced);
  const isSame =
    held.shown !== null &&
    isDeepStrictEqual(draft, held.draft) &&
    changesBetween(held.shown, shown).length === 0;
  const version = isSame ? held.version : held.version + 1;
  const next = { ...held, version, acceptedVersion: version, draft, shown, accepted: shown };
  await updateQuote(tx, next);
  return quoteOf(next, priced);
}

type ChangeRead =
  | { readonly ok: true; readonly change: DraftChange }
  | { readonly ok: false; readonly problems: readonly FieldProblem[] };

/** Every value that can be wrong by itself, judged before anything is held. */
async function readChange(
  { database, addressCheck, addressLabel, checkout }: CheckoutDeps,
  { visitor }: Pricing,
  { version, shippingAddress, billingAddress, storeCredit, avsShippingLabel, ...fields }: QuoteInput,
): Promise<ChangeRead> {
  const problems: FieldProblem[] = [];
  const addressOf = async (
    name: string,
    given: AddressGiven | null | undefined,
    delivery: DeliveryTerms | null,
  ) => {
    if (given === undefined || given === null) return given;
    const read = await readGivenAddress(database.shop, addressCheck, given, delivery);
    if (read.ok) return read.address;
    problems.push(...read.problems.map(({ at, message }) => ({ at: `quote.${name}.${at}`, message })));
    return undefined;
  };
  const shipping = await addressOf('shippingAddress', shippingAddress, checkout.delivery());
  const billing = await addressOf('billingAddress', billingAddress, null);
  if (fields.emailAddress && emailProblem(fields.emailAddress) !== null)
    problems.push({ at: 'quote.emailAddress', message: messagingWords.invalidEmail });
  const credit = storeCredit === undefined ? undefined : moneyFromDecimal(storeCredit, defaultCurrency.code);
  if (credit === null) problems.push({ at: 'quote.storeCredit', message: words.enterAmount });
  if (problems.length > 0) return { ok: false, problems };
  // Only where the address check's label is in use: the one the browser was given, or one that is asked for.
  const label =
    visitor.flags.easypost_residential_label && shipping && avsShippingLabel === undefined
      ? await addressLabel?.(shipping)
      : avsShippingLabel;
  return {
    ok: true,
    change: {
      ...fields,
      ...(label !== undefined && visitor.flags.easypost_residential_label && { avsShippingLabel: label }),
      ...(shipping !== undefined && { shippingAddress: shipping }),
      ...(billing !== undefined && { billingAddress: billing }),
      ...(credit && { storeCreditWanted: credit.minor }),
    },
  };
}
