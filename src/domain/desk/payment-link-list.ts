// Payment links as the desk lists them.

/** Lists that have a name; those that are being paid for wait too. */
export const paymentLinkViews = ['all', 'waiting', 'paid', 'expired', 'withdrawn'] as const;

export type PaymentLinkView = (typeof paymentLinkViews)[number];

export const longestPaymentLinkSearch = 96;

/** The link that a page comes after. */
export interface PaymentLinkCursor {
  /** In microseconds, as the database counts. */
  readonly at: string;
  readonly id: string;
}

export function formatPaymentLinkCursor({ at, id }: PaymentLinkCursor): string {
  return `${at}.${id}`;
}

export function parsePaymentLinkCursor(text: string): PaymentLinkCursor | null {
  const [, at, id] = /^(\d{1,16})\.([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})$/.exec(text) ?? [];
  return at === undefined || id === undefined ? null : { at, id };
}
