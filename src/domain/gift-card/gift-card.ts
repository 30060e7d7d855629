// A gift card: how much, to whom and when, and the code by which it is spent. It becomes store credit, once.

import type { GiftCardDetails } from '../checkout/quote.ts';
import { emailProblem } from '../messaging/email.ts';
import { type Money, money } from '../pricing/money.ts';
import { holdsLink } from '../text/holds-link.ts';
import { isIsoDate } from '../text/iso-date.ts';

/** Nobody has it yet; it was sent; it became somebody's credit; its order was cancelled. The last two are final. */
export const giftCardStates = ['issued', 'sent', 'redeemed', 'void'] as const;
export type GiftCardState = (typeof giftCardStates)[number];

/** In whole dollars. */
export const giftCardAmounts = [50, 100, 150, 250, 500] as const;
export const giftCardRange = { least: 10, most: 1_000 } as const;
export const longestName = 96;
export const longestMessage = 300;
/** How far ahead it can be sent. */
export const furthestDays = 365;

/** What is wrong with a field of the form. */
export type GiftCardProblem =
  | 'amount_out_of_range'
  | 'recipient_missing'
  | 'sender_missing'
  | 'name_too_long'
  | 'invalid_email'
  | 'message_too_long'
  | 'holds_link'
  | 'no_day'
  | 'day_is_over'
  | 'day_too_far';

export type GiftCardProblems = Readonly<Partial<Record<GiftCardField, GiftCardProblem>>>;

/** A form as it was filled in. */
export interface GiftCardForm {
  /** One of the amounts, or `other`. */
  readonly amount: string;
  readonly otherAmount: string;
  readonly recipientName: string;
  readonly recipientEmail: string;
  readonly senderName: string;
  readonly message: string;
  readonly deliverOn: string;
}

export type GiftCardField = keyof GiftCardForm;

export type GiftCardGiven =
  | { readonly ok: true; readonly amount: Money; readonly details: GiftCardDetails }
  | { readonly ok: false; readonly problems: GiftCardProblems };

/** Today is an ISO date of the shop's own. */
export function giftCardOf(form: GiftCardForm, today: string): GiftCardGiven {
  const isOther = form.amount === 'other';
  const dollars = wholeDollars(isOther ? form.otherAmount : form.amount);
  const problems: GiftCardProblems = {
    ...fieldProblem(isOther ? 'otherAmount' : 'amount', dollars === null ? 'amount_out_of_range' : null),
    ...fieldProblem('recipientName', nameProblem(form.recipientName.trim(), 'recipient_missing')),
    ...fieldProblem('senderName', nameProblem(form.senderName.trim(), 'sender_missing')),
    ...fieldProblem('recipientEmail', emailProblem(form.recipientEmail.trim())),
    ...fieldProblem('message', messageProblem(form.message.trim())),
    ...fieldProblem('deliverOn', dayProblem(form.deliverOn.trim(), today)),
  };
  if (dollars === null || Object.keys(problems).length > 0) return { ok: false, problems };
  const deliverOn = form.deliverOn.trim();
  return {
    ok: true,
    amount: money(dollars * 100, 'USD'),
    details: {
      recipientName: form.recipientName.trim(),
      recipientEmail: form.recipientEmail.trim(),
      senderName: form.senderName.trim(),
      message: form.message.trim(),
      // What is sent today is sent at once.
      deliverOn: deliverOn === '' || deliverOn === today ? null : deliverOn,
    },
  };
}

/** As people write it: 1,400 or $60. */
function wholeDollars(text: string): number | null {
  const [, digits] = /^\s*\$?\s*(\d{1,3}(?:,?\d{3})*)(?:\.00?)?\s*$/.exec(text) ?? [];
  const dollars = Number(digits?.replaceAll(',', ''));
  return dollars >= giftCardRange.least && dollars <= giftCardRange.most ? dollars : null;
}

function fieldProblem(field: GiftCardField, problem: GiftCardProblem | null): GiftCardProblems {
  return problem === null ? {} : { [field]: problem };
}

function nameProblem(name: string, missing: 'recipient_missing' | 'sender_missing'): GiftCardProblem | null {
  if (name === '') return missing;
  if (name.length > longestName) return 'name_too_long';
  return holdsLink(name) ? 'holds_link' : null;
}

function messageProblem(message: string): GiftCardProblem | null {
  if (message.length > longestMessage) return 'message_too_long';
  return holdsLink(message) ? 'holds_link' : null;
}

function dayProblem(day: string, today: string): GiftCardProblem | null {
  if (day === '') return null;
  if (!isIsoDate(day)) return 'no_day';
  if (day < today) return 'day_is_over';
  return day > daysAfter(today, furthestDays) ? 'day_too_far' : null;
}

export function daysAfter(day: string, count: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + count * 86_400_000).toISOString().slice(0, 10);
}

/** Without signs that are taken for others: no I, L, O and U. */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
/** Five bits each: 140, so that nobody finds one by trying. */
const codeLength = 28;

/** The code that such bytes make; there must be 18 of them. */
export function giftCardCode(bytes: Uint8Array): string {
  let bits = 0n;
  for (const byte of bytes.subarray(0, 18)) bits = (bits << 8n) | BigInt(byte);
  const signs = Array.from({ length: codeLength }, (_, at) =>
    alphabet.charAt(Number((bits >> BigInt(at * 5)) & 31n)),
  ).join('');
  return `VITR-${signs.replace(/(.{4})(?=.)/g, '$1-')}`;
}

/** In one spelling, however it was typed or read aloud; null for what can be no code. */
export function standardCode(code: string): string | null {
  const signs = code
    .toUpperCase()
    .replace(/[\s\-–—_.]/g, '')
    .replaceAll('O', '0')
    .replace(/[IL]/g, '1');
  return /^V1TR[0-9A-Z]{6,40}$/.test(signs) ? signs : null;
}

/** Wrong codes: whoever guesses is stopped, and so is a crowd of guests at one address. */
export const guessLimit = { most: 5, seconds: 600 } as const;
