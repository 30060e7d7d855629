// What the shop's search understands: concepts, free of any language, and the words of each language that lead to them.
import type { Language } from '../../visitor/language.ts';
import { foldWord, phraseKey, queryTokens } from './query-tokens.ts';

export interface Concept {
  /** Its kind before the point: kind.dress, color.red, shade.navy, material.silk, tag.warm. */
  readonly code: string;
  /** What it is a kind of, or goes with. */
  readonly broader: readonly string[];
}

export interface Term {
  readonly language: Language;
  readonly term: string;
  /** All of them are meant. Those that begin with `say.` and `skip` are words about the search itself. */
  readonly concepts: readonly string[];
}

export interface FoldedTerm extends Term {
  /** In plain letters, as what is typed is compared with it. */
  readonly folded: string;
}

export interface SearchVocabulary {
  readonly concepts: readonly Concept[];
  readonly terms: readonly Term[];
}

export interface Vocabulary {
  readonly meaningOf: (words: readonly string[], language: Language) => readonly string[] | undefined;
  /** Every single word of a language's terms, with whether the shop sells something of what it stands for. */
  readonly wordsOf: (language: Language) => ReadonlyMap<string, boolean>;
  /** How many words a phrase may have that begins with this one. */
  readonly longestFrom: (word: string) => number;
  readonly broaderOf: (concept: string) => readonly string[];
  /** What is a kind of it, as far as the shop has any. */
  readonly narrowerOf: (concept: string) => readonly string[];
  readonly isSold: (concept: string) => boolean;
  /** The terms of all that the shop sells. */
  readonly soldTermsOf: (language: Language) => readonly FoldedTerm[];
}

export function createVocabulary(
  { concepts, terms }: SearchVocabulary,
  sold: ReadonlySet<string>,
): Vocabulary {
  const meanings = new Map<string, readonly string[]>();
  const words = new Map<Language, Map<string, boolean>>();
  const byLanguage = Map.groupBy(terms, ({ language }) => language);
  const longest = new Map<string, number>();
  for (const { language, term, concepts: meant } of terms) {
    const texts = queryTokens(term).map(({ text }) => text);
    const [first = ''] = texts;
    longest.set(first, Math.max(longest.get(first) ?? 0, texts.length));
    meanings.set(`${language} =${texts.join(' ')}`, meant);
    const stemmed = `${language} ${phraseKey(texts, language)}`;
    if (!meanings.has(stemmed)) meanings.set(stemmed, meant);
    const ofLanguage = words.get(language) ?? new Map<string, boolean>();
    words.set(language, ofLanguage);
    const isOfShop = meant.some((code) => sold.has(code));
    for (const text of texts) ofLanguage.set(text, ofLanguage.get(text) === true || isOfShop);
  }
  const broader = new Map(concepts.map((concept) => [concept.code, concept.broader]));
  const narrower = new Map<string, string[]>();
  for (const { code, broader: parents } of concepts)
    if (sold.has(code))
      for (const parent of parents) narrower.set(parent, [...(narrower.get(parent) ?? []), code]);
  const soldTerms = new Map<Language, readonly FoldedTerm[]>();
  const foldTerms = (language: Language) =>
    (byLanguage.get(language) ?? [])
      .filter(({ concepts: meant }) => meant.every((code) => sold.has(code)))
      .map((term) => ({ ...term, folded: foldWord(term.term) }));
  return {
    // As it is written, before what only shares its stem: sunnies are not sunny.
    meaningOf: (texts, language) =>
      meanings.get(`${language} =${texts.join(' ')}`) ??
      meanings.get(`${language} ${phraseKey(texts, language)}`),
    wordsOf: (language) => words.get(language) ?? new Map(),
    // One word of the vocabulary may have been typed as two: neck lace.
    longestFrom: (word) => Math.max(2, longest.get(word) ?? 0),
    broaderOf: (code) => broader.get(code) ?? [],
    narrowerOf: (code) => narrower.get(code) ?? [],
    isSold: (code) => sold.has(code),
    soldTermsOf: (language) => {
      const terms = soldTerms.get(language) ?? foldTerms(language);
      soldTerms.set(language, terms);
      return terms;
    },
  };
}

/** The concepts themselves and all that they are besides. */
export function withBroader(
  codes: Iterable<string>,
  { broaderOf }: Pick<Vocabulary, 'broaderOf'>,
): Set<string> {
  const all = new Set<string>();
  const coming = [...codes];
  for (let code = coming.pop(); code !== undefined; code = coming.pop()) {
    if (all.has(code)) continue;
    all.add(code);
    coming.push(...broaderOf(code));
  }
  return all;
}

/** What comes nearest to a concept that the shop has nothing of: the closest of what it is a kind of. */
export function nearestSold(code: string, { broaderOf, isSold }: Vocabulary): string[] {
  const sort = code.split('.')[0] ?? '';
  const family = sort === 'shade' ? 'color.' : `${sort}.`;
  const seen = new Set([code]);
  for (let level = [code]; level.length > 0; ) {
    const sold = level.filter(isSold);
    if (sold.length > 0) return sold;
    level = level.flatMap(broaderOf).filter((each) => each.startsWith(family) && !seen.has(each));
    for (const each of level) seen.add(each);
  }
  return [];
}
