// From what was asked for to what is looked for: first all of it, then less and less, until something is found. What the
// shop has nothing of gives way to what is nearest by kind.
import type { PartOf, QueryPart, QueryReading } from './query-reading.ts';
import { nearestSold, type Vocabulary } from './vocabulary.ts';

/** What a product must have to be found. */
export type Sought =
  | { readonly concept: string }
  /** A word of its texts; of its name where only that counts. */
  | { readonly word: string; readonly isBegun?: true; readonly isInName?: true }
  | { readonly number: string }
  | { readonly all: readonly Sought[] }
  | { readonly any: readonly Sought[] };

export interface Attempt {
  readonly sought: Sought;
  /** Not all of what was asked for. */
  readonly isPartial: boolean;
  /** It goes by that very name, whatever its words mean besides. */
  readonly isByName: boolean;
}

export interface SearchPlan {
  /** The first that finds something is the one. */
  readonly attempts: readonly Attempt[];
  /** What is named so comes first. */
  readonly named: Sought | null;
  /** Then what is of the kind. */
  readonly kinds: Sought | null;
  /** Words of what was asked for and is not sold, as they were typed. */
  readonly notSold: readonly string[];
}

interface Wish {
  readonly sort: string;
  readonly sought: Sought;
  /** In its place where it finds nothing together with the rest: a colour's whole family. */
  readonly wider: Sought;
}

export function planSearch(reading: QueryReading, vocabulary: Vocabulary): SearchPlan | null {
  const notSold: string[] = [];
  const wishes = reading.parts.flatMap((part) => wishesOf(part, reading, vocabulary, notSold));
  const named = nameSought(reading.parts);
  if (wishes.length === 0) return null;
  return {
    attempts: attemptsOf(wishes, named, notSold.length > 0),
    named,
    kinds: all(wishes.filter(({ sort }) => sort === 'kind').map(({ sought }) => sought)),
    notSold: [...new Set(notSold)],
  };
}

function wishesOf(part: QueryPart, reading: QueryReading, vocabulary: Vocabulary, notSold: string[]): Wish[] {
  if (part.kind === 'number') return [wish('number', { number: part.number })];
  if (part.kind === 'word')
    return [wish('word', { word: part.word, ...(part.isBegun && { isBegun: true }) })];
  if (part.kind !== 'concepts') return [];
  return part.concepts.flatMap((code) => {
    const sort = code.split('.')[0] ?? '';
    const nearest = nearestSold(code, vocabulary);
    if (sort === 'kind' && !vocabulary.isSold(code))
      notSold.push((reading.corrected ?? reading.query).slice(part.start, part.end));
    if (nearest.length === 0) return sort === 'kind' ? [] : [wish('lost', { concept: code })];
    const alike = alikeInColor(code, vocabulary);
    return [wish(sort, anyOf(nearest), alike.length > 0 ? anyOf([...nearest, ...alike]) : undefined)];
  });
}

/** What is sold is found, and with it whatever else may be found in its place. */
export function isSurelyFound(sought: Sought, isSold: Vocabulary['isSold']): boolean {
  return 'concept' in sought
    ? isSold(sought.concept)
    : 'any' in sought && sought.any.some((each) => isSurelyFound(each, isSold));
}

/** The whole family of a shade; of a family the shades that filters count elsewhere: cream is white to some. */
function alikeInColor(code: string, { broaderOf, narrowerOf, isSold }: Vocabulary): string[] {
  if (code.startsWith('color.')) return [...narrowerOf(code)];
  if (!code.startsWith('shade.')) return [];
  return broaderOf(code).filter((each) => /^(?:color|shade)\./.test(each) && isSold(each));
}

const wish = (sort: string, sought: Sought, wider: Sought = sought): Wish => ({ sort, sought, wider });

const anyOf = (codes: readonly string[]): Sought => {
  const [first, ...more] = codes.map((concept): Sought => ({ concept }));
  return first && more.length === 0 ? first : { any: codes.map((concept) => ({ concept })) };
};

function all(wishes: readonly Sought[]): Sought | null {
  const distinct = [...new Map(wishes.map((each) => [JSON.stringify(each), each])).values()];
  return distinct.length > 1 ? { all: distinct } : (distinct[0] ?? null);
}

/** How much it is to give up a sort of wish: whatever is given up, what matters more is kept as long as it can be. */
const losses: Readonly<Record<string, number>> = {
  lost: 1,
  word: 2,
  tag: 4,
  material: 8,
  shade: 16,
  color: 16,
};

function attemptsOf(wishes: readonly Wish[], named: Sought | null, isMissingSome: boolean): Attempt[] {
  const attempts = new Map<string, Attempt>();
  const attempt = (sought: Sought | null, isPartial: boolean, isByName = false) => {
    const key = JSON.stringify(sought);
    if (sought && !attempts.has(key)) attempts.set(key, { sought, isPartial, isByName });
  };
  const whole = all(wishes.map(({ sought }) => sought));
  // A Night Watch is no watch: one word of a name says nothing where such things are not sold.
  if (isMissingSome && named && 'all' in named) attempt(named, false, true);
  attempt(whole && named && !isMissingSome ? { any: [whole, named] } : whole, false);
  attempt(all(wishes.map(({ wider }) => wider)), false);
  for (const given of givenUpInTurn(wishes)) {
    const left = wishes.filter(({ sort }) => !given.includes(sort));
    attempt(all(left.map(({ wider }) => wider)), true);
    attempt(kindsApart(left), true);
  }
  attempt({ any: wishes.map(({ wider }) => wider) }, true);
  return [...attempts.values()];
}

/** Every choice of sorts that may be given up, the smallest loss first. */
function givenUpInTurn(wishes: readonly Wish[]): readonly (readonly string[])[] {
  const sorts = [...new Set(wishes.map(({ sort }) => sort))].filter((sort) => sort in losses);
  const choices = sorts.reduce<readonly (readonly string[])[]>(
    (each, sort) => each.flatMap((choice) => [choice, [...choice, sort]]),
    [[]],
  );
  const lossOf = (choice: readonly string[]) => choice.reduce((sum, sort) => sum + (losses[sort] ?? 0), 0);
  return choices.toSorted((one, other) => lossOf(one) - lossOf(other));
}

/** Shoes and bags are asked for together, and are never the same thing. */
function kindsApart(wishes: readonly Wish[]): Sought | null {
  const kinds = wishes.filter(({ sort }) => sort === 'kind').map(({ sought }) => sought);
  const others = wishes.filter(({ sort }) => sort !== 'kind').map(({ wider }) => wider);
  return kinds.length < 2 ? null : all([{ any: kinds }, ...others]);
}

/** All of the words as they stand in names, where there are several, or one that means nothing else. */
function nameSought(parts: readonly QueryPart[]): Sought | null {
  const worded = parts.filter(
    (part): part is PartOf<'concepts'> | PartOf<'word'> => part.kind === 'concepts' || part.kind === 'word',
  );
  const words = worded.flatMap((part) =>
    part.kind === 'word' ? [part] : part.words.map((word) => ({ word, isBegun: false })),
  );
  // A single letter is no word of a name: the t of t shirt.
  if (words.some(({ word }) => word.length < 2)) return null;
  return all(
    words.map(({ word, isBegun }): Sought => ({ word, isInName: true, ...(isBegun && { isBegun: true }) })),
  );
}
