// How the waitlist answers whoever asks to be on it.
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

/** By the last, the email to confirm can be read at `/outbox`. */
const welcomes = ['joined', 'confirm', 'confirm_in_outbox'] as const;

export type WaitlistNotice = WaitlistRefusal | (typeof welcomes)[number];

const prefix = 'waitlist_';

/** The word by which an address carries the answer to a form posted without scripts (`?notice=`). */
export function waitlistNoticeCode(notice: WaitlistNotice): string {
  return `${prefix}${notice}`;
}

/** The answer that such a word carries; null for one that is not the waitlist's. */
export function waitlistNoticeNamed(code: string | null): WaitlistNotice | null {
  if (!code?.startsWith(prefix)) return null;
  const name = code.slice(prefix.length);
  return [...welcomes, ...waitlistRefusals].find((known) => known === name) ?? null;
}

/** Whether the answer says that somebody is on the list, or will be once they have confirmed. */
export function isWelcome(notice: WaitlistNotice): notice is (typeof welcomes)[number] {
  return welcomes.some((welcome) => welcome === notice);
}
