// The bag of whoever asks. It is theirs alone, so it is never kept.

import { encodeCart } from '../../contract/bag/bag.ts';
import { encodeCodes, encodeTax } from '../../contract/checkout/encode-quote.ts';
import page from '../../design/text/page.module.css';
import { changeRefusalNamed } from '../../domain/bag/bag.ts';
import { convertMoney, isHome } from '../../domain/currency/exchange.ts';
import { addMoney, decimalOfMoney, type Money, subtractMoney } from '../../domain/pricing/money.ts';
import { usCountryCode } from '../../domain/visitor/country.ts';
import { sayChangeRefusal } from '../../words/bag/say-bag-refusal.ts';
import { words } from '../../words/bag/words.ts';
import { sayOfferedCode } from '../../words/checkout/say-offered-code.ts';
import { pageLanguage } from '../../words/page-language.ts';
import { sayShippingWay } from '../../words/shipping/say-shipping-way.ts';
import { words as shippingWords } from '../../words/shipping/words.ts';
import { pageTitle } from '../../words/shop-name.ts';
import { BagPage } from '../features/bag/bag-page.tsx';
import type { BagEstimate } from '../features/bag/summary/estimate.tsx';
import { rendering, shop } from '../rendering.ts';
import type { Route } from './+types/bag';

export async function loader({ context, request }: Route.LoaderArgs) {
  const pageContext = context.get(rendering);
  const { bag: bags, checkout, currency } = context.get(shop);
  const [bag, codes] = await Promise.all([
    bags.read(pageContext.owner),
    checkout.viewCodes(pageContext.owner, pageContext),
  ]);
  const [toShownCurrency, offered] = await Promise.all([
    currency.viewBag(bag, pageContext.exchange),
    checkout.listOfferedCodes(pageContext.owner, pageContext, bag, codes?.codes),
  ]);
  const cart = encodeCart(bag, toShownCurrency, pageContext);
  const query = new URL(request.url).searchParams;
  const refusal = changeRefusalNamed(query.get('notice'));
  return {
    cart,
    notice: refusal && sayChangeRefusal(pageLanguage, refusal),
    estimate: await estimateOf(context, toShownCurrency.subtotal, query.get('postCode')),
    formValues: pageContext.formValues,
    returnTerms: pageContext.returns,
    codes: codes && encodeCodes(pageLanguage, codes.codes, codes.priced),
    offers: offered.map((offer) => ({ code: offer.code, saving: sayOfferedCode(pageLanguage, offer) })),
  };
}

/** For the country they shop as, in the currency of the bag; null when nobody asked. */
async function estimateOf(
  context: Route.LoaderArgs['context'],
  subtotal: Money,
  postCodeText: string | null,
): Promise<BagEstimate | null> {
  if (postCodeText === null) return null;
  const pageContext = context.get(rendering);
  const postCode = postCodeText.trim().slice(0, 20);
  const place = { countryCode: pageContext.country ?? usCountryCode, postCode };
  const estimated = await context.get(shop).checkout.readEstimate(pageContext.owner, pageContext, place);
  if (!estimated.ok) {
    const message =
      estimated.code === 'not_sold_to'
        ? shippingWords.nothingShipsThere
        : shippingWords.enterPostcodeWeShipTo;
    return { postCode, errors: [message], found: null };
  }
  const { priced, regionName } = estimated;
  const { shippingOption } = priced;
  const toShownCurrency = (amount: Money) => convertMoney(amount, pageContext.exchange);
  const [shipping, tax] = [toShownCurrency(priced.shippingAmount), toShownCurrency(priced.tax.amount)];
  const added = priced.tax.kind === 'calculated' ? addMoney(shipping, tax) : shipping;
  const reduced = subtractMoney(subtotal, toShownCurrency(priced.couponAmount));
  const total = isHome(pageContext.exchange) ? priced.total : addMoney(reduced, added);
  return {
    postCode,
    errors: [],
    found: {
      regionName,
      currency: subtotal.currency,
      shipping: shippingOption && {
        title: sayShippingWay(pageLanguage, shippingOption.way),
        cost: decimalOfMoney(shipping),
      },
      tax: encodeTax(pageLanguage, { ...priced.tax, amount: tax }),
      total: decimalOfMoney(total),
    },
  };
}

export const meta: Route.MetaFunction = () => [{ title: pageTitle(words.bag) }];

export default function BagRoute({ loaderData }: Route.ComponentProps) {
  const { cart, ...rest } = loaderData;
  return (
    <main id="main" tabIndex={-1} className={page.page}>
      <BagPage {...rest} loaded={cart} />
    </main>
  );
}
