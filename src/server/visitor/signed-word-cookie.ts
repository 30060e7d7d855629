// One word that only this shop can have signed, and until when it holds.
import type { Signer } from '../../shop/signer.ts';
import { cookieName } from './guest-cookie.ts';

export interface SignedWord {
  readonly word: string;
  /** In milliseconds. */
  readonly until: number;
}

export interface SignedWordCookie {
  readonly name: string;
  /** Null for what is absent, malformed, over, or not ours. */
  readonly read: (value: string | undefined, now: number) => SignedWord | null;
  /** As it stands in the cookie, or in a link. */
  readonly token: (word: SignedWord) => string;
  /** The Set-Cookie line. */
  readonly write: (word: SignedWord, now: number) => string;
  readonly clear: string;
}

/** The words may have letters, digits, `_`, `.` and `-`. */
export function signedWordCookie(plainName: string, signer: Signer, origin: string): SignedWordCookie {
  const name = cookieName(plainName, origin);
  const secure = origin.startsWith('https:') ? '; Secure' : '';
  const line = (value: string, seconds: number) =>
    `${name}=${value}; Path=/; HttpOnly; SameSite=Lax; Max-Age=${seconds}${secure}`;
  const token = ({ word, until }: SignedWord) => {
    const text = `${word}~${Math.floor(until / 1000)}`;
    return `${text}~${signer.sign(text)}`;
  };
  return {
    name,
    read: (value, now) => {
      const [, word, seconds, signature] =
        /^([\w.-]{1,1500})~(\d{1,12})~([\w-]{43})$/.exec(value ?? '') ?? [];
      if (word === undefined || seconds === undefined || signature === undefined) return null;
      const until = Number(seconds) * 1000;
      return until > now && signer.isSigned(`${word}~${seconds}`, signature) ? { word, until } : null;
    },
    token,
    write: (word, now) => line(token(word), Math.max(0, Math.floor((word.until - now) / 1000))),
    clear: line('', 0),
  };
}
