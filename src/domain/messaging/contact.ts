// Where a shopper reaches a person of the shop.

export interface Contact {
  readonly email: string;
  /** As the merchant writes it; null when nobody answers calls. */
  readonly phone: string | null;
  /** The company behind the shop, where it has another name. */
  readonly tradingAs: string | null;
  /** On one line; null when the merchant names none. */
  readonly postalAddress: string | null;
}

/** The ways that there are, each on its own line, email first. */
export function contactLines({ email, phone, tradingAs, postalAddress }: Contact): readonly string[] {
  return [email, phone, tradingAs, postalAddress].filter((line) => line !== null);
}
