/**
 * What a customer may be besides a customer. An ambassador wears the shop's things and cannot buy its gift cards; staff
 * work at the merchant's desk. Neither can be asked for: they are given in the database.
 */
export const customerRoles = ['ambassador', 'staff'] as const;

export type CustomerRole = (typeof customerRoles)[number];

/** Someone with an account, as the rest of the shop knows them. */
export interface Customer {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  /** What lies under an address in the shop is theirs only then. */
  readonly isEmailProven: boolean;
  /** In the form messages are sent to; null when they left none. */
  readonly phone: string | null;
  readonly roles: readonly CustomerRole[];
}

/** The same with the session they are signed in by. */
export interface SignedInCustomer extends Customer {
  readonly sessionId: string;
  /** When they last showed who they are in this browser, in milliseconds. */
  readonly signedInAt: number;
}
