// How often one may try to sign in or be written to. A stranger who guesses is stopped; the owner of the account is not:
// whoever signed in from a device before is not counted with the strangers.
import { words } from '../../words/account/words.ts';

export interface Limit {
  readonly most: number;
  readonly seconds: number;
}

const minutes = (count: number) => count * 60;

export const signInLimits = {
  /** Passwords and codes for one account from one address. */
  accountFromAddress: { most: 5, seconds: minutes(10) },
  /** For any account from one address. */
  address: { most: 60, seconds: minutes(10) },
  /** For one account from anywhere it was never signed in from. */
  accountFromStrangers: { most: 50, seconds: minutes(60) },
} as const satisfies Record<string, Limit>;

export const accountEmailLimits = {
  perMailbox: { most: 5, seconds: minutes(60) },
  perAddress: { most: 20, seconds: minutes(60) },
} as const satisfies Record<string, Limit>;

/** Such as "Wait 10 minutes": how long somebody is asked to wait. */
export function waitMessage(seconds: number): string {
  return words.waitMinutes(Math.max(1, Math.ceil(seconds / 60)));
}
