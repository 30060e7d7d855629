// However many ask for the same thing at once, it is read twice at most: who asks while a read is under way wants what
// is true from now on, and shares the one read that follows with all the others.

interface Flight<V> {
  readonly now: Promise<V>;
  next: Promise<V> | undefined;
}

export class SingleFlight<K, V> {
  readonly #read: (key: K) => Promise<V>;
  readonly #flights = new Map<K, Flight<V>>();

  constructor(read: (key: K) => Promise<V>) {
    this.#read = read;
  }

  /** What is read after this was asked. */
  read(key: K): Promise<V> {
    const flight = this.#flights.get(key);
    if (!flight) return this.#begin(key);
    const begin = () => this.#begin(key);
    flight.next ??= flight.now.then(begin, begin);
    return flight.next;
  }

  #begin(key: K): Promise<V> {
    const now = this.#read(key).finally(() => {
      if (this.#flights.get(key)?.now === now) this.#flights.delete(key);
    });
    this.#flights.set(key, { now, next: undefined });
    return now;
  }
}
