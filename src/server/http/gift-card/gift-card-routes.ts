// The calls of gift cards. A form is led back to its page, with what was typed when it was refused.

import type { Context, Hono } from 'hono';
import { encodeCart } from '../../../contract/bag/bag.ts';
import * as contract from '../../../contract/gift-card/gift-card.ts';
import { giftCardOf } from '../../../domain/gift-card/gift-card.ts';
import { decimalOfMoney } from '../../../domain/pricing/money.ts';
import { shopDay } from '../../../domain/text/shop-day.ts';
import { sayWait } from '../../../words/account/say-wait.ts';
import { sayAddRefusal } from '../../../words/bag/say-bag-refusal.ts';
import {
  sayGiftCardBalance,
  sayGiftCardProblem,
  sayGiftCardRedeemed,
} from '../../../words/gift-card/say-gift-card.ts';
import { words } from '../../../words/gift-card/words.ts';
import { language } from '../../../words/spoken.ts';
import type { SealedCookie } from '../../account/sealed-cookie.ts';
import { requestLanguage } from '../../visitor/speaking.ts';
import { type FormValues, redirect } from '../account/form-answer.ts';
import { jsonHeaders, mount } from '../api.ts';
import type { BagRouteDeps } from '../bag/bag-routes.ts';
import { isForm } from '../body.ts';
import type { Environment } from '../environment.ts';
import { ProblemError } from '../problem.ts';
import { reply } from '../reply.ts';
import { ownerOrNewGuest, sendCookies, trierOf } from '../visitor/signed-in.ts';

export interface GiftCardRouteDeps extends BagRouteDeps {
  readonly formCookie: SealedCookie<FormValues>;
}

type Call = Context<Environment>;

const buyingPage = '/purchase-gift-certificate.html';
const balancePage = '/gift-card-balance';

export function mountGiftCard(app: Hono<Environment>, deps: GiftCardRouteDeps): void {
  const { shop, now, guestCookie, formCookie, settings, mostAirProhibited } = deps;
  const ledBack = (c: Call, page: string, formValues: FormValues) => {
    sendCookies(c, [formCookie.seal(formValues, now())]);
    return redirect(c, page);
  };

  mount(app, contract.addGiftCard, async ({ body: form, c }) => {
    const refuse = (problem: ProblemError) => {
      if (!isForm(c)) throw problem;
      const beside = problem.errors?.map(({ at, message }) => [`error ${at}`, message] as const) ?? [];
      return ledBack(c, buyingPage, {
        ...form,
        ...Object.fromEntries(beside),
        message: form.message,
        notice: problem.message,
      });
    };
    const customer = await c.get('signedIn')();
    if (customer?.roles.includes('ambassador'))
      return refuse(new ProblemError('forbidden', words.ambassadorsCannot));
    const given = giftCardOf(form, shopDay(now()));
    if (!given.ok) {
      const errors = Object.entries(given.problems).map(([at, problem]) => ({
        at,
        message: sayGiftCardProblem(requestLanguage(), problem),
      }));
      return refuse(new ProblemError('unprocessable', words.notRightYet, errors));
    }
    const { owner, remember } = await ownerOrNewGuest(c, guestCookie);
    const added = await shop.bag.addGiftCard(owner, given.amount, given.details);
    if (!added.ok) return refuse(new ProblemError(added.code, sayAddRefusal(language(), added.code, null)));
    remember();
    if (isForm(c)) return redirect(c, '/bag');
    const visitor = c.get('visitor');
    const shown = await shop.currency.viewBag(added.bag, visitor.exchange);
    const cart = encodeCart(added.bag, shown, { ...visitor, ...settings(), mostAirProhibited });
    return reply(c, JSON.stringify({ id: added.id, cart }), 201, jsonHeaders);
  });

  mount(app, contract.readGiftCardBalance, async ({ body: { code }, c }) => {
    const card = await shop.giftCard.checkBalance(await trierOf(c), code);
    if (!card.ok) {
      const problem = giftCardRefusal(card);
      if (!isForm(c)) throw problem;
      return ledBack(c, balancePage, { code, problem: problem.message });
    }
    const redeemedAt = card.redeemedAt?.toISOString() ?? null;
    const isGood = card.state === 'issued' || card.state === 'sent';
    if (isForm(c)) {
      const redeemedOn = card.redeemedAt && shopDay(card.redeemedAt.getTime());
      const news = sayGiftCardBalance(requestLanguage(), { ...card, redeemedOn });
      return ledBack(c, balancePage, { code, news, ...(isGood && { isGood: 'yes' }) });
    }
    const balance = isGood ? decimalOfMoney(card.amount) : 0;
    const content = { state: card.state, balance, currency: card.amount.currency, redeemedAt };
    return { success: true as const, content };
  });

  mount(app, contract.redeemGiftCard, async ({ body: { code }, c }) => {
    const { owner, remember } = await ownerOrNewGuest(c, guestCookie);
    const redeemed = await shop.giftCard.redeem(await trierOf(c), owner, code);
    if (!redeemed.ok) {
      const problem = giftCardRefusal(redeemed);
      if (!isForm(c)) throw problem;
      return ledBack(c, balancePage, { code, problem: problem.message });
    }
    remember();
    const { amount, credit } = redeemed;
    if (isForm(c))
      return ledBack(c, balancePage, { news: sayGiftCardRedeemed(requestLanguage(), amount, credit) });
    return {
      success: true as const,
      content: {
        amount: decimalOfMoney(amount),
        credit: decimalOfMoney(credit),
        currency: amount.currency,
      },
    };
  });
}

type Refused =
  | { readonly code: 'unknown' | 'redeemed' }
  | { readonly code: 'too_many'; readonly seconds: number };

export function giftCardRefusal(refused: Refused): ProblemError {
  switch (refused.code) {
    case 'unknown':
      return new ProblemError('not_found', words.unknownCode);
    case 'redeemed':
      return new ProblemError('conflict', words.alreadyUsed);
    case 'too_many': {
      const message = words.tooManyCodes(sayWait(requestLanguage(), refused.seconds));
      return new ProblemError('too_many_requests', message, undefined, refused.seconds);
    }
  }
}
