// So many at once, the others one after the other, and nobody waits in a line that is too long.

export class TooManyWaiting extends Error {}

export class Ceiling {
  readonly #atOnce: number;
  #underWay = 0;
  readonly #waiting: (() => void)[] = [];

  constructor(atOnce: number) {
    this.#atOnce = atOnce;
  }

  /** Refused with `TooManyWaiting` when so many wait already. */
  async run<T>(work: () => Promise<T>, mostWaiting: number): Promise<T> {
    if (this.#underWay >= this.#atOnce) {
      if (this.#waiting.length >= mostWaiting) throw new TooManyWaiting();
      // Whoever is done hands over their place, so that nobody who comes just then can take it.
      await new Promise<void>((resolve) => this.#waiting.push(resolve));
    } else this.#underWay++;
    try {
      return await work();
    } finally {
      const next = this.#waiting.shift();
      if (next) next();
      else this.#underWay--;
    }
  }
}
