// The e-mails of an order. What a shopper typed into it stands on lines of its own, and never as markup.
import type { CheckoutAddress } from '../../domain/checkout/address.ts';
import type { Quote, QuoteLine, ShippingOption } from '../../domain/checkout/quote.ts';
import {
  type EmailContent,
  emailHtml,
  escapeHtml,
  escapePartlyTranslated,
  oneLine,
} from '../../domain/messaging/email-template.ts';
import { canCancel, type OrderStatus } from '../../domain/order/order.ts';
import {
  hasParcel,
  type ReceiptPart,
  type ReceiptSum,
  receiptParts,
  receiptSums,
} from '../../domain/order/receipt.ts';
import type { CreditDestination } from '../../domain/order/refund.ts';
import { agreedReturns, hasReturnable } from '../../domain/order/return-window.ts';
import { type Money, money } from '../../domain/pricing/money.ts';
import { type Carrier, trackingUrl } from '../../domain/shipping/carrier.ts';
import type { Signature } from '../../domain/shipping/signature.ts';
import type { Language } from '../../domain/visitor/language.ts';
import { sayIncludedTax, sayTaxNote } from '../checkout/say-tax-note.ts';
import { wordsIn as checkoutWordsIn } from '../checkout/words.ts';
import { sayParcelReturns } from '../returns/say-returns.ts';
import { sayArrival } from '../shipping/say-arrival.ts';
import { sayShipment } from '../shipping/say-schedule.ts';
import { wordsIn as shippingWordsIn } from '../shipping/words.ts';
import { countryName } from '../text/country-name.ts';
import { formatDay } from '../text/format-day.ts';
import { formatMoney } from '../text/format-money.ts';
import { wordsIn } from './words.ts';

export const paragraph = (markup: string) => `<p style="margin:0 0 16px">${markup}</p>`;
export const link = (url: string, label: string) =>
  paragraph(`<a href="${escapeHtml(url)}" style="color:#191715">${escapeHtml(label)}</a>`);

interface Receipt extends Quote {
  readonly signature: Signature;
  /** For how many days it may be sent back; 0 for not at all. */
  readonly returnDays: number;
}

/** The receipt. */
export function writeOrderEmail(
  language: Language,
  orderId: number,
  { draft, priced, signature, returnDays }: Receipt,
  url: string,
): EmailContent {
  const words = wordsIn(language);
  const parts = receiptParts(priced.lines);
  const listGoods = (heading: (title: string) => string, format: typeof formatLine) =>
    parts.flatMap((part) => [
      ...(parts.length > 1 ? [heading(sayPartTitle(language, part, priced.shippingOption))] : []),
      ...part.lines.map((line) => format(language, line)),
    ]);
  const goods = listGoods(words.heading, formatLine);
  const goodsHtml = listGoods((title) => escapeHtml(words.heading(title)), formatLineHtml);
  const follow = hasParcel(priced.lines) ? words.followUntilShipped : words.followUntilSpent;
  const handedOver = saySignature(language, signature);
  const comesBack = sayComingBackFor(language, returnDays, priced.lines);
  const sums = receiptSums(priced).map((sum) => formatSum(language, sum));
  const where = draft.shippingAddress ? addressLines(language, draft.shippingAddress) : [];
  const text = [
    words.isPlaced(orderId),
    goods.join('\n'),
    sums.join('\n'),
    ...(where.length > 0 ? [[words.goesTo, ...where].join('\n')] : []),
    ...(handedOver === null ? [] : [handedOver]),
    ...(comesBack === null ? [] : [comesBack]),
    words.labelled(follow, url),
  ].join('\n\n');
  const html = emailHtml(language, [
    paragraph(words.isPlaced(orderId)),
    paragraph(goodsHtml.join('<br>')),
    paragraph(sums.map(escapeHtml).join('<br>')),
    where.length > 0 ? paragraph([words.goesTo, ...where].map(escapeHtml).join('<br>')) : '',
    handedOver === null ? '' : paragraph(escapeHtml(handedOver)),
    comesBack === null ? '' : paragraph(escapeHtml(comesBack)),
    link(url, follow),
  ]);
  return { subject: words.receiptSubject(orderId), text: `${text}\n`, html };
}

function addressLines(language: Language, to: CheckoutAddress): readonly string[] {
  return [
    oneLine(`${to.firstName} ${to.lastName}`),
    oneLine(`${to.streetAddress} ${to.streetAddress2}`),
    oneLine(`${to.city} ${to.regionCode} ${to.postCode}`),
    countryName(language, to.countryCode, to.countryName),
  ];
}

/** Somebody of the shop has changed where it goes. */
export function writeAddressEmail(
  language: Language,
  order: OrderLink,
  address: CheckoutAddress,
): EmailContent {
  const words = wordsIn(language);
  const { orderId } = order;
  const sentences = [words.newAddress(orderId), [words.goesTo, ...addressLines(language, address)].join(' ')];
  return shortEmail(language, words.newAddressSubject(orderId), sentences, order);
}

/** Null of what nobody signs for. */
function saySignature(language: Language, signature: Signature): string | null {
  const words = wordsIn(language);
  return signature === 'not_needed' ? null : words.signatures[signature];
}

/** Null where nothing in it could come back anyway. */
function sayComingBackFor(
  language: Language,
  returnDays: number,
  lines: Parameters<typeof hasReturnable>[0],
): string | null {
  if (!hasReturnable(lines)) return null;
  return sayParcelReturns(language, agreedReturns(returnDays));
}

/** When it leaves, and when it arrives. */
function sayPartTitle(language: Language, part: ReceiptPart, option: ShippingOption | null): string {
  if (part.way === 'email') return shippingWordsIn(language).way.email;
  const leaves = sayShipment(language, part);
  const days = option?.parcels.find(({ shipDate }) => shipDate === part.shipDate);
  return days ? wordsIn(language).leavesAndArrives(leaves, sayArrival(language, days)) : leaves;
}

/** The same as markup: a color that nobody has translated says which language it is in. */
export function formatLineHtml(language: Language, line: QuoteLine): string {
  const isTranslated = !line.untranslated?.includes('colorName');
  return escapePartlyTranslated(formatLine(language, line), oneLine(line.colorName), isTranslated);
}

export function formatLine(language: Language, line: QuoteLine): string {
  const words = wordsIn(language);
  const { quantity, name, sizeName, colorName, subTotal, isGiftCard } = line;
  const size = sizeName === 'One Size' ? '' : words.inSize(sizeName);
  const what = [name, ...(isGiftCard ? [] : [size, colorName])].filter(Boolean);
  return oneLine(words.receiptLine(quantity, what.join(', '), formatMoney(language, subTotal)));
}

function formatSum(language: Language, sum: ReceiptSum): string {
  const words = wordsIn(language);
  const checkoutWords = checkoutWordsIn(language);
  const amount = formatMoney(language, sum.amount);
  switch (sum.code) {
    case 'subtotal':
      return words.labelled(checkoutWords.subtotal, amount);
    case 'coupons':
      return words.labelled(sum.coupons.join(', '), `−${amount}`);
    case 'shipping':
      return words.labelled(checkoutWords.shipping, sum.amount.minor === 0 ? checkoutWords.free : amount);
    case 'tax':
      return words.labelled(sayTaxNote(language, sum.tax.note), amount);
    case 'included_tax':
      return words.labelled(sayIncludedTax(language, sum.tax.note), amount);
    case 'store_credit':
      return words.labelled(checkoutWords.storeCredit, `−${amount}`);
    case 'total':
      return words.labelled(checkoutWords.total, amount);
  }
}

/** Which order an email is about, and where it is looked at. */
interface OrderLink {
  readonly orderId: number;
  readonly url: string;
}

function shortEmail(
  language: Language,
  subject: string,
  sentences: readonly string[],
  { url }: OrderLink,
  /** Ways to elsewhere, before the one to the order. */
  ways: readonly { readonly label: string; readonly url: string }[] = [],
): EmailContent {
  const words = wordsIn(language);
  return {
    subject,
    text: `${[...sentences, ...ways.map((way) => words.labelled(way.label, way.url)), url].join('\n\n')}\n`,
    html: emailHtml(language, [
      ...sentences.map((sentence) => paragraph(escapeHtml(sentence))),
      ...ways.map((way) => link(way.url, way.label)),
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

function sayComingBack(
  language: Language,
  { card, cardLabel, credit, creditTo }: ComingBack,
): readonly string[] {
  const words = wordsIn(language);
  const asCredit = creditTo === 'gift_card' ? words.backAsGiftCard : words.backAsCredit;
  return [
    ...(card.minor > 0 ? [words.backToCard(formatMoney(language, card), cardLabel ?? words.yourCard)] : []),
    ...(credit.minor > 0 ? [asCredit(formatMoney(language, credit))] : []),
  ];
}

export function writeCancelledEmail(language: Language, order: OrderLink, back: ComingBack): EmailContent {
  const words = wordsIn(language);
  const { orderId } = order;
  const uncharged = back.card.minor === 0 && back.cardLabel !== null ? [words.nothingWasCharged] : [];
  const sentences = [words.isCancelledNumbered(orderId), ...uncharged, ...sayComingBack(language, back)];
  return shortEmail(language, words.cancelledSubject(orderId), sentences, order);
}

interface LeavingParcel {
  /** For how many days it may be sent back; null where nothing in it could be. */
  readonly returnDays: number | null;
  readonly names: readonly string[];
  readonly trackingCode: string | null;
  readonly carrier: Carrier | null;
  /** False when it is said once more. */
  readonly isToday: boolean;
}

export function writeShippedEmail(
  language: Language,
  order: OrderLink,
  { names, trackingCode, carrier, isToday, returnDays }: LeavingParcel,
): EmailContent {
  const words = wordsIn(language);
  const parcel = trackingCode === null ? '' : ` ${words.itsParcelIs(oneLine(trackingCode))}`;
  const left = (isToday ? words.leftToday : words.hasLeft)(oneLine(names.join(', ')));
  const sentences = [
    `${left}${parcel}`,
    ...(returnDays === null ? [] : [sayParcelReturns(language, agreedReturns(returnDays))]),
  ];
  const url = trackingUrl({ carrier, trackingCode });
  const way =
    carrier === null || url === null ? [] : [{ label: words.followAt(words.carriers[carrier]), url }];
  return shortEmail(language, words.shippedSubject(order.orderId), sentences, order, way);
}

export function writeRefundEmail(language: Language, order: OrderLink, back: ComingBack): EmailContent {
  const words = wordsIn(language);
  const { orderId } = order;
  const all = money(back.card.minor + back.credit.minor, back.card.currency);
  const sentences = [words.comesBack(formatMoney(language, all), orderId), ...sayComingBack(language, back)];
  return shortEmail(language, words.refundSubject(orderId), sentences, order);
}

/** Its card cannot be charged any more for what is still to leave. */
export function writeUnpaidEmail(language: Language, order: OrderLink, status: OrderStatus): EmailContent {
  const words = wordsIn(language);
  const { orderId } = order;
  const whatNow = canCancel(status) ? words.payElsewhereOrCancel : words.payElsewhere;
  return shortEmail(language, words.unpaidSubject(orderId), [words.unpaid(orderId), whatNow], order);
}

interface ExchangedPiece {
  readonly name: string;
  readonly fromSize: string;
  readonly toSize: string;
  readonly quantity: number;
  /** ISO day until which the other size is held; null when it is sent at once. */
  readonly heldUntil: string | null;
}

/** Another size is sent for what comes back. */
export function writeExchangeEmail(
  language: Language,
  order: OrderLink,
  { name, fromSize, toSize, quantity, heldUntil }: ExchangedPiece,
): EmailContent {
  const words = wordsIn(language);
  const { orderId } = order;
  const sentences = [
    words.exchange(oneLine(name), quantity, fromSize, toSize),
    heldUntil === null
      ? words.exchangeLeavesNow(toSize)
      : words.exchangeHeldUntil(toSize, formatDay(language, heldUntil)),
  ];
  return shortEmail(language, words.exchangeSubject(orderId), sentences, order);
}
