/** Taken by the mail server; kept in the outbox of a shop that has none; refused for good; not taken this time. */
export const testEmailOutcomes = ['taken', 'kept', 'refused', 'not_taken'] as const;

export type TestEmailOutcome = (typeof testEmailOutcomes)[number];
