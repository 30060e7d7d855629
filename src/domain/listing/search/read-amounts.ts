// Prices and sizes in a query, by how they are said: under 300, €100-200, 300 or less, size M, taille 38.
import type { PriceRange, QueryPart } from './query-reading.ts';
import type { QueryToken } from './query-tokens.ts';

/** Words that were read together: as a part, or as words about the search itself. */
export interface Chunk {
  readonly tokens: readonly QueryToken[];
  /** Codes of words about the search: `skip`, `say.under`. */
  readonly codes: readonly string[];
  readonly part: QueryPart | null;
  /** Whether it was read in another language than the page's. */
  readonly isForeign: boolean;
}

interface Reading {
  readonly part: QueryPart | null;
  /** How many chunks it was read from. */
  readonly length: number;
}

type Sizes = ReadonlyMap<string, readonly string[]>;

export function readAmounts(chunks: readonly Chunk[], sizes: Sizes): QueryPart[] {
  const parts: QueryPart[] = [];
  for (let at = 0; at < chunks.length; ) {
    const read =
      priceAt(chunks, at) ?? sizeAt(chunks, at, sizes) ?? aboutAt(chunks, at) ?? plainAt(chunks, at);
    if (read.part) parts.push(read.part);
    at += read.length;
  }
  return parts;
}

const says = (chunk: Chunk | undefined, code: string) => chunk?.codes.includes(code) === true;
const numberAt = (chunk: Chunk | undefined) => (chunk?.part ? null : (chunk?.tokens[0]?.number ?? null));
const signAt = (chunk: Chunk | undefined) => chunk?.tokens[0]?.text ?? '';

interface Amount {
  readonly value: number;
  readonly length: number;
  readonly currency: 'dollars' | 'other' | null;
}

/** A number with the sign or the name of a currency before or after it. */
function amountAt(chunks: readonly Chunk[], at: number): Amount | null {
  const hasSign = /^[$€£]$/.test(signAt(chunks[at]));
  const value = numberAt(chunks[hasSign ? at + 1 : at]);
  if (value === null) return null;
  const before = hasSign ? currencyOf(chunks[at]) : null;
  const next = at + (hasSign ? 2 : 1);
  const after = currencyOf(chunks[next]);
  return { value, length: next - at + (after ? 1 : 0), currency: before ?? after };
}

function currencyOf(chunk: Chunk | undefined): Amount['currency'] {
  if (says(chunk, 'say.usd') || signAt(chunk) === '$') return 'dollars';
  return says(chunk, 'say.other') || /^[€£]$/.test(signAt(chunk)) ? 'other' : null;
}

/** Smaller numbers after "under" and the like are sizes or heels, not prices. */
const leastPrice = 5;

function priceAt(chunks: readonly Chunk[], at: number): Reading | null {
  const isUnder = says(chunks[at], 'say.under') || signAt(chunks[at]) === '<';
  const isOver = says(chunks[at], 'say.over') || signAt(chunks[at]) === '>';
  const isBetween = says(chunks[at], 'say.between');
  const first = at + (isUnder || isOver || isBetween ? 1 : 0);
  const amount = amountAt(chunks, first);
  if (!amount || amount.value < leastPrice) return null;
  const next = first + amount.length;
  const priced = (from: number | null, to: number | null, end: number, currency = amount.currency): Reading =>
    priceReading(chunks, at, end, { from, to, isInDollars: currency === 'dollars' });
  const second = secondAmount(chunks, next, isBetween || amount.currency !== null);
  if (second && second.amount.value > amount.value && !isUnder && !isOver)
    return priced(amount.value, second.amount.value, second.end, amount.currency ?? second.amount.currency);
  if (isUnder) return priced(null, amount.value, next);
  if (isOver) return priced(amount.value, null, next);
  const isLast = !amountAt(chunks, next + 1);
  if (says(chunks[next], 'say.or-less') || (isLast && says(chunks[next], 'say.under')))
    return priced(null, amount.value, next + 1);
  if (says(chunks[next], 'say.or-more') || (isLast && says(chunks[next], 'say.over')))
    return priced(amount.value, null, next + 1);
  return amount.currency ? priced(null, amount.value, next) : null;
}

/** After a first amount: to 200, and 200, -200. */
function secondAmount(chunks: readonly Chunk[], at: number, isLikely: boolean) {
  const hasWord = isLikely && says(chunks[at], 'say.to');
  const start = at + (hasWord ? 1 : 0);
  const amount = amountAt(chunks, start);
  const isJoined = hasWord || chunks[at]?.tokens[0]?.isAfterDash === true;
  return amount && isJoined ? { amount, end: start + amount.length } : null;
}

function priceReading(chunks: readonly Chunk[], at: number, end: number, price: PriceRange): Reading {
  return { part: { kind: 'price', price, ...stretch(chunks, at, end) }, length: end - at };
}

/** Size M, taille 38; XL by itself; a letter that stands last. */
function sizeAt(chunks: readonly Chunk[], at: number, sizes: Sizes): Reading | null {
  const named = chunks[at]?.codes.find((code) => code.startsWith('size.'))?.slice('size.'.length);
  const isNamed = named !== undefined && sizes.get(named);
  if (isNamed) return sizeReading(chunks, at, 1, named, isNamed);
  const namesSize = says(chunks[at], 'say.size');
  const chunk = chunks[namesSize ? at + 1 : at];
  const text = chunk && (!chunk.part || namesSize || chunk.part.kind === 'word') ? sizeText(chunk) : '';
  const slugs = sizes.get(text);
  if (!slugs) return namesSize ? { part: null, length: 1 } : null;
  const isPlain =
    namesSize || /^(?:x{1,3}[sl])$/.test(text) || (/^[sml]$/.test(text) && at === chunks.length - 1);
  if (!isPlain) return null;
  return sizeReading(chunks, at, namesSize ? 2 : 1, text, slugs);
}

function sizeReading(
  chunks: readonly Chunk[],
  at: number,
  length: number,
  text: string,
  sizes: readonly string[],
) {
  const place = stretch(chunks, at, at + length);
  return { part: { kind: 'size', text: text.toUpperCase(), sizes, ...place } as const, length };
}

function sizeText({ tokens: [token] }: Chunk): string {
  return token?.number === null ? token.text : String(token?.number ?? '');
}

/** Words about the search that stand by themselves. */
function aboutAt(chunks: readonly Chunk[], at: number): Reading | null {
  for (const kind of ['new', 'sale', 'cheap'] as const)
    if (says(chunks[at], `say.${kind}`)) return { part: { kind, ...stretch(chunks, at, at + 1) }, length: 1 };
  // "Style number" before one is part of it, so that both are taken off together.
  const next = chunks[at + 1]?.part;
  if (says(chunks[at], 'say.number') && next?.kind === 'number')
    return { part: { ...next, start: chunks[at]?.tokens[0]?.start ?? next.start }, length: 2 };
  return null;
}

const plainAt = (chunks: readonly Chunk[], at: number): Reading => ({
  part: chunks[at]?.part ?? null,
  length: 1,
});

function stretch(chunks: readonly Chunk[], at: number, end: number) {
  const tokens = chunks.slice(at, end).flatMap((chunk) => chunk.tokens);
  return { start: tokens[0]?.start ?? 0, end: tokens.at(-1)?.end ?? 0 };
}
