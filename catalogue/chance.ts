// Chance that falls the same way every time: a demo shop must not differ from one seeding to the next.

export interface Chance {
  /** A number from 0 up to, not including, 1. */
  readonly next: () => number;
  /** A whole number from `low` to `high`, both included. */
  readonly between: (low: number, high: number) => number;
  readonly happens: (probability: number) => boolean;
  readonly pick: <T>(list: readonly [T, ...T[]] | readonly T[]) => T;
  /** One of the keys, each as likely as its weight says. */
  readonly weighed: <K>(weights: readonly (readonly [K, number])[]) => K;
  readonly shuffled: <T>(list: readonly T[]) => T[];
}

export function chanceOf(seed: number): Chance {
  const next = mulberry(seed);
  const between = (low: number, high: number) => low + Math.floor(next() * (high - low + 1));
  const pick = <T>(list: readonly T[]): T => {
    const item = list[Math.floor(next() * list.length)];
    if (item === undefined) throw new Error('There is nothing to pick from.');
    return item;
  };
  return {
    next,
    between,
    happens: (probability) => next() < probability,
    pick,
    weighed: (weights) => {
      let left = next() * weights.reduce((sum, [, weight]) => sum + weight, 0);
      for (const [key, weight] of weights) {
        left -= weight;
        if (left < 0) return key;
      }
      return pick(weights)[0];
    },
    shuffled: (list) => {
      const order = list.map((item) => ({ item, at: next() }));
      return order.sort((a, b) => a.at - b.at).map(({ item }) => item);
    },
  };
}

/** Mulberry32: small, quick, and good enough to choose words by. */
function mulberry(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let bits = Math.imul(state ^ (state >>> 15), state | 1);
    bits ^= bits + Math.imul(bits ^ (bits >>> 7), bits | 61);
    return ((bits ^ (bits >>> 14)) >>> 0) / 2 ** 32;
  };
}
