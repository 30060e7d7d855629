// What an answer to a payment means for the page: a named way on for every one of them.
import type { WireQuote } from '../../../contract/checkout/quote-schema.ts';
import type { WirePlaced } from '../../../contract/payment/payment.ts';
import { asksToSignIn } from '../../../domain/checkout/checkout-messages.ts';
import type { Answered } from '../api/call.ts';

export type PaymentOutcome =
  | { readonly kind: 'placed'; readonly orderId: number; readonly token: string | null }
  /** The shopper's bank asks them something, at its own address. */
  | { readonly kind: 'bank'; readonly url: string }
  /** Nobody knows yet: the same call tells. */
  | { readonly kind: 'waiting' }
  /** Not heard, or not now: the same key again is the same payment. */
  | { readonly kind: 'unheard'; readonly message: string }
  | { readonly kind: 'declined'; readonly message: string }
  /** The quote is another by now; it has to be looked at first. */
  | { readonly kind: 'moved'; readonly message: string; readonly quote: WireQuote | null }
  /** The session has ended: what was typed stays, and signing in is the way on. */
  | { readonly kind: 'signed_out'; readonly message: string }
  | { readonly kind: 'refused'; readonly message: string };

const unheardCodes: ReadonlySet<string> = new Set([
  'no_answer',
  'unavailable',
  'too_many_requests',
  'internal',
  'request_timeout',
]);
/** Nobody knows whether it was done: the same call by the same key tells. */
export function isUnheard(code: string): boolean {
  return unheardCodes.has(code);
}

const moved: ReadonlySet<string> = new Set([
  'quote_changed',
  'quote_not_valid',
  'sold_out',
  'no_longer_available',
  'not_enough_stock',
  'deal_over',
  'coupon_over',
]);

export function paymentOutcome(answer: Answered<{ readonly content: WirePlaced }>): PaymentOutcome {
  if (!answer.ok) {
    const { code, message, problem } = answer;
    if (code === 'in_flight') return { kind: 'waiting' };
    if (code === 'payment_declined') return { kind: 'declined', message };
    if (asksToSignIn(answer)) return { kind: 'signed_out', message };
    if (isUnheard(code)) return { kind: 'unheard', message };
    if (moved.has(code)) return { kind: 'moved', message, quote: problem?.quote ?? null };
    return { kind: 'refused', message };
  }
  const { status, orderId, nextAction, token } = answer.data.content;
  if (status === 'placed' && orderId !== null) return { kind: 'placed', orderId, token: token ?? null };
  if (status === 'requires_action' && nextAction) return { kind: 'bank', url: nextAction.url };
  return { kind: 'waiting' };
}

/** Whether the next try is still this payment: then it goes by the same key. */
export function keepsKey({ kind }: PaymentOutcome): boolean {
  return kind === 'waiting' || kind === 'unheard' || kind === 'bank';
}

const longestWaitMs = 10_000;

/** How long to wait before asking again how it went; null when the page has asked for long enough. */
export function nextAskMs(tries: number): number | null {
  return tries >= 20 ? null : Math.min(500 * 2 ** tries, longestWaitMs);
}
