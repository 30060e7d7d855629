// What has changed since the shopper last looked, line by line.

import { words as bagWords } from '../../words/bag/words.ts';
import { words } from '../../words/checkout/words.ts';
import { money } from '../pricing/money.ts';
import type { PricedQuote, QuoteChange, ShownLine, ShownQuote } from './quote.ts';
import type { SumName } from './seen-changes.ts';

/** Whatever a shopper reads of it and could mind. */
export function shownOf(priced: PricedQuote): ShownQuote {
  return {
    currency: priced.currency,
    lines: priced.lines.map((line) => ({
      bagItemId: line.bagItemId,
      name: line.name,
      sizeName: line.sizeName,
      quantity: line.quantity,
      unitMinor: line.unitPrice.minor,
      problem: line.problem,
    })),
    subTotal: priced.subTotal.minor,
    coupons: priced.coupons.map(({ code }) => code),
    couponAmount: priced.couponAmount.minor,
    shippingOption: priced.shippingOption?.type ?? null,
    shippingTitle: priced.shippingOption?.title ?? null,
    shippingAmount: priced.shippingAmount.minor,
    taxKind: priced.tax.kind,
    tax: priced.tax.amount.minor,
    storeCredit: priced.storeCredit.minor,
    total: priced.total.minor,
  };
}

/** None when both say the same. */
export function changesBetween(was: ShownQuote, is: ShownQuote): readonly QuoteChange[] {
  const wasIn = (minor: number) => money(minor, was.currency);
  const isIn = (minor: number) => money(minor, is.currency);
  const moved = (of: SumName, what: string, before: number, now: number): QuoteChange => ({
    of,
    what,
    was: wasIn(before),
    is: isIn(now),
  });
  const amount = (of: SumName, what: string, before: number, now: number): QuoteChange[] =>
    before === now && was.currency === is.currency ? [] : [moved(of, what, before, now)];
  const isShippingSame = was.shippingOption === is.shippingOption;
  const shipping = is.shippingTitle === null ? words.shipping : words.shippingNamed(is.shippingTitle);
  const isTaxSame = was.taxKind === is.taxKind;
  return [
    ...lineChanges(was, is),
    ...was.coupons
      .filter((code) => !is.coupons.includes(code))
      .map((code) => ({ of: `code ${code}`, what: words.codeNoLongerCounts(code), was: null, is: null })),
    ...is.coupons
      .filter((code) => !was.coupons.includes(code))
      .map((code) => ({ of: `code ${code}`, what: words.codeCounts(code), was: null, is: null })),
    ...amount('subTotal', words.subtotal, was.subTotal, is.subTotal),
    ...amount('promotions', words.promotions, was.couponAmount, is.couponAmount),
    ...(isShippingSame
      ? amount('shipping', shipping, was.shippingAmount, is.shippingAmount)
      : [moved('shipping', shipping, was.shippingAmount, is.shippingAmount)]),
    ...(isTaxSame
      ? amount('tax', bagWords.tax, was.tax, is.tax)
      : [moved('tax', bagWords.tax, was.tax, is.tax)]),
    ...amount('storeCredit', words.storeCredit, was.storeCredit, is.storeCredit),
    ...amount('total', words.total, was.total, is.total),
  ];
}

/**
 * Whether all that is different comes of the shopper's own hand: things put in, taken out or counted anew, while those
 * that stayed cost what they cost. They know of it, and see what it comes to.
 */
export function isOwnChange(was: ShownQuote, is: ShownQuote): boolean {
  const before = new Map(was.lines.map((line) => [line.bagItemId, line]));
  const isOther =
    was.lines.length !== is.lines.length ||
    is.lines.some(({ bagItemId, quantity, sizeName }) => {
      const old = before.get(bagItemId);
      return old?.quantity !== quantity || old.sizeName !== sizeName;
    });
  return (
    isOther &&
    is.lines.every((line) => {
      const old = before.get(line.bagItemId);
      return !old || (old.unitMinor === line.unitMinor && old.problem === line.problem);
    })
  );
}

function lineChanges(was: ShownQuote, is: ShownQuote): readonly QuoteChange[] {
  const sum = (line: ShownLine, { currency }: ShownQuote) => money(line.unitMinor * line.quantity, currency);
  const before = new Map(was.lines.map((line) => [line.bagItemId, line]));
  const now = new Map(is.lines.map((line) => [line.bagItemId, line]));
  const gone = was.lines
    .filter(({ bagItemId }) => !now.has(bagItemId))
    .map((line) => ({
      of: `line ${line.bagItemId}`,
      what: words.notInBagAnyMore(nameOf(line)),
      was: sum(line, was),
      is: null,
    }));
  const others = is.lines.flatMap((line): QuoteChange[] => {
    const old = before.get(line.bagItemId);
    const name = nameOf(line);
    const of = `line ${line.bagItemId}`;
    if (!old) return [{ of, what: words.newInBag(name), was: null, is: sum(line, is) }];
    if (old.problem !== line.problem)
      return line.problem === null
        ? [{ of, what: words.canBeOrderedAgain(name), was: null, is: sum(line, is) }]
        : [{ of, what: words.problemOf(name, line.problem), was: sum(old, was), is: null }];
    if (line.problem !== null) return [];
    if (nameOf(old) !== name)
      return [{ of, what: words.isNow(nameOf(old), name), was: sum(old, was), is: sum(line, is) }];
    return [
      ...(old.unitMinor !== line.unitMinor
        ? [
            {
              of: `price of ${line.bagItemId}`,
              what: words.priceOf(name),
              was: money(old.unitMinor, was.currency),
              is: money(line.unitMinor, is.currency),
            },
          ]
        : []),
      ...(old.quantity !== line.quantity
        ? [
            {
              of: `count of ${line.bagItemId}`,
              what: words.countedAnew(name, line.quantity, old.quantity),
              was: sum(old, was),
              is: sum(line, is),
            },
          ]
        : []),
    ];
  });
  return [...gone, ...others];
}

const nameOf = ({ name, sizeName }: ShownLine) => (sizeName === 'One Size' ? name : `${name}, ${sizeName}`);
