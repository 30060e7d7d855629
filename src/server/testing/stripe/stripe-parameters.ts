// What Stripe's published description allows of each call that the shop makes: OpenAPI v2596, API version
// 2026-10-28.endive, which the pinned SDK is made from. Names are held against the SDK's types, so that a name that the
// description does not have is no TypeScript; a call that sends anything else is answered as Stripe answers it, and
// noted, and the test that made it fails.
import type Stripe from 'stripe';
import { z } from 'zod';

const whole = z.string().regex(/^-?\d+$/, 'Invalid integer');
const yes = z.enum(['true', 'false']);
const text = z.string().max(5_000);
const metadata = z
  .record(z.string().max(40), z.string().max(500))
  .refine((all) => Object.keys(all).length <= 50);
const expand = z.record(z.string(), z.string());

/** Only names that the SDK knows for this call. */
const of =
  <Known extends object>() =>
  (shape: { readonly [Name in keyof Known]?: z.ZodType } & Record<never, never>) =>
    z.strictObject(shape as Record<string, z.ZodType>);

export interface StripeCall {
  readonly name: string;
  readonly method: 'GET' | 'POST';
  readonly path: RegExp;
  readonly parameters: z.ZodType;
}

export const stripeCalls: readonly StripeCall[] = [
  {
    name: 'create intent',
    method: 'POST',
    path: /^\/v1\/payment_intents$/,
    parameters: of<Stripe.PaymentIntentCreateParams>()({
      amount: whole,
      currency: z.string().regex(/^[a-z]{3}$/),
      capture_method: z.enum(['automatic', 'automatic_async', 'manual']).optional(),
      automatic_payment_methods: z
        .strictObject({ enabled: yes, allow_redirects: z.enum(['always', 'never']).optional() })
        .optional(),
      payment_method_options: z
        .strictObject({
          card: z.strictObject({ request_multicapture: z.enum(['if_available', 'never']).optional() }),
        })
        .optional(),
      excluded_payment_method_types: z.record(z.string(), z.enum(['klarna', 'afterpay_clearpay'])).optional(),
      metadata: metadata.optional(),
      customer: text.optional(),
      expand: expand.optional(),
    }),
  },
  {
    name: 'confirm intent',
    method: 'POST',
    path: /^\/v1\/payment_intents\/(\w+)\/confirm$/,
    parameters: of<Stripe.PaymentIntentConfirmParams>()({
      payment_method: text.optional(),
      confirmation_token: text.optional(),
      return_url: text.optional(),
      setup_future_usage: z.enum(['', 'off_session', 'on_session']).optional(),
      expand: expand.optional(),
    }),
  },
  {
    name: 'capture intent',
    method: 'POST',
    path: /^\/v1\/payment_intents\/(\w+)\/capture$/,
    parameters: of<Stripe.PaymentIntentCaptureParams>()({
      amount_to_capture: whole.optional(),
      final_capture: yes.optional(),
      metadata: metadata.optional(),
      expand: expand.optional(),
    }),
  },
  {
    name: 'cancel intent',
    method: 'POST',
    path: /^\/v1\/payment_intents\/(\w+)\/cancel$/,
    parameters: of<Stripe.PaymentIntentCancelParams>()({
      cancellation_reason: z
        .enum(['abandoned', 'duplicate', 'fraudulent', 'requested_by_customer'])
        .optional(),
      expand: expand.optional(),
    }),
  },
  {
    name: 'search intents',
    method: 'GET',
    path: /^\/v1\/payment_intents\/search$/,
    parameters: of<Stripe.PaymentIntentSearchParams>()({
      query: text,
      limit: whole.optional(),
      page: text.optional(),
      expand: expand.optional(),
    }),
  },
  {
    name: 'read intent',
    method: 'GET',
    path: /^\/v1\/payment_intents\/(\w+)$/,
    parameters: of<Stripe.PaymentIntentRetrieveParams>()({ expand: expand.optional() }),
  },
  {
    name: 'list intents',
    method: 'GET',
    path: /^\/v1\/payment_intents$/,
    parameters: of<Stripe.PaymentIntentListParams>()({
      created: z.strictObject({ gte: whole }).optional(),
      limit: whole.optional(),
      starting_after: text.optional(),
      expand: expand.optional(),
    }),
  },
  {
    name: 'create refund',
    method: 'POST',
    path: /^\/v1\/refunds$/,
    parameters: of<Stripe.RefundCreateParams>()({
      payment_intent: text.optional(),
      amount: whole.optional(),
      metadata: metadata.optional(),
    }),
  },
  {
    name: 'list refunds',
    method: 'GET',
    path: /^\/v1\/refunds$/,
    parameters: of<Stripe.RefundListParams>()({ payment_intent: text.optional(), limit: whole.optional() }),
  },
  {
    name: 'create customer',
    method: 'POST',
    path: /^\/v1\/customers$/,
    parameters: of<Stripe.CustomerCreateParams>()({
      email: z.string().max(512).optional(),
      metadata: metadata.optional(),
    }),
  },
  {
    name: 'list cards',
    method: 'GET',
    path: /^\/v1\/customers\/(\w+)\/payment_methods$/,
    parameters: of<Stripe.CustomerListPaymentMethodsParams>()({
      type: z.enum(['card', 'klarna', 'link']).optional(),
      limit: whole.optional(),
    }),
  },
  {
    name: 'detach card',
    method: 'POST',
    path: /^\/v1\/payment_methods\/(\w+)\/detach$/,
    parameters: of<Stripe.PaymentMethodDetachParams>()({ expand: expand.optional() }),
  },
];

/** `a[b][c]=d` as nested objects, as Stripe reads both bodies and queries. */
export function decodeForm(form: string): Record<string, unknown> {
  const root: Record<string, unknown> = {};
  for (const [name, value] of new URLSearchParams(form)) {
    const path = name.split(/\]\[|\[|\]/).filter((part) => part !== '');
    let at = root;
    for (const part of path.slice(0, -1)) {
      at[part] ??= {};
      at = at[part] as Record<string, unknown>;
    }
    at[path.at(-1) ?? ''] = value;
  }
  return root;
}
