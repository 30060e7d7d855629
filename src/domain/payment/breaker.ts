// When to stop asking someone who does not answer. After so many failures in a row nobody is asked any more, so that a
// shopper is told at once; after a while one call is let through to see, and its answer decides.

export interface BreakerRules {
  /** So many failures in a row open it. */
  readonly failures: number;
  /** How long nobody is asked, in milliseconds. */
  readonly restMs: number;
}

export type Breaker =
  | { readonly state: 'closed'; readonly failures: number }
  | { readonly state: 'open'; readonly until: number }
  /** One call is under way to see. Should it never come back, another may go once its time is over. */
  | { readonly state: 'trying'; readonly until: number };

export const closedBreaker: Breaker = { state: 'closed', failures: 0 };

/** Whether a call may go now, and how things stand once it has gone. Times are of one steady clock. */
export function askBreaker(
  breaker: Breaker,
  now: number,
  { restMs }: BreakerRules,
): { readonly mayAsk: boolean; readonly breaker: Breaker } {
  if (breaker.state === 'closed') return { mayAsk: true, breaker };
  if (now < breaker.until) return { mayAsk: false, breaker };
  return { mayAsk: true, breaker: { state: 'trying', until: now + restMs } };
}

/** After an answer, whatever it says: a card that is declined is an answer too. */
export function afterAnswer(): Breaker {
  return closedBreaker;
}

export function afterFailure(breaker: Breaker, now: number, { failures, restMs }: BreakerRules): Breaker {
  const count = breaker.state === 'closed' ? breaker.failures + 1 : failures;
  return count >= failures ? { state: 'open', until: now + restMs } : { state: 'closed', failures: count };
}
