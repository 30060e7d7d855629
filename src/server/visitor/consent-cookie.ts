// Holds what a visitor said of being tracked, for half a year: then they are asked again. It opens nothing.
import type { ConsentChoice } from '../../domain/tracking/consent.ts';
import { cookieName } from './guest-cookie.ts';

const halfYear = 182 * 24 * 60 * 60;

export interface ConsentCookie {
  readonly name: string;
  /** The Set-Cookie line that remembers it. */
  readonly write: (choice: ConsentChoice) => string;
}

export function consentCookie(origin: string): ConsentCookie {
  const name = cookieName('consent', origin);
  const secure = origin.startsWith('https:') ? '; Secure' : '';
  return {
    name,
    write: (choice) => `${name}=${choice}; Path=/; HttpOnly; SameSite=Lax; Max-Age=${halfYear}${secure}`,
  };
}
