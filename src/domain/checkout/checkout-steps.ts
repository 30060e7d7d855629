// The steps of checkout: which is open, what stands against each, and when an order can be placed.
import type { QuoteArea, QuoteMessage } from './quote.ts';

export const checkoutSteps = ['contact', 'shipping', 'delivery', 'payment'] as const;

export type CheckoutStep = (typeof checkoutSteps)[number];

interface SeenMessage extends Pick<QuoteMessage, 'field' | 'kind'> {
  /** In words, as the shop's answer has them. */
  readonly text: string;
}

/** What of a quote decides about the steps. */
export interface SeenQuote {
  readonly orderId: number | null;
  readonly emailAddress: string;
  readonly shippingAddress: object | null;
  readonly meta: {
    readonly isValid: boolean;
    readonly hasChanges: boolean;
    readonly messages: readonly SeenMessage[];
    readonly cartItems: readonly { readonly itemType: string; readonly problem: string | null }[];
  };
}

/** What a step still needs. */
export type StepNeed =
  | { readonly code: 'email' | 'address' | 'consent' }
  /** What the quote says, in its words. */
  | { readonly code: 'as_quoted'; readonly text: string };

/** What stands against placing the order, and where. */
export interface Blocker {
  readonly at: CheckoutStep | 'items' | 'general';
  readonly why: StepNeed | { readonly code: 'pieces'; readonly count: number } | { readonly code: 'unknown' };
}

/** An order can be placed only when the quote is valid, has no pending changes and is none already. */
export function canPlaceOrder({ orderId, meta }: Pick<SeenQuote, 'orderId' | 'meta'>): boolean {
  return orderId === null && meta.isValid && !meta.hasChanges;
}

export function isComplete({ orderId }: Pick<SeenQuote, 'orderId'>): boolean {
  return orderId !== null;
}

/** A gift card is sent by email: with nothing else in the bag there is no parcel. */
export function needsParcel({ meta }: Pick<SeenQuote, 'meta'>): boolean {
  return meta.cartItems.some(({ itemType }) => itemType !== 'giftCard');
}

/** Where on the page each thing is said that can stand against an order: a blocker always has a place. */
const placeOf: Readonly<Record<QuoteArea, Blocker['at']>> = {
  email: 'contact',
  shipping: 'shipping',
  delivery: 'delivery',
  consent: 'delivery',
  billing: 'payment',
  coupon: 'payment',
  credit: 'payment',
  items: 'items',
  general: 'general',
};

/** What stands against the order at one place of the page. A remark stands against nothing. */
const blockersAt = ({ meta }: SeenQuote, at: Blocker['at']) =>
  meta.messages.filter(({ field, kind }) => kind === 'blocker' && placeOf[field] === at);

/** What a step still needs; null when it is done. */
export function stepProblem(quote: SeenQuote, step: CheckoutStep): StepNeed | null {
  const [blocker] = blockersAt(quote, step);
  if (blocker === undefined) return null;
  if (blocker.field === 'email' && quote.emailAddress === '') return { code: 'email' };
  if (blocker.field === 'shipping' && quote.shippingAddress === null) return { code: 'address' };
  return blocker.field === 'consent' ? { code: 'consent' } : { code: 'as_quoted', text: blocker.text };
}

/**
 * The first thing that stands against placing the order, in the order of the page. Null for every quote that is valid
 * and for no other: whatever else is said of it, nothing but a blocker holds an order up.
 */
export function orderBlocker(quote: SeenQuote): Blocker | null {
  if (quote.meta.isValid) return null;
  for (const step of checkoutSteps) {
    const why = stepProblem(quote, step);
    if (why !== null) return { at: step, why };
  }
  const held = quote.meta.cartItems.filter(({ problem }) => problem !== null);
  if (held.length > 0) return { at: 'items', why: { code: 'pieces', count: held.length } };
  const [general] = blockersAt(quote, 'general');
  return { at: 'general', why: general ? { code: 'as_quoted', text: general.text } : { code: 'unknown' } };
}

const parcelSteps: readonly CheckoutStep[] = ['shipping', 'delivery'];

/** Its number among those there are. */
export function stepNumber(step: CheckoutStep, quote: Pick<SeenQuote, 'meta'>): number {
  const shown = needsParcel(quote)
    ? checkoutSteps
    : checkoutSteps.filter((one) => !parcelSteps.includes(one));
  return shown.indexOf(step) + 1;
}

/** The step that is open: the one that was asked for, unless one before it is not done or nothing has to be sent. */
export function openStep(stepName: string | null, quote: SeenQuote): CheckoutStep {
  const first = checkoutSteps.find((step) => stepProblem(quote, step) !== null) ?? 'payment';
  const wanted = checkoutSteps.find(
    (step) => step === stepName && (needsParcel(quote) || !parcelSteps.includes(step)),
  );
  if (wanted === undefined) return first;
  return checkoutSteps.indexOf(wanted) <= checkoutSteps.indexOf(first) ? wanted : first;
}

/** Where one goes on from a step: past those about a parcel when nothing has to be sent. */
export function stepAfter(step: CheckoutStep, quote: Pick<SeenQuote, 'meta'>): CheckoutStep {
  const later = checkoutSteps.slice(checkoutSteps.indexOf(step) + 1);
  return later.find((next) => needsParcel(quote) || !parcelSteps.includes(next)) ?? 'payment';
}

/** What starts again when the country is another: none of it can be right there. */
export function withoutCountryParts<T extends string | boolean>(
  formValues: Readonly<Record<string, T>>,
): Record<string, T> {
  const gone = ['regionCode', 'regionName', 'postCode', 'internationalConsent', 'isGiftOrder'];
  return Object.fromEntries(Object.entries(formValues).filter(([name]) => !gone.includes(name)));
}
