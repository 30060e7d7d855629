// An order that somebody of the shop took down by telephone: a link leads its shopper to the checkout with it. Nothing is
// held for it, and its price is the shop's at the moment of paying.
import type { CheckoutAddress } from '../checkout/address.ts';
import type { PricedQuote, QuoteDraft, QuoteMessage } from '../checkout/quote.ts';

/** For so long a link opens; who opened it in time pays when they like, as with any bag. */
export const paymentLinkDays = 7;

export const paymentLinkStates = ['waiting', 'paying', 'paid', 'expired', 'withdrawn'] as const;

export type PaymentLinkState = (typeof paymentLinkStates)[number];

export interface PaymentLinkLine {
  readonly productId: number;
  readonly skuId: number;
  readonly quantity: number;
}

interface LinkFacts {
  readonly orderId: number | null;
  readonly isWithdrawn: boolean;
  readonly isPaying: boolean;
  readonly isExpired: boolean;
}

export function paymentLinkState({ isExpired, ...facts }: LinkFacts): PaymentLinkState {
  const state = openedLinkState(facts);
  return state === 'waiting' && isExpired ? 'expired' : state;
}

/** The same for whoever has opened it: its end is an end of opening, and what is in a bag is paid as any other. */
export function openedLinkState(facts: Omit<LinkFacts, 'isExpired'>): OpenedLink['state'] {
  if (facts.orderId !== null) return 'paid';
  if (facts.isWithdrawn) return 'withdrawn';
  return facts.isPaying ? 'paying' : 'waiting';
}

/** A link that was opened for a quote, as much of it as paying asks for. */
export interface OpenedLink {
  readonly id: string;
  readonly state: Extract<PaymentLinkState, 'waiting' | 'paying' | 'paid' | 'withdrawn'>;
  readonly skuIds: readonly number[];
}

/** Whoever took everything of a link out of their bag pays for something else. */
export function linksInBag(
  links: readonly OpenedLink[],
  lines: readonly { readonly sizeId: number }[],
): readonly OpenedLink[] {
  return links.filter(({ skuIds }) => lines.some(({ sizeId }) => skuIds.includes(sizeId)));
}

/** An order that was taken down once is paid once: what became of it elsewhere stands against it here. */
export function linkMessages(links: readonly OpenedLink[]): readonly QuoteMessage[] {
  return links.flatMap(({ state }) => (state === 'waiting' ? [] : [linkMessage(state)]));
}

export function linkMessage(state: Exclude<OpenedLink['state'], 'waiting'>): QuoteMessage {
  return { field: 'general', kind: 'blocker', reason: { code: 'payment_link', state } };
}

/** What stands against sending a link. What a shopper agrees to themselves they are asked at the checkout. */
export function makingBlockers(messages: readonly QuoteMessage[]): readonly QuoteMessage[] {
  return messages.filter(({ kind, field }) => kind === 'blocker' && field !== 'consent');
}

export function hasPaymentLinks({ paymentLinkIds = [] }: Pick<PricedQuote, 'paymentLinkIds'>): boolean {
  return paymentLinkIds.length > 0;
}

/**
 * What goes into the bag of whoever opens a link. The first time all of it does; from then on only sizes that are not
 * there, so that a link that is pressed twice is bought once.
 */
export function linesToAdd<L extends { readonly skuId: number }>(
  lines: readonly L[],
  { hasOpened, inBag }: { readonly hasOpened: boolean; readonly inBag: readonly number[] },
): readonly L[] {
  return hasOpened ? lines.filter(({ skuId }) => !inBag.includes(skuId)) : lines;
}

/**
 * What was said on the telephone over what the visitor had said here. Their credit, their bill and what they agreed to
 * stay theirs.
 */
export function draftFromLink(own: QuoteDraft, link: QuoteDraft): QuoteDraft {
  const isAbroadAgain = own.shippingAddress?.countryCode === link.shippingAddress?.countryCode;
  return {
    ...own,
    emailAddress: link.emailAddress,
    shippingAddress: link.shippingAddress,
    shippingOptionName: link.shippingOptionName,
    couponCodes: [...new Set([...own.couponCodes, ...link.couponCodes])],
    internationalConsent: isAbroadAgain && own.internationalConsent,
    avsUserSelectedValid: false,
    avsUserSelectedInvalid: link.avsUserSelectedInvalid,
    avsShippingLabel: null,
  };
}

/** As much of an address as tells whether it is the right one, and no more: no name, no street, no postcode. */
export function placeOfLink(address: CheckoutAddress | null): string {
  if (!address) return '';
  return [address.city, address.regionCode || address.regionName, address.countryName]
    .filter((part) => part !== '')
    .join(', ');
}
