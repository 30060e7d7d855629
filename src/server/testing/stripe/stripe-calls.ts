// The calls of Stripe that the shop makes, and where Stripe's description tells of each what may be sent and what is
// answered. Whatever else is sent is answered as Stripe answers it, and noted, and the test that sent it fails.

export interface StripeCall {
  readonly name: string;
  readonly method: 'GET' | 'POST';
  readonly path: RegExp;
  readonly resource: string;
  readonly parameters: string;
}

const call = (name: string, route: string, resource: string, parameters: string): StripeCall => {
  const [method = '', path = ''] = route.split(' ');
  const pattern = path.replace('{id}', '(\\w+)');
  return {
    name,
    method: method as StripeCall['method'],
    path: new RegExp(`^/v1/${pattern}$`),
    resource,
    parameters,
  };
};

export const stripeCalls: readonly StripeCall[] = [
  call('create intent', 'POST payment_intents', 'PaymentIntents', 'PaymentIntentCreateParams'),
  call('confirm intent', 'POST payment_intents/{id}/confirm', 'PaymentIntents', 'PaymentIntentConfirmParams'),
  call('capture intent', 'POST payment_intents/{id}/capture', 'PaymentIntents', 'PaymentIntentCaptureParams'),
  call('cancel intent', 'POST payment_intents/{id}/cancel', 'PaymentIntents', 'PaymentIntentCancelParams'),
  call('search intents', 'GET payment_intents/search', 'PaymentIntents', 'PaymentIntentSearchParams'),
  call('read intent', 'GET payment_intents/{id}', 'PaymentIntents', 'PaymentIntentRetrieveParams'),
  call('list intents', 'GET payment_intents', 'PaymentIntents', 'PaymentIntentListParams'),
  call('create setup', 'POST setup_intents', 'SetupIntents', 'SetupIntentCreateParams'),
  call('read setup', 'GET setup_intents/{id}', 'SetupIntents', 'SetupIntentRetrieveParams'),
  call('create refund', 'POST refunds', 'Refunds', 'RefundCreateParams'),
  call('list refunds', 'GET refunds', 'Refunds', 'RefundListParams'),
  call('create customer', 'POST customers', 'Customers', 'CustomerCreateParams'),
  call('list cards', 'GET customers/{id}/payment_methods', 'Customers', 'CustomerListPaymentMethodsParams'),
  call('detach card', 'POST payment_methods/{id}/detach', 'PaymentMethods', 'PaymentMethodDetachParams'),
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
