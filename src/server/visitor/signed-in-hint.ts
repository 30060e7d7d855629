// What flags may know of whoever is signed in. Pages for everyone look for no session: when one was found, a signed
// cookie says for a day whether it was a customer's or one of the staff's. It opens nothing.
import type { Customer } from '../../domain/account/customer.ts';
import type { SignedWord } from './signed-word-cookie.ts';

const dayMs = 24 * 60 * 60 * 1000;

export type SignedInHint = 'customer' | 'staff';

export function signedInHintOf({ roles }: Pick<Customer, 'roles'>): SignedInHint {
  return roles.includes('staff') ? 'staff' : 'customer';
}

/** What to write; null when what they carry is right and lasts for a while. */
export function signedInHintToWrite(
  signedInHint: SignedInHint,
  carried: SignedWord | null,
  now: number,
): SignedWord | null {
  if (carried?.word === signedInHint && carried.until - now > dayMs / 2) return null;
  return { word: signedInHint, until: now + dayMs };
}
