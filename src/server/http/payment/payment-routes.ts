// Paying, which makes a quote an order.

import type { Context, Hono } from 'hono';
import { encodeQuote } from '../../../contract/checkout/encode-quote.ts';
import * as contract from '../../../contract/payment/payment.ts';
import type { ProcessorName } from '../../../domain/payment/processor.ts';
import { fullNetworkRetrySeconds, mostUnitsHeld } from '../../../domain/stock/hold-limits.ts';
import { NoAnswer, ProcessorDown, ProcessorRefusal } from '../../../providers/payment/payment-processor.ts';
import type { Refusal } from '../../../shop/payment/begin-attempt.ts';
import type { Paid } from '../../../shop/payment/pay.ts';
import { sayQuoteMessage } from '../../../words/checkout/say-quote-message.ts';
import { words as checkoutWords } from '../../../words/checkout/words.ts';
import { sayDecline, saySoldOut } from '../../../words/payment/say-payment-failure.ts';
import { words } from '../../../words/payment/words.ts';
import { language } from '../../../words/spoken.ts';
import { requestLanguage } from '../../visitor/speaking.ts';
import { jsonHeaders, mount } from '../api.ts';
import { quoteVisitor } from '../checkout/quote-routes.ts';
import type { Environment } from '../environment.ts';
import { idempotencyKey } from '../idempotency-key.ts';
import { ProblemError } from '../problem.ts';
import { reply } from '../reply.ts';
import { countStage, type StageDeps } from '../visitor/count-stage.ts';
import { ownerOf, requireCustomer } from '../visitor/signed-in.ts';

export type PaymentRouteDeps = StageDeps;

type Call = Context<Environment>;

export function mountPayment(app: Hono<Environment>, deps: PaymentRouteDeps): void {
  const { shop } = deps;
  /** With the quote as it is now beside it: whoever is refused sees at once what moved. */
  const withQuote = async (c: Call, problem: ProblemError) => {
    const visitor = await quoteVisitor(c);
    const quote = await shop.checkout.readQuote(await ownerOf(c), visitor);
    if (quote)
      problem.quote = encodeQuote(language(), quote, await shop.payment.findBraintreeToken(visitor.flags));
    return problem;
  };

  const answer = async (c: Call, paid: Paid, isReplay: boolean): Promise<Response> => {
    const headers = { ...jsonHeaders, ...(isReplay && { 'idempotency-replayed': 'true' }) };
    const content = (status: 200 | 202, placed: contract.WirePlaced) =>
      reply(c, JSON.stringify({ success: true, content: placed }), status, headers);
    switch (paid.kind) {
      case 'placed': {
        const { orderId } = paid;
        await countStage(c, deps, 'order');
        return content(200, { orderId, status: 'placed', token: shop.order.linkToken(orderId) });
      }
      case 'requires_action':
        return content(200, { orderId: null, status: 'requires_action', nextAction: { url: paid.url } });
      case 'confirming':
        return content(202, { orderId: null, status: 'confirming' });
      case 'in_flight':
        throw new ProblemError('in_flight', words.orderInFlight, undefined, 1);
      case 'declined':
        throw new ProblemError('payment_declined', sayDecline(language(), paid.reason));
      case 'failed':
        throw new ProblemError('payment_declined', words.paymentFailed);
      case 'down':
        throw new ProblemError('unavailable', words.paymentsDown, undefined, 10);
      case 'refused':
        throw await withQuote(c, refusalOf(paid.refusal));
    }
  };

  /** Cards are kept for customers alone. */
  const payerFor = async (c: Call, processor: ProcessorName) => {
    const customer = await requireCustomer(c);
    try {
      return await shop.payment.openPayer(customer, processor);
    } catch (error) {
      if (error instanceof NoAnswer || error instanceof ProcessorDown || error instanceof ProcessorRefusal)
        throw new ProblemError('unavailable', words.paymentsDown, undefined, 10);
      throw error;
    }
  };

  /** A session that ended elsewhere makes a stranger of the quote's owner: signing in again is the way on. */
  const asStranger = async (c: Call, quoteId: string, problem: unknown) => {
    const isLost = problem instanceof ProblemError && problem.code === 'not_found';
    if (!isLost || (await c.get('signedIn')()) || !(await shop.checkout.isOfCustomer(quoteId)))
      return problem;
    return new ProblemError('login_required', checkoutWords.sessionOver);
  };

  mount(app, contract.processPayment, async ({ body: { quoteId, version, payment }, c }) => {
    const pay = async () => {
      const key = idempotencyKey(c);
      const owner = await ownerOf(c);
      if (!owner) throw noSuchQuote();
      const visitor = await quoteVisitor(c);
      if (payment.processor !== (await shop.payment.findProcessor(visitor.flags)))
        throw new ProblemError('invalid_request', words.noPaymentsBy(payment.processor));
      const { token = payment.savedCardId, saveCard = false } = payment;
      if (payment.method === 'card' && token === undefined)
        throw new ProblemError('invalid_request', words.needsCardToken);
      const payerId =
        payment.savedCardId !== undefined || saveCard ? await payerFor(c, payment.processor) : null;
      const processed = await shop.payment.process({
        owner,
        key,
        quoteId,
        version,
        processor: payment.processor,
        token: token ?? null,
        payerId,
        savesCard: saveCard,
        flags: visitor.flags,
        address: c.get('address'),
        language: requestLanguage(),
        quoteToPlace: shop.checkout.quoteToPlace(visitor),
      });
      switch (processed.kind) {
        case 'key_reused':
          throw new ProblemError('key_reused', words.keyOfAnotherPayment);
        case 'too_many_declines':
          throw new ProblemError(
            'too_many_requests',
            words.tooManyDeclines,
            undefined,
            processed.retryAfterSeconds,
          );
        case 'replayed':
          return answer(c, processed.paid, true);
        default:
          return answer(c, processed, false);
      }
    };
    return pay().catch(async (problem: unknown) => {
      throw await asStranger(c, quoteId, problem);
    });
  });
}

const noSuchQuote = () => new ProblemError('not_found', words.noSuchQuote);

function tooMuchHeld({ limit, names }: Extract<Refusal, { code: 'too_much_held' }>): ProblemError {
  switch (limit) {
    case 'product':
      return new ProblemError('too_much_at_once', words.tooMuchOfProduct(names));
    case 'visitor':
      return new ProblemError('too_much_at_once', words.tooMuchAtOnce(mostUnitsHeld.visitor));
    case 'network':
      return new ProblemError(
        'too_many_requests',
        words.tooManyPayFromThere,
        undefined,
        fullNetworkRetrySeconds,
      );
  }
}

function refusalOf(refusal: Refusal): ProblemError {
  switch (refusal.code) {
    case 'not_found':
      return noSuchQuote();
    case 'quote_changed':
      return new ProblemError('quote_changed', checkoutWords.lookItOver);
    case 'quote_not_valid': {
      const blockers = refusal.quote.priced.messages
        .filter(({ kind }) => kind === 'blocker')
        .map((message) => ({ at: message.field, message: sayQuoteMessage(language(), message) }));
      return new ProblemError('quote_not_valid', blockers[0]?.message ?? words.somethingMissing, blockers);
    }
    case 'card_required':
      return new ProblemError('card_required', words.cardRequired);
    case 'sold_out':
      return new ProblemError('sold_out', saySoldOut(language(), refusal.names));
    case 'too_much_held':
      return tooMuchHeld(refusal);
    case 'deal_over':
      return new ProblemError('deal_over', words.dealOver(refusal.names));
    case 'coupon_over':
      return new ProblemError('coupon_over', words.codesOver(refusal.codes));
  }
}
