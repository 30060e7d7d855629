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
  const parcels = shipments(priced.lines);
  const goods = parcels.flatMap((parcel) => [
    ...(parcels.length > 1 ? [`${shipmentTitle(parcel)}:`] : []),
    ...parcel.lines.map(lineWords),
  ]);
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
    `Follow it, or cancel it until it ships: ${url}`,
  ].join('\n\n');
  const html = emailHtml([
    paragraph(`Thank you. Your order ${orderId} is placed.`),
    paragraph(goods.map(escaped).join('<br>')),
    paragraph(sums.map(([name, amount]) => `${escaped(name)}: ${escaped(amount)}`).join('<br>')),
    where.length > 0 ? paragraph(`It goes to:<br>${where.map(escaped).join('<br>')}`) : '',
    link(url, 'Follow it, or cancel it until it ships'),
  ]);
  return { subject, text: `${text}\n`, html };
}

function lineWords({ quantity, name, sizeName, colorName, subTotal }: QuoteLine): string {
  const what = [name, sizeName === 'One Size' ? '' : `size ${sizeName}`, colorName].filter(Boolean);
  return oneLine(`${quantity} x ${what.join(', ')}: ${formatMoney(subTotal)}`);
}

function sumsOf(priced: Quote['priced']): readonly (readonly [name: string, amount: string])[] {
  const { subTotal, couponAmount, shippingAmount, tax, storeCredit, total, coupons } = priced;
  const less = (amount: Money) => `−${formatMoney(amount)}`;
  return [
    ['Subtotal', formatMoney(subTotal)],
    ...(couponAmount.minor > 0
      ? [[coupons.map(({ code }) => code).join(', '), less(couponAmount)] as const]
      : []),
    ['Shipping', shippingAmount.minor === 0 ? 'Free' : formatMoney(shippingAmount)],
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
