/** What an order's shopper can be sent once more. */
export const resentEmails = ['placed', 'shipped'] as const;

export type ResentEmail = (typeof resentEmails)[number];

/** The country stays: what was paid was agreed on for it. */
export const editedAddressParts = [
  'firstName',
  'lastName',
  'streetAddress',
  'streetAddress2',
  'city',
  'regionCode',
  'postCode',
  'phone',
] as const;

/** Why an order is held, or let go. */
export const longestReason = 200;

/** A note is a remark for the staff, not a letter. */
export const longestNote = 2_000;
