// A card that a processor keeps for a customer. The shop knows of it what is printed on a receipt, and no more.
import type { DeclineReason } from './charge.ts';

export interface CardAddress {
  readonly line1: string;
  readonly line2: string;
  readonly city: string;
  readonly region: string;
  readonly postalCode: string;
  readonly country: string;
}

/** Whose card it is, as the shopper said. */
export interface CardOwner {
  readonly name: string | null;
  readonly address: CardAddress | null;
}

/** What is printed on a card, as far as a receipt tells it. */
export interface CardFace {
  /** As it is written on the card: Visa, Mastercard, American Express. Null for one that nobody knows. */
  readonly brand: string | null;
  readonly last4: string;
}

export interface SavedCard extends CardOwner, CardFace {
  /** The processor's own: what pays with it. */
  readonly id: string;
  readonly expiryMonth: number;
  readonly expiryYear: number;
}

type ProcessorAddress = { readonly [Line in keyof CardAddress]: string | null | undefined };

/** Processors tell what they know of an address; one without a street is none. */
export function cardAddress(address: ProcessorAddress): CardAddress | null {
  if (!address.line1) return null;
  return {
    line1: address.line1,
    line2: address.line2 ?? '',
    city: address.city ?? '',
    region: address.region ?? '',
    postalCode: address.postalCode ?? '',
    country: address.country ?? '',
  };
}

/** What came of asking to keep a card that pays for nothing yet. */
export type CardKeeping =
  | { readonly state: 'kept' }
  | { readonly state: 'declined'; readonly reason: DeclineReason }
  /** Its bank asks for a second step, at this address; the processor knows what came of it by this id. */
  | { readonly state: 'requires_action'; readonly url: string; readonly id: string };

const brands: Readonly<Record<string, string>> = {
  amex: 'American Express',
  american_express: 'American Express',
  diners: 'Diners Club',
  discover: 'Discover',
  jcb: 'JCB',
  mastercard: 'Mastercard',
  union_pay: 'UnionPay',
  unionpay: 'UnionPay',
  visa: 'Visa',
};

/** Processors write brands each in their own way. Null for one that nobody knows. */
export function brandName(brand: string | null | undefined): string | null {
  return brands[(brand ?? '').toLowerCase().replace(/[^a-z]+/g, '_')] ?? null;
}

/** All that is kept of a card with a payment, in no language: Visa/4242. */
export function cardLabel({ brand, last4 }: CardFace): string {
  return `${brand ?? ''}/${last4}`;
}

/** Null for the name of another way to pay, and for what was kept in words once. */
export function readCardLabel(label: string): CardFace | null {
  const [, brand = '', last4] = /^([^/]*)\/(\d{4})$/.exec(label) ?? [];
  return last4 === undefined ? null : { brand: brand === '' ? null : brand, last4 };
}

export function isExpired(
  { expiryMonth, expiryYear }: Pick<SavedCard, 'expiryMonth' | 'expiryYear'>,
  now: { readonly month: number; readonly year: number },
): boolean {
  return expiryYear < now.year || (expiryYear === now.year && expiryMonth < now.month);
}

/** "08 / 28", as the field for a card writes it. */
export function expiryText({
  expiryMonth,
  expiryYear,
}: Pick<SavedCard, 'expiryMonth' | 'expiryYear'>): string {
  return `${String(expiryMonth).padStart(2, '0')} / ${String(expiryYear % 100).padStart(2, '0')}`;
}
