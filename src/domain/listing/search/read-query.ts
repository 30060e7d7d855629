// Reads what was typed into what is asked for: things, colours, cloths and occasions by the vocabulary, brands, numbers
// and words by what the shop has, prices and sizes by how they are said. Misspelt words are put right first.
import { type Language, languages } from '../../visitor/language.ts';
import { type Candidate, nearestWord } from './likeness.ts';
import type { QueryPart, QueryReading } from './query-reading.ts';
import { phraseKey, type QueryToken, queryTokens } from './query-tokens.ts';
import { type Chunk, readAmounts } from './read-amounts.ts';
import type { Vocabulary } from './vocabulary.ts';

/** What the shop says of a word that the vocabulary does not know. */
export interface ShopWord {
  readonly isThere: boolean;
  /** One of its words begins so. */
  readonly isBegun: boolean;
  readonly alike: readonly string[];
}

export interface ReadingRoom {
  readonly vocabulary: Vocabulary;
  readonly language: Language;
  /** Slugs by the key of their names. */
  readonly brands: ReadonlyMap<string, string>;
  /** Every way to call a size, to the slugs of those that are called so. */
  readonly sizes: ReadonlyMap<string, readonly string[]>;
  readonly shopWords: ReadonlyMap<string, ShopWord>;
  /** Style numbers, of those that stand in the query, that are a product's. */
  readonly numbers: ReadonlySet<string>;
  /** Whether words are taken as they were typed. */
  readonly isExact: boolean;
}

/** Sable & Fig, in words. */
const joiningWords: ReadonlySet<string> = new Set(['and', 'et', 'und']);

export const brandKey = (name: string): string =>
  phraseKey(
    queryTokens(name.replace(/&/g, ' '))
      .map(({ text }) => text)
      .filter((word) => !joiningWords.has(word)),
    'en',
  );

export function readQuery(query: string, room: ReadingRoom): QueryReading {
  const corrected = room.isExact ? query : correct(query, room);
  const tokens = queryTokens(corrected);
  const parts = readAmounts(chunksOf(corrected, tokens, room), room.sizes);
  return { query, corrected: corrected === query ? null : corrected, parts };
}

/** Words of a query that the vocabulary of its language does not know, and what may be style numbers. */
export function unknownIn(query: string, room: Pick<ReadingRoom, 'vocabulary' | 'language' | 'brands'>) {
  const tokens = queryTokens(query);
  const none = { ...room, sizes: new Map(), shopWords: new Map(), numbers: new Set<string>(), isExact: true };
  const words = chunksOf(query, tokens, none).flatMap((chunk) =>
    chunk.isForeign || chunk.part?.kind === 'word' ? chunk.tokens.map(({ text }) => text) : [],
  );
  return {
    words: [...new Set(words)].filter((word) => word.length > 1),
    numbers: numbersIn(query).map(({ number }) => number),
  };
}

/** What may be a style number: four digits and more, or letters and digits in one. */
function numbersIn(query: string) {
  return [...query.matchAll(/[\p{L}\d]+(?:-[\p{L}\d]+)*/gu)].flatMap(({ 0: text, index }) => {
    const number = text.toLowerCase().replaceAll('-', '');
    return /\d/.test(number) && number.length >= 4
      ? [{ number, start: index, end: index + text.length }]
      : [];
  });
}

/** Each word that nothing is known of gives way to the one that was most likely meant. */
function correct(query: string, room: ReadingRoom): string {
  const chunks = chunksOf(query, queryTokens(query), room);
  let text = query;
  for (const { part, tokens } of chunks.toReversed()) {
    const [token] = tokens;
    if (part?.kind !== 'word' || part.isOfShop || part.isBegun || !token) continue;
    const better = twoWords(token.text, room) ?? nearestWord(token.text, candidates(token.text, room));
    if (better) text = text.slice(0, token.start) + better + text.slice(token.end);
  }
  return text;
}

const foreignHandicap = 0.35;
const unsoldHandicap = 0.25;

function* candidates(input: string, { vocabulary, language, shopWords }: ReadingRoom): Iterable<Candidate> {
  for (const word of shopWords.get(input)?.alike ?? []) yield { word, handicap: 0.1 };
  for (const spoken of [language, ...languages.filter((other) => other !== language)])
    for (const [word, isSold] of vocabulary.wordsOf(spoken))
      yield { word, handicap: (spoken === language ? 0 : foreignHandicap) + (isSold ? 0 : unsoldHandicap) };
}

const shortestHalf = 3;

/** Two words that were typed as one: blackdress. */
function twoWords(text: string, { vocabulary, language }: ReadingRoom): string | null {
  for (let at = shortestHalf; at <= text.length - shortestHalf; at++) {
    const halves = [text.slice(0, at), text.slice(at)];
    const isEach = halves.every((half) =>
      vocabulary.meaningOf([half], language)?.some((code) => vocabulary.isSold(code)),
    );
    if (isEach) return halves.join(' ');
  }
  return null;
}

/** Phrases first, the longest of them; then single words. */
function chunksOf(query: string, tokens: readonly QueryToken[], room: ReadingRoom): Chunk[] {
  const chunks: Chunk[] = [];
  const numbers = numbersIn(query).filter(({ number }) => room.numbers.has(number));
  for (let at = 0; at < tokens.length; ) {
    const token = tokens[at] as QueryToken;
    const numbered = numbers.find(({ start, end }) => token.start >= start && token.start < end);
    const chunk = numbered
      ? numberChunk(
          numbered,
          tokens.filter(({ start, end }) => start >= numbered.start && end <= numbered.end),
        )
      : (phraseAt(tokens, at, room) ?? wordChunk(token, at === tokens.length - 1, room));
    chunks.push(chunk);
    at += Math.max(1, chunk.tokens.length);
  }
  return chunks;
}

function numberChunk(
  { number, start, end }: { number: string; start: number; end: number },
  tokens: QueryToken[],
): Chunk {
  return { tokens, codes: [], part: { kind: 'number', number, start, end }, isForeign: false };
}

function phraseAt(tokens: readonly QueryToken[], at: number, room: ReadingRoom): Chunk | null {
  return ownPhrase(tokens, at, room) ?? (isShops(tokens[at], room) ? null : foreignPhrase(tokens, at, room));
}

const isShops = (token: QueryToken | undefined, { shopWords }: ReadingRoom) =>
  shopWords.get(token?.text ?? '')?.isThere === true;

const longestBrand = 5;

function ownPhrase(tokens: readonly QueryToken[], at: number, room: ReadingRoom): Chunk | null {
  const longest = Math.max(longestBrand, room.vocabulary.longestFrom(tokens[at]?.text ?? ''));
  for (let length = Math.min(longest, tokens.length - at); length > 0; length--) {
    const some = tokens.slice(at, at + length);
    const brand = room.brands.get(brandKey(some.map(({ text }) => text).join(' ')));
    if (brand)
      return {
        tokens: some,
        codes: [],
        part: { kind: 'brand', brand, ...stretchOf(some) },
        isForeign: false,
      };
    const codes = room.vocabulary.meaningOf(
      some.map(({ text }) => text),
      room.language,
    );
    if (codes) return conceptChunk(some, codes, false);
  }
  return null;
}

function foreignPhrase(
  tokens: readonly QueryToken[],
  at: number,
  { vocabulary, language }: ReadingRoom,
): Chunk | null {
  for (
    let length = Math.min(vocabulary.longestFrom(tokens[at]?.text ?? ''), tokens.length - at);
    length > 0;
    length--
  ) {
    const some = tokens.slice(at, at + length);
    const words = some.map(({ text }) => text);
    const otherLanguage = languages.find((other) => other !== language && vocabulary.meaningOf(words, other));
    const codes = otherLanguage && vocabulary.meaningOf(words, otherLanguage);
    if (codes && (words.join('').length > 2 || codes[0] === 'skip')) return conceptChunk(some, codes, true);
  }
  return null;
}

function conceptChunk(tokens: readonly QueryToken[], codes: readonly string[], isForeign: boolean): Chunk {
  const isAbout = codes.some(
    (code) => code === 'skip' || code.startsWith('say.') || code.startsWith('size.'),
  );
  const words = tokens.map(({ text }) => text);
  const part: QueryPart | null = isAbout
    ? null
    : { kind: 'concepts', concepts: codes, words, ...stretchOf(tokens) };
  return { tokens, codes: isAbout ? codes : [], part, isForeign };
}

const shortestBeginning = 3;

function wordChunk(token: QueryToken, isLast: boolean, room: ReadingRoom): Chunk {
  const { text, number } = token;
  const tokens = [token];
  if (number !== null || /[$€£<>]/.test(text)) return { tokens, codes: [], part: null, isForeign: false };
  const shopWord = room.shopWords.get(text);
  const meant = isLast && !room.isExact && !shopWord?.isThere ? begunTerm(text, room) : null;
  if (meant) return conceptChunk(tokens, meant, false);
  const isBegun = shopWord?.isBegun === true && text.length >= shortestBeginning;
  const part = {
    kind: 'word',
    word: text,
    isBegun,
    isOfShop: shopWord?.isThere === true,
    ...stretchOf(tokens),
  } as const;
  return { tokens, codes: [], part, isForeign: false };
}

/** The last word may be half typed still: the shortest one that begins so and that the shop has. */
function begunTerm(text: string, { vocabulary, language }: ReadingRoom): readonly string[] | null {
  if (text.length < shortestBeginning) return null;
  const begun = [...vocabulary.wordsOf(language)]
    .filter(([word, isSold]) => isSold && word.startsWith(text))
    .sort(([a], [b]) => a.length - b.length || (a < b ? -1 : 1));
  for (const [word] of begun) {
    const meant = vocabulary.meaningOf([word], language);
    if (meant?.every((code) => vocabulary.isSold(code))) return meant;
  }
  return null;
}

function stretchOf(tokens: readonly QueryToken[]) {
  return { start: tokens[0]?.start ?? 0, end: tokens.at(-1)?.end ?? 0 };
}
