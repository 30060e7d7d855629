// A query as words: plain, lower case, without accents, each knowing where it stands in what was typed.
import type { Language } from '../../visitor/language.ts';

export interface QueryToken {
  /** Plain letters, or digits, or the sign of a currency. */
  readonly text: string;
  /** Null for what is no number. */
  readonly number: number | null;
  readonly start: number;
  readonly end: number;
  /** Whether a dash stands before it, as in 100-200. */
  readonly isAfterDash: boolean;
}

/** Whole sentences are read; a page of text is not. */
const mostTokens = 20;
const longestToken = 30;

const pieces = /[$€£<>]|\d+(?:[.,]\d+)*|[\p{L}\p{M}]+(?:['’][\p{L}\p{M}]+)*/gu;
/** The l’ of l’été stands for a word of its own; the ’s of women’s does not. */
const elision = /^(?:[ldjcsnmt]|qu)['’]/i;

export function queryTokens(query: string): QueryToken[] {
  const tokens: QueryToken[] = [];
  for (const { 0: piece, index } of query.matchAll(pieces)) {
    const before = /[-–—]\s?$/.test(query.slice(0, index));
    const cut = elision.exec(piece)?.[0].length ?? 0;
    for (const [from, to] of cut > 0
      ? ([
          [0, cut],
          [cut, piece.length],
        ] as const)
      : ([[0, piece.length]] as const)) {
      const text = foldWord(piece.slice(from, to)).slice(0, longestToken);
      const number = /^\d/.test(text) ? numberOf(piece) : null;
      if (text !== '')
        tokens.push({ text, number, start: index + from, end: index + to, isAfterDash: before });
    }
  }
  return tokens.slice(0, mostTokens);
}

const ligatures: Readonly<Record<string, string>> = { œ: 'oe', æ: 'ae', ß: 'ss', ø: 'o' };

/** Letters, digits and currency signs alone. */
export function foldWord(word: string): string {
  return word
    .toLowerCase()
    .replace(/[œæßø]/g, (letter) => ligatures[letter] ?? letter)
    .normalize('NFKD')
    .replace(/[^a-z0-9$€£<>]/g, '');
}

/** 1,200 and 1.200 are thousands, 7.5 and 7,5 a half. */
function numberOf(piece: string): number {
  const plain = piece.replace(/[.,](?=\d{3}\b)/g, '').replace(',', '.');
  return Number.parseFloat(plain);
}

const stems: Readonly<Record<Language, (word: string) => string>> = {
  en: englishStem,
  fr: frenchStem,
  de: germanStem,
};

/** One word for its singular and plural, its genders and its shorter spelling. */
export function stemOf(word: string, language: Language): string {
  return stems[language](word);
}

function englishStem(word: string): string {
  if (word.length < 4) return word;
  if (/(?:ss|sh|ch|x|z)es$/.test(word)) return word.slice(0, -2);
  if (/[^aeiou]ies$/.test(word) && word.length > 5) return `${word.slice(0, -3)}y`;
  if (/[lr]ves$/.test(word)) return `${word.slice(0, -3)}f`;
  return /[^su]s$/.test(word) ? word.slice(0, -1) : word;
}

function frenchStem(word: string): string {
  if (word.length < 3) return word;
  const singular = word.replace(/[sx]+$/, '');
  const stem = singular.replace(/e+$/, '');
  return stem.length < 2 ? word : stem;
}

/** Umlauts are plain letters by now: Röcke is rocke, Mäntel is mantel. */
function germanStem(word: string): string {
  const stem = word.replace(/(?:ern|em|er|en|es|e|(?<=[lr])n|(?<!s)s)$/, '');
  return stem.length < 3 ? word : stem;
}

/** Apart and together are the same: t shirt and tshirt. */
export function phraseKey(words: readonly string[], language: Language): string {
  return words.map((word) => stemOf(word, language)).join('');
}
