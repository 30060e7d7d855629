// So many at once, and a line of each who asks: their turns go round, so that nobody waits behind somebody who asks for
// many.

export class TooManyWaiting extends Error {}

interface Waiting {
  readonly begin: () => void;
  readonly refuse: (reason: TooManyWaiting) => void;
}

/** Whose work it is, and how long a line may be: of all together, and of one. */
export interface Turn {
  readonly whose: string;
  readonly mostWaiting: number;
  readonly mostOfOne: number;
}

export class Ceiling {
  readonly #atOnce: number;
  #underWay = 0;
  #waiting = 0;
  /** Whose turn is next stands first; nobody without anything in line is here. */
  readonly #lines = new Map<string, Waiting[]>();

  constructor(atOnce: number) {
    this.#atOnce = atOnce;
  }

  get isFull(): boolean {
    return this.#underWay >= this.#atOnce;
  }

  /** Refused with `TooManyWaiting` when so many wait already: whoever has most in line gives way. */
  async run<T>(work: () => Promise<T>, turn: Turn): Promise<T> {
    // Whoever is done hands over their place, so that nobody who comes just then can take it.
    if (this.isFull) await this.#wait(turn);
    else this.#underWay++;
    try {
      return await work();
    } finally {
      const next = this.#next();
      if (next) next.begin();
      else this.#underWay--;
    }
  }

  #wait({ whose, mostWaiting, mostOfOne }: Turn): Promise<void> {
    const line = this.#lines.get(whose) ?? [];
    if (line.length >= mostOfOne) throw new TooManyWaiting();
    if (this.#waiting >= mostWaiting) {
      const longest = this.#longestLine();
      if (longest.length <= line.length + 1) throw new TooManyWaiting();
      this.#waiting--;
      longest.pop()?.refuse(new TooManyWaiting());
    }
    this.#waiting++;
    this.#lines.set(whose, line);
    return new Promise((begin, refuse) => line.push({ begin, refuse }));
  }

  #longestLine(): Waiting[] {
    let longest: Waiting[] = [];
    for (const line of this.#lines.values()) if (line.length > longest.length) longest = line;
    return longest;
  }

  #next(): Waiting | undefined {
    for (const [whose, line] of this.#lines) {
      this.#lines.delete(whose);
      const next = line.shift();
      if (line.length > 0) this.#lines.set(whose, line);
      this.#waiting--;
      return next;
    }
    return undefined;
  }
}
