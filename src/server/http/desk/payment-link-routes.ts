// Orders by telephone, and the links by which they are paid.
import type { Context, Hono } from 'hono';
import { encodeShippingOption, encodeTax } from '../../../contract/checkout/encode-quote.ts';
import * as contract from '../../../contract/desk/payment-links.ts';
import { pageSizes } from '../../../domain/desk/list.ts';
import { parsePaymentLinkCursor } from '../../../domain/desk/payment-link-list.ts';
import { makingBlockers, type PaymentLinkState } from '../../../domain/payment/payment-link.ts';
import { decimalOfMoney } from '../../../domain/pricing/money.ts';
import type { LinkChanged, LinkMade } from '../../../shop/desk/payment-links.ts';
import type { TakenDown } from '../../../shop/desk/take-order.ts';
import type { Shop } from '../../../shop/shop.ts';
import { sayLineProblem } from '../../../words/checkout/say-line-problem.ts';
import { sayQuoteMessage } from '../../../words/checkout/say-quote-message.ts';
import { language } from '../../../words/spoken.ts';
import { formatMoney } from '../../../words/text/format-money.ts';
import { mount } from '../api.ts';
import type { Environment } from '../environment.ts';
import { idempotencyKey } from '../idempotency-key.ts';
import { ProblemError } from '../problem.ts';
import { type RefusalsOf, refuseUnlessOk } from '../refuse-unless-ok.ts';

/** The country is the address's, and not of whoever takes the order down; rates on trial are not tried on the telephone. */
const visitorOf = (c: Context<Environment>) => ({ country: null, flags: c.get('visitor').flags });

interface LineInput {
  readonly productId: number;
  readonly sizeId: number;
  readonly quantity: number;
}

const linesOf = (lines: readonly LineInput[]) =>
  lines.map(({ productId, sizeId, quantity }) => ({ productId, skuId: sizeId, quantity }));

export function mountPaymentLinks(app: Hono<Environment>, { shop }: { readonly shop: Shop }): void {
  mount(app, contract.quotePaymentLink, async ({ body, c }) => {
    const taken = await shop.desk.takeOrderDown(visitorOf(c), { ...body, lines: linesOf(body.lines) });
    refuseUnlessOk(taken, takingRefusals);
    return { success: true as const, content: encodeTaken(taken) };
  });

  mount(app, contract.makePaymentLink, async ({ body, c, actor }) => {
    const input = { ...body, lines: linesOf(body.lines), key: idempotencyKey(c) };
    const made = await shop.desk.makePaymentLink(actor, visitorOf(c), input);
    refuseUnlessOk(made, makingRefusals);
    const { id, expiresAt } = made.link;
    return {
      success: true as const,
      content: { linkId: id, emailAddress: body.emailAddress, expiresAt: expiresAt.toISOString() },
    };
  });

  mount(app, contract.listPaymentLinks, async ({ query }) => {
    const { 'page[after]': after, ps, q = '', view = 'all', sort = 'newest' } = query;
    const cursor = after === undefined ? null : parsePaymentLinkCursor(after);
    if (after !== undefined && cursor === null)
      throw new ProblemError('invalid_request', 'There is no such page of the list.');
    const content = await shop.desk.listPaymentLinks({
      filters: { view, search: q },
      sort,
      after: cursor,
      size: Math.min(Number(ps ?? pageSizes.usual), pageSizes.most),
    });
    return { success: true as const, content };
  });

  mount(app, contract.sendPaymentLink, async ({ params: { id }, c, actor }) => {
    const sent = await shop.desk.sendPaymentLink(actor, visitorOf(c), { linkId: id, key: idempotencyKey(c) });
    refuseUnlessOk(sent, changeRefusals);
    return { success: true as const, content: { linkId: id, state: sent.state } };
  });

  mount(app, contract.withdrawPaymentLink, async ({ params: { id }, actor }) => {
    const withdrawn = await shop.desk.withdrawPaymentLink(actor, id);
    refuseUnlessOk(withdrawn, changeRefusals);
    return { success: true as const, content: { linkId: id, state: withdrawn.state } };
  });
}

function encodeTaken({
  priced,
  available,
}: Extract<TakenDown, { readonly ok: true }>): contract.PaymentLinkQuote {
  const say = (messages: typeof priced.messages) =>
    messages.map((message) => sayQuoteMessage(language(), message));
  return {
    currency: priced.currency,
    lines: priced.lines.map((line) => ({
      productId: line.productId,
      sizeId: line.skuId,
      name: line.name,
      colorName: line.colorName,
      sizeName: line.sizeName,
      path: line.path,
      imagePath: line.imagePath,
      quantity: line.quantity,
      available: available.get(line.skuId) ?? 0,
      price: decimalOfMoney(line.unitPrice),
      subTotal: decimalOfMoney(line.subTotal),
      problem: line.problem === null ? null : sayLineProblem(language(), line.problem),
    })),
    subTotal: decimalOfMoney(priced.subTotal),
    couponAmount: decimalOfMoney(priced.couponAmount),
    shippingOptions: priced.shippingOptions.map((option) => encodeShippingOption(language(), option)),
    shippingOptionName: priced.shippingOption?.type ?? null,
    shippingAmount: decimalOfMoney(priced.shippingAmount),
    tax: encodeTax(language(), priced.tax),
    total: decimalOfMoney(priced.total),
    isAddressDoubted: priced.addressDoubt !== null,
    blockers: say(makingBlockers(priced.messages)),
    remarks: say(priced.messages.filter(({ kind }) => kind === 'remark')),
  };
}

const takingRefusals: RefusalsOf<TakenDown> = {
  no_such_size: () =>
    new ProblemError(
      'unprocessable',
      'There is no such size, or it is a gift card, which its buyer makes out.',
    ),
  size_twice: () => new ProblemError('unprocessable', 'A size stands there twice.'),
  invalid: ({ problems }) =>
    new ProblemError('unprocessable', problems[0]?.message ?? 'Something is not right.', [...problems]),
};

const makingRefusals: RefusalsOf<LinkMade> = {
  ...takingRefusals,
  blocked: ({ messages }) =>
    new ProblemError(
      'unprocessable',
      messages.map((message) => sayQuoteMessage(language(), message)).join(' '),
    ),
  other_total: ({ total }) =>
    new ProblemError('conflict', `It comes to ${formatMoney(language(), total)} now. Look at it once more.`),
  key_reused: () => new ProblemError('key_reused', 'This key has made another link.'),
};

const sentences: Readonly<Record<PaymentLinkState, string>> = {
  waiting: 'It waits.',
  paying: 'It is being paid for at this moment.',
  paid: 'It is paid for: its order can be changed.',
  expired: 'It has expired, and opens nothing any more.',
  withdrawn: 'It was withdrawn.',
};

const changeRefusals: RefusalsOf<LinkChanged> = {
  not_found: () => new ProblemError('not_found', 'There is no such link.'),
  not_now: ({ state }) => new ProblemError('conflict', sentences[state]),
};
