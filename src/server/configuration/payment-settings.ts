// The accounts that take real cards. Without one the built-in processor takes test cards.
import { z } from 'zod';

const url = z.url({ protocol: /^https?$/ });

export const paymentSettings = {
  STRIPE_SECRET_KEY: z
    .string()
    .regex(/^(sk|rk)_(test|live)_\w+$/, 'must be a secret key such as sk_test_…')
    .optional(),
  STRIPE_PUBLISHABLE_KEY: z
    .string()
    .regex(/^pk_(test|live)_\w+$/, 'must be a publishable key such as pk_test_…')
    .optional(),
  STRIPE_WEBHOOK_SECRET: z
    .string()
    .regex(/^whsec_\w+$/, 'must be the secret of a webhook, whsec_…')
    .optional(),
  /** Where Stripe is; another place only in tests. */
  STRIPE_API_URL: url.default('https://api.stripe.com'),
  /** Scripts of lenders, for messages in their own words. Without them the shop's own words stand alone. */
  AFTERPAY_SCRIPT_URL: url.optional(),
  KLARNA_SCRIPT_URL: url.optional(),
  KLARNA_CLIENT_ID: z
    .string()
    .regex(/^[\w-]{8,80}$/, 'must be the id of a Klarna account')
    .optional(),
  STRIPE_SCRIPT_URL: url.default('https://js.stripe.com/endive/stripe.js'),
  BRAINTREE_PUBLIC_KEY: z
    .string()
    .regex(/^\w{8,64}$/, 'must be the public key of an API key')
    .optional(),
  BRAINTREE_PRIVATE_KEY: z
    .string()
    .regex(/^\w{8,128}$/, 'must be the private key of the same API key')
    .optional(),
  /** Keys of Braintree do not say of which of its two worlds they are. */
  BRAINTREE_ENVIRONMENT: z.enum(['sandbox', 'production']).default('sandbox'),
  BRAINTREE_MERCHANT_ACCOUNT_ID: z
    .string()
    .regex(/^[\w-]{1,64}$/, 'must be the id of a merchant account')
    .optional(),
  /** Where Braintree is; another place than its environment's only in tests. */
  BRAINTREE_API_URL: url.optional(),
  BRAINTREE_SCRIPT_URL: url.default('https://js.braintreegateway.com/web/3.144.0/js/hosted-fields.min.js'),
};

const braintreeApis = {
  sandbox: 'https://payments.sandbox.braintree-api.com/graphql',
  production: 'https://payments.braintree-api.com/graphql',
} as const;

export function braintreeApiUrl(config: {
  readonly BRAINTREE_ENVIRONMENT: keyof typeof braintreeApis;
  readonly BRAINTREE_API_URL?: string | undefined;
}): string {
  return config.BRAINTREE_API_URL ?? braintreeApis[config.BRAINTREE_ENVIRONMENT];
}

type Given = Readonly<Partial<Record<keyof typeof paymentSettings | 'ORIGIN', string | undefined>>>;

const stripeNames = ['STRIPE_SECRET_KEY', 'STRIPE_PUBLISHABLE_KEY', 'STRIPE_WEBHOOK_SECRET'] as const;

/** The sentence for an account that is only half there, or must not be used like this; null when all is well. */
export function paymentProblem(config: Given): string | null {
  return stripeProblem(config) ?? braintreeProblem(config);
}

const braintreeNames = ['BRAINTREE_PUBLIC_KEY', 'BRAINTREE_PRIVATE_KEY'] as const;

function braintreeProblem(config: Given): string | null {
  const missing = braintreeNames.filter((name) => config[name] === undefined);
  if (missing.length === 1)
    return `The setting ${missing[0]} is missing: Braintree needs ${braintreeNames.join(' and ')}.`;
  const isLive = missing.length === 0 && config.BRAINTREE_ENVIRONMENT === 'production';
  return isLive && !config.ORIGIN?.startsWith('https:')
    ? 'The setting BRAINTREE_ENVIRONMENT is production: set ORIGIN to an address with https, for real cards are not taken over plain http.'
    : null;
}

function stripeProblem(config: Given): string | null {
  const missing = stripeNames.filter((name) => config[name] === undefined);
  if (missing.length === stripeNames.length) return null;
  if (missing.length > 0)
    return `The setting ${missing[0]} is missing: Stripe needs ${stripeNames.join(', ')}.`;
  const modes = [config.STRIPE_SECRET_KEY, config.STRIPE_PUBLISHABLE_KEY].map((key) => key?.split('_')[1]);
  if (modes[0] !== modes[1])
    return 'The settings STRIPE_SECRET_KEY and STRIPE_PUBLISHABLE_KEY are of different modes: take both of test mode or both of live mode.';
  if (modes[0] === 'live' && !config.ORIGIN?.startsWith('https:'))
    return 'The setting STRIPE_SECRET_KEY is of live mode: set ORIGIN to an address with https, for real cards are not taken over plain http.';
  return null;
}
