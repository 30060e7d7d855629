// Counts of long lists cost the most of a listing page and change the least. They are kept for a moment: in a quiet
// shop until something changes, in a busy one no longer than a few seconds after it did.

interface Kept {
  readonly value: Promise<unknown>;
  readonly madeAt: number;
}

const keptForMs = 60_000;
const toleratedMs = 5_000;
const mostKept = 2_000;

export class ListingMemory {
  readonly #now: () => number;
  readonly #kept = new Map<string, Kept>();
  #changedAt = Number.NEGATIVE_INFINITY;

  constructor(now: () => number) {
    this.#now = now;
  }

  /** Lists are no longer what they were. */
  changed(): void {
    this.#changedAt = this.#now();
  }

  /** What is being made is waited for, not made twice; a failure is not kept. */
  recall<T>(key: string, make: () => Promise<T>): Promise<T> {
    const kept = this.#kept.get(key);
    if (kept && this.#isGood(kept)) return kept.value as Promise<T>;
    const value = make();
    this.#kept.delete(key);
    this.#kept.set(key, { value, madeAt: this.#now() });
    value.catch(() => this.#kept.delete(key));
    for (const oldest of this.#kept.keys()) {
      if (this.#kept.size <= mostKept) break;
      this.#kept.delete(oldest);
    }
    return value;
  }

  #isGood({ madeAt }: Kept): boolean {
    const age = this.#now() - madeAt;
    return age < (this.#changedAt >= madeAt ? toleratedMs : keptForMs);
  }
}
