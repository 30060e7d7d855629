// Holds how far a visitor came in the splits that run, so that the shop counts each step once and keeps nothing of them
// but sums. It names nobody and opens nothing. Only those whose visit may be noted are given one.
import { parseSplitText, type SplitPart, splitText } from '../../domain/visitor/split.ts';
import { cookieName } from './guest-cookie.ts';

const quarter = 90 * 24 * 60 * 60;

export interface SplitCookie {
  readonly name: string;
  readonly read: (value: string | undefined) => readonly SplitPart[];
  /** The Set-Cookie line. */
  readonly write: (parts: readonly SplitPart[]) => string;
}

export function splitCookie(origin: string): SplitCookie {
  const name = cookieName('splits', origin);
  const secure = origin.startsWith('https:') ? '; Secure' : '';
  return {
    name,
    read: (value) => parseSplitText(value ?? ''),
    write: (parts) =>
      `${name}=${splitText(parts)}; Path=/; HttpOnly; SameSite=Lax; Max-Age=${quarter}${secure}`,
  };
}
