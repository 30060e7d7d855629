// What an order comes to, held against sums written another way.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { money } from '../pricing/money.ts';
import type { ProductPrice } from '../product/product.ts';
import type { CheckoutAddress } from './address.ts';
import type { Coupon } from './coupon.ts';
import { emptyDraft } from './draft.ts';
import { priceQuote, type QuoteInput } from './price-quote.ts';
import type { PricedQuote } from './quote.ts';
import type { OrderedThing } from './quote-lines.ts';
import type { TaxRule } from './tax.ts';

const address = (countryCode: string, countryId: number, regionCode = ''): CheckoutAddress => ({
  firstName: 'A',
  lastName: 'B',
  streetAddress: '1 Street',
  streetAddress2: '',
  city: 'C',
  postCode: '1',
  regionId: null,
  regionName: regionCode,
  regionCode,
  countryId,
  countryName: countryCode,
  countryCode,
  phone: '',
});
const ohio = address('US', 223, 'OH');
const alaska = address('US', 223, 'AK');
const france = address('FR', 73);

const productPrice: ProductPrice = {
  price: { minor: 10_000, currency: 'USD' },
  salePrice: null,
  promoPrice: null,
  type: 'regular',
  promoText: null,
  appOnlyPromoText: null,
  isFinalSale: false,
  flashDeal: null,
};

const thing = (given: Partial<OrderedThing> = {}): OrderedThing => ({
  id: 'line',
  productId: 1,
  sizeId: 1,
  sku: 'sku',
  name: 'Dress',
  brand: 'Brand',
  colorName: 'Red',
  path: '/',
  imagePath: '/',
  imageAlt: '',
  sizeName: 'S',
  quantity: 1,
  quantityType: 'InStock',
  available: 99,
  isPresale: false,
  presaleShipDate: null,
  isBackOrderDelayed: false,
  isGiftCard: false,
  productPrice,
  pricedAt: 0,
  unitPrice: money(10_000),
  fullPrice: money(10_000),
  dealId: null,
  keptUntil: null,
  othersUntil: null,
  isDealOver: false,
  dealEndsAt: null,
  audienceExclusionReason: null,
  isActive: true,
  restrictCountries: [],
  airProhibited: false,
  isFinalSale: false,
  isPromotionEligible: true,
  giftCardDetails: null,
  parcel: 'light',
  isClothing: true,
  ...given,
});

const giftCardDetails = {
  recipientName: 'R',
  recipientEmail: 'r@example.com',
  senderName: 'S',
  message: '',
  deliverOn: null,
};
const giftCard = (given: Partial<OrderedThing> = {}) =>
  thing({ isGiftCard: true, giftCardDetails, name: 'Gift card', ...given });

const coupon = (given: Partial<Coupon> = {}): Coupon => ({
  id: 1,
  code: 'CODE',
  kind: 'percent',
  percent: 10,
  amount: null,
  minimum: money(0),
  startsAt: null,
  endsAt: null,
  audience: 'everyone',
  isUsedUp: false,
  isUsedByPerson: false,
  ...given,
});

/** A Monday, ten in the morning in New York. */
const monday = Date.parse('2026-11-16T15:00:00Z');

const input = (given: Partial<QuoteInput> = {}): QuoteInput => ({
  now: monday,
  draft: { ...emptyDraft, emailAddress: 'a@example.com', shippingAddress: ohio },
  things: [thing()],
  coupons: [],
  availableCredit: money(0),
  isGuest: true,
  visitorCountry: null,
  taxRule: { kind: 'none', label: '' },
  addressMessages: [],
  rules: {
    rewards: [
      { displayName: 'Free 2-day shipping', min: money(10_000) },
      { displayName: 'Free overnight shipping', min: money(30_000) },
    ],
    groundCost: money(595),
    nonContiguousRegions: ['AK', 'HI'],
    signatureFrom: money(55_000),
    isAmbassador: false,
    mostAirProhibited: 4,
    refusesGiftCardsAbroad: false,
  },
  ...given,
});

const withDraft = (given: Partial<QuoteInput['draft']>) => ({ ...input().draft, ...given });
const withRules = (given: Partial<QuoteInput['rules']>) => ({ ...input().rules, ...given });

const sum = (amounts: readonly { readonly minor: number }[]) =>
  amounts.reduce((total, { minor }) => total + minor, 0);

test('[CQ-08] a signature can be done without from 550 of goods on, by the setting; gift cards do not count', () => {
  const opted = (things: OrderedThing[], signatureFrom = money(55_000)) =>
    priceQuote(
      input({ things, draft: withDraft({ signatureOptOut: true }), rules: withRules({ signatureFrom }) }),
    ).signatureOptOut;
  expect(opted([thing({ unitPrice: money(54_999) })])).toBe(false);
  expect(opted([thing({ unitPrice: money(55_000) })])).toBe(true);
  expect(opted([thing({ unitPrice: money(54_999) }), giftCard({ unitPrice: money(10_000) })])).toBe(false);
  expect(opted([thing({ unitPrice: money(54_999), quantity: 2 })])).toBe(true);
  expect(opted([thing({ unitPrice: money(20_000) })], money(20_000))).toBe(true);
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

test('gift cards alone ship by email for nothing, are not taxed and take no promotion', () => {
  const quote = priceQuote(
    input({
      things: [giftCard()],
      coupons: [coupon()],
      draft: withDraft({ couponCodes: ['CODE'] }),
      taxRule: { kind: 'calculated', label: '', percent: 10, clothing: null },
    }),
  );
  expect(quote.shippingOptions.map(({ type, cost }) => [type, cost.minor])).toEqual([['email', 0]]);
  expect([quote.tax.amount.minor, quote.couponAmount.minor, quote.total.minor]).toEqual([0, 0, 10_000]);
  expect(quote.messages.map(({ text }) => text)).toEqual(['Nothing in your bag is eligible for CODE.']);
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

test('a state may free clothing of tax: all of it, below an amount a piece, or up to one', () => {
  const taxOn = (
    clothing: Extract<TaxRule, { kind: 'calculated' }>['clothing'],
    given: Partial<OrderedThing>,
  ) =>
    priceQuote(
      input({ things: [thing(given)], taxRule: { kind: 'calculated', label: '', percent: 10, clothing } }),
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

const price = fc.integer({ min: 0, max: 500_000 });
const things = fc.array(
  fc
    .record({
      unitPrice: price.map((minor) => money(minor)),
      quantity: fc.integer({ min: 1, max: 99 }),
      available: fc.constantFrom(0, 1, 50, 99),
      isActive: fc.boolean(),
      isGiftCard: fc.boolean(),
      hasDetails: fc.boolean(),
      dealId: fc.option(fc.constant(7)),
      isPromotionEligible: fc.boolean(),
      airProhibited: fc.boolean(),
      isPresale: fc.boolean(),
      parcel: fc.constantFrom('light' as const, 'heavy' as const),
      isClothing: fc.boolean(),
    })
    .map(({ hasDetails, ...given }) =>
      thing({
        ...given,
        presaleShipDate: given.isPresale ? '2026-12-05' : null,
        giftCardDetails: given.isGiftCard && hasDetails ? giftCardDetails : null,
      }),
    ),
  { maxLength: 6 },
);
const coupons = fc
  .array(
    fc
      .record({
        kind: fc.constantFrom(
          'percent' as const,
          'amount' as const,
          'free_shipping' as const,
          'free_shipping_abroad' as const,
        ),
        percent: fc.integer({ min: 1, max: 100 }),
        amount: price,
        minimum: fc.constantFrom(0, 5_000, 100_000),
        audience: fc.constantFrom('everyone' as const, 'guests' as const),
        isUsedUp: fc.boolean(),
      })
      .map(({ kind, percent, amount, minimum, audience, isUsedUp }) =>
        coupon({
          kind,
          percent: kind === 'percent' ? percent : null,
          amount: kind === 'amount' ? money(amount + 1) : null,
          minimum: money(minimum),
          audience,
          isUsedUp,
        }),
      ),
    { maxLength: 4 },
  )
  .map((all) => all.map((one, index) => ({ ...one, id: index + 1, code: `CODE${index}` })));
const percent = fc.constantFrom(0.1, 2.9, 4.225, 5.75, 6.875, 19, 25.5);
const taxRule: fc.Arbitrary<TaxRule> = fc.oneof(
  fc.constant({ kind: 'none' as const, label: '' }),
  percent.map((rate) => ({ kind: 'included' as const, label: '', percent: rate })),
  fc
    .tuple(
      percent,
      fc.constantFrom(
        null,
        { kind: 'exempt' as const },
        { kind: 'exemptBelow' as const, minor: 11_000 },
        { kind: 'exemptUpTo' as const, minor: 17_500 },
      ),
    )
    .map(([rate, clothing]) => ({ kind: 'calculated' as const, label: '', percent: rate, clothing })),
);

const inputs: fc.Arbitrary<QuoteInput> = fc
  .record({
    things,
    coupons,
    taxRule,
    isGuest: fc.boolean(),
    address: fc.constantFrom(null, ohio, alaska, france),
    visitorCountry: fc.constantFrom(null, 'US', 'FR'),
    shippingOptionName: fc.constantFrom(null, 'ground', 'two-day', 'overnight', 'international-express'),
    credit: fc.nat(1_000_000),
    wanted: fc.nat(1_000_000),
  })
  .map(({ address: shippingAddress, shippingOptionName, credit, wanted, coupons, ...given }) =>
    input({
      ...given,
      coupons,
      availableCredit: money(credit),
      draft: withDraft({
        shippingAddress,
        shippingOptionName,
        storeCreditWanted: wanted,
        couponCodes: coupons.map(({ code }) => code),
      }),
    }),
  );

/** The same sums in exact fractions, worked out from the rules and not from the code. */
function reference(
  { things, coupons, taxRule, isGuest, draft, availableCredit }: QuoteInput,
  quote: PricedQuote,
) {
  const bought = things.filter((_, index) => quote.lines[index]?.problem === null);
  const worth = ({ unitPrice, quantity }: OrderedThing) => BigInt(unitPrice.minor) * BigInt(quantity);
  const all = bought.reduce((total, one) => total + worth(one), 0n);
  const eligible = bought
    .filter((one) => one.isPromotionEligible && !one.isGiftCard && one.dealId === null)
    .reduce((total, one) => total + worth(one), 0n);
  const halfUp = (dividend: bigint, divisor: bigint) => (2n * dividend + divisor) / (2n * divisor);
  let off = 0n;
  for (const one of coupons) {
    const counts =
      (one.audience === 'everyone' || isGuest) &&
      !one.isUsedUp &&
      all >= BigInt(one.minimum.minor) &&
      eligible > 0n;
    if (!counts) continue;
    const takes =
      one.percent !== null
        ? halfUp(eligible * BigInt(one.percent), 100n)
        : one.amount
          ? [BigInt(one.amount.minor), eligible].sort((a, b) => (a < b ? -1 : 1))[0]
          : 0n;
    if (takes !== undefined && takes > off) off = takes;
  }
  const shipping = BigInt(quote.shippingOption?.cost.minor ?? 0);
  const taxed =
    taxRule?.kind === 'calculated'
      ? halfUp(
          quote.lines.reduce((base, line, index) => {
            const one = things[index];
            if (!one || line.problem !== null || one.isGiftCard) return base;
            const goods = BigInt(line.subTotal.minor - line.discount.minor);
            const rule = one.isClothing ? taxRule.clothing : null;
            if (rule?.kind === 'exempt') return base;
            if (rule === null) return base + goods;
            const free = BigInt(rule.minor) * BigInt(one.quantity);
            if (rule.kind === 'exemptBelow') return goods < free ? base : base + goods;
            return goods > free ? base + goods - free : base;
          }, 0n) * BigInt(Math.round(taxRule.percent * 1_000)),
          100_000n,
        )
      : 0n;
  const due = all - off + shipping + taxed;
  const spendable = [BigInt(draft.storeCreditWanted), BigInt(availableCredit.minor), due];
  const credit = spendable.reduce((least, one) => (one < least ? one : least));
  return { all, off, taxed, credit, total: due - credit };
}

test('[CQ-11] any bag, codes, credit and place come to what exact sums say, line by line, and never below zero', () => {
  fc.assert(
    fc.property(inputs, (given) => {
      const quote = priceQuote(given);
      const expected = reference(given, quote);
      expect(BigInt(quote.subTotal.minor)).toBe(expected.all);
      expect(BigInt(quote.couponAmount.minor)).toBe(expected.off);
      if (quote.tax.kind === 'calculated') expect(BigInt(quote.tax.amount.minor)).toBe(expected.taxed);
      expect(BigInt(quote.storeCredit.minor)).toBe(expected.credit);
      expect(BigInt(quote.total.minor)).toBe(expected.total);

      const ordered = quote.lines.filter(({ problem }) => problem === null);
      expect(sum(ordered.map(({ subTotal }) => subTotal))).toBe(quote.subTotal.minor);
      expect(sum(quote.lines.map(({ discount }) => discount))).toBe(quote.couponAmount.minor);
      const added = quote.tax.kind === 'calculated' ? quote.tax.amount.minor : 0;
      expect(sum(quote.lines.map(({ tax }) => tax))).toBe(added);
      for (const { subTotal, discount, tax, problem } of quote.lines) {
        expect(discount.minor).toBeGreaterThanOrEqual(0);
        expect(discount.minor).toBeLessThanOrEqual(subTotal.minor);
        expect(tax.minor).toBeGreaterThanOrEqual(0);
        if (problem !== null) expect([discount.minor, tax.minor]).toEqual([0, 0]);
      }
      expect(quote.total.minor).toBeGreaterThanOrEqual(0);
      expect(quote.total.minor).toBeLessThanOrEqual(
        quote.subTotal.minor + quote.shippingAmount.minor + added,
      );
      expect(quote.captureNow.minor).toBeGreaterThanOrEqual(0);
      expect(quote.captureNow.minor).toBeLessThanOrEqual(quote.total.minor);
      expect(quote.storeCredit.minor).toBeLessThanOrEqual(given.availableCredit.minor);
      if (quote.tax.kind === 'included')
        expect(quote.tax.amount.minor).toBeLessThan(quote.subTotal.minor + quote.shippingAmount.minor + 1);
      expect(quote.coupons.filter(({ freesShipping }) => !freesShipping).length).toBeLessThanOrEqual(1);
      expect(quote.coupons.filter(({ freesShipping }) => freesShipping).length).toBeLessThanOrEqual(1);
    }),
    { numRuns: 1_000 },
  );
});
