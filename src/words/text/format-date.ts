import type { Language } from '../../domain/visitor/language.ts';
import { wordsIn } from './words.ts';

/** A formatter of dates for each language: making one costs far more than using it. */
export function dateFormat(options: Intl.DateTimeFormatOptions): (language: Language) => Intl.DateTimeFormat {
  const formats = new Map<Language, Intl.DateTimeFormat>();
  return (language) => {
    const format = formats.get(language) ?? new Intl.DateTimeFormat(wordsIn(language).locale, options);
    formats.set(language, format);
    return format;
  };
}
