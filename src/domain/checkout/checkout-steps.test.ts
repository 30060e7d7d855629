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

function seen({ meta, ...said }: Seen = {}): SeenQuote {
  return {
    orderId: null,
    emailAddress: 'margaux@example.com',
    shippingAddress: {},
    shippingOptionName: 'ground',
    shippingOptions: [{}],
    internationalConsent: false,
    ...said,
    meta: {
      isValid: true,
      hasChanges: false,
      needsInternationalConsent: false,
      messages: [],
      cartItems: [{ itemType: 'product', problem: null }],
      ...meta,
    },
  };
}

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
  expect(orderBlocker(seen({ emailAddress: '' }))).toEqual({
    at: 'contact',
    why: 'Give us an email address for the receipt.',
  });
  expect(orderBlocker(seen({ shippingAddress: null }))?.at).toBe('shipping');
  expect(orderBlocker(seen({ shippingOptionName: null }))?.at).toBe('delivery');
  const said = (field: string) => seen({ meta: { isValid: false, messages: [{ field, text: 'Not so.' }] } });
  expect(orderBlocker(said('shipping'))).toEqual({ at: 'shipping', why: 'Not so.' });
  expect(orderBlocker(said('billing'))).toEqual({ at: 'payment', why: 'Not so.' });
  expect(orderBlocker(said('general'))).toEqual({ at: 'general', why: 'Not so.' });
  expect(orderBlocker(seen({ meta: { isValid: false } }))?.at).toBe('general');
});

test('pieces that cannot go are counted, whatever stands against them', () => {
  const held = { itemType: 'product', problem: 'Sold out.' };
  const items = (...cartItems: SeenQuote['meta']['cartItems']) =>
    seen({ meta: { isValid: false, cartItems } });
  expect(orderBlocker(items(held))?.why).toMatch(/^One piece cannot go/);
  expect(orderBlocker(items(held, held))?.why).toMatch(/^2 pieces cannot go/);
});

test('[IX-05] an order that leaves the country waits for consent', () => {
  const abroad = { needsInternationalConsent: true };
  expect(orderBlocker(seen({ meta: abroad }))?.at).toBe('delivery');
  expect(orderBlocker(seen({ meta: abroad, internationalConsent: true }))).toBeNull();
});

test('a gift card alone needs no parcel', () => {
  const cards = seen({
    shippingAddress: null,
    shippingOptions: [],
    shippingOptionName: null,
    meta: { cartItems: [{ itemType: 'giftCard', problem: null }] },
  });
  expect(stepProblem(cards, 'shipping')).toBeNull();
  expect(orderBlocker(cards)).toBeNull();
});

test('a step can be gone back to, and none can be skipped', () => {
  expect(openStep(null, seen({ emailAddress: '' }))).toBe('contact');
  expect(openStep('payment', seen({ emailAddress: '' }))).toBe('contact');
  expect(openStep('contact', seen())).toBe('contact');
  expect(openStep('delivery', seen({ shippingAddress: null }))).toBe('shipping');
  expect(openStep('nowhere', seen())).toBe('payment');
  const cardAlone = seen({
    shippingAddress: null,
    meta: { cartItems: [{ itemType: 'giftCard', problem: null }] },
  });
  expect([stepAfter('contact', seen()), stepAfter('delivery', seen())]).toEqual(['shipping', 'payment']);
  expect(stepAfter('contact', cardAlone)).toBe('payment');
  expect(['shipping', 'delivery', 'contact'].map((asked) => openStep(asked, cardAlone))).toEqual([
    'payment',
    'payment',
    'contact',
  ]);
});

test('[CQ-06] another country takes region, postcode, consent and gift back, and leaves the rest', () => {
  const typed = {
    firstName: 'Margaux',
    city: 'Brooklyn',
    regionCode: 'NY',
    regionName: 'New York',
    postCode: '11249',
    internationalConsent: 'on',
    isGiftOrder: 'on',
  };
  expect(withoutCountryParts(typed)).toEqual({ firstName: 'Margaux', city: 'Brooklyn' });
});

test('steps are numbered by those there are: gift cards alone are paid for in the second', () => {
  expect(
    (['contact', 'shipping', 'delivery', 'payment'] as const).map((step) => stepNumber(step, seen())),
  ).toEqual([1, 2, 3, 4]);
  const cards = seen({ meta: { cartItems: [{ itemType: 'giftCard', problem: null }] } });
  expect([stepNumber('contact', cards), stepNumber('payment', cards)]).toEqual([1, 2]);
});
