// What an order comes to, held against sums written another way.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { money } from '../pricing/money.ts';
import { priceQuote, type QuoteInput } from './price-quote.ts';
import type { PricedQuote } from './quote.ts';
import type { OrderedThing } from './quote-lines.ts';
import type { TaxRule } from './tax.ts';
import {
  alaska,
  coupon,
  france,
  giftCardDetails,
  input,
  ohio,
  sum,
  thing,
  withDraft,
} from './testing/quote-input.ts';

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
const note = { code: 'address_missing' as const };
const taxRule: fc.Arbitrary<TaxRule> = fc.oneof(
  fc.constant({ kind: 'none' as const, note }),
  percent.map((rate) => ({ kind: 'included' as const, note, percent: rate })),
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
    .map(([rate, clothing]) => ({ kind: 'calculated' as const, note, percent: rate, clothing })),
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
  const cards = bought.filter(({ isGiftCard }) => isGiftCard).reduce((total, one) => total + worth(one), 0n);
  const spendable = [BigInt(draft.storeCreditWanted), BigInt(availableCredit.minor), due - cards];
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
