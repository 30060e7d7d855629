// Where processors tell what happened at their side. A notice that is not theirs changes nothing and is noted.
import type { Hono } from 'hono';
import * as contract from '../../../contract/payment/webhook.ts';
import { readBraintreeNotice } from '../../../providers/payment/braintree/braintree-notice.ts';
import { ForgedNotice, MalformedNotice } from '../../../providers/payment/notice.ts';
import type { Shop } from '../../../shop/shop.ts';
import { securityEvent } from '../../logging/security-log.ts';
import { mount } from '../api.ts';
import { readText } from '../body.ts';
import type { Environment } from '../environment.ts';
import { ProblemError } from '../problem.ts';

export interface WebhookDeps {
  readonly shop: Shop;
  readonly now: () => number;
  /** Null for a processor that the shop has no keys of. */
  readonly stripeWebhookSecret: string | null;
  readonly braintreeKeys: { readonly publicKey: string; readonly privateKey: string } | null;
}

export function mountWebhooks(app: Hono<Environment>, deps: WebhookDeps): void {
  mount(app, contract.hearStripe, async ({ c }) => {
    const { stripeWebhookSecret: secret } = deps;
    if (secret === null) throw new ProblemError('forbidden', 'This shop has nothing to do with Stripe.');
    const raw = await readText(c);
    // Its library is loaded only where it is used.
    const { readStripeNotice } = await import('../../../providers/payment/stripe/stripe-notice.ts');
    try {
      const notice = readStripeNotice(raw, c.req.header('stripe-signature') ?? '', secret, deps.now());
      if (notice) await deps.shop.payment.hear({ processor: 'stripe', notice });
    } catch (error) {
      if (error instanceof MalformedNotice) throw new ProblemError('invalid_request', error.message);
      if (!(error instanceof ForgedNotice)) throw error;
      securityEvent(c, 'webhook.forged', { reason: 'stripe' });
      throw new ProblemError('forbidden', 'This notice is not signed by Stripe.');
    }
    return { success: true as const };
  });

  mount(app, contract.hearBraintree, async ({ c }) => {
    const { braintreeKeys: keys } = deps;
    if (keys === null) throw new ProblemError('forbidden', 'This shop has nothing to do with Braintree.');
    const form = new URLSearchParams(await readText(c));
    try {
      const notice = readBraintreeNotice(form.get('bt_signature') ?? '', form.get('bt_payload') ?? '', keys);
      if (notice) await deps.shop.payment.hear({ processor: 'braintree', notice });
    } catch (error) {
      if (!(error instanceof ForgedNotice)) throw error;
      securityEvent(c, 'webhook.forged', { reason: 'braintree' });
      throw new ProblemError('forbidden', 'This notice is not signed by Braintree.');
    }
    return { success: true as const };
  });
}
