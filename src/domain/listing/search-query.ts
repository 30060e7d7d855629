// What a shopper typed, as words to look for.

export const longestQuery = 96;
const longestWord = 30;

/** One space between words, nothing around them, never longer than the field. */
export function tidyQuery(text: string): string {
  const plain = text
    .slice(0, 1_000)
    .replace(/[\p{C}\s]+/gu, ' ')
    .trim();
  return Array.from(plain).slice(0, longestQuery).join('').trim();
}

/** Plain lower-case words, accents gone; the same for what is searched and what is searched for. */
export function searchTerms(text: string): string[] {
  const words = text
    .toLowerCase()
    .normalize('NFKD')
    .replace(/['’\p{M}]/gu, '')
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== '')
    .map((word) => word.slice(0, longestWord));
  return [...new Set(words)];
}
