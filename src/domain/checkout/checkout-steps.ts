// The steps of checkout: which is open, what stands against each, and when an order can be placed.
import { words } from '../../words/checkout/words.ts';

export const checkoutSteps = ['contact', 'shipping', 'delivery', 'payment'] as const;

export type CheckoutStep = (typeof checkoutSteps)[number];

export const stepName = (step: CheckoutStep): string => words.stepNames[step];

/** What of a quote decides about the steps. */
export interface SeenQuote {
  readonly orderId: number | null;
  readonly emailAddress: string;
  readonly shippingAddress: object | null;
  readonly shippingOptionName: string | null;
  readonly shippingOptions: readonly object[];
  readonly internationalConsent: boolean;
  readonly meta: {
    readonly isValid: boolean;
    readonly hasChanges: boolean;
    readonly needsInternationalConsent: boolean;
    readonly messages: readonly { readonly field: string; readonly text: string }[];
    readonly cartItems: readonly { readonly itemType: string; readonly problem: string | null }[];
  };
}

/** What stands against placing the order: where, and in words that say what to do. */
export interface Blocker {
  readonly at: CheckoutStep | 'items' | 'general';
  readonly why: string;
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

const areasOf: Readonly<Record<CheckoutStep, readonly string[]>> = {
  contact: ['email'],
  shipping: ['shipping'],
  delivery: ['delivery', 'consent'],
  payment: ['billing', 'credit'],
};

/** What a step still needs; null when it is done. */
export function stepProblem(quote: SeenQuote, step: CheckoutStep): string | null {
  const { messages } = quote.meta;
  const said = messages.find(({ field }) => areasOf[step].includes(field))?.text ?? null;
  switch (step) {
    case 'contact':
      return quote.emailAddress === '' ? words.giveEmail : said;
    case 'shipping':
      if (quote.shippingAddress !== null) return said;
      return needsParcel(quote) ? words.tellWhereItGoes : said;
    case 'delivery':
      if (quote.meta.needsInternationalConsent && !quote.internationalConsent) return words.tickAboutDuties;
      if (quote.shippingOptions.length > 0 && quote.shippingOptionName === null)
        return words.chooseHowItIsSent;
      return said;
    case 'payment':
      return said;
  }
}

/** The first thing that stands against placing the order, in the order of the page; null when nothing does. */
export function orderBlocker(quote: SeenQuote): Blocker | null {
  for (const step of checkoutSteps) {
    const why = stepProblem(quote, step);
    if (why !== null) return { at: step, why };
  }
  const held = quote.meta.cartItems.filter(({ problem }) => problem !== null);
  if (held.length > 0) return { at: 'items', why: words.piecesCannotGo(held.length) };
  if (quote.meta.isValid) return null;
  const said = quote.meta.messages[0]?.text;
  return { at: 'general', why: said ?? words.notRightYet };
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
export function openStep(asked: string | null, quote: SeenQuote): CheckoutStep {
  const first = checkoutSteps.find((step) => stepProblem(quote, step) !== null) ?? 'payment';
  const wanted = checkoutSteps.find(
    (step) => step === asked && (needsParcel(quote) || !parcelSteps.includes(step)),
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
  typed: Readonly<Record<string, T>>,
): Record<string, T> {
  const gone = ['regionCode', 'regionName', 'postCode', 'internationalConsent', 'isGiftOrder'];
  return Object.fromEntries(Object.entries(typed).filter(([name]) => !gone.includes(name)));
}
