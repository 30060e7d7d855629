// Waiting for a size that is sold out: by which ways, after entering what, and where the form opens.

import { missingChoice } from '../bag/add-to-bag.ts';
import { emailProblem } from '../messaging/email.ts';
import { standardPhone } from '../messaging/phone.ts';
import type { Size } from '../product/product.ts';
import { preselectedSize } from '../product/sizes.ts';
import { isInternational } from '../visitor/country.ts';
import type { FlagSet } from '../visitor/flags.ts';
import { type Language, languages } from '../visitor/language.ts';

export const waitlistChannels = ['sms', 'email'] as const;
export type WaitlistChannel = (typeof waitlistChannels)[number];

/** The ways a visitor may choose from, the first one shown first. */
export function waitlistTabs(
  country: string | null,
  flags: Pick<FlagSet, 'allow_bis_sms_notification'>,
): readonly WaitlistChannel[] {
  return flags.allow_bis_sms_notification && !isInternational(country) ? waitlistChannels : ['email'];
}

/** Whoever changes the words of consent, in any language, changes this. */
const consentWording = '2026-11-15';

/** Kept with every sign-up, so that what was agreed to can be shown, in the language in which it was read. */
export function waitlistConsentVersion(language: Language): string {
  return `${consentWording}-${language}`;
}

/** The version that was sent, when it is of words that are shown now; otherwise null. */
export function knownConsentVersion(sent: string | null): string | null {
  return languages.map(waitlistConsentVersion).find((version) => version === sent) ?? null;
}

/** A stranger's address may be entered by anyone, so few e-mails go to it and few are asked for by one visitor. */
export const waitlistLimits = {
  perVisitorAnHour: 20,
  /** Of one address, however it is spelt. */
  entriesADay: 10,
  /** E-mails that ask an address to confirm. */
  confirmationsADay: 3,
  /** Texts asked for to numbers of one range, by all visitors together: ranges are rented to be texted. */
  textsPerRangeAnHour: 10,
} as const;

/** How long the link in the e-mail that asks can be used. */
export const confirmationDays = 7;

export interface WaitlistEntered {
  readonly sizeId: number | null;
  readonly email: string;
  readonly phone: string;
}

/** Each field that is wrong, with the refusal that says why. */
export interface WaitlistProblems {
  readonly size: 'size_required' | null;
  readonly email: 'invalid_email' | null;
  readonly phone: 'invalid_phone' | null;
}

export function waitlistProblems(
  sizes: readonly Pick<Size, 'id' | 'name'>[],
  { sizeId, email, phone }: WaitlistEntered,
): WaitlistProblems {
  const isNeither = email === '' && phone === '';
  const isEmailWrong = email !== '' && emailProblem(email) !== null;
  const isPhoneWrong = phone !== '' && standardPhone(phone) === '';
  const chosenId = sizeId ?? preselectedSize(sizes)?.id ?? null;
  return {
    size: missingChoice(sizes, chosenId) && 'size_required',
    email: isNeither || isEmailWrong ? 'invalid_email' : null,
    phone: isNeither || isPhoneWrong ? 'invalid_phone' : null,
  };
}

/** The way that was chosen, unless only the other one was filled in: without scripts both fields show. */
export function waitlistChannel(
  activeTab: WaitlistChannel,
  { email, phone }: Pick<WaitlistEntered, 'email' | 'phone'>,
): WaitlistChannel {
  if (email === '' || phone === '') return email === '' ? 'sms' : 'email';
  return activeTab;
}

export interface WaitlistWishes {
  /** There is something to show beside the form. */
  readonly similarItemsEnabled: boolean;
  readonly prefersSoldOutDrawer: boolean;
}

export type WaitlistDisplay = 'similar-items-drawer' | 'sold-out-drawer' | 'notify-modal';

export function waitlistDisplay(wishes: WaitlistWishes): WaitlistDisplay {
  if (wishes.similarItemsEnabled) return 'similar-items-drawer';
  return wishes.prefersSoldOutDrawer ? 'sold-out-drawer' : 'notify-modal';
}
