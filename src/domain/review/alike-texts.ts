// Reviews in the same words. The database finds pairs that are worth comparing; how much of each pair is the same is
// told here, word by word.

/** "Love it, fits well" is written by many: so short a text says nothing. */
export const fewestWords = 8;

/** So many of the numbers in their sketches two texts share before they are compared. */
export const fewestShared = 4;

/** In percent of the words of both. */
export const alikeFrom = 70;

export interface TextPair {
  readonly a: { readonly id: number; readonly text: string };
  readonly b: { readonly id: number; readonly text: string };
}

export interface AlikeGroup {
  /** The oldest first. */
  readonly ids: readonly number[];
  /** Of the two that are least alike among those that were compared, in percent. */
  readonly likeness: number;
}

/** How many of the words of both texts are in both, in percent; none where either is too short to tell. */
export function likenessOf(a: string, b: string): number {
  const [first, second] = [countWords(a), countWords(b)];
  if (first.total < fewestWords || second.total < fewestWords) return 0;
  let shared = 0;
  for (const [word, times] of first.times) shared += Math.min(times, second.times.get(word) ?? 0);
  return Math.round((100 * shared) / (first.total + second.total - shared));
}

function countWords(text: string) {
  const words = text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  const times = new Map<string, number>();
  for (const word of words) times.set(word, (times.get(word) ?? 0) + 1);
  return { times, total: words.length };
}

/** Texts that are alike, and those alike to them, are one group; the largest first. */
export function groupAlike(pairs: readonly TextPair[]): AlikeGroup[] {
  const groups: { ids: Set<number>; likeness: number }[] = [];
  for (const { a, b } of pairs) {
    const likeness = likenessOf(a.text, b.text);
    if (likeness < alikeFrom) continue;
    const met = groups.filter(({ ids }) => ids.has(a.id) || ids.has(b.id));
    const [home = { ids: new Set<number>(), likeness: 100 }, ...others] = met;
    if (met.length === 0) groups.push(home);
    for (const id of [a.id, b.id, ...others.flatMap(({ ids }) => [...ids])]) home.ids.add(id);
    home.likeness = Math.min(home.likeness, likeness, ...others.map((other) => other.likeness));
    for (const other of others) groups.splice(groups.indexOf(other), 1);
  }
  return groups
    .map(({ ids, likeness }) => ({ ids: [...ids].toSorted((x, y) => x - y), likeness }))
    .toSorted((x, y) => y.ids.length - x.ids.length || y.likeness - x.likeness);
}
