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
  /** How to end each of the streams of an address, the oldest first. */
  readonly #byAddress = new Map<string, Set<() => void>>();
  readonly #byGuest = new Map<string, number>();
  #inAll = 0;

  constructor(limits: ViewerLimits) {
    this.#limits = limits;
  }

  get inAll(): number {
    return this.#inAll;
  }

  /**
   * Call the result once when they have gone; null when there are too many. When the house is full, the address with the
   * most gives up its oldest by `end`, as long as that leaves it with no fewer than whoever comes.
   */
  enter({ address, guestId }: Looking, end: () => void): (() => void) | null {
    const here = this.#byAddress.get(address)?.size ?? 0;
    if (here >= this.#limits.perAddress) return null;
    if (guestId !== null && (this.#byGuest.get(guestId) ?? 0) >= this.#limits.perGuest) return null;
    if (this.#inAll >= this.#limits.inAll && !this.#makeRoom(here + 1)) return null;
    const ends = this.#byAddress.get(address) ?? new Set();
    this.#byAddress.set(address, ends.add(end));
    if (guestId !== null) this.#byGuest.set(guestId, (this.#byGuest.get(guestId) ?? 0) + 1);
    this.#inAll += 1;
    return () => {
      this.#inAll -= 1;
      ends.delete(end);
      if (ends.size === 0) this.#byAddress.delete(address);
      if (guestId !== null) this.#leave(guestId);
    };
  }

  #makeRoom(fewestLeft: number): boolean {
    let most = new Set<() => void>();
    for (const ends of this.#byAddress.values()) if (ends.size > most.size) most = ends;
    if (most.size <= fewestLeft) return false;
    const [oldest] = most;
    oldest?.();
    return true;
  }

  #leave(guestId: string): void {
    const left = (this.#byGuest.get(guestId) ?? 0) - 1;
    if (left > 0) this.#byGuest.set(guestId, left);
    else this.#byGuest.delete(guestId);
  }
}
