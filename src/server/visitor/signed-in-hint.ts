// What flags may know of whoever is signed in. Pages for everyone look for no session: when one was found, a signed
// cookie says for a day whether it was a customer's or one of the staff's. It opens nothing.
import type { Customer } from '../../domain/account/customer.ts';
import type { SignedWord } from './signed-word-cookie.ts';

const dayMs = 24 * 60 * 60 * 1000;

export type Crowd = 'customer' | 'staff';

export function crowdOf({ roles }: Pick<Customer, 'roles'>): Crowd {
  return roles.includes('staff') ? 'staff' : 'customer';
}

/** What to write; null when what they carry is right and lasts for a while. */
export function crowdToWrite(crowd: Crowd, carried: SignedWord | null, now: number): SignedWord | null {
  if (carried?.word === crowd && carried.until - now > dayMs / 2) return null;
  return { word: crowd, until: now + dayMs };
}
