import { words } from '../../words/text/words.ts';

/** A formatter of dates for the language of the moment: making one costs far more than using it. */
export function dateFormat(options: Intl.DateTimeFormatOptions): () => Intl.DateTimeFormat {
  const made = new Map<string, Intl.DateTimeFormat>();
  return () => {
    const { locale } = words;
    const format = made.get(locale) ?? new Intl.DateTimeFormat(locale, options);
    made.set(locale, format);
    return format;
  };
}
