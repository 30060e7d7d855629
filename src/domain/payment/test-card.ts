// The cards of the built-in processor. A number is only ever known to the frame in which it is typed; the processor
// knows the token that stands for it.
import type { DeclineReason } from './charge.ts';

export const processorCalls = ['create', 'authorise', 'capture', 'void', 'refund'] as const;
export type ProcessorCall = (typeof processorCalls)[number];

/**
 * What a lying network does to a call, the first time it is made: the reply is late; nothing arrives; it is done and
 * the reply is lost; or the processor fails, and answers that again to the same key.
 */
export const faults = ['slow', 'lost_before', 'lost_after', 'error'] as const;
export type Fault = (typeof faults)[number];

export interface TestCard {
  readonly token: string;
  /** The first is shown as the example. Those of the first four are Stripe's published test numbers. */
  readonly number: string;
  readonly label: string;
  readonly answer: 'approved' | 'challenged' | Exclude<DeclineReason, 'authentication_failed'>;
  readonly fault?: { readonly call: ProcessorCall; readonly kind: Fault };
}

function card(
  token: string,
  number: string,
  answer: TestCard['answer'],
  fault?: TestCard['fault'],
): TestCard {
  return { token, number, label: `Visa ending ${number.slice(-4)}`, answer, ...(fault && { fault }) };
}

export const testCards: readonly TestCard[] = [
  card('tok_ok', '4242424242424242', 'approved'),
  card('tok_declined', '4000000000000002', 'card_declined'),
  card('tok_insufficient', '4000000000009995', 'insufficient_funds'),
  card('tok_3ds', '4000002500003155', 'challenged'),
  card('tok_slow', '4000000000005126', 'approved', { call: 'authorise', kind: 'slow' }),
  card('tok_lost_before', '4000000000005134', 'approved', { call: 'authorise', kind: 'lost_before' }),
  card('tok_lost_after', '4000000000005142', 'approved', { call: 'authorise', kind: 'lost_after' }),
  card('tok_error', '4000000000005159', 'approved', { call: 'authorise', kind: 'error' }),
  card('tok_capture_lost_before', '4000000000006108', 'approved', { call: 'capture', kind: 'lost_before' }),
  card('tok_capture_lost_after', '4000000000006116', 'approved', { call: 'capture', kind: 'lost_after' }),
  card('tok_capture_error', '4000000000006124', 'approved', { call: 'capture', kind: 'error' }),
  card('tok_void_lost_before', '4000000000006207', 'approved', { call: 'void', kind: 'lost_before' }),
  card('tok_void_lost_after', '4000000000006215', 'approved', { call: 'void', kind: 'lost_after' }),
  card('tok_void_error', '4000000000006223', 'approved', { call: 'void', kind: 'error' }),
  card('tok_refund_lost_before', '4000000000006306', 'approved', { call: 'refund', kind: 'lost_before' }),
  card('tok_refund_lost_after', '4000000000006314', 'approved', { call: 'refund', kind: 'lost_after' }),
  card('tok_refund_error', '4000000000006322', 'approved', { call: 'refund', kind: 'error' }),
];

/** The frame writes behind a token when the card that was typed ends: `tok_ok.1230`. */
const expiryOf = /\.(\d\d)(\d\d)$/;

export function cardOfToken(token: string): TestCard | null {
  const name = token.replace(expiryOf, '');
  return testCards.find((known) => known.token === name) ?? null;
}

/** Null for a token that says nothing of it. */
export function expiryOfToken(token: string): { readonly month: number; readonly year: number } | null {
  const [, month, year] = expiryOf.exec(token) ?? [];
  return month === undefined ? null : { month: Number(month), year: 2_000 + Number(year) };
}
