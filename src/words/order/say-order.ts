// An order in words, for its page. Days are told in UTC, as everywhere in the shop.
import type { OrderHeadline, OrderHold, OrderSummary } from '../../domain/order/order-state.ts';
import type { Language } from '../../domain/visitor/language.ts';
import { wordsIn as bagWordsIn } from '../bag/words.ts';
import { wordsIn as checkoutWordsIn } from '../checkout/words.ts';
import { dateFormat } from '../text/format-date.ts';
import { wordsIn } from './words.ts';

/** An amount of the order, in its currency. */
type FormatAmount = (amount: number) => string;

const instant = dateFormat({
  month: 'long',
  day: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
  timeZone: 'UTC',
});

export function formatOrderTitle(
  language: Language,
  { orderId, placedAt }: { readonly orderId: number; readonly placedAt: string },
): string {
  return wordsIn(language).orderPlacedAt(orderId, instant(language).format(new Date(placedAt)));
}

export function sayOrderHeadline(language: Language, headline: OrderHeadline): string {
  const words = wordsIn(language);
  if (headline.code === 'status') return words.orderStates[headline.status];
  if (headline.code === 'awaiting_payment') return words.waitsForPayment;
  return headline.firstName === null ? words.thankYou : words.thankYouNamed(headline.firstName);
}

/** What happens next, and where the receipt went. */
export function sayOrderSummary(
  language: Language,
  summary: OrderSummary,
  {
    emailAddress,
    isNew,
    formatAmount,
  }: { readonly emailAddress: string; readonly isNew: boolean; readonly formatAmount: FormatAmount },
): string {
  const words = wordsIn(language);
  if (summary.code === 'cancelled')
    return [
      words.nothingShips,
      ...(summary.charged > 0 ? [words.goesBack(formatAmount(summary.charged))] : []),
      ...(summary.isReleased ? [words.setAsideIsReleased] : []),
      ...(summary.isCreditBack ? [words.creditIsYoursAgain] : []),
    ].join(' ');
  const { pieces, parcels, giftCards, cancelUntil } = summary;
  const contents = `${[
    ...(parcels > 0 ? [words.pieces(pieces), words.parcels(parcels)] : []),
    ...(giftCards > 0 ? [words.giftCardsByEmail(giftCards)] : []),
  ].join(', ')}.`;
  return [
    `${contents.charAt(0).toUpperCase()}${contents.slice(1)}`,
    isNew ? words.receiptOnItsWay(emailAddress) : words.receiptWentTo(emailAddress),
    ...(cancelUntil === 'shipped' ? [words.cancelUntilItShips] : []),
    ...(cancelUntil === 'spent' ? [words.cancelUntilItIsSpent] : []),
  ].join(' ');
}

export function sayOrderHold(
  language: Language,
  { code, canCancel }: OrderHold,
): { readonly title: string; readonly whatNow: string } {
  const words = wordsIn(language);
  return {
    title: code === 'all_held' ? words.heldForPayment : words.restHeldForPayment,
    whatNow: canCancel ? words.settleOrCancel : words.settle,
  };
}

/** What a line is beside its name. The amount of a gift card stands beside it as its price. */
export function describeLine(
  language: Language,
  line: { readonly sizeName: string; readonly colorName: string; readonly quantity: number },
  isGiftCard: boolean,
): string {
  const size = line.sizeName === 'One Size' ? line.sizeName : bagWordsIn(language).sizeNamed(line.sizeName);
  const facts = isGiftCard ? [] : [size, line.colorName];
  const count = line.quantity > 1 ? [checkoutWordsIn(language).soManyOfThem(line.quantity)] : [];
  return [...facts, ...count].join(', ');
}

/** Such as "Visa ending 4242: $877.88 charged, the rest when it ships." */
export function sayOrderPayment(
  language: Language,
  payment: {
    readonly label: string;
    readonly captured: number;
    readonly toCharge: number;
    /** Whether anything of the order leaves as a parcel. */
    readonly ships: boolean;
  },
  formatAmount: FormatAmount,
): string {
  const words = wordsIn(language);
  const { label, captured, toCharge, ships } = payment;
  const whole = ships ? words.setAside : words.chargedNow;
  const parts = [
    ...(captured > 0 ? [words.charged(formatAmount(captured))] : []),
    ...(toCharge > 0 ? [captured > 0 ? words.restWhenItShips : whole(formatAmount(toCharge))] : []),
  ];
  return parts.length === 0 ? label : `${words.labelled(label, parts.join(', '))}.`;
}
