// Holds the language a visitor chose, for a year. It opens nothing, so it needs no signature.
import { isLanguage, type Language } from '../../domain/visitor/language.ts';
import { cookieName } from './guest-cookie.ts';

const year = 365 * 24 * 60 * 60;

export interface LanguageCookie {
  /** From the request's own header. */
  readonly read: (cookies: string | undefined) => Language | null;
  /** The Set-Cookie line that remembers it. */
  readonly write: (language: Language) => string;
}

export function languageCookie(origin: string): LanguageCookie {
  const name = cookieName('language', origin);
  const secure = origin.startsWith('https:') ? '; Secure' : '';
  const named = new RegExp(`(?:^|; ?)${name}=(\\w+)`);
  return {
    read: (cookies) => {
      const [, word = ''] = named.exec(cookies ?? '') ?? [];
      return isLanguage(word) ? word : null;
    },
    write: (language) => `${name}=${language}; Path=/; HttpOnly; SameSite=Lax; Max-Age=${year}${secure}`,
  };
}
