// The language of whoever is being answered. A server speaks to many at once and is told by its caller
// (`readLanguageBy`); a browser has the words of one language alone: there the build puts that language in place of
// this file, and its words in place of every `words.ts` (vite.config.ts).
import { type Language, languages } from '../domain/visitor/language.ts';

let read: () => Language = () => languages[0];

export const language = (): Language => read();

/** Called once, by whoever knows to whom each answer goes. */
export function readLanguageBy(reader: () => Language): void {
  read = reader;
}

/** The same words in another language may be longer or shorter, and are the same kind of thing. */
type InAnyLanguage<W> = { readonly [K in keyof W]: W[K] extends string ? string : W[K] };

/** The words of an area, in the language that is handed in. */
export function vocabulary<W extends object>(
  en: W,
  others: Readonly<Record<Exclude<Language, 'en'>, InAnyLanguage<NoInfer<W>>>>,
): (language: Language) => InAnyLanguage<W> {
  const all: Readonly<Record<Language, InAnyLanguage<W>>> = { en: en as InAnyLanguage<W>, ...others };
  return (language) => all[language];
}

/** What the desk says: the merchant's own staff read English where nobody has said it in their language. */
export function deskVocabulary<W extends object>(
  en: W,
  others: Readonly<Partial<Record<Language, InAnyLanguage<NoInfer<W>>>>>,
): (language: Language) => InAnyLanguage<W> {
  const all: Readonly<Partial<Record<Language, InAnyLanguage<W>>>> = others;
  return (language) => all[language] ?? (en as InAnyLanguage<W>);
}

/** Each word as it is in the language of the moment: read it where it is said, never once for all. */
export function spoken<W extends object>(wordsIn: (language: Language) => W, names: object): W {
  const words = {};
  for (const name of Object.keys(names) as (keyof W)[])
    Object.defineProperty(words, name, { enumerable: true, get: () => wordsIn(language())[name] });
  return words as W;
}
