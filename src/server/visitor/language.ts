// Which language a request is answered in. A page's address says it, so that a page is the same bytes for everyone; what
// a visitor would rather read decides once, when they come in by an address that names no language.
import { isLanguage, type Language, languages } from '../../domain/visitor/language.ts';
import { languageOfPath } from '../../domain/visitor/language-path.ts';
import type { LanguageCookie } from './language-cookie.ts';

type Header = (name: string) => string | undefined;

/** Calls, and frames of the built-in processor, have one address: they are answered in the language of their page. */
const isOfPage = /^\/(?:api|sandbox)\//;

export function languageOfRequest(path: string, header: Header, origin: string): Language {
  if (!isOfPage.test(path)) return languageOfPath(path).language;
  return languageOfPath(pathOfPage(header, origin) ?? '/').language;
}

function pathOfPage(header: Header, origin: string): string | null {
  const referrer = header('referer');
  return referrer?.startsWith(`${origin}/`) ? referrer.slice(origin.length) : null;
}

/** The language to lead a visitor on to who comes from elsewhere; null for whoever is where they want to be. */
export function languageToEnter(
  path: string,
  header: Header,
  { origin, languageCookie }: { readonly origin: string; readonly languageCookie: LanguageCookie },
): Language | null {
  if (languageOfPath(path).language !== languages[0] || !isFromElsewhere(header, origin)) return null;
  const wanted = languageCookie.read(header('cookie')) ?? preferredLanguage(header('accept-language'));
  return wanted === languages[0] ? null : wanted;
}

function isFromElsewhere(header: Header, origin: string): boolean {
  const site = header('sec-fetch-site');
  if (site !== undefined) return site === 'none' || site === 'cross-site';
  return pathOfPage(header, origin) === null;
}

/** Of the languages a browser names, the one it would rather have that is spoken here. */
export function preferredLanguage(accepted: string | undefined): Language | null {
  let best: { readonly language: Language; readonly weight: number } | null = null;
  for (const named of accepted?.split(',') ?? []) {
    const [, code = '', quality = '1'] = /^\s*([a-z]{2})\b[^;]*(?:;\s*q=([\d.]+))?/i.exec(named) ?? [];
    const language = code.toLowerCase();
    const weight = Number(quality);
    if (isLanguage(language) && weight > (best?.weight ?? 0)) best = { language, weight };
  }
  return best?.language ?? null;
}
