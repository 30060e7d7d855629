// The memory for finished pages, in two parts: a page at its plain address is never given up for one that is narrowed
// or searched for, of which there is no end.
import { type CacheEntryInput, TaggedCache } from './tagged-cache.ts';

/** Of all the memory. */
const shareOfNarrowed = 1 / 4;

export class PageCache<V> {
  readonly #plain: TaggedCache<V>;
  readonly #narrowed: TaggedCache<V>;

  constructor(limitBytes: number) {
    this.#narrowed = new TaggedCache(limitBytes * shareOfNarrowed);
    this.#plain = new TaggedCache(limitBytes * (1 - shareOfNarrowed));
  }

  /** The same in both parts: every drop is told to both. */
  get generation(): number {
    return this.#plain.generation;
  }

  get bytes(): number {
    return this.#plain.bytes + this.#narrowed.bytes;
  }

  get(key: string, now: number): V | undefined {
    return this.#partOf(key).get(key, now);
  }

  getAnyAge(key: string): V | undefined {
    return this.#partOf(key).getAnyAge(key);
  }

  forget(key: string): void {
    this.#partOf(key).forget(key);
  }

  put(key: string, value: V, keeping: CacheEntryInput): void {
    this.#partOf(key).put(key, value, keeping);
  }

  drop(tag: number): void {
    this.#plain.drop(tag);
    this.#narrowed.drop(tag);
  }

  clear(): void {
    this.#plain.clear();
    this.#narrowed.clear();
  }

  #partOf(key: string): TaggedCache<V> {
    return key.includes('?') ? this.#narrowed : this.#plain;
  }
}
