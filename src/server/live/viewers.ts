// Who is looking, and how many may: a stream is cheap, and still a socket that somebody could hoard.

export interface Looking {
  readonly address: string;
  /** Null for someone who has put nothing in a bag yet. */
  readonly guestId: string | null;
}

export interface ViewerLimits {
  readonly inAll: number;
  readonly perAddress: number;
  readonly perGuest: number;
}

export const viewerLimits: ViewerLimits = { inAll: 2_000, perAddress: 20, perGuest: 3 };

export class ViewerCounts {
  readonly #limits: ViewerLimits;
  readonly #byKey = new Map<string, number>();
  #inAll = 0;

  constructor(limits: ViewerLimits) {
    this.#limits = limits;
  }

  get inAll(): number {
    return this.#inAll;
  }

  /** Call the result once when they have gone; null when there are too many. */
  enter(looking: Looking): (() => void) | null {
    const limited = this.#keysOf(looking);
    if (this.#inAll >= this.#limits.inAll) return null;
    if (limited.some(([key, most]) => (this.#byKey.get(key) ?? 0) >= most)) return null;
    this.#inAll += 1;
    for (const [key] of limited) this.#byKey.set(key, (this.#byKey.get(key) ?? 0) + 1);
    return () => {
      this.#inAll -= 1;
      for (const [key] of limited) this.#leave(key);
    };
  }

  #keysOf({ address, guestId }: Looking): (readonly [string, number])[] {
    const byAddress = [`address ${address}`, this.#limits.perAddress] as const;
    return guestId === null ? [byAddress] : [byAddress, [`guest ${guestId}`, this.#limits.perGuest]];
  }

  #leave(key: string): void {
    const left = (this.#byKey.get(key) ?? 0) - 1;
    if (left > 0) this.#byKey.set(key, left);
    else this.#byKey.delete(key);
  }
}
