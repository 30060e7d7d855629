// The e-mails of an order. What a shopper typed into it stands on lines of its own, and never as markup.
import type { Quote, QuoteLine } from '../checkout/quote.ts';
import { type EmailContent, emailHtml, escaped, oneLine } from '../messaging/email-template.ts';
import { formatMoney, type Money } from '../pricing/money.ts';
import { shipments, shipmentTitle } from '../shipping/ship-schedule.ts';

const paragraph = (markup: string) => `<p style="margin:0 0 16px">${markup}</p>`;
const link = (url: string, words: string) =>
  paragraph(`<a href="${escaped(url)}" style="color:#191715">${escaped(words)}</a>`);

/** The receipt. */
export function orderEmail(orderId: number, { draft, priced }: Quote, url: string): EmailContent {
  const parts = partsOf(priced.lines);
  const goods = parts.flatMap(({ title, lines }) => [
    ...(parts.length > 1 ? [`${title}:`] : []),
    ...lines.map(lineWords),
  ]);
  const follow = `Follow it, or cancel it until it ${priced.lines.some(isShipped) ? 'ships' : 'is sent'}`;
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
  const subject = `Your order ${orderId} at Vitrine`;
  const text = [
    `Thank you. Your order ${orderId} is placed.`,
    goods.join('\n'),
    sums.map(([name, amount]) => `${name}: ${amount}`).join('\n'),
    ...(where.length > 0 ? [`It goes to:\n${where.join('\n')}`] : []),
    `${follow}: ${url}`,
  ].join('\n\n');
  const html = emailHtml([
    paragraph(`Thank you. Your order ${orderId} is placed.`),
    paragraph(goods.map(escaped).join('<br>')),
    paragraph(sums.map(([name, amount]) => `${escaped(name)}: ${escaped(amount)}`).join('<br>')),
    where.length > 0 ? paragraph(`It goes to:<br>${where.map(escaped).join('<br>')}`) : '',
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
    ...(cards.length > 0 ? [{ title: 'By email', lines: cards }] : []),
  ];
}

function lineWords({ quantity, name, sizeName, colorName, subTotal, isGiftCard }: QuoteLine): string {
  const size = sizeName === 'One Size' ? '' : `size ${sizeName}`;
  const what = [name, ...(isGiftCard ? [sizeName] : [size, colorName])].filter(Boolean);
  return oneLine(`${quantity} x ${what.join(', ')}: ${formatMoney(subTotal)}`);
}

function sumsOf(priced: Quote['priced']): readonly (readonly [name: string, amount: string])[] {
  const { lines, subTotal, couponAmount, shippingAmount, tax, storeCredit, total, coupons } = priced;
  const less = (amount: Money) => `−${formatMoney(amount)}`;
  return [
    ['Subtotal', formatMoney(subTotal)],
    ...(couponAmount.minor > 0
      ? [[coupons.map(({ code }) => code).join(', '), less(couponAmount)] as const]
      : []),
    ...(lines.some(isShipped)
      ? [['Shipping', shippingAmount.minor === 0 ? 'Free' : formatMoney(shippingAmount)] as const]
      : []),
    ...(tax.kind === 'none' ? [] : [[tax.label, formatMoney(tax.amount)] as const]),
    ...(storeCredit.minor > 0 ? [['Store credit', less(storeCredit)] as const] : []),
    ['Total', formatMoney(total)],
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
    html: emailHtml([...sentences.map((words) => paragraph(escaped(words))), link(url, 'See the order')]),
  };
}

export function cancelledEmail(told: Told, refund: Money): EmailContent {
  const money =
    refund.minor === 0 ? 'Nothing was charged.' : `${formatMoney(refund)} goes back to where it came from.`;
  return shortEmail(
    `Your order ${told.orderId} is cancelled`,
    [`Your order ${told.orderId} is cancelled. ${money}`],
    told,
  );
}

export function shippedEmail(
  told: Told,
  names: readonly string[],
  trackingCode: string | null,
): EmailContent {
  const parcel = trackingCode === null ? '' : ` Its parcel is ${oneLine(trackingCode)}.`;
  return shortEmail(
    `On its way: your order ${told.orderId}`,
    [`${oneLine(names.join(', '))} left our shop today.${parcel}`],
    told,
  );
}

export function refundEmail(told: Told, amount: Money): EmailContent {
  return shortEmail(
    `A refund for your order ${told.orderId}`,
    [`${formatMoney(amount)} of your order ${told.orderId} goes back to where it came from.`],
    told,
  );
}
