// What one visitor may ask of the shop. Many share an address, a campus or a carrier: who has a bag or a session is
// counted by that, and their address only for all of them together.
import { mostFromOne } from '../../domain/visitor/limit.ts';
import type { Asker } from '../visitor/visitor.ts';
import { RateLimit } from './rate-limit.ts';

export class VisitorLimit {
  readonly #strangers: RateLimit;
  readonly #known: RateLimit;
  readonly #crowds: RateLimit;

  constructor(perSecond: number, burst: number) {
    this.#strangers = new RateLimit(perSecond, burst);
    this.#known = new RateLimit(perSecond, burst);
    this.#crowds = new RateLimit(perSecond * mostFromOne, burst * mostFromOne);
  }

  /** Whether not even the least is left for them. */
  isSpent({ address, mark }: Asker, now: number): boolean {
    const known = mark();
    return known === null || this.#crowds.isSpent(address, now)
      ? this.#strangers.isSpent(address, now)
      : this.#known.isSpent(known, now);
  }

  /** Whether so much more is allowed for them now (milliseconds of any steady clock). */
  take({ address, mark }: Asker, now: number, cost = 1): boolean {
    const known = mark();
    if (known === null || !this.#crowds.take(address, now, cost))
      return this.#strangers.take(address, now, cost);
    return this.#known.take(known, now, cost);
  }
}
