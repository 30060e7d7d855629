// Pages of the shop's first language have no prefix; those of every other begin with its code: /fr/bag.
import { isLanguage, type Language, languages } from './language.ts';

const prefixed = /^\/([a-z]{2})(?=[/?#.]|$)/;

/** The language a path asks for, and the path as it is without it. */
export function languageOfPath(path: string): { readonly language: Language; readonly path: string } {
  const [prefix = '', code = ''] = prefixed.exec(path) ?? [];
  if (!isLanguage(code) || code === languages[0]) return { language: languages[0], path };
  const rest = path.slice(prefix.length);
  return { language: code, path: rest.startsWith('/') ? rest : `/${rest}` };
}

/** The same page in that language, whichever it was in. */
export function pathIn(language: Language, path: string): string {
  const { path: plain } = languageOfPath(path);
  if (language === languages[0]) return plain;
  return plain === '/' || /^\/[?#]/.test(plain) ? `/${language}${plain.slice(1)}` : `/${language}${plain}`;
}
