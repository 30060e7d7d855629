// What a query was read as: each part with the words it was read from, so that it can be shown and taken off.

/** Amounts as they were written: in dollars where that was said, else in what prices are shown in. */
export interface PriceRange {
  readonly from: number | null;
  readonly to: number | null;
  readonly isInDollars: boolean;
}

interface Stretch {
  readonly start: number;
  readonly end: number;
}

export type QueryPart = Stretch &
  (
    | { readonly kind: 'concepts'; readonly concepts: readonly string[]; readonly words: readonly string[] }
    /** A word of the shop's own, such as one of a name; or one that nobody knows. */
    | { readonly kind: 'word'; readonly word: string; readonly isBegun: boolean; readonly isOfShop: boolean }
    | { readonly kind: 'brand'; readonly brand: string }
    | { readonly kind: 'number'; readonly number: string }
    | { readonly kind: 'price'; readonly price: PriceRange }
    /** Slugs of all the sizes that are called so. */
    | { readonly kind: 'size'; readonly text: string; readonly sizes: readonly string[] }
    | { readonly kind: 'new' | 'sale' | 'cheap' }
  );

export type PartOf<K extends QueryPart['kind']> = Extract<QueryPart, { readonly kind: K }>;

export interface QueryReading {
  readonly query: string;
  /** The query with misspelt words put right; null where none was. */
  readonly corrected: string | null;
  readonly parts: readonly QueryPart[];
}

export function partsOf<K extends QueryPart['kind']>(reading: QueryReading, kind: K): PartOf<K>[] {
  return reading.parts.filter((part): part is PartOf<K> => part.kind === kind);
}

/** What is left of the query when a part is taken off. */
export function withoutPart({ query, corrected }: QueryReading, { start, end }: Stretch): string {
  const text = corrected ?? query;
  return `${text.slice(0, start)} ${text.slice(end)}`.replace(/\s+/g, ' ').trim();
}
