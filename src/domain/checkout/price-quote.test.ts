import { expect, test } from 'vitest';
import { money } from '../pricing/money.ts';
import { priceQuote, type QuoteInput } from './price-quote.ts';
import type { OrderedThing } from './quote-lines.ts';
import type { TaxRule } from './tax.ts';
import { coupon, france, giftCard, input, ohio, thing, withDraft, withRules } from './testing/quote-input.ts';

test('[CQ-08] a signature can be done without from 550 of goods on; gift cards do not count', () => {
  const opted = (things: OrderedThing[]) => {
    const asking = (signatureOptOut: boolean) =>
      priceQuote(input({ things, draft: withDraft({ signatureOptOut }) }));
    const { signatureOptOut, canOptOutOfSignature } = asking(true);
    // It is offered exactly where it counts, and never done without being asked for.
    expect([canOptOutOfSignature, asking(false).signatureOptOut]).toEqual([signatureOptOut, false]);
    return signatureOptOut;
  };
  expect(opted([thing({ unitPrice: money(54_999) })])).toBe(false);
  expect(opted([thing({ unitPrice: money(55_000) })])).toBe(true);
  expect(opted([thing({ unitPrice: money(54_999) }), giftCard({ unitPrice: money(10_000) })])).toBe(false);
  expect(opted([thing({ unitPrice: money(54_999), quantity: 2 })])).toBe(true);
});

test('[CQ-09, IX-08] a gift card needs details, no ambassador, and by a flag an address at home', () => {
  const flag = (given: Partial<QuoteInput>, card = giftCard()) =>
    priceQuote(input({ things: [card], ...given })).lines[0]?.flags.cannotProcessGiftCard;
  const abroad = withDraft({ shippingAddress: france });
  const refuses = withRules({ refusesGiftCardsAbroad: true });
  expect(flag({})).toBe(false);
  expect(flag({}, giftCard({ giftCardDetails: null }))).toBe(true);
  expect(flag({ rules: withRules({ isAmbassador: true }) })).toBe(true);
  expect(flag({ draft: abroad })).toBe(false);
  expect(flag({ draft: abroad, rules: refuses })).toBe(true);
  expect(flag({ rules: refuses })).toBe(false);
});

test('[IX-05] abroad is any country but 223, and an order goes there only with consent', () => {
  const isValid = (countryId: number, internationalConsent: boolean) =>
    priceQuote(
      input({
        draft: withDraft({ shippingAddress: { ...ohio, countryId }, internationalConsent }),
      }),
    ).isValid;
  expect([isValid(223, false), isValid(222, false), isValid(222, true)]).toEqual([true, false, true]);
});

test('gift cards alone ship by email for nothing, are not taxed and take no promotion', () => {
  const quote = priceQuote(
    input({
      things: [giftCard()],
      coupons: [coupon()],
      draft: withDraft({ couponCodes: ['CODE'] }),
      taxRule: { kind: 'calculated', note: { code: 'address_missing' }, percent: 10, clothing: null },
    }),
  );
  expect(quote.shippingOptions.map(({ type, cost }) => [type, cost.minor])).toEqual([['email', 0]]);
  expect([quote.tax.amount.minor, quote.couponAmount.minor, quote.total.minor]).toEqual([0, 0, 10_000]);
  expect(quote.messages.map(({ reason }) => reason)).toEqual([
    { code: 'coupon', refusal: { code: 'nothing_eligible', couponCode: 'CODE' } },
  ]);
});

test('days of arrival are working days: noon in New York, weekends and holidays count', () => {
  const arrives = (now: string, given: Partial<QuoteInput> = {}) =>
    priceQuote(input({ now: Date.parse(now), ...given })).shippingOptions.map(({ arrivesFrom, arrivesBy }) =>
      arrivesFrom === arrivesBy ? arrivesBy : `${arrivesFrom} to ${arrivesBy}`,
    );
  expect(arrives('2026-11-16T15:00:00Z')).toEqual(['2026-11-18', '2026-11-19 to 2026-11-24', '2026-11-17']);
  expect(arrives('2026-11-16T17:01:00Z')).toEqual(['2026-11-19', '2026-11-20 to 2026-11-25', '2026-11-18']);
  // A Friday afternoon leaves on Monday.
  expect(arrives('2026-11-20T18:00:00Z').at(-1)).toBe('2026-11-24');
  // Nothing moves on Thanksgiving.
  expect(arrives('2026-11-25T15:00:00Z').at(-1)).toBe('2026-11-27');
  expect(arrives('2026-12-31T18:00:00Z').at(-1)).toBe('2027-01-05');
  const ahead = thing({ isPresale: true, presaleShipDate: '2026-12-05' });
  expect(arrives('2026-11-16T15:00:00Z', { things: [ahead] }).at(-1)).toBe('2026-12-08');
  expect(arrives('2026-11-16T15:00:00Z', { things: [thing(), ahead] }).at(-1)).toBe(
    '2026-11-17 to 2026-12-08',
  );
});

test('each parcel has days of its own', () => {
  const ahead = thing({ isPresale: true, presaleShipDate: '2026-12-05' });
  const now = Date.parse('2026-11-16T15:00:00Z');
  const parcelsBy = (type: string) =>
    priceQuote(input({ now, things: [ahead, thing()] })).shippingOptions.find(
      (option) => option.type === type,
    )?.parcels;
  expect(parcelsBy('overnight')).toEqual([
    { shipDate: null, arrivesFrom: '2026-11-17', arrivesBy: '2026-11-17' },
    { shipDate: '2026-12-05', arrivesFrom: '2026-12-08', arrivesBy: '2026-12-08' },
  ]);
  expect(parcelsBy('ground')).toEqual([
    { shipDate: null, arrivesFrom: '2026-11-19', arrivesBy: '2026-11-24' },
    { shipDate: '2026-12-05', arrivesFrom: '2026-12-10', arrivesBy: '2026-12-15' },
  ]);
});

test('a state may free clothing of tax: all of it, below an amount a piece, or up to one', () => {
  const taxOn = (
    clothing: Extract<TaxRule, { kind: 'calculated' }>['clothing'],
    given: Partial<OrderedThing>,
  ) =>
    priceQuote(
      input({
        things: [thing(given)],
        taxRule: { kind: 'calculated', note: { code: 'address_missing' }, percent: 10, clothing },
      }),
    ).tax.amount.minor;
  expect(taxOn(null, {})).toBe(1_000);
  expect(taxOn({ kind: 'exempt' }, {})).toBe(0);
  expect(taxOn({ kind: 'exempt' }, { isClothing: false })).toBe(1_000);
  const below = { kind: 'exemptBelow', minor: 10_000 } as const;
  expect(taxOn(below, { unitPrice: money(9_999), quantity: 3 })).toBe(0);
  expect(taxOn(below, { unitPrice: money(10_000) })).toBe(1_000);
  const upTo = { kind: 'exemptUpTo', minor: 17_500 } as const;
  expect(taxOn(upTo, { unitPrice: money(17_500), quantity: 2 })).toBe(0);
  expect(taxOn(upTo, { unitPrice: money(20_000), quantity: 2 })).toBe(500);
});

test('what is sold ahead is charged on its day, the rest with shipping now, credit first', () => {
  const ahead = thing({ isPresale: true, presaleShipDate: '2026-12-05', unitPrice: money(3_000) });
  const now = (given: Partial<QuoteInput>) => priceQuote(input(given)).captureNow.minor;
  expect(now({ things: [thing({ unitPrice: money(5_000) }), ahead] })).toBe(5_595);
  expect(now({ things: [ahead] })).toBe(0);
  const credit = { availableCredit: money(6_000), draft: withDraft({ storeCreditWanted: 6_000 }) };
  expect(now({ things: [thing({ unitPrice: money(5_000) }), ahead], ...credit })).toBe(0);
});

test('gift cards bring no free shipping, and are not bought with store credit', () => {
  // 60 of goods and a card for 50: the goods alone do not reach 100.
  const things = [thing({ unitPrice: money(6_000) }), giftCard({ id: 'card', unitPrice: money(5_000) })];
  const quote = priceQuote(
    input({
      things,
      availableCredit: money(100_000),
      draft: withDraft({ storeCreditWanted: 100_000, shippingOptionName: 'two-day' }),
    }),
  );
  expect(quote.freeShippingSubtotal).toEqual(money(6_000));
  expect(quote.shippingAmount.minor).toBeGreaterThan(0);
  expect(quote.storeCredit.minor).toBe(6_000 + quote.shippingAmount.minor);
  expect(quote.total).toEqual(money(5_000));
  expect(quote.messages).toContainEqual({
    field: 'credit',
    kind: 'remark',
    reason: { code: 'credit_not_for_gift_cards' },
  });
  expect(quote.isValid).toBe(true);
  const goods = [thing({ unitPrice: money(11_000) })];
  expect(
    priceQuote(input({ things: goods, draft: withDraft({ shippingOptionName: 'two-day' }) })).shippingAmount
      .minor,
  ).toBe(0);
});
