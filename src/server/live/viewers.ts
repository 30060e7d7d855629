// Who is looking, and how many may: a stream is cheap, and still a socket that somebody could hoard.
import { mostFromOne, type Trier } from '../../domain/visitor/limit.ts';

export interface ViewerLimits {
  readonly inAll: number;
  /** For all strangers of an address together. */
  readonly perAddress: number;
  /** For whoever has a bag or a session. */
  readonly perVisitor: number;
}

export const viewerLimits: ViewerLimits = { inAll: 2_000, perAddress: 20, perVisitor: 3 };

export class ViewerCounts {
  readonly #limits: ViewerLimits;
  /** How to end each of the streams of an address, the oldest first. */
  readonly #byAddress = new Map<string, Set<() => void>>();
  /** How many each has open: by what the shop gave them, and strangers by their address together. */
  readonly #byVisitor = new Map<string, number>();
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
  enter({ address, mark }: Trier, end: () => void): (() => void) | null {
    const { perAddress, perVisitor } = this.#limits;
    const here = this.#byAddress.get(address)?.size ?? 0;
    if (here >= perAddress * mostFromOne) return null;
    const visitor = mark ?? address;
    if ((this.#byVisitor.get(visitor) ?? 0) >= (mark === null ? perAddress : perVisitor)) return null;
    if (this.#inAll >= this.#limits.inAll && !this.#makeRoom(here + 1)) return null;
    const ends = this.#byAddress.get(address) ?? new Set();
    this.#byAddress.set(address, ends.add(end));
    this.#byVisitor.set(visitor, (this.#byVisitor.get(visitor) ?? 0) + 1);
    this.#inAll += 1;
    return () => {
      this.#inAll -= 1;
      ends.delete(end);
      if (ends.size === 0) this.#byAddress.delete(address);
      this.#leave(visitor);
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

  #leave(visitor: string): void {
    const left = (this.#byVisitor.get(visitor) ?? 0) - 1;
    if (left > 0) this.#byVisitor.set(visitor, left);
    else this.#byVisitor.delete(visitor);
  }
}
