import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  canPlaceOrder,
  isComplete,
  openStep,
  orderBlocker,
  type SeenQuote,
  stepAfter,
  stepNumber,
  stepProblem,
  withoutCountryParts,
} from './checkout-steps.ts';

type Seen = Partial<Omit<SeenQuote, 'meta'>> & { readonly meta?: Partial<SeenQuote['meta']> };

function seen({ meta, ...fields }: Seen = {}): SeenQuote {
  return {
    orderId: null,
    emailAddress: 'margaux@example.com',
    shippingAddress: {},
    ...fields,
    meta: {
      isValid: true,
      hasChanges: false,
      messages: [],
      cartItems: [{ itemType: 'product', problem: null }],
      ...meta,
    },
  };
}

type Message = SeenQuote['meta']['messages'][number];

const blocker = (field: Message['field'], text = 'Not so.'): Message => ({ field, kind: 'blocker', text });

/** As the shop makes them: valid exactly while no message is a blocker. */
const saying = (messages: readonly Message[], fields: Seen = {}) =>
  seen({
    ...fields,
    meta: { ...fields.meta, messages, isValid: messages.every(({ kind }) => kind === 'remark') },
  });

test('[CQ-05] an order can be placed when the quote is valid and nothing in it is pending; with an id it is complete', () => {
  expect(canPlaceOrder(seen())).toBe(true);
  expect(canPlaceOrder(seen({ meta: { isValid: false } }))).toBe(false);
  expect(canPlaceOrder(seen({ meta: { hasChanges: true } }))).toBe(false);
  expect(canPlaceOrder(seen({ orderId: 7 }))).toBe(false);
  expect(isComplete(seen())).toBe(false);
  expect(isComplete(seen({ orderId: 7 }))).toBe(true);
});

test('the first step that is not done blocks the order, and says what to do', () => {
  expect(orderBlocker(seen())).toBeNull();
  const email = [blocker('email'), blocker('shipping')];
  expect(orderBlocker(saying(email, { emailAddress: '' }))).toEqual({
    at: 'contact',
    why: { code: 'email' },
  });
  expect(orderBlocker(saying([blocker('shipping')], { shippingAddress: null }))).toEqual({
    at: 'shipping',
    why: { code: 'address' },
  });
  const why = { code: 'as_quoted', text: 'Not so.' };
  expect(orderBlocker(saying([blocker('shipping')]))).toEqual({ at: 'shipping', why });
  expect(orderBlocker(saying([blocker('billing')]))).toEqual({ at: 'payment', why });
  expect(orderBlocker(saying([blocker('general')]))).toEqual({ at: 'general', why });
  expect(orderBlocker(seen({ meta: { isValid: false } }))).toEqual({
    at: 'general',
    why: { code: 'unknown' },
  });
});

test('[CQ-05] a remark blocks nothing, wherever it is said: the button is free exactly when the quote is valid', () => {
  const messages = fc.array(
    fc.record({
      field: fc.constantFrom(
        ...([
          'general',
          'email',
          'shipping',
          'billing',
          'delivery',
          'coupon',
          'credit',
          'consent',
          'items',
        ] as const),
      ),
      kind: fc.constantFrom('blocker' as const, 'remark' as const),
      text: fc.constant('Said.'),
    }),
  );
  fc.assert(
    fc.property(messages, fc.boolean(), (quoteMessages, hasAddress) => {
      const quote = saying(quoteMessages, { shippingAddress: hasAddress ? {} : null });
      expect(orderBlocker(quote) === null).toBe(quote.meta.isValid);
      if (quote.meta.isValid) expect(openStep(null, quote)).toBe('payment');
    }),
  );
});

test('pieces that cannot go are counted, whatever stands against them', () => {
  const held = { itemType: 'product', problem: 'Sold out.' };
  const items = (...cartItems: SeenQuote['meta']['cartItems']) =>
    seen({ meta: { isValid: false, cartItems } });
  expect(orderBlocker(items(held))?.why).toEqual({ code: 'pieces', count: 1 });
  expect(orderBlocker(items(held, held))?.why).toEqual({ code: 'pieces', count: 2 });
});

test('[IX-05] an order that leaves the country waits for consent', () => {
  expect(orderBlocker(saying([blocker('consent')]))).toEqual({
    at: 'delivery',
    why: { code: 'consent' },
  });
});

test('a gift card alone needs no parcel', () => {
  const cards = seen({
    shippingAddress: null,
    meta: { cartItems: [{ itemType: 'giftCard', problem: null }] },
  });
  expect(stepProblem(cards, 'shipping')).toBeNull();
  expect(orderBlocker(cards)).toBeNull();
});

test('a step can be gone back to, and none can be skipped', () => {
  const withoutEmail = saying([blocker('email')], { emailAddress: '' });
  expect(openStep(null, withoutEmail)).toBe('contact');
  expect(openStep('payment', withoutEmail)).toBe('contact');
  expect(openStep('contact', seen())).toBe('contact');
  expect(openStep('delivery', saying([blocker('shipping')], { shippingAddress: null }))).toBe('shipping');
  expect(openStep('nowhere', seen())).toBe('payment');
  const cardAlone = seen({
    shippingAddress: null,
    meta: { cartItems: [{ itemType: 'giftCard', problem: null }] },
  });
  expect([stepAfter('contact', seen()), stepAfter('delivery', seen())]).toEqual(['shipping', 'payment']);
  expect(stepAfter('contact', cardAlone)).toBe('payment');
  expect(['shipping', 'delivery', 'contact'].map((stepName) => openStep(stepName, cardAlone))).toEqual([
    'payment',
    'payment',
    'contact',
  ]);
});

test('[CQ-06] another country takes region, postcode, consent and gift back, and leaves the rest', () => {
  const formValues = {
    firstName: 'Margaux',
    city: 'Brooklyn',
    regionCode: 'NY',
    regionName: 'New York',
    postCode: '11249',
    internationalConsent: 'on',
    isGiftOrder: 'on',
  };
  expect(withoutCountryParts(formValues)).toEqual({ firstName: 'Margaux', city: 'Brooklyn' });
});

test('steps are numbered by those there are: gift cards alone are paid for in the second', () => {
  expect(
    (['contact', 'shipping', 'delivery', 'payment'] as const).map((step) => stepNumber(step, seen())),
  ).toEqual([1, 2, 3, 4]);
  const cards = seen({ meta: { cartItems: [{ itemType: 'giftCard', problem: null }] } });
  expect([stepNumber('contact', cards), stepNumber('payment', cards)]).toEqual([1, 2]);
});
