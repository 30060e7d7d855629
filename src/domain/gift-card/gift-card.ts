// A gift card: how much, to whom and when, and the code by which it is spent. It becomes store credit, once.

import { words } from '../../words/gift-card/words.ts';
import { language } from '../../words/spoken.ts';
import { formatCount } from '../../words/text/format-count.ts';
import { formatDay, formatLongDay } from '../../words/text/format-day.ts';
import { formatMoney } from '../../words/text/format-money.ts';
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

export const amountProblem = (): string =>
  words.enterAmount(
    formatCount(language(), giftCardRange.least),
    formatCount(language(), giftCardRange.most),
  );

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
  | { readonly ok: false; readonly problems: Readonly<Partial<Record<GiftCardField, string>>> };

/** Today is an ISO date of the shop's own. */
export function giftCardOf(form: GiftCardForm, today: string): GiftCardGiven {
  const isOther = form.amount === 'other';
  const dollars = wholeDollars(isOther ? form.otherAmount : form.amount);
  const problems: Partial<Record<GiftCardField, string>> = {
    ...(dollars === null && { [isOther ? 'otherAmount' : 'amount']: amountProblem() }),
    ...nameProblem('recipientName', form.recipientName, words.sayWhomFor),
    ...nameProblem('senderName', form.senderName, words.sayWhomFrom),
    ...(emailProblem(form.recipientEmail.trim()) && {
      recipientEmail: words.enterEmail,
    }),
    ...messageProblem(form.message.trim()),
    ...dayProblem(form.deliverOn, today),
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

function nameProblem(field: GiftCardField, text: string, missing: string) {
  if (text.trim() === '') return { [field]: missing };
  if (text.trim().length > longestName) return { [field]: words.nameTooLong(longestName) };
  return holdsLink(text) && { [field]: words.holdsLink };
}

function messageProblem(text: string) {
  if (text.length > longestMessage) return { message: words.wordsTooLong(longestMessage) };
  return holdsLink(text) && { message: words.holdsLink };
}

function dayProblem(text: string, today: string) {
  const day = text.trim();
  if (day === '') return false;
  if (!isIsoDate(day)) return { deliverOn: words.chooseDay };
  if (day < today) return { deliverOn: words.dayIsOver };
  return day > daysAfter(today, furthestDays) && { deliverOn: words.withinAYear };
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
export function standardCode(typed: string): string | null {
  const signs = typed
    .toUpperCase()
    .replace(/[\s\-–—_.]/g, '')
    .replaceAll('O', '0')
    .replace(/[IL]/g, '1');
  return /^V1TR[0-9A-Z]{6,40}$/.test(signs) ? signs : null;
}

/** Wrong codes: whoever guesses is stopped, by who they are and by where they are. */
export const guessLimit = { most: 5, seconds: 600 } as const;

/** What a card is worth, to whoever has its code; never whose it was. */
export function balanceMessage(amount: Money, state: GiftCardState, redeemedOn: string | null): string {
  if (state === 'void') return words.takenBack;
  if (state === 'redeemed')
    return redeemedOn === null
      ? words.becameCredit
      : words.becameCreditOn(formatLongDay(language(), redeemedOn));
  return words.left(formatMoney(language(), amount));
}

export function redeemedMessage(amount: Money, credit: Money): string {
  return words.added(formatMoney(language(), amount), formatMoney(language(), credit));
}

/** As a line of a bag says it. */
export function giftCardLine({
  recipientName,
  deliverOn,
}: Pick<GiftCardDetails, 'recipientName' | 'deliverOn'>): string {
  return deliverOn === null
    ? words.lineOncePaid(recipientName)
    : words.lineOnDay(recipientName, formatDay(language(), deliverOn));
}
