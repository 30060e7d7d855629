// The calls of the quote.

import type { Context, Hono } from 'hono';
import { encodeQuote, encodeShippingOption, encodeTax } from '../../../contract/checkout/encode-quote.ts';
import * as contract from '../../../contract/checkout/quote.ts';
import type { Quote } from '../../../domain/checkout/quote.ts';
import { decimalOfMoney } from '../../../domain/pricing/money.ts';
import type { Owner } from '../../../domain/visitor/owner.ts';
import type { QuoteSayer } from '../../../shop/checkout/checkout-deps.ts';
import type { Shop } from '../../../shop/shop.ts';
import { words } from '../../../words/checkout/words.ts';
import { words as shippingWords } from '../../../words/shipping/words.ts';
import { language } from '../../../words/spoken.ts';
import { mount } from '../api.ts';
import type { Environment } from '../environment.ts';
import { giftCardRefusal } from '../gift-card/gift-card-routes.ts';
import { ProblemError } from '../problem.ts';
import { ownerOf } from '../visitor/signed-in.ts';

export interface QuoteRouteDeps {
  readonly shop: Shop;
}

type Call = Context<Environment>;

export async function quoteVisitor(c: Call): Promise<QuoteSayer> {
  const { country, flags } = c.get('visitor');
  return { customer: await c.get('signedIn')(), country, flags, address: c.get('address') };
}

/** With the new quote beside it: whoever is refused sees at once what it is now. */
export function quoteChanged(quote: Quote, braintreeToken: string | null): ProblemError {
  const problem = new ProblemError('quote_changed', words.changedSinceLooked);
  problem.quote = encodeQuote(language(), quote, braintreeToken);
  return problem;
}

const nothingToQuote = () => new ProblemError('not_found', words.nothingToCheckOut);

/** They were signed in when their page was made. It is said once: the answer forgets it, and they are a guest from then on. */
function isSessionOver(c: Call, owner: Owner | null): boolean {
  return c.get('visitor').signedInHint !== null && !(owner && 'customerId' in owner);
}

export function mountQuote(app: Hono<Environment>, { shop }: QuoteRouteDeps): void {
  const tokenFor = (c: Call) => shop.payment.findBraintreeToken(c.get('visitor').flags);
  const read = async (c: Call, quoteId?: string) => {
    const quote = await shop.checkout.readQuote(await ownerOf(c), await quoteVisitor(c), quoteId);
    if (!quote) throw nothingToQuote();
    return { success: true as const, content: encodeQuote(language(), quote, await tokenFor(c)) };
  };

  mount(app, contract.readQuote, ({ query: { quoteId }, c }) => read(c, quoteId));

  // Who they are is asked first, and what the guest had said is the customer's by then.
  mount(app, contract.readMergedQuote, ({ c }) => read(c));

  mount(app, contract.saveQuote, async ({ body: { quote: draft, ...changes }, c }) => {
    const owner = await ownerOf(c);
    if (isSessionOver(c, owner)) throw new ProblemError('login_required', words.sessionOver);
    if (!owner) throw nothingToQuote();
    const saved = await shop.checkout.saveQuote(owner, await quoteVisitor(c), { ...draft, ...changes });
    if (saved.ok)
      return { success: true as const, content: encodeQuote(language(), saved.quote, await tokenFor(c)) };
    switch (saved.code) {
      case 'not_found':
        throw nothingToQuote();
      case 'in_flight':
        throw new ProblemError('in_flight', words.paymentUnderWay);
      case 'quote_changed':
        throw quoteChanged(saved.quote, await tokenFor(c));
      case 'no_gift_card':
        throw giftCardRefusal(saved.refused);
      case 'unprocessable':
        throw new ProblemError('unprocessable', saved.problems[0]?.message ?? '', [...saved.problems]);
    }
  });

  mount(app, contract.readCredit, async ({ c }) => ({
    success: true as const,
    content: decimalOfMoney(await shop.checkout.readCredit(await ownerOf(c))),
  }));

  mount(app, contract.readEstimate, async ({ query: { country, postCode }, c }) => {
    const place = { countryCode: country, postCode };
    const estimated = await shop.checkout.readEstimate(await ownerOf(c), await quoteVisitor(c), place);
    if (!estimated.ok)
      throw estimated.code === 'empty'
        ? nothingToQuote()
        : new ProblemError(
            'unprocessable',
            estimated.code === 'not_sold_to' ? words.notToThatCountry : shippingWords.enterPostcodeWeShipTo,
          );
    const { priced, regionName } = estimated;
    return {
      success: true as const,
      content: {
        regionName,
        currency: priced.currency,
        subTotal: decimalOfMoney(priced.subTotal),
        shippingOptions: priced.shippingOptions.map((option) => encodeShippingOption(language(), option)),
        shippingAmount: decimalOfMoney(priced.shippingAmount),
        tax: encodeTax(language(), priced.tax),
        total: decimalOfMoney(priced.total),
      },
    };
  });
}
