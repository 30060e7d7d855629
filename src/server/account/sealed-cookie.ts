// Something a browser keeps for the shop for a few minutes and cannot read or change.
import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

export interface SealedCookie<T> {
  readonly name: string;
  readonly seal: (value: T, now: number) => string;
  /** Null for a cookie that is absent, not ours, or too old. */
  readonly open: (cookie: string | undefined, now: number) => T | null;
  readonly clear: string;
}

interface SealedCookieOptions<T> {
  readonly name: string;
  readonly secret: string;
  readonly isSecure: boolean;
  readonly seconds: number;
  /** Makes what is to be kept small enough for a browser, where it may be large. */
  readonly shorten?: (value: T) => T;
}

const ivBytes = 12;
const tagBytes = 16;

export function sealedCookie<T>({
  name,
  secret,
  isSecure,
  seconds,
  shorten = (value) => value,
}: SealedCookieOptions<T>): SealedCookie<T> {
  const key = Buffer.from(hkdfSync('sha256', secret, '', `sealed cookie ${name}`, 32));
  const line = (value: string, maxAge: number) =>
    `${name}=${value}; Path=/; HttpOnly; SameSite=Lax; Max-Age=${maxAge}${isSecure ? '; Secure' : ''}`;
  return {
    name,
    seal: (value, now) => {
      const iv = randomBytes(ivBytes);
      const cipher = createCipheriv('aes-256-gcm', key, iv);
      const text = JSON.stringify({ value: shorten(value), until: now + seconds * 1_000 });
      const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      return line(Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString('base64url'), seconds);
    },
    open: (cookie, now) => {
      const bytes = Buffer.from(cookie ?? '', 'base64url');
      if (bytes.byteLength <= ivBytes + tagBytes) return null;
      try {
        const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, ivBytes));
        decipher.setAuthTag(bytes.subarray(ivBytes, ivBytes + tagBytes));
        const sealed = bytes.subarray(ivBytes + tagBytes);
        const text = Buffer.concat([decipher.update(sealed), decipher.final()]).toString('utf8');
        const { value, until } = JSON.parse(text) as { value: T; until: number };
        return until > now ? value : null;
      } catch {
        return null;
      }
    },
    clear: line('', 0),
  };
}
