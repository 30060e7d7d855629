// What the account's page says of devices, orders, reviews and waitlists.
import type { Device, EntryStanding } from '../../domain/account/account-view.ts';
import type { Language } from '../../domain/visitor/language.ts';
import { wordsIn } from './words.ts';

/** Such as "Safari on iPhone"; a browser that hides itself is one all the same. */
export function nameDevice(language: Language, { browser, system }: Device): string {
  const words = wordsIn(language);
  const name = browser ?? words.aBrowser;
  return system === null ? name : words.browserOn(name, system);
}

export function sayOrderStatus(language: Language, status: string): string {
  const states: Readonly<Record<string, string>> = wordsIn(language).orderStates;
  return states[status] ?? status;
}

export function sayReviewStatus(language: Language, status: string): string {
  const states: Readonly<Record<string, string>> = wordsIn(language).reviewStates;
  return states[status] ?? status;
}

/** How somebody on a waitlist is told, and how far it has come. Most of a number is hidden. */
export function sayEntryStanding(
  language: Language,
  entry: { readonly channel: 'email' | 'sms'; readonly address: string },
  standing: EntryStanding,
): string {
  const words = wordsIn(language);
  const way = entry.channel === 'sms' ? words.byTextTo(entry.address.slice(-4)) : words.byEmail;
  switch (standing.code) {
    case 'confirming':
      return `${way}. ${words.waitingForYouToConfirm}`;
    case 'back_in_stock':
      return words.backInStock;
    case 'next':
      return `${way}. ${words.youAreNext}`;
    case 'waiting':
      return `${way}. ${words.peopleAhead(standing.ahead)}`;
  }
}
