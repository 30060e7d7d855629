// Opening an order that the shop took down by telephone: into the bag of whoever holds the link, and on to the checkout.
import type { Hono } from 'hono';
import * as contract from '../../../contract/checkout/payment-link.ts';
import type { Shop } from '../../../shop/shop.ts';
import { words } from '../../../words/checkout/words.ts';
import type { GuestCookie } from '../../visitor/guest-cookie.ts';
import { redirect } from '../account/form-answer.ts';
import { mount } from '../api.ts';
import { isForm } from '../body.ts';
import type { Environment } from '../environment.ts';
import { ProblemError } from '../problem.ts';
import { ownerOrNewGuest } from '../visitor/signed-in.ts';
import { quoteVisitor } from './quote-routes.ts';

export interface PaymentLinkRouteDeps {
  readonly shop: Shop;
  readonly guestCookie: GuestCookie;
}

export function mountPaymentLink(app: Hono<Environment>, { shop, guestCookie }: PaymentLinkRouteDeps): void {
  mount(app, contract.openPaymentLink, async ({ body: { token }, c }) => {
    const { owner, remember } = await ownerOrNewGuest(c, guestCookie);
    const opened = await shop.checkout.openPaymentLink(owner, await quoteVisitor(c), token);
    if (opened.ok) remember();
    // The page of the link says what has become of it.
    if (isForm(c))
      return redirect(c, opened.ok ? '/checkout' : `/checkout?link=${encodeURIComponent(token)}`);
    if (opened.ok) return { success: true as const };
    switch (opened.code) {
      case 'not_found':
        throw new ProblemError('not_found', words.noSuchLink);
      case 'in_flight':
        throw new ProblemError('in_flight', words.linkInFlight);
      case 'over':
        throw new ProblemError('conflict', words.linkOver[opened.state]);
    }
  });
}
