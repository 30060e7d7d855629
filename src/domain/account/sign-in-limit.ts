// How often one may try to sign in or be written to. A stranger who guesses is stopped; the owner of the account is not:
// each way in is counted by itself, and whoever signed in from a device before is not counted with the strangers.
import { type Count, type Limit, type Trier, trierCounts } from '../visitor/limit.ts';

const minutes = (count: number) => count * 60;

export const signInLimits = {
  /** For one account from one address. */
  accountFromAddress: { most: 5, seconds: minutes(10) },
  /** For any account from one address. */
  address: { most: 60, seconds: minutes(10) },
  /** Passwords for one account, from anywhere: by its own devices together, and by everybody else together. */
  account: { most: 50, seconds: minutes(60) },
} as const satisfies Record<string, Limit>;

export const accountEmailLimits = {
  perMailbox: { most: 5, seconds: minutes(60) },
  perVisitor: { most: 20, seconds: minutes(60) },
} as const satisfies Record<string, Limit>;

/** Only who has signed in already types one: strangers cannot use it up. */
export function authenticatorCount(customerId: string): Count {
  return [`authenticator of ${customerId}`, signInLimits.accountFromAddress];
}

/** Whoever tries, as far as a count can tell. */
export interface Attempt extends Trier {
  readonly email: string;
  /** Their browser has signed in to this account before. */
  readonly isKnownDevice: boolean;
}

/** The first is this account's at this address: a success forgets it. Of the others a success takes back one. */
export function passwordCounts({ email, address, isKnownDevice }: Attempt): readonly Count[] {
  if (isKnownDevice)
    return [
      [`password for ${email} by its device from ${address}`, signInLimits.accountFromAddress],
      [`password for ${email} by its devices`, signInLimits.account],
    ];
  return [
    [`password for ${email} from ${address}`, signInLimits.accountFromAddress],
    [`passwords from ${address}`, signInLimits.address],
    [`password for ${email} by strangers`, signInLimits.account],
  ];
}

/**
 * No count for the account as a whole: a code bears five tries, wherever they come from, and few codes are sent. With
 * one, strangers could close the way that is left to an owner when their password is being guessed.
 */
export function codeCounts({ email, address }: Pick<Attempt, 'email' | 'address'>): readonly Count[] {
  return [
    [`code for ${email} from ${address}`, signInLimits.accountFromAddress],
    [`codes from ${address}`, signInLimits.address],
  ];
}

/** What strangers have sent to a mailbox does not use up what its owner may ask for. */
export function emailCounts(mailbox: string, { isKnownDevice, ...trier }: Attempt): readonly Count[] {
  const asker = isKnownDevice ? ' asked for by its devices' : '';
  return [
    [`account email to ${mailbox}${asker}`, accountEmailLimits.perMailbox],
    ...trierCounts('account email', trier, accountEmailLimits.perVisitor),
  ];
}

/** How many minutes somebody is asked to wait: never none, and never too few. */
export function waitMinutes(seconds: number): number {
  return Math.max(1, Math.ceil(seconds / 60));
}
