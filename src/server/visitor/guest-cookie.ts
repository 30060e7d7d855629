// A guest is a random number that only this shop can have signed.
import { randomBytes } from 'node:crypto';
import type { Signer } from '../../shop/signer.ts';

export interface GuestCookie {
  readonly name: string;
  /** The guest's id; null for a cookie that is absent, malformed or not ours. */
  readonly read: (value: string | undefined) => string | null;
  /** A new guest, and the Set-Cookie line that remembers them for 90 days. */
  readonly issue: () => { readonly guestId: string; readonly setCookie: string };
  /** The Set-Cookie line that forgets them. */
  readonly clear: string;
}

const ninetyDays = 90 * 24 * 60 * 60;

/** Over https the name carries the prefix that stops other hosts of the domain from planting one. */
export function cookieName(name: string, origin: string): string {
  return origin.startsWith('https:') ? `__Host-${name}` : name;
}

export function guestCookie(signer: Signer, origin: string): GuestCookie {
  const name = cookieName('guest', origin);
  const secure = origin.startsWith('https:') ? '; Secure' : '';
  const line = (value: string, maxAge: number) =>
    `${name}=${value}; Path=/; HttpOnly; SameSite=Lax; Max-Age=${maxAge}${secure}`;
  return {
    name,
    read: (value) => {
      const [, id, signature] = /^([\w-]{22})\.([\w-]{43})$/.exec(value ?? '') ?? [];
      if (id === undefined || signature === undefined) return null;
      return signer.isSigned(id, signature) ? id : null;
    },
    issue: () => {
      const guestId = randomBytes(16).toString('base64url');
      return { guestId, setCookie: line(`${guestId}.${signer.sign(guestId)}`, ninetyDays) };
    },
    clear: line('', 0),
  };
}
