import { expect, test } from 'vitest';
import { emptyDraft } from '../checkout/draft.ts';
import { priceQuote } from '../checkout/price-quote.ts';
import { input, ohio, thing } from '../checkout/testing/quote-input.ts';
import {
  draftFromLink,
  linesToAdd,
  linkMessages,
  linksInBag,
  makingBlockers,
  paymentLinkState,
  placeOfLink,
} from './payment-link.ts';

const fresh = { orderId: null, isWithdrawn: false, isPaying: false, isExpired: false };

test.each([
  [{}, 'waiting'],
  [{ isExpired: true }, 'expired'],
  [{ isPaying: true, isExpired: true }, 'paying'],
  [{ isWithdrawn: true, isExpired: true }, 'withdrawn'],
  [{ orderId: 7, isPaying: true, isExpired: true }, 'paid'],
] as const)('a link with %j is %s', (facts, state) => {
  expect(paymentLinkState({ ...fresh, ...facts })).toBe(state);
});

test('a link counts while something of it is in the bag, and stands against the order once it is over', () => {
  const link = { id: 'one', skuIds: [1, 2], state: 'paid' } as const;
  expect(linksInBag([link], [{ sizeId: 2 }, { sizeId: 9 }])).toEqual([link]);
  expect(linksInBag([link], [{ sizeId: 9 }])).toEqual([]);
  expect(linkMessages([{ ...link, state: 'waiting' }])).toEqual([]);
  const { isValid, paymentLinkIds, messages } = priceQuote(input({ links: [link] }));
  expect([isValid, paymentLinkIds]).toEqual([false, ['one']]);
  expect(messages[0]).toEqual({
    field: 'general',
    kind: 'blocker',
    reason: { code: 'payment_link', state: 'paid' },
  });
});

test('what a shopper agrees to at the checkout keeps no link back', () => {
  const abroad = { ...ohio, countryCode: 'FR', countryId: 2, countryName: 'France' };
  const { messages } = priceQuote(
    input({ draft: { ...emptyDraft, emailAddress: 'a@example.com', shippingAddress: abroad } }),
  );
  expect(messages.map(({ field }) => field)).toContain('consent');
  expect(makingBlockers(messages)).toEqual([]);
  expect(makingBlockers(priceQuote(input({ things: [thing({ available: 0 })] })).messages)).toHaveLength(1);
});

test('a link that is pressed twice adds nothing that is there', () => {
  const lines = [{ skuId: 1 }, { skuId: 2 }];
  expect(linesToAdd(lines, { hasOpened: false, inBag: [1] })).toEqual(lines);
  expect(linesToAdd(lines, { hasOpened: true, inBag: [1] })).toEqual([{ skuId: 2 }]);
});

test('what was said on the telephone goes before what the visitor had said, and their consent stays in its country', () => {
  const own = {
    ...emptyDraft,
    emailAddress: 'own@example.com',
    couponCodes: ['OWN'],
    storeCreditWanted: 500,
    internationalConsent: true,
  };
  const link = {
    ...emptyDraft,
    emailAddress: 'a@example.com',
    shippingAddress: ohio,
    couponCodes: ['OWN', 'TEN'],
  };
  expect(draftFromLink(own, link)).toMatchObject({
    emailAddress: 'a@example.com',
    shippingAddress: ohio,
    couponCodes: ['OWN', 'TEN'],
    storeCreditWanted: 500,
    internationalConsent: false,
  });
  expect(draftFromLink({ ...own, shippingAddress: ohio }, link).internationalConsent).toBe(true);
});

test('of an address only the place is shown', () => {
  expect(placeOfLink(ohio)).toBe([ohio.city, ohio.regionCode, ohio.countryName].join(', '));
  expect(placeOfLink(null)).toBe('');
});
