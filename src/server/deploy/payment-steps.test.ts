// Every step by which docs/payments.md goes live has a row here that says which tests try it against the local
// processors. A step without a row, or a row whose test is gone, fails; what is done on pages of others says so.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { root } from '../root.ts';

const read = (file: string) => readFileSync(join(root, file), 'utf8');

type Tried = readonly (readonly [file: string, title: string])[];
type Row = readonly [step: RegExp, tried: Tried | { readonly elsewhere: string }];

const desk = 'src/server/testing/checkout/processor-desk.ts';
const journeys = 'e2e/card-journeys.ts';
const stripe = 'src/server/http/payment/stripe.test.ts';
const braintree = 'src/server/http/payment/braintree.test.ts';
const cards = 'src/server/http/payment/saved-cards.test.ts';

const taken = [desk, 'with its keys it takes the card, once'] as const;
const declined = [desk, 'a declined card is said so in plain words, and another one pays'] as const;
const returned = [desk, 'a part is refunded at the desk, and an order that is cancelled all of it'] as const;
const framePayment = [journeys, 'own frame pays, and its number reaches nobody else'] as const;

const steps: Readonly<Record<string, readonly Row[]>> = {
  Stripe: [
    [/^Open an account at Stripe/, { elsewhere: 'is Stripe’s own page' }],
    [/^Take the keys of test mode/, [taken]],
    [/^Add a webhook there/, [[stripe, 'is an order, by notice']]],
    [
      /^Set `STRIPE_SECRET_KEY`/,
      [[stripe, 'keys of live mode are refused over plain http, and half an account is refused at all']],
    ],
    [/^Buy something with 4242/, [taken, framePayment]],
    [
      /^Buy with 4000 0000 0000 0002 \(declined\)/,
      [
        declined,
        [stripe, 'a second step that is approved while the shopper never comes back is an order, by notice'],
        ['e2e/payment/stripe.spec.ts', 'a second step leads to the bank and back to the order'],
      ],
    ],
    [/^Cancel one order and refund a part/, [returned]],
    [
      /^Refund something in Stripe’s|^Refund something in Stripe's/,
      [[stripe, 'is listed, never passed over']],
    ],
    [/^Register the shop's address for Apple Pay/, { elsewhere: 'is Stripe’s own page' }],
    [/^Put the keys of live mode/, [[stripe, 'keys of live mode are refused over plain http']]],
  ],
  Braintree: [
    [/^Open a sandbox account/, { elsewhere: 'is Braintree’s own page' }],
    [/^In its control panel, under API/, [taken]],
    [/^Add a webhook there/, [[braintree, 'is ended by a notice']]],
    [
      /^Set `BRAINTREE_PUBLIC_KEY`/,
      [
        [
          'src/server/configuration/payment-settings.test.ts',
          'Braintree’s production is refused over plain http, and half an account is refused at all',
        ],
      ],
    ],
    [/^Buy something with 4111/, [taken, framePayment]],
    [
      /^Buy for an amount from \$2,000/,
      [declined, ['e2e/payment/braintree.spec.ts', 'a second step is taken in a frame of the bank’s']],
    ],
    [
      /^Cancel one order and refund a part/,
      [returned, [braintree, 'a part that is refunded before it is settled is given back by its job, once']],
    ],
    [/^Refund something in the control panel/, [[braintree, 'is listed, never passed over']]],
    [
      /^Keep a card at checkout, pay with it, and delete it/,
      [
        [cards, 'a card that was kept is listed with its id and address, pays again, and is deleted'],
        [cards, 'a card is kept in the account without buying'],
      ],
    ],
    [
      /^Put the keys of the production account/,
      [['src/server/configuration/payment-settings.test.ts', 'is refused over plain http']],
    ],
  ],
};

const stepsIn = (processor: string): readonly string[] => {
  const [, text = ''] = read('docs/payments.md').split(`## Going live with ${processor} in ten steps`);
  const [section = ''] = text.split('\n## ');
  return [...section.matchAll(/^\d+\. (.+)$/gm)].map(([, step = '']) => step);
};

describe.each(Object.entries(steps))('going live with %s', (processor, rows) => {
  test('is ten steps, in the order of these rows', () => {
    const stepTexts = stepsIn(processor);
    expect([stepTexts.length, rows.length]).toEqual([10, 10]);
    for (const [at, [step]] of rows.entries()) expect(stepTexts[at]).toMatch(step);
  });

  test.each(
    rows.flatMap(([step, tried]) =>
      'elsewhere' in tried ? [] : tried.map((each) => [step, ...each] as const),
    ),
  )('step %s is tried in %s', (_, file, title) => {
    const titles = [...read(file).matchAll(/\btest(?:\.each\([^)]*\))?\(\s*(['`])(.*?)\1/g)].map(
      ([, , name]) => name,
    );
    expect(titles.filter((name) => name?.includes(title))).not.toEqual([]);
  });
});
