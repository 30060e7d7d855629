// The languages of the shop. The first is spoken where nobody asked for another, and its pages have no prefix.
export const languages = ['en', 'fr', 'de'] as const;
export type Language = (typeof languages)[number];
/** Any but the shop's own, which its catalogue is written in. */
export type OtherLanguage = Exclude<Language, (typeof languages)[0]>;

export function isLanguage(word: string): word is Language {
  return (languages as readonly string[]).includes(word);
}
