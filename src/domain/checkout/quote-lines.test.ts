import { expect, test } from 'vitest';
import { type BlockingFlag, blockingFlags, flagOfProblem } from './line-problem.ts';
import { priceQuote, type QuoteInput } from './price-quote.ts';
import { france, giftCard, input, thing, withDraft } from './testing/quote-input.ts';

const abroad = { draft: withDraft({ shippingAddress: france, internationalConsent: true }) };
const onlyAtHome = [{ countryId: 223, code: 'US', name: 'United States' }];

const cases: Readonly<Record<BlockingFlag | 'audienceExclusionReason', Partial<QuoteInput>>> = {
  outOfStock: { things: [thing({ quantityType: 'OutOfStock', available: 0 })] },
  inactive: { things: [thing({ isActive: false })] },
  cannotShipToCountry: { things: [thing({ restrictCountries: onlyAtHome })], ...abroad },
  airProhibitedDestination: { things: [thing({ airProhibited: true })], ...abroad },
  airProhibited: { things: [thing({ airProhibited: true, quantity: 5 })] },
  cannotProcessGiftCard: { things: [giftCard({ giftCardDetails: null })] },
  audienceExclusionReason: { things: [thing({ audienceExclusionReason: 'For members alone.' })] },
};

test.each(Object.entries(cases))('[CQ-15] %s stops the order, and its line is in no sum', (flag, given) => {
  const rest = thing({ id: 'rest', productId: 2, sizeId: 2 });
  const quote = priceQuote(input({ ...given, things: [...(given.things ?? []), rest] }));
  const [line, other] = quote.lines;
  const isUp = (name: BlockingFlag) => line?.flags[name];
  expect(blockingFlags.filter(isUp)).toEqual(flag === 'audienceExclusionReason' ? [] : [flag]);
  expect(line?.audienceExclusionReason).toBe(
    flag === 'audienceExclusionReason' ? 'For members alone.' : null,
  );
  expect(line?.problem && flagOfProblem(line.problem)).toBe(flag === 'audienceExclusionReason' ? null : flag);
  expect(line?.problem).not.toBeNull();
  expect([quote.isValid, quote.subTotal]).toEqual([false, other?.subTotal]);
  expect(quote.messages.map(({ field }) => field)).toContain('items');
  // Without that line nothing stands against it.
  expect(priceQuote(input({ ...given, things: [rest] })).isValid).toBe(true);
});
