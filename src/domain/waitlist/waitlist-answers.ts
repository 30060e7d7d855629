// What the waitlist says once someone is on it, or could not be.
import { words as bagWords } from '../../words/bag/words.ts';
import { invalidEmailMessage } from '../messaging/email.ts';
import { formatPhone, invalidPhoneMessage } from '../messaging/phone.ts';
import { oneSizeName } from '../product/sizes.ts';
import { formatDay } from '../text/format-day.ts';
import type { WaitlistChannel } from './waitlist.ts';

export const waitlistedHeading = 'Waitlisted!';

/** The day it is expected, as long as that day has not gone by. */
export function arrivalToTell(estimatedArrival: string | null, now: number): string | null {
  if (estimatedArrival === null) return null;
  return estimatedArrival >= new Date(now).toISOString().slice(0, 10) ? estimatedArrival : null;
}

export interface WaitlistEntry {
  readonly sizeName: string;
  readonly colorName: string;
  readonly channel: WaitlistChannel;
  readonly address: string;
  /** An e-mail must be answered first. */
  readonly mustConfirm: boolean;
  readonly estimatedArrival: string | null;
}

export function waitlistedMessage(entry: WaitlistEntry): string {
  const expected = entry.estimatedArrival ? `, expected around ${formatDay(entry.estimatedArrival)}` : '';
  const order = 'It goes in the order people asked.';
  if (entry.mustConfirm)
    return `${wanted(entry)}. Please press the button in the email we sent to ${entry.address}: it keeps your place. We write again the minute it returns${expected}. ${order}`;
  const tell = entry.channel === 'sms' ? `text ${formatPhone(entry.address)}` : `write to ${entry.address}`;
  return `${wanted(entry)}. We will ${tell} the minute it returns${expected}. ${order}`;
}

/** The thing waited for, in the fewest words. */
export function wanted({ sizeName, colorName }: Pick<WaitlistEntry, 'sizeName' | 'colorName'>): string {
  return sizeName === oneSizeName ? colorName : `Size ${sizeName} in ${colorName}`;
}

/** The heading over other things to look at, once someone is waiting. */
export function crossSellLabel(estimatedArrival: string | null): string {
  if (estimatedArrival === null) return 'No date yet. These are here now';
  return `${formatDay(estimatedArrival)} will come. In the meantime`;
}

export const waitlistRefusals = {
  no_such_product: 'There is no such product.',
  get size_required() {
    return bagWords.selectSize;
  },
  unknown_size: 'That is not a size of this product. Please select a size.',
  in_stock: 'That size is in stock: you can have it now.',
  no_contact: `${invalidEmailMessage} ${invalidPhoneMessage}`,
  invalid_email: invalidEmailMessage,
  invalid_phone: invalidPhoneMessage,
  no_texts: 'Texts go to US numbers, from the US. Please leave an email address instead.',
  no_consent: 'Please read what you agree to, beside the field, and try again.',
  audience_excluded: 'This product is not for sale to everyone.',
  too_many: 'That is enough for now. Please try again later.',
} as const;

export type WaitlistRefusal = keyof typeof waitlistRefusals;

const prefix = 'waitlist_';

export interface WaitlistNotice {
  readonly isJoined: boolean;
  readonly words: string;
}

/** The word by which an address carries the answer to a form posted without scripts (`?notice=`). */
export function waitlistNoticeCode(answer: WaitlistRefusal | 'joined' | 'confirm'): string {
  return `${prefix}${answer}`;
}

/** What such a word says; null for one that is not the waitlist's. */
export function waitlistNotice(code: string | null): WaitlistNotice | null {
  if (!code?.startsWith(prefix)) return null;
  const answer = code.slice(prefix.length);
  if (answer === 'joined') return { isJoined: true, words: 'You will hear from us the minute it returns.' };
  if (answer === 'confirm')
    return {
      isJoined: true,
      words: 'Please press the button in the email we sent you: it keeps your place.',
    };
  const [, words] = Object.entries(waitlistRefusals).find(([refusal]) => refusal === answer) ?? [];
  return words === undefined ? null : { isJoined: false, words };
}
