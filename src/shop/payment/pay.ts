// Pays for a quote. What is set aside is written down before the processor is asked, what the processor says is
// brought to the one place where payments end, and an answer that never came is a state of its own.
import { type AttemptRecord, findAttempt, moveAttempt } from '../../database/queries/payment/attempt.ts';
import type { Quote } from '../../domain/checkout/quote.ts';
import { cardOwnerOf } from '../../domain/payment/card-owner.ts';
import { type LenderFlags, lendersFor } from '../../domain/payment/pay-in-four.ts';
import { isLive } from '../../domain/payment/payment-attempt.ts';
import { type Money, money } from '../../domain/pricing/money.ts';
import { pathIn } from '../../domain/visitor/language-path.ts';
import {
  type Charge,
  NoAnswer,
  ProcessorDown,
  ProcessorFailed,
  ProcessorRefusal,
} from '../../providers/payment/payment-processor.ts';
import { beginAttempt, type PayInput, type QuoteToPlace, type Refusal } from './begin-attempt.ts';
import { type PaymentDeps, processorOf } from './payment-deps.ts';
import { giveUp, settle, settleFree } from './settle-attempt.ts';

export interface PayWith extends PayInput {
  /** Of the shopper at the processor, and whether this card is to be kept for them. */
  readonly payerId?: string | null;
  readonly savesCard?: boolean;
  /** Of whoever pays: which lenders the shop offers them at all. */
  readonly flags?: LenderFlags;
  /** Nobody has paid under this key before. */
  readonly isNew: boolean;
}

export type Paid =
  | { readonly kind: 'placed'; readonly orderId: number }
  | { readonly kind: 'requires_action'; readonly url: string }
  /** Nobody knows yet. */
  | { readonly kind: 'confirming' }
  /** Another try for the same quote is under way. */
  | { readonly kind: 'in_flight' }
  | { readonly kind: 'declined'; readonly reason: string | null }
  /** The processor could not: nothing was charged. */
  | { readonly kind: 'failed' }
  | { readonly kind: 'down' }
  | { readonly kind: 'refused'; readonly refusal: Refusal };

export async function pay(deps: PaymentDeps, quoteToPlace: QuoteToPlace, request: PayWith): Promise<Paid> {
  await deps.failpoint?.('before_attempt');
  const before = request.isNew ? null : await findAttempt(deps.database.checkout, request.attemptId);
  if (before) return paidBy(await goOn(deps, before, request, await foundAgain(deps, before)));
  // A try that came to nothing makes room for this one, once.
  for (let tries = 0; ; tries++) {
    const begun = await beginAttempt(deps, quoteToPlace, request);
    switch (begun.kind) {
      case 'placed':
        return begun;
      case 'refused':
        return begun;
      case 'begun':
        await deps.failpoint?.('attempt_begun');
        return paidBy(await goOn(deps, begun.attempt, request, null));
      case 'other': {
        const other = await overtake(deps, begun.attempt);
        if (other.state === 'authorised') return paidBy(other);
        if (isLive(other.state) || tries > 0) return { kind: 'in_flight' };
      }
    }
  }
}

type CardRequest = Pick<PayWith, 'token' | 'payerId' | 'savesCard' | 'flags'>;

/** Takes an attempt as far as it goes now. It may have been begun by a process that is gone. */
async function goOn(
  deps: PaymentDeps,
  attempt: AttemptRecord,
  cardRequest: CardRequest,
  known: Charge | null,
): Promise<AttemptRecord> {
  if (!isLive(attempt.state)) return attempt;
  if (attempt.processor === 'none') return settleFree(deps, attempt);
  if (known && known.state !== 'created') return settle(deps, attempt, known);
  const processor = processorOf(deps, attempt.processor);
  try {
    const charge = await chargeCard(deps, attempt, cardRequest);
    return await settle(deps, attempt, charge);
  } catch (error) {
    // Nothing has reached it.
    if (error instanceof ProcessorDown && attempt.state === 'begun')
      return giveUp(deps, attempt, null, 'processor_down');
    if (!(error instanceof NoAnswer || error instanceof ProcessorDown || error instanceof ProcessorRefusal))
      throw error;
    await moveAttempt(deps.database.checkout, attempt.id, 'unknown');
    try {
      const charge = await processor.find(attempt.id, attempt.chargeId);
      // It would refuse or fail again under this key, and the card was not asked: it never will be.
      const isHopeless = error instanceof ProcessorRefusal || error instanceof ProcessorFailed;
      if (isHopeless && (charge === null || charge.state === 'created'))
        return await giveUp(deps, attempt, charge);
      if (charge && charge.state !== 'created') return await settle(deps, attempt, charge);
    } catch (again) {
      if (!(again instanceof NoAnswer || again instanceof ProcessorDown)) throw again;
    }
    return (await findAttempt(deps.database.checkout, attempt.id)) ?? attempt;
  }
}

/** What the processor knows of an attempt from before; its reply to the same call would be the one of then. */
async function foundAgain(deps: PaymentDeps, attempt: AttemptRecord): Promise<Charge | null> {
  if (!isLive(attempt.state) || attempt.processor === 'none') return null;
  try {
    return await processorOf(deps, attempt.processor).find(attempt.id, attempt.chargeId);
  } catch (error) {
    if (error instanceof NoAnswer || error instanceof ProcessorDown) return null;
    throw error;
  }
}

/** Makes the charge, writes its id down, and asks the card: each step may be done again, and happens once. */
async function chargeCard(
  deps: PaymentDeps,
  attempt: AttemptRecord,
  { token, payerId = null, savesCard = false, flags }: CardRequest,
): Promise<Charge> {
  const processor = processorOf(deps, attempt.processor);
  await deps.failpoint?.('before_charge');
  const amount = money(attempt.amountMinor, attempt.currency);
  const made = await processor.create({
    attemptId: attempt.id,
    amount,
    payerId,
    lenders: flags && deps.lenders ? lendersFor(lentFor(attempt.quote, amount), deps.lenders, flags) : [],
  });
  await deps.failpoint?.('charge_created');
  if (made.state !== 'created') return made;
  // Somebody has ended it meanwhile: the card is not asked.
  if (!(await moveAttempt(deps.database.checkout, attempt.id, 'created', { chargeId: made.id }))) return made;
  await deps.failpoint?.('charge_noted');
  if (token === null) return made;
  await deps.failpoint?.('before_card');
  const returnUrl = `${deps.origin}${pathIn(attempt.language, '/checkout?payment=returned')}`;
  const owner = cardOwnerOf(attempt.quote.draft);
  const charge = await processor.authorise({
    chargeId: made.id,
    token,
    key: attempt.id,
    returnUrl,
    savesCard,
    owner,
  });
  await deps.failpoint?.('card_answered');
  return charge;
}

function lentFor({ draft: { shippingAddress }, priced }: Quote, amount: Money) {
  return {
    amount,
    presaleShipDates: priced.lines.map(({ presaleShipDate }) => presaleShipDate),
    country: shippingAddress?.countryCode ?? null,
    region: shippingAddress?.regionCode ?? null,
  };
}

/** Another try for the same quote: one that waits for its shopper gives way, for the shopper is here. */
async function overtake(deps: PaymentDeps, attempt: AttemptRecord): Promise<AttemptRecord> {
  if (attempt.processor === 'none') return attempt;
  // While the processor does not answer, nobody knows: that one is still under way.
  const charge = await foundAgain(deps, attempt);
  if (charge?.state === 'requires_action') return giveUp(deps, attempt, charge);
  return charge && charge.state !== 'created' ? settle(deps, attempt, charge) : attempt;
}

function paidBy({ state, orderId, nextActionUrl, declineReason, refusal, quote }: AttemptRecord): Paid {
  switch (state) {
    case 'authorised':
      return { kind: 'placed', orderId: orderId ?? 0 };
    case 'requires_action':
      return nextActionUrl === null
        ? { kind: 'confirming' }
        : { kind: 'requires_action', url: nextActionUrl };
    case 'declined':
      return { kind: 'declined', reason: declineReason };
    case 'voided':
      return refusal === 'sold_out' || refusal === 'deal_over'
        ? {
            kind: 'refused',
            refusal: { code: refusal, names: quote.priced.lines.map(({ name }) => name) },
          }
        : { kind: 'failed' };
    case 'abandoned':
      return { kind: refusal === 'processor_down' ? 'down' : 'failed' };
    case 'begun':
    case 'created':
    case 'unknown':
      return { kind: 'confirming' };
  }
}
