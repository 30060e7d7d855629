// Why a message was not taken by whoever should carry it, as far as one can tell.

export type DeliveryOutcome =
  /** Surely not taken; it may be another time. */
  | 'later'
  /** Refused, and would be again. */
  | 'never'
  /** There is nobody at that address. */
  | 'unreachable'
  /** Whoever lives there has told the carrier to stop. */
  | 'stopped'
  /** Handed over and never answered. */
  | 'doubt';

export class DeliveryError extends Error {
  readonly verdict: DeliveryOutcome;

  constructor(verdict: DeliveryOutcome, words: string, cause?: unknown) {
    super(words, { cause });
    this.verdict = verdict;
  }
}

/** An error nobody foresaw says nothing about where the message is. */
export function verdictOf(error: unknown): DeliveryOutcome {
  return error instanceof DeliveryError ? error.verdict : 'doubt';
}

/** What every way to carry messages says of itself. */
export interface Transport {
  /** How many may be handed over at the same time. */
  readonly atOnce: number;
  /**
   * What to do with a message that may or may not have been taken: hand it over again under the same id, because the
   * carrier knows it by that or because losing it is worse; or let it be.
   */
  readonly onDoubt: 'repeat' | 'leave';
}
