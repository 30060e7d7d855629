// The steps of checkout as plain forms. Each says one thing of the quote and leads on; what was refused comes back with
// what was typed, sealed in a cookie for a moment.

import type { Context, Hono } from 'hono';
import * as contract from '../../../contract/checkout/checkout-forms.ts';
import { encodeQuote } from '../../../contract/checkout/encode-quote.ts';
import type { AddressGiven } from '../../../domain/checkout/address.ts';
import { isAboutSameAddress } from '../../../domain/checkout/address-doubt.ts';
import { type AddressUse, checkoutFields, fillFromBook } from '../../../domain/checkout/address-form.ts';
import { blockersIn } from '../../../domain/checkout/checkout-messages.ts';
import type { CheckoutStep } from '../../../domain/checkout/checkout-steps.ts';
import { codeRefusal, refusedCodes, unusedCodes } from '../../../domain/checkout/codes/coupon.ts';
import type { Quote, QuoteArea } from '../../../domain/checkout/quote.ts';
import type { QuoteInput } from '../../../shop/checkout/save-quote.ts';
import type { Shop } from '../../../shop/shop.ts';
import { labelAddressField } from '../../../words/checkout/label-address-field.ts';
import { sayCouponRefusal } from '../../../words/checkout/say-coupon-refusal.ts';
import { sayFieldProblem } from '../../../words/checkout/say-field-problem.ts';
import { sayQuoteMessage } from '../../../words/checkout/say-quote-message.ts';
import { sayShippingFailure } from '../../../words/checkout/say-shipping-failure.ts';
import { words } from '../../../words/checkout/words.ts';
import { language } from '../../../words/spoken.ts';
import type { SealedCookie } from '../../account/sealed-cookie.ts';
import { type FormValues, redirect } from '../account/form-answer.ts';
import { mount } from '../api.ts';
import { isForm } from '../body.ts';
import type { Environment } from '../environment.ts';
import { giftCardRefusal } from '../gift-card/gift-card-routes.ts';
import { ProblemError } from '../problem.ts';
import { ownerOf, requireCustomer, sendCookies } from '../visitor/signed-in.ts';
import { quoteVisitor } from './quote-routes.ts';

export interface CheckoutFormDeps {
  readonly shop: Shop;
  readonly formCookie: SealedCookie<FormValues>;
  readonly now: () => number;
}

type Call = Context<Environment>;

interface Step {
  /** The form it was, by which its page knows what was typed. */
  readonly form: CheckoutStep | 'billing' | 'code';
  /** Where it stands, and where it leads when all went well. */
  readonly page: string;
  readonly next: string;
  readonly area: QuoteArea;
  readonly inWords?: (refusal: string) => string;
  readonly formValues: FormValues;
}

const at = (step: CheckoutStep) => `/checkout?step=${step}`;

export function mountCheckoutForms(app: Hono<Environment>, deps: CheckoutFormDeps): void {
  mount(app, contract.giveContact, ({ body, c }) =>
    saveStep(c, deps, body, {
      form: 'contact',
      page: at('contact'),
      next: at('shipping'),
      area: 'email',
      formValues: body,
    }),
  );

  mount(app, contract.giveShippingAddress, async ({ body, c }) => {
    const { addressId, avsUserSelectedInvalid: box, ...given } = body;
    const step: Step = {
      form: 'shipping',
      page: `${at('shipping')}${given.countryCode ? `&country=${given.countryCode}` : ''}`,
      next: at('delivery'),
      area: 'shipping',
      inWords: (refusal) => sayShippingFailure(language(), refusal),
      // One from the book is shown as the quote has it.
      formValues: addressId === undefined ? texts(given) : {},
    };
    const refused =
      addressId === undefined ? await fieldRefusals(c, deps.shop, step.formValues, 'shipping') : [];
    if (refused.length > 0) return answerRefused(c, deps, refused, step);
    const shippingAddress = addressId === undefined ? given : await savedAddress(c, deps.shop, addressId);
    const isRight = box === 'on' && (await isDoubtedAddress(c, deps.shop, shippingAddress));
    const change = { shippingAddress, ...(isRight && { avsUserSelectedInvalid: true }) };
    return saveStep(c, deps, change, step);
  });

  mount(app, contract.giveBillingAddress, async ({ body, c }) => {
    const step: Step = {
      form: 'billing',
      page: `${at('payment')}${body.countryCode ? `&billing=${body.countryCode}` : ''}`,
      next: at('payment'),
      area: 'billing',
      formValues: texts(body),
    };
    const refused = await fieldRefusals(c, deps.shop, step.formValues, 'billing');
    if (refused.length > 0) return answerRefused(c, deps, refused, step);
    return saveStep(c, deps, { billingSameAsShipping: false, billingAddress: body }, step);
  });

  mount(app, contract.giveDelivery, ({ body, c }) =>
    saveStep(
      c,
      deps,
      {
        ...(body.shippingOptionName !== undefined && { shippingOptionName: body.shippingOptionName }),
        isGiftOrder: body.isGiftOrder === 'on',
        signatureOptOut: body.signatureOptOut === 'on',
        internationalConsent: body.internationalConsent === 'on',
      },
      { form: 'delivery', page: at('delivery'), next: at('payment'), area: 'delivery', formValues: {} },
    ),
  );

  mount(app, contract.giveCode, ({ body: { couponCode, remove, from }, c }) => {
    const page = from === 'bag' ? '/bag' : '/checkout';
    const change = remove === undefined ? { couponCode: couponCode ?? '' } : { removeCoupons: [remove] };
    const formValues = couponCode === undefined ? {} : { couponCode };
    return saveStep(c, deps, change, { form: 'code', page, next: page, area: 'coupon', formValues });
  });
}

async function saveStep(c: Call, deps: CheckoutFormDeps, change: Omit<QuoteInput, 'version'>, step: Step) {
  const answer = await saveFormQuote(c, deps.shop, change);
  const refused = answer.ok
    ? refusalsOf(answer.quote, step).map((message) => ({ at: wholeFields[step.area] ?? '', message }))
    : answer.problems;
  if (!isForm(c)) {
    if (!answer.ok) throw new ProblemError('unprocessable', refused[0]?.message ?? '', [...refused]);
    return {
      success: true as const,
      content: encodeQuote(
        language(),
        answer.quote,
        await deps.shop.payment.findBraintreeToken(c.get('visitor').flags),
      ),
    };
  }
  return refused.length === 0 ? redirect(c, step.next) : answerRefused(c, deps, refused, step);
}

/**
 * The faults of a typed address, which a browser with scripts would have found by the same rules. A program may give an
 * address in pieces, so only a form is asked for all of it.
 */
async function fieldRefusals(c: Call, { account }: Shop, formValues: FormValues, use: AddressUse) {
  if (!isForm(c)) return [];
  const { fields, isKnown } = await account.viewAddressForm(language(), formValues.countryCode ?? '');
  if (!isKnown) return [];
  return checkoutFields(fields, use).flatMap((field): FieldRefusal[] => {
    const message = sayFieldProblem(labelAddressField(language(), field), formValues[field.name] ?? '');
    return message === null ? [] : [{ at: field.name, message }];
  });
}

/** Back to the page it came from. One sentence stands above the form, the first where fields say theirs. */
function answerRefused(c: Call, deps: CheckoutFormDeps, refused: readonly FieldRefusal[], step: Step) {
  const errors = refused.flatMap((field) => errorOf(field, step));
  const first = refused[0]?.message ?? '';
  const refusalText = errors.length > 0 ? first : refused.map(({ message }) => message).join(' ');
  const formValues = {
    ...step.formValues,
    ...Object.fromEntries(errors),
    step: step.form,
    message: step.inWords?.(refusalText) ?? refusalText,
  };
  sendCookies(c, [deps.formCookie.seal(formValues, deps.now())]);
  return redirect(c, step.page);
}

/** What the quote says against what was just said. A code that was given before is not what this form is about. */
function refusalsOf({ draft, priced }: Quote, { area, formValues: { couponCode } }: Step): readonly string[] {
  if (area === 'coupon') {
    const codes = {
      refusedCodes: refusedCodes(draft.couponCodes, priced),
      unusedCodes: unusedCodes(draft.couponCodes, priced),
    };
    const refusal = couponCode === undefined ? undefined : codeRefusal(codes, couponCode);
    return refusal?.refusal ? [sayCouponRefusal(language(), refusal.refusal)] : [];
  }
  return blockersIn(priced.messages, area).map((message) => sayQuoteMessage(language(), message));
}

/** What is wrong with a field travels beside what was typed in it. */
function errorOf({ at: place, message }: FieldRefusal, { area }: Step): [string, string][] {
  if (area === 'coupon') return [['error couponCode', message]];
  const name = place.split('.').at(-1) ?? '';
  return name === '' ? [] : [[`error ${name}`, message]];
}

/** An area that is one field: whatever stands against the area stands against the field. */
const wholeFields: Readonly<Partial<Record<QuoteArea, string>>> = { email: 'emailAddress' };

interface FieldRefusal {
  readonly at: string;
  readonly message: string;
}

type Saved =
  | { readonly ok: true; readonly quote: Quote }
  | { readonly ok: false; readonly problems: readonly FieldRefusal[] };

/** A form names no version: what it says is said of the quote as it is now, and of a newer one once more. */
async function saveFormQuote(c: Call, shop: Shop, change: Omit<QuoteInput, 'version'>): Promise<Saved> {
  const owner = await ownerOf(c);
  const visitor = await quoteVisitor(c);
  const quote = await shop.checkout.readQuote(owner, visitor);
  if (!owner || !quote) throw new ProblemError('not_found', words.nothingToCheckOut);
  const first = await shop.checkout.saveQuote(owner, visitor, { ...change, version: quote.version });
  const answer =
    !first.ok && first.code === 'quote_changed'
      ? await shop.checkout.saveQuote(owner, visitor, { ...change, version: first.quote.version })
      : first;
  if (answer.ok) return answer;
  switch (answer.code) {
    case 'unprocessable':
      return answer;
    case 'no_gift_card':
      return {
        ok: false,
        problems: [{ at: 'couponCode', message: giftCardRefusal(answer.refused).message }],
      };
    case 'quote_changed':
      throw new ProblemError('quote_changed', words.changedSinceLooked);
    case 'in_flight':
      throw new ProblemError('in_flight', words.paymentUnderWay);
    case 'not_found':
      throw new ProblemError('not_found', words.nothingToCheckOut);
  }
}

/** The box is about the address that the shopper was asked about: it is heard when the same one comes with it. */
async function isDoubtedAddress(c: Call, shop: Shop, shippingAddress: AddressGiven): Promise<boolean> {
  const quoteBefore = await shop.checkout.readQuote(await ownerOf(c), await quoteVisitor(c));
  const sent = await saveFormQuote(c, shop, { shippingAddress });
  return quoteBefore !== null && sent.ok && isAboutSameAddress(quoteBefore.draft, sent.quote.draft);
}

async function savedAddress(c: Call, shop: Shop, addressId: string) {
  const address = await shop.account.findAddress(await requireCustomer(c), addressId);
  if (!address) throw new ProblemError('not_found', words.noSuchAddress);
  return { ...fillFromBook(address), countryCode: address.country };
}

const texts = (fields: Readonly<Record<string, string | undefined>>): FormValues =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
  );
