// One try to pay for a quote: from the moment stock is set aside for it until it is an order, or nothing.

export const attemptStates = [
  /** Stock, codes and credit are set aside; the processor may or may not have heard of it. */
  'begun',
  /** The processor knows it by an id that is written down; the card may have been asked. */
  'created',
  /** The shopper is away for a second step. */
  'requires_action',
  /** No answer came: only the processor knows. */
  'unknown',
  /** Paid for, and an order. */
  'authorised',
  /** The card was refused. */
  'declined',
  /** Set aside at the card and let go again: there is no order. */
  'voided',
  /** Given up before the card was asked. */
  'abandoned',
] as const;

export type AttemptState = (typeof attemptStates)[number];

/** Not settled yet. A quote has at most one of these. */
export const liveStates = ['begun', 'created', 'requires_action', 'unknown'] as const;

export type LiveState = (typeof liveStates)[number];
export type SettledState = Exclude<AttemptState, LiveState>;

export function isLive(state: AttemptState): state is LiveState {
  return (liveStates as readonly AttemptState[]).includes(state);
}

const settledStates = attemptStates.filter((state) => !isLive(state));

/** The only ways an attempt goes; the database refuses any other. What is settled stays so. */
export const attemptTransitions: readonly (readonly [from: AttemptState, to: AttemptState])[] = [
  ['begun', 'created'],
  ['begun', 'unknown'],
  ['created', 'requires_action'],
  ['created', 'unknown'],
  ['requires_action', 'unknown'],
  ['unknown', 'created'],
  ['unknown', 'requires_action'],
  ...liveStates.flatMap((from) => settledStates.map((to) => [from, to] as const)),
];

/** A shopper who went away for a second step has as long as their stock is held, and a little for the way back. */
export const secondStepMinutes = 12;
/** Nobody has worked on it for so long that whoever did is gone. */
export const abandonedSeconds = 30;

/** What could not be settled is tried again after so long, then after twice as long, and at most after the second. */
export const firstRecoverySeconds = 10;
export const mostRecoverySeconds = 60;

/**
 * So often the shop itself could not settle it although its processor answers: its card is let go, and a person is told.
 * A processor that does not answer is waited for, however long.
 */
export const mostRecoveryTries = 5;
