// The first step of paying: all that an order needs is set aside in one transaction, before a card is asked. Either
// all of it is, or nothing is.

import { randomUUID } from 'node:crypto';
import type { Transaction } from '../../database/database.ts';
import { isInsistedOn } from '../../database/prepared-statement.ts';
import { claimCoupon } from '../../database/queries/checkout/coupon.ts';
import { spendCredit } from '../../database/queries/checkout/credit.ts';
import { claimPaymentLink } from '../../database/queries/checkout/payment-link.ts';
import { countDealUnits } from '../../database/queries/order/order.ts';
import {
  type AttemptRecord,
  findLiveAttempt,
  insertAttempt,
} from '../../database/queries/payment/attempt.ts';
import { takeOverBagHolds } from '../../database/queries/stock/bag-hold.ts';
import { findHoldLimit } from '../../database/queries/stock/hold-ceiling.ts';
import { insertHold } from '../../database/queries/stock/stock-hold.ts';
import { committing } from '../../database/transaction.ts';
import { withRetry } from '../../database/with-retry.ts';
import { couponPeople } from '../../domain/checkout/codes/coupon.ts';
import { stillToTake } from '../../domain/checkout/last-unit.ts';
import type { Quote, QuoteLine } from '../../domain/checkout/quote.ts';
import { mailboxOf } from '../../domain/messaging/email.ts';
import { mostOfDealEach } from '../../domain/order/deal-limit.ts';
import { linkMessage } from '../../domain/payment/payment-link.ts';
import type { ProcessorName } from '../../domain/payment/processor.ts';
import { type HoldLimit, holderOf } from '../../domain/stock/hold-limits.ts';
import { type Holder, holdMinutes, linesToHold } from '../../domain/stock/stock-hold.ts';
import type { Language } from '../../domain/visitor/language.ts';
import type { Owner } from '../../domain/visitor/owner.ts';
import { NotHeld, takeStock } from '../stock/hold-stock.ts';
import type { PaymentDeps } from './payment-deps.ts';

export interface PayInput {
  readonly owner: Owner;
  readonly quoteId: string;
  /** Of the quote that the shopper saw. */
  readonly version: number;
  readonly processor: ProcessorName;
  /** Of the card, as the processor gave it to the browser, or of one that is kept; null when none is to pay. */
  readonly token: string | null;
  /** Where the call comes from: what is set aside from one place has a ceiling. */
  readonly address: string;
  /** Of the page that pays: its order is written about in it. */
  readonly language: Language;
  /** The attempt's, which its key has had since it was claimed. */
  readonly attemptId: string;
}

export type Refusal =
  | { readonly code: 'not_found' }
  | { readonly code: 'quote_changed'; readonly quote: Quote }
  | { readonly code: 'quote_not_valid'; readonly quote: Quote }
  /** Something is left to pay, and nothing was named that could. */
  | { readonly code: 'card_required' }
  | { readonly code: 'sold_out'; readonly names: readonly string[] }
  /** More would be held and not paid for than one visitor, or one place, may have. */
  | { readonly code: 'too_much_held'; readonly limit: HoldLimit; readonly names: readonly string[] }
  | { readonly code: 'deal_over'; readonly names: readonly string[] }
  | { readonly code: 'coupon_over'; readonly codes: readonly string[] };

export type Begun =
  | { readonly kind: 'begun'; readonly attempt: AttemptRecord }
  /** It is an order already. */
  | { readonly kind: 'placed'; readonly orderId: number }
  /** Another try for the same quote is under way. */
  | { readonly kind: 'other'; readonly attempt: AttemptRecord }
  | { readonly kind: 'refused'; readonly refusal: Refusal };

/** Rolls the transaction back and carries the answer out of it. */
class Refused extends Error {
  readonly refusal: Refusal;
  constructor(refusal: Refusal) {
    super(refusal.code);
    this.refusal = refusal;
  }
}

/** The quote as it is now, held for whoever asks. */
export type QuoteToPlace = (tx: Transaction, owner: Owner, quoteId: string) => Promise<Quote | null>;

export async function beginAttempt(
  { database, hash }: PaymentDeps,
  quoteToPlace: QuoteToPlace,
  paying: PayInput,
): Promise<Begun> {
  const { owner, quoteId, version, attemptId: id } = paying;
  const begin = (isInsisted: boolean) =>
    database.checkout.transaction(async (tx): Promise<Begun> => {
      // The quote is held first: the database takes one after the other.
      const [quote, other] = await Promise.all([
        quoteToPlace(tx, owner, quoteId),
        findLiveAttempt(tx, quoteId),
      ]);
      if (!quote) throw new Refused({ code: 'not_found' });
      if (quote.orderId !== null) return { kind: 'placed', orderId: quote.orderId };
      if (other) return { kind: 'other', attempt: other };
      if (quote.version !== version || quote.changes.length > 0)
        throw new Refused({ code: 'quote_changed', quote });
      if (!quote.priced.isValid) throw new Refused({ code: 'quote_not_valid', quote });

      const { total, storeCredit } = quote.priced;
      const processor = total.minor === 0 ? 'none' : paying.processor;
      // What cannot pay holds nothing.
      if (total.minor > 0 && paying.token === null) throw new Refused({ code: 'card_required' });
      await claimPaymentLinks(tx, quote, id);
      await claimCoupons(tx, quote, id, couponPeople(owner, quote.draft.emailAddress, hash));
      // Somebody spent it elsewhere since the quote was made: what is due is another amount now.
      if (!(await spendCredit(tx, owner, storeCredit.minor, `attempt ${id}`)))
        throw new Refused({ code: 'quote_changed', quote });
      await checkDealLimits(tx, quote, owner);
      const by = holderOf(owner, paying.address, hash);
      const { language } = paying;
      const attempting: Attempting = { id, owner, quote, processor, by, language };
      return { kind: 'begun', attempt: await setAside(tx, attempting, isInsisted) };
    });
  try {
    return await withRetry(() => begin(true)).catch((error: unknown) => {
      if (!isInsistedOn(error)) throw error;
      // Something cannot be had: once more, line by line, to tell what.
      return withRetry(() => begin(false));
    });
  } catch (error) {
    if (error instanceof Refused) return { kind: 'refused', refusal: error.refusal };
    throw error;
  }
}

interface Attempting {
  readonly id: string;
  readonly owner: Owner;
  readonly quote: Quote;
  readonly processor: AttemptRecord['processor'];
  readonly by: Holder;
  readonly language: Language;
}

/** Holds the stock and writes the attempt down. Insisted on, it is committed with its last statements. */
async function setAside(
  tx: Transaction,
  { id, owner, quote, processor, by, language }: Attempting,
  isInsisted: boolean,
): Promise<AttemptRecord> {
  const lines = stockedLines(quote);
  // What was kept for them before they paid is this payment's now.
  const bagHolds =
    quote.priced.holdExpiresAt === null
      ? []
      : await takeOverBagHolds(
          tx,
          lines.map(({ bagItemId }) => bagItemId),
        );
  const holdId = lines.length === 0 ? null : randomUUID();
  // Asked for at once: the database takes one after the other. Those who hold for the same visitor or from the same
  // address take turns from the ceiling on; the rows that everybody wants come last and the commit goes out with them,
  // so that they are held for as short as can be.
  const writes = Promise.all([
    holdId !== null && insertHold(tx, holdId, linesToHold(lines), holdMinutes, by),
    insertAttempt(tx, { id, owner, quote, processor, holdId, language }),
    holdId === null ? null : findHoldLimit(tx, by, isInsisted),
    take(tx, stillToTake(lines, bagHolds), isInsisted),
  ]);
  const [, attempt, over] = await (isInsisted ? committing(tx, writes) : writes);
  if (over) {
    const names = lines
      .filter(({ productId }) => over.productIds.includes(productId))
      .map(({ name }) => name);
    throw new Refused({ code: 'too_much_held', limit: over.limit, names });
  }
  return attempt;
}

/** An order that the shop took down is paid for once, in however many browsers its link was opened. */
async function claimPaymentLinks(tx: Transaction, quote: Quote, attemptId: string) {
  for (const linkId of quote.priced.paymentLinkIds ?? []) {
    if (await claimPaymentLink(tx, linkId, attemptId)) continue;
    const messages = [linkMessage('paying'), ...quote.priced.messages];
    throw new Refused({
      code: 'quote_not_valid',
      quote: { ...quote, priced: { ...quote.priced, messages, isValid: false } },
    });
  }
}

async function claimCoupons(tx: Transaction, quote: Quote, attemptId: string, people: readonly string[]) {
  for (const { id, code } of quote.priced.coupons.toSorted((a, b) => a.id - b.id))
    if (!(await claimCoupon(tx, id, attemptId, people)))
      throw new Refused({ code: 'coupon_over', codes: [code] });
}

/** So many of a deal for one person, over all their orders. */
async function checkDealLimits(tx: Transaction, { priced, draft }: Quote, owner: Owner): Promise<void> {
  const mailbox = mailboxOf(draft.emailAddress);
  for (const { dealId, quantity, name } of priced.lines.toSorted(
    (a, b) => (a.dealId ?? 0) - (b.dealId ?? 0),
  )) {
    if (dealId === null) continue;
    const before = await countDealUnits(tx, dealId, owner, mailbox);
    if (before + quantity > mostOfDealEach) throw new Refused({ code: 'deal_over', names: [name] });
  }
}

/** What is counted on a shelf. */
export function stockedLines({ priced }: Quote): readonly QuoteLine[] {
  return priced.lines.filter(({ isGiftCard }) => !isGiftCard);
}

async function take(tx: Transaction, lines: readonly QuoteLine[], isInsisted: boolean): Promise<void> {
  try {
    await takeStock(tx, lines, isInsisted);
  } catch (error) {
    if (!(error instanceof NotHeld)) throw error;
    const { answer } = error;
    const isGone = (line: QuoteLine) =>
      answer.code === 'sold_out'
        ? answer.skuIds.includes(line.skuId)
        : line.dealId !== null && answer.dealIds.includes(line.dealId);
    throw new Refused({ code: answer.code, names: lines.filter(isGone).map(({ name }) => name) });
  }
}
