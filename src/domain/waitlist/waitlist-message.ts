// A message to someone who waited: how many go out at a time, and what becomes of each.

export const waitlistMessageStates = [
  'queued',
  /** Handed to whoever carries it; until they answer it may or may not be on its way. */
  'sending',
  'sent',
  /** Their word came first. */
  'stopped',
  /** Refused for good, or too often. */
  'failed',
  /** Handed over, never answered, and by a way on which asking twice would mean sending twice. */
  'unknown',
] as const;
export type WaitlistMessageState = (typeof waitlistMessageStates)[number];

/** Handed over so often without being taken, it is given up: after some hours. */
export const mostMessageAttempts = 10;

/** Nobody hears of the same size twice in so many hours, however often it comes and goes. */
export const hoursOfSilence = 24;

export interface Batch {
  /** Units that can be had now. */
  readonly available: number;
  /** How many people may be called for each unit. */
  readonly perUnit: number;
  /** Called lately: they have not had their time to buy yet. */
  readonly notifiedLately: number;
}

/** How many more may be called now: a crowd that is called for a handful of units comes for nothing. */
export function batchSize({ available, perUnit, notifiedLately }: Batch): number {
  return Math.max(0, available * perUnit - notifiedLately);
}

const firstWait = 4;
const longestWait = 30 * 60;

/** Seconds until the next try: longer each time, and never for all at the same moment. `chance` is from 0 to 1. */
export function secondsUntilRetry(failures: number, chance: number): number {
  const wait = Math.min(longestWait, firstWait * 4 ** Math.max(0, failures - 1));
  return wait * (0.75 + chance / 2);
}

export interface MessageFacts {
  readonly state: 'queued' | 'sending';
  readonly attempts: number;
  /** Seconds until it may be tried; none when it is due. */
  readonly dueIn: number;
  readonly isStopped: boolean;
  /** Still to be had, and still shown. */
  readonly isOnSale: boolean;
  /** Seconds until they may be disturbed. */
  readonly quietFor: number;
  /** Whether handing it over a second time is harmless, or at least the lesser evil. */
  readonly mayRepeat: boolean;
}

export type MessageStep =
  | { readonly step: 'send' | 'stop' | 'leave-unknown' | 'back-in-line' | 'give-up' }
  | { readonly step: 'wait'; readonly seconds: number };

/**
 * What to do with a message that one holds. One that is found `sending` was handed over by someone who is gone and
 * never said how it went.
 */
export function messageStep(facts: MessageFacts): MessageStep {
  if (facts.state === 'sending' && !facts.mayRepeat) return { step: 'leave-unknown' };
  if (facts.isStopped) return { step: 'stop' };
  // Handed over, it may be in their hands already: to put them back in line could tell them twice.
  if (!facts.isOnSale && facts.state === 'queued') return { step: 'back-in-line' };
  if (facts.attempts >= mostMessageAttempts) return { step: 'give-up' };
  const seconds = Math.max(facts.dueIn, facts.quietFor);
  return seconds > 0 ? { step: 'wait', seconds } : { step: 'send' };
}
