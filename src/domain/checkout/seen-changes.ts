// What moved while a shopper looked, for the page that has to say so.

export interface SeenChange {
  readonly what: string;
  readonly was: number | null;
  readonly is: number | null;
}

/** What was known and what is new as one: the first amount that was seen, and the one there is now. */
export function mergedChanges(
  known: readonly SeenChange[],
  news: readonly SeenChange[],
): readonly SeenChange[] {
  const all = new Map(known.map((change) => [change.what, change]));
  for (const change of news) {
    const before = all.get(change.what);
    all.set(change.what, before ? { ...change, was: before.was } : change);
  }
  return [...all.values()].filter(({ was, is }) => was !== is || was === null);
}

const counts = ['No', 'One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine'];

export function changesTitle(count: number): string {
  const things = count === 1 ? 'thing' : 'things';
  return `${counts[count] ?? count} ${things} changed while you were here.`;
}
