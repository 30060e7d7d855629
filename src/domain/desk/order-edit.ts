/** What an order's shopper can be sent once more. */
export const resentEmails = ['placed', 'shipped'] as const;

export type ResentEmail = (typeof resentEmails)[number];

/** Why an order is held, or let go. */
export const longestReason = 200;
