// A bounded memory of answers, each tagged with the products it shows, so that a change forgets exactly those.

interface Entry<V> {
  readonly value: V;
  readonly bytes: number;
  readonly tags: readonly number[];
  readonly until: number;
}

export interface Keeping {
  readonly bytes: number;
  /** The products it shows. */
  readonly tags: readonly number[];
  /** When it goes stale by itself, in milliseconds of the clock that `get` is asked by. */
  readonly until: number;
  /** The cache's generation from before the value was made. */
  readonly generation: number;
}

export class TaggedCache<V> {
  readonly #limit: number;
  readonly #entries = new Map<string, Entry<V>>();
  readonly #keysByTag = new Map<number, Set<string>>();
  /** Rises with every drop: an answer begun before it may be stale and is not kept. */
  #generation = 0;
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

  /** Keeps the value unless something was dropped since its making began. */
  put(key: string, value: V, { generation, ...keeping }: Keeping): void {
    const { bytes, tags } = keeping;
    if (generation !== this.#generation || bytes > this.#limit) return;
    this.#forget(key);
    this.#entries.set(key, { value, ...keeping });
    this.#bytes += bytes;
    for (const tag of tags) {
      const keys = this.#keysByTag.get(tag) ?? new Set();
      this.#keysByTag.set(tag, keys.add(key));
    }
    for (const oldest of this.#entries.keys()) {
      if (this.#bytes <= this.#limit) break;
      this.#forget(oldest);
    }
  }

  drop(tag: number): void {
    this.#generation++;
    for (const key of this.#keysByTag.get(tag) ?? []) this.#forget(key);
  }

  clear(): void {
    this.#generation++;
    this.#entries.clear();
    this.#keysByTag.clear();
    this.#bytes = 0;
  }

  #forget(key: string): void {
    const entry = this.#entries.get(key);
    if (!entry) return;
    this.#entries.delete(key);
    this.#bytes -= entry.bytes;
    for (const tag of entry.tags) {
      const keys = this.#keysByTag.get(tag);
      keys?.delete(key);
      if (keys?.size === 0) this.#keysByTag.delete(tag);
    }
  }
}
