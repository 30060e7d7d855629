// A bounded memory of answers, each tagged with the products it shows, so that a change forgets exactly those.

interface Entry<V> {
  readonly value: V;
  readonly bytes: number;
  readonly tags: readonly number[];
  readonly until: number;
}

export interface CacheEntryInput {
  readonly bytes: number;
  /** The products it shows. */
  readonly tags: readonly number[];
  /** When it goes stale by itself, in milliseconds of the clock that `get` is asked by. */
  readonly until: number;
  /** The cache's generation from before the value was made. */
  readonly generation: number;
}

/** The tag of whatever says which products there are; no product has this id. */
export const listsTag = 0;

const mostDrops = 10_000;

export class TaggedCache<V> {
  readonly #limit: number;
  readonly #entries = new Map<string, Entry<V>>();
  /** Values that were dropped and not made anew yet: known as they were, and given up before anything that holds. */
  readonly #outdated = new Map<string, Pick<Entry<V>, 'value' | 'bytes'>>();
  readonly #keysByTag = new Map<number, Set<string>>();
  /** Rises with every drop; `#dropped` remembers at which generation each product last was. */
  #generation = 0;
  readonly #dropped = new Map<number, number>();
  /** Drops before this are forgotten, so answers begun before it count as stale. */
  #forgottenBefore = 0;
  #bytes = 0;

  constructor(limitBytes: number) {
    this.#limit = limitBytes;
  }

  get generation(): number {
    return this.#generation;
  }

  get bytes(): number {
    return this.#bytes;
  }

  get(key: string, now: number): V | undefined {
    const entry = this.#entries.get(key);
    if (!entry || entry.until <= now) return undefined;
    // Re-inserted, so that the first in order is always the longest unused.
    this.#entries.delete(key);
    this.#entries.set(key, entry);
    return entry.value;
  }

  /** The value as it was last known, however old and whatever has changed since: for when nothing newer can be had. */
  getAnyAge(key: string): V | undefined {
    return this.#entries.get(key)?.value ?? this.#outdated.get(key)?.value;
  }

  /** Keeps the value unless something it shows was dropped since its making began. */
  put(key: string, value: V, { generation, ...keeping }: CacheEntryInput): void {
    const { bytes, tags } = keeping;
    if (bytes > this.#limit || this.#isStale(tags, generation)) return;
    this.forget(key);
    this.#entries.set(key, { value, ...keeping });
    this.#bytes += bytes;
    for (const tag of tags) {
      const keys = this.#keysByTag.get(tag) ?? new Set();
      this.#keysByTag.set(tag, keys.add(key));
    }
    for (const keys of [this.#outdated.keys(), this.#entries.keys()])
      for (const oldest of keys) {
        if (this.#bytes <= this.#limit) return;
        this.forget(oldest);
      }
  }

  drop(tag: number): void {
    this.#generation++;
    this.#dropped.delete(tag);
    this.#dropped.set(tag, this.#generation);
    if (this.#dropped.size > mostDrops) this.#forgetOldestDrop();
    for (const key of this.#keysByTag.get(tag) ?? []) this.#outdate(key);
  }

  clear(): void {
    this.#generation++;
    this.#forgottenBefore = this.#generation;
    this.#dropped.clear();
    for (const key of this.#entries.keys()) this.#outdate(key);
  }

  /** Nothing of it is known any more, not even as it was. */
  forget(key: string): void {
    this.#outdate(key);
    this.#bytes -= this.#outdated.get(key)?.bytes ?? 0;
    this.#outdated.delete(key);
  }

  #isStale(tags: readonly number[], generation: number): boolean {
    return (
      generation < this.#forgottenBefore || tags.some((tag) => (this.#dropped.get(tag) ?? 0) > generation)
    );
  }

  #forgetOldestDrop(): void {
    for (const [tag, generation] of this.#dropped) {
      this.#dropped.delete(tag);
      this.#forgottenBefore = generation;
      return;
    }
  }

  #outdate(key: string): void {
    const entry = this.#entries.get(key);
    if (!entry) return;
    const { value, bytes, tags } = entry;
    this.#entries.delete(key);
    this.#outdated.set(key, { value, bytes });
    for (const tag of tags) {
      const keys = this.#keysByTag.get(tag);
      keys?.delete(key);
      if (keys?.size === 0) this.#keysByTag.delete(tag);
    }
  }
}
