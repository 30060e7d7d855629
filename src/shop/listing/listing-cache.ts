// Counts of long lists cost the most of a listing page and change the least. They are kept for a moment: in a quiet
// shop until something changes, in a busy one no longer than a few seconds after it did.
import type { ListingCounts } from '../../database/queries/listing/listing.ts';
import type { BriefCount, FirstFound, SearchScope } from '../../database/queries/listing/search.ts';
import type { Stocked } from '../../domain/listing/search/begun-places.ts';
import type { Vocabulary } from '../../domain/listing/search/vocabulary.ts';
import type { ListingNames } from './listing-names.ts';
import type { SearchReading } from './search-reading.ts';

/** What a query may become, and what that looks for. */
export interface Completion {
  readonly text: string;
  /** How many designs it finds; null for more than are counted. */
  readonly total: number | null;
  readonly scope: SearchScope;
}

interface Clock {
  readonly now: () => number;
  /** When lists last stopped being what they were. */
  readonly changedAt: () => number;
}

const cachedForMs = 60_000;
const toleratedMs = 5_000;
const mostCached = 1_000;

/** Answers of one kind, by what was asked. */
export class TimedCache<T> {
  readonly #clock: Clock;
  readonly #entries = new Map<string, { readonly value: Promise<T>; readonly madeAt: number }>();

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  /** What is being made is waited for, not made twice; a failure is not kept. */
  of(key: string, make: () => Promise<T>): Promise<T> {
    const entry = this.#entries.get(key);
    if (entry && this.#isGood(entry.madeAt)) return entry.value;
    const value = make();
    this.#entries.delete(key);
    this.#entries.set(key, { value, madeAt: this.#clock.now() });
    value.catch(() => this.#entries.delete(key));
    for (const oldest of this.#entries.keys()) {
      if (this.#entries.size <= mostCached) break;
      this.#entries.delete(oldest);
    }
    return value;
  }

  clear(): void {
    this.#entries.clear();
  }

  #isGood(madeAt: number): boolean {
    const { now, changedAt } = this.#clock;
    return now() - madeAt < (changedAt() >= madeAt ? toleratedMs : cachedForMs);
  }
}

export interface ListingCache {
  readonly names: TimedCache<ListingNames>;
  readonly counts: TimedCache<ListingCounts>;
  /** The ids that words find, in order. */
  readonly found: TimedCache<number[]>;
  readonly vocabulary: TimedCache<Vocabulary>;
  /** What was looked for, by what was typed. */
  readonly readings: TimedCache<SearchReading>;
  /** What a half-typed query may become, and the first few things it finds. */
  readonly completions: TimedCache<readonly Completion[]>;
  readonly pieces: TimedCache<FirstFound>;
  /** How many there are of what queries may become, whatever was typed of them. */
  readonly briefCounts: TimedCache<BriefCount | null>;
  /** What others look for, by language. */
  readonly popular: TimedCache<string[]>;
  /** Where anything hangs now. */
  readonly stocked: TimedCache<Stocked>;
  /** Lists are no longer what they were. */
  readonly changed: () => void;
  /** Nothing that was kept is used any more. */
  readonly forget: () => void;
}

export function createListingCache(now: () => number): ListingCache {
  let changedAt = Number.NEGATIVE_INFINITY;
  const clock = { now, changedAt: () => changedAt };
  const caches = {
    names: new TimedCache<ListingNames>(clock),
    counts: new TimedCache<ListingCounts>(clock),
    found: new TimedCache<number[]>(clock),
    vocabulary: new TimedCache<Vocabulary>(clock),
    readings: new TimedCache<SearchReading>(clock),
    completions: new TimedCache<readonly Completion[]>(clock),
    pieces: new TimedCache<FirstFound>(clock),
    briefCounts: new TimedCache<BriefCount | null>(clock),
    popular: new TimedCache<string[]>(clock),
    stocked: new TimedCache<Stocked>(clock),
  };
  return {
    ...caches,
    changed: () => {
      changedAt = now();
    },
    forget: () => {
      for (const cache of Object.values(caches)) cache.clear();
    },
  };
}
