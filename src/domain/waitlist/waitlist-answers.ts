// What the waitlist says once someone is on it, or could not be.

import { words as bagWords } from '../../words/bag/words.ts';
import { language } from '../../words/spoken.ts';
import { formatDay } from '../../words/text/format-day.ts';
import { words } from '../../words/waitlist/words.ts';
import { invalidEmailMessage } from '../messaging/email.ts';
import { formatPhone, invalidPhoneMessage } from '../messaging/phone.ts';
import { oneSizeName } from '../product/sizes.ts';
import type { WaitlistChannel } from './waitlist.ts';

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
  return `${wanted(entry)}. ${promise(entry)} ${words.inOrder}`;
}

function promise({ mustConfirm, channel, address, estimatedArrival }: WaitlistEntry): string {
  const day = estimatedArrival ? formatDay(language(), estimatedArrival) : null;
  if (mustConfirm) return words.confirmByEmail(address, day);
  return channel === 'sms' ? words.willText(formatPhone(address), day) : words.willWrite(address, day);
}

/** The thing waited for, in the fewest words. */
export function wanted({ sizeName, colorName }: Pick<WaitlistEntry, 'sizeName' | 'colorName'>): string {
  return sizeName === oneSizeName ? colorName : words.sizeIn(sizeName, colorName);
}

/** The heading over other things to look at, once someone is waiting. */
export function crossSellLabel(estimatedArrival: string | null): string {
  if (estimatedArrival === null) return words.noDateYet;
  return words.dayWillCome(formatDay(language(), estimatedArrival));
}

export const waitlistRefusals = [
  'no_such_product',
  'size_required',
  'unknown_size',
  'in_stock',
  'no_contact',
  'invalid_email',
  'invalid_phone',
  'no_texts',
  'no_consent',
  'audience_excluded',
  'too_many',
] as const;

export type WaitlistRefusal = (typeof waitlistRefusals)[number];

export function waitlistRefusalMessage(refusal: WaitlistRefusal): string {
  switch (refusal) {
    case 'size_required':
      return bagWords.selectSize;
    case 'no_contact':
      return `${invalidEmailMessage()} ${invalidPhoneMessage()}`;
    case 'invalid_email':
      return invalidEmailMessage();
    case 'invalid_phone':
      return invalidPhoneMessage();
    default:
      return words.refusals[refusal];
  }
}

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
  if (answer === 'joined') return { isJoined: true, words: words.youWillHear };
  if (answer === 'confirm') return { isJoined: true, words: words.pressButtonInEmail };
  const refusal = waitlistRefusals.find((known) => known === answer);
  return refusal === undefined ? null : { isJoined: false, words: waitlistRefusalMessage(refusal) };
}
