// The languages of the shop. The first is spoken where nobody asked for another, and its pages have no prefix.
export const languages = ['en', 'fr'] as const;
export type Language = (typeof languages)[number];

export function isLanguage(word: string): word is Language {
  return (languages as readonly string[]).includes(word);
}
