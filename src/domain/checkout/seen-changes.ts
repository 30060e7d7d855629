// What moved while a shopper looked, for the page that has to say so.

/** The sums of an order, in the order they are told, after its pieces. */
const sums = ['subTotal', 'promotions', 'shipping', 'tax', 'storeCredit', 'total'] as const;

export type SumName = (typeof sums)[number];

export interface SeenChange {
  /** The same for every change of the same: a piece that sold out and came back is one. */
  readonly of: string;
  /** In words, as the shop's answer has them. */
  readonly what: string;
  readonly was: number | null;
  readonly is: number | null;
}

/** What was known and what is new as one: the first amount that was seen, and the one there is now. */
export function mergedChanges(
  known: readonly SeenChange[],
  news: readonly SeenChange[],
): readonly SeenChange[] {
  const all = new Map(known.map((change) => [change.of, change]));
  for (const change of news) {
    const before = all.get(change.of);
    all.set(change.of, before ? { ...change, was: before.was } : change);
  }
  return [...all.values()]
    .filter(({ was, is }) => was !== is || was === null)
    .toSorted((a, b) => rank(a) - rank(b));
}

const rank = ({ of }: SeenChange): number => (sums as readonly string[]).indexOf(of);

interface Talk {
  /** The last that was saved because it had moved; 0 for none. */
  readonly savedVersion: number;
  /** An order is on its way. */
  readonly isPlacing: boolean;
}

/** Whether a quote that the shop has changed is saved as it is now: once for each version, never under an order. */
export function isToBeSaved(
  {
    version,
    meta: { hasChanges },
  }: { readonly version: number; readonly meta: { readonly hasChanges: boolean } },
  { savedVersion, isPlacing }: Talk,
): boolean {
  return hasChanges && !isPlacing && savedVersion !== version;
}
