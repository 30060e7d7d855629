// Checkout, for whoever has something in their bag. It is theirs alone, so it is never kept.

import { data, redirect } from 'react-router';
import { encodeQuote } from '../../contract/checkout/encode-quote.ts';
import type { CardEntry } from '../../contract/payment/card-entry.ts';
import { addressToBeginWith, checkoutFields, fillFromBook } from '../../domain/checkout/address-form.ts';
import { openStep } from '../../domain/checkout/checkout-steps.ts';
import { expiryText, isExpired } from '../../domain/payment/saved-card.ts';
import { decimalOfMoney } from '../../domain/pricing/money.ts';
import { isSoldTo } from '../../domain/shipping/delivery-terms.ts';
import { usCountryCode } from '../../domain/visitor/country.ts';
import { labelAddressField } from '../../words/checkout/label-address-field.ts';
import { sayLineProblem } from '../../words/checkout/say-line-problem.ts';
import { words } from '../../words/checkout/words.ts';
import { pageLanguage } from '../../words/page-language.ts';
import { sayCard } from '../../words/payment/say-card.ts';
import { pageTitle } from '../../words/shop-name.ts';
import { formatMoment } from '../../words/text/format-moment.ts';
import { CheckoutHeader } from '../features/checkout/checkout-header.tsx';
import { CheckoutPage } from '../features/checkout/checkout-page.tsx';
import { PaymentLinkPage, type PaymentLinkProps } from '../features/checkout/link/payment-link-page.tsx';
import { Resumed } from '../features/checkout/resumed.tsx';
import { rendering, shop } from '../rendering.ts';
import type { Route } from './+types/checkout';

type Context = Route.LoaderArgs['context'];

export async function loader({ request, context }: Route.LoaderArgs) {
  const pageContext = context.get(rendering);
  const { checkout, payment } = context.get(shop);
  const query = new URL(request.url).searchParams;
  const token = query.get('link');
  if (token !== null) return { quote: null, link: await readLink(context, token) };
  const read = await checkout.readQuote(pageContext.owner, pageContext);
  if (!read) return { quote: null, link: null };
  const quote = encodeQuote(pageLanguage, read, await payment.findBraintreeToken(pageContext.flags));
  if (quote.orderId !== null) throw redirect(`/order/${quote.orderId}`);
  const saved = await savedAddresses(context);
  const home = pageContext.country ?? usCountryCode;
  // Whoever has a book of addresses chooses from it.
  const last = saved.length === 0 ? await lastAddress(context) : null;
  const isSold = (code: string) => isSoldTo(pageContext.delivery, code);
  const candidates = [
    query.get('country'),
    quote.shippingAddress?.countryCode,
    saved[0]?.country,
    last?.countryCode,
  ];
  const country = [...candidates, home].find((code) => code && isSold(code)) ?? usCountryCode;
  const billed = query.get('billing') ?? quote.billingAddress?.countryCode ?? country;
  const [shipping, billing] = await Promise.all([
    addressForm(context, country, 'shipping'),
    addressForm(context, billed, 'billing'),
  ]);
  return {
    quote,
    step: openStep(query.get('step'), quote),
    shipping: shipping.form,
    billing: billing.form,
    countries: shipping.countries.filter(({ value }) => isSold(value)),
    billingCountries: shipping.countries,
    addressAtHand: addressToBeginWith(quote.shippingAddress, last, shipping.form.country),
    saved,
    customerEmail: pageContext.customer?.email ?? null,
    formValues: pageContext.formValues,
    cardEntry: pageContext.cardEntry,
    payInFour: pageContext.payInFour,
    savedCards: await savedCards(context, pageContext.cardEntry.processor),
    isReturning: query.get('payment') === 'returned',
  };
}

/** An order that the shop took down: of whom it is for nothing is shown but the place. */
async function readLink(context: Context, token: string): Promise<PaymentLinkProps> {
  const pageContext = context.get(rendering);
  const { checkout, bag } = context.get(shop);
  const link = await checkout.viewPaymentLink(pageContext.owner, pageContext, token);
  if (!link) throw data(words.noSuchLink, { status: 404 });
  const { state, priced, place, firstTotal, expiresAt } = link;
  if (state !== 'waiting') return { state };
  if (link.isInBag) throw redirect('/checkout');
  if (!priced) throw new Error('A link that waits has no price.');
  const { lines } = await bag.read(pageContext.owner);
  return {
    state,
    waiting: {
      token,
      lines: priced.lines.map((line) => ({
        id: line.bagItemId,
        name: line.name,
        colorName: line.colorName,
        untranslated: line.untranslated,
        sizeName: line.sizeName,
        imagePath: line.imagePath,
        quantity: line.quantity,
        subTotal: decimalOfMoney(line.subTotal),
        problem: line.problem && sayLineProblem(pageLanguage, line.problem),
      })),
      currency: priced.currency,
      total: decimalOfMoney(priced.total),
      firstTotal: decimalOfMoney(firstTotal),
      place,
      opensUntil: formatMoment(pageLanguage, expiresAt.getTime()),
      inBag: lines.reduce((sum, { quantity }) => sum + quantity, 0),
    },
  };
}

/** A processor that does not answer has none to offer: a card can still be typed. */
async function savedCards(context: Context, processor: CardEntry['processor']) {
  const { customer, now } = context.get(rendering);
  if (!customer) return null;
  const cards = await context
    .get(shop)
    .payment.listCards(customer.id, processor)
    .catch(() => []);
  const today = new Date(now);
  const month = { month: today.getUTCMonth() + 1, year: today.getUTCFullYear() };
  return cards
    .filter((card) => !isExpired(card, month))
    .map((card) => ({ id: card.id, label: sayCard(pageLanguage, card), expires: expiryText(card) }));
}

async function savedAddresses(context: Context) {
  const { customer } = context.get(rendering);
  if (!customer) return [];
  const addresses = await context.get(shop).account.listAddresses(customer);
  return addresses.map(({ id, label, country, name, line1, line2, city, region, postalCode, phone }) => ({
    id,
    label,
    country,
    lines: [name, line1, [city, [region, postalCode].join(' ').trim()].join(', ')],
    formValues: fillFromBook({ name, line1, line2, city, region, postalCode, phone }),
  }));
}

async function lastAddress(context: Context) {
  const { customer } = context.get(rendering);
  return customer && context.get(shop).order.findLastAddress(customer.id);
}

/** A country nobody knows has the fields of ours. */
async function addressForm(context: Context, countryCode: string, use: 'shipping' | 'billing') {
  const { account } = context.get(shop);
  const found = await account.viewAddressForm(pageLanguage, countryCode);
  const country = found.isKnown ? countryCode : 'US';
  const { fields, countries } = found.isKnown ? found : await account.viewAddressForm(pageLanguage, country);
  const labelled = checkoutFields(fields, use).map((field) => labelAddressField(pageLanguage, field));
  return { countries, form: { country, fields: labelled } };
}

export const meta: Route.MetaFunction = () => [{ title: pageTitle(words.checkout) }];

export default function CheckoutRoute({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <CheckoutHeader />
      <main id="main" tabIndex={-1}>
        <CheckoutContent {...loaderData} />
      </main>
    </>
  );
}

function CheckoutContent(shown: Route.ComponentProps['loaderData']) {
  if (shown.quote !== null) return <CheckoutPage {...shown} />;
  return shown.link === null ? <Resumed /> : <PaymentLinkPage {...shown.link} />;
}
