// The e-mails of an order. What a shopper typed into it stands on lines of its own, and never as markup.

import { words as checkoutWords } from '../../words/checkout/words.ts';
import { words } from '../../words/order/words.ts';
import { words as shippingWords } from '../../words/shipping/words.ts';
import { language } from '../../words/spoken.ts';
import { formatMoney } from '../../words/text/format-money.ts';
import type { Quote, QuoteLine } from '../checkout/quote.ts';
import { type EmailContent, emailHtml, escaped, oneLine } from '../messaging/email-template.ts';
import { type Money, money } from '../pricing/money.ts';
import { shipments, shipmentTitle } from '../shipping/ship-schedule.ts';
import { canCancel, type OrderStatus } from './order.ts';
import type { CreditDestination } from './refund.ts';

const paragraph = (markup: string) => `<p style="margin:0 0 16px">${markup}</p>`;
const link = (url: string, label: string) =>
  paragraph(`<a href="${escaped(url)}" style="color:#191715">${escaped(label)}</a>`);

/** The receipt. */
export function orderEmail(orderId: number, { draft, priced }: Quote, url: string): EmailContent {
  const parts = partsOf(priced.lines);
  const goods = parts.flatMap(({ title, lines }) => [
    ...(parts.length > 1 ? [words.heading(title)] : []),
    ...lines.map(lineWords),
  ]);
  const follow = priced.lines.some(isShipped) ? words.followUntilShipped : words.followUntilSpent;
  const sums = sumsOf(priced);
  const to = draft.shippingAddress;
  const where = to
    ? [
        oneLine(`${to.firstName} ${to.lastName}`),
        oneLine(`${to.streetAddress} ${to.streetAddress2}`),
        oneLine(`${to.city} ${to.regionCode} ${to.postCode}`),
        to.countryName,
      ]
    : [];
  const subject = words.receiptSubject(orderId);
  const text = [
    words.isPlaced(orderId),
    goods.join('\n'),
    sums.map(([name, amount]) => words.labelled(name, amount)).join('\n'),
    ...(where.length > 0 ? [[words.goesTo, ...where].join('\n')] : []),
    words.labelled(follow, url),
  ].join('\n\n');
  const html = emailHtml(language(), [
    paragraph(words.isPlaced(orderId)),
    paragraph(goods.map(escaped).join('<br>')),
    paragraph(sums.map(([name, amount]) => escaped(words.labelled(name, amount))).join('<br>')),
    where.length > 0 ? paragraph([words.goesTo, ...where].map(escaped).join('<br>')) : '',
    link(url, follow),
  ]);
  return { subject, text: `${text}\n`, html };
}

const isShipped = ({ isGiftCard }: QuoteLine): boolean => !isGiftCard;

/** What leaves together. Gift cards come by email, whatever else is in the order. */
function partsOf(lines: readonly QuoteLine[]) {
  const cards = lines.filter((line) => !isShipped(line));
  return [
    ...shipments(lines.filter(isShipped)).map((parcel) => ({ ...parcel, title: shipmentTitle(parcel) })),
    ...(cards.length > 0 ? [{ title: shippingWords.way.email, lines: cards }] : []),
  ];
}

function lineWords({ quantity, name, sizeName, colorName, subTotal, isGiftCard }: QuoteLine): string {
  const size = sizeName === 'One Size' ? '' : words.inSize(sizeName);
  const what = [name, ...(isGiftCard ? [] : [size, colorName])].filter(Boolean);
  return oneLine(words.receiptLine(quantity, what.join(', '), formatMoney(language(), subTotal)));
}

function sumsOf(priced: Quote['priced']): readonly (readonly [name: string, amount: string])[] {
  const { lines, subTotal, couponAmount, shippingAmount, tax, storeCredit, total, coupons } = priced;
  const less = (amount: Money) => `−${formatMoney(language(), amount)}`;
  return [
    [checkoutWords.subtotal, formatMoney(language(), subTotal)],
    ...(couponAmount.minor > 0
      ? [[coupons.map(({ code }) => code).join(', '), less(couponAmount)] as const]
      : []),
    ...(lines.some(isShipped)
      ? [
          [
            checkoutWords.shipping,
            shippingAmount.minor === 0 ? checkoutWords.free : formatMoney(language(), shippingAmount),
          ] as const,
        ]
      : []),
    ...(tax.kind === 'none' ? [] : [[tax.label, formatMoney(language(), tax.amount)] as const]),
    ...(storeCredit.minor > 0 ? [[checkoutWords.storeCredit, less(storeCredit)] as const] : []),
    [checkoutWords.total, formatMoney(language(), total)],
  ];
}

interface Told {
  readonly orderId: number;
  readonly url: string;
}

function shortEmail(subject: string, sentences: readonly string[], { url }: Told): EmailContent {
  return {
    subject,
    text: `${[...sentences, url].join('\n\n')}\n`,
    html: emailHtml(language(), [
      ...sentences.map((sentence) => paragraph(escaped(sentence))),
      link(url, words.seeTheOrder),
    ]),
  };
}

/** What comes back of an order, and where to. */
export interface ComingBack {
  readonly card: Money;
  /** Such as "Visa ending 4242". */
  readonly cardLabel: string | null;
  readonly credit: Money;
  readonly creditTo: CreditDestination | null;
}

function comingBackSentences({ card, cardLabel, credit, creditTo }: ComingBack): readonly string[] {
  const asCredit = creditTo === 'gift_card' ? words.backAsGiftCard : words.backAsCredit;
  return [
    ...(card.minor > 0 ? [words.backToCard(formatMoney(language(), card), cardLabel ?? words.yourCard)] : []),
    ...(credit.minor > 0 ? [asCredit(formatMoney(language(), credit))] : []),
  ];
}

export function cancelledEmail(told: Told, back: ComingBack): EmailContent {
  const { orderId } = told;
  const uncharged = back.card.minor === 0 && back.cardLabel !== null ? [words.nothingWasCharged] : [];
  const sentences = [words.isCancelledNumbered(orderId), ...uncharged, ...comingBackSentences(back)];
  return shortEmail(words.cancelledSubject(orderId), sentences, told);
}

interface ParcelLine {
  readonly name: string;
  readonly giftCardDetails: object | null;
}

/** What leaves with a parcel: gift cards come by email, on their own day. */
export function namesThatLeave(lines: readonly ParcelLine[]): readonly string[] {
  return lines.filter(({ giftCardDetails }) => giftCardDetails === null).map(({ name }) => name);
}

export function shippedEmail(
  told: Told,
  names: readonly string[],
  trackingCode: string | null,
): EmailContent {
  const parcel = trackingCode === null ? '' : ` ${words.itsParcelIs(oneLine(trackingCode))}`;
  const left = words.leftToday(oneLine(names.join(', ')));
  return shortEmail(words.shippedSubject(told.orderId), [`${left}${parcel}`], told);
}

export function refundEmail(told: Told, back: ComingBack): EmailContent {
  const { orderId } = told;
  const all = money(back.card.minor + back.credit.minor, back.card.currency);
  const sentences = [words.comesBack(formatMoney(language(), all), orderId), ...comingBackSentences(back)];
  return shortEmail(words.refundSubject(orderId), sentences, told);
}

/** Its card cannot be charged any more for what is still to leave. */
export function unpaidEmail(told: Told, status: OrderStatus): EmailContent {
  const { orderId } = told;
  const whatNow = canCancel(status) ? words.payElsewhereOrCancel : words.payElsewhere;
  return shortEmail(words.unpaidSubject(orderId), [words.unpaid(orderId), whatNow], told);
}
