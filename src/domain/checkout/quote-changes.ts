// What has changed since the shopper last looked, line by line. By codes and amounts alone: whoever looks again in
// another language is told nothing new.

import { money } from '../pricing/money.ts';
import { pieceName } from '../product/piece-name.ts';
import { isSameProblem } from './line-problem.ts';
import type { ChangeNote, PricedQuote, QuoteChange, ShownLine, ShownQuote } from './quote.ts';
import type { SumName } from './seen-changes.ts';

/** A quote as it is shown now. What was kept of an earlier look may lack codes. */
type FreshQuote = Omit<ShownQuote, 'lines' | 'shippingWay'> & {
  readonly lines: readonly FreshLine[];
  readonly shippingWay: NonNullable<PricedQuote['shippingOption']>['way'] | null;
};
type FreshLine = Omit<ShownLine, 'problem'> & Pick<PricedQuote['lines'][number], 'problem'>;

/** Whatever a shopper reads of it and could mind. */
export function shownOf(priced: PricedQuote): FreshQuote {
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
    shippingWay: priced.shippingOption?.way ?? null,
    shippingAmount: priced.shippingAmount.minor,
    taxKind: priced.tax.kind,
    tax: priced.tax.amount.minor,
    storeCredit: priced.storeCredit.minor,
    total: priced.total.minor,
  };
}

/** None when both say the same. */
export function changesBetween(was: ShownQuote, is: FreshQuote): readonly QuoteChange[] {
  const changeOf = (
    note: ChangeNote & { readonly code: SumName },
    before: number,
    now: number,
  ): QuoteChange => ({
    of: note.code,
    note,
    was: money(before, was.currency),
    is: money(now, is.currency),
  });
  const amount = (
    note: ChangeNote & { readonly code: SumName },
    before: number,
    now: number,
    isSame = true,
  ): QuoteChange[] =>
    isSame && before === now && was.currency === is.currency ? [] : [changeOf(note, before, now)];
  const codeChange = (code: 'code_lost' | 'code_counts') => (couponCode: string) => ({
    of: `code ${couponCode}`,
    note: { code, couponCode },
    was: null,
    is: null,
  });
  return [
    ...lineChanges(was, is),
    ...was.coupons.filter((code) => !is.coupons.includes(code)).map(codeChange('code_lost')),
    ...is.coupons.filter((code) => !was.coupons.includes(code)).map(codeChange('code_counts')),
    ...amount({ code: 'subTotal' }, was.subTotal, is.subTotal),
    ...amount({ code: 'promotions' }, was.couponAmount, is.couponAmount),
    ...amount(
      { code: 'shipping', way: is.shippingWay },
      was.shippingAmount,
      is.shippingAmount,
      was.shippingOption === is.shippingOption,
    ),
    ...amount({ code: 'tax' }, was.tax, is.tax, was.taxKind === is.taxKind),
    ...amount({ code: 'storeCredit' }, was.storeCredit, is.storeCredit),
    ...amount({ code: 'total' }, was.total, is.total),
  ];
}

/**
 * Whether all that is different comes of the shopper's own hand: things put in, taken out or counted anew, while those
 * that stayed cost what they cost. They know of it, and see what it comes to.
 */
export function isOwnChange(was: ShownQuote, is: FreshQuote): boolean {
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
      return !old || (old.unitMinor === line.unitMinor && isSameProblem(old.problem, line.problem));
    })
  );
}

function lineChanges(was: ShownQuote, is: FreshQuote): readonly QuoteChange[] {
  const sum = (line: Pick<ShownLine, 'unitMinor' | 'quantity'>, { currency }: Pick<ShownQuote, 'currency'>) =>
    money(line.unitMinor * line.quantity, currency);
  const before = new Map(was.lines.map((line) => [line.bagItemId, line]));
  const now = new Map(is.lines.map((line) => [line.bagItemId, line]));
  const gone = was.lines
    .filter(({ bagItemId }) => !now.has(bagItemId))
    .map((line): QuoteChange => {
      const note = { code: 'line_gone', piece: pieceOf(line) } as const;
      return { of: `line ${line.bagItemId}`, note, was: sum(line, was), is: null };
    });
  const others = is.lines.flatMap((line): QuoteChange[] => {
    const old = before.get(line.bagItemId);
    const of = `line ${line.bagItemId}`;
    const piece = pieceOf(line);
    const { problem } = line;
    if (!old) return [{ of, note: { code: 'line_new', piece }, was: null, is: sum(line, is) }];
    if (!isSameProblem(old.problem, problem))
      return problem === null
        ? [{ of, note: { code: 'line_back', piece }, was: null, is: sum(line, is) }]
        : [{ of, note: { code: 'line_problem', piece, problem }, was: sum(old, was), is: null }];
    if (problem !== null) return [];
    const renamed = { code: 'line_renamed', before: pieceOf(old), piece } as const;
    if (pieceName(old) !== pieceName(line))
      return [{ of, note: renamed, was: sum(old, was), is: sum(line, is) }];
    return [...priceChanges(old, line, was, is), ...countChanges(old, line, sum(old, was), sum(line, is))];
  });
  return [...gone, ...others];
}

function priceChanges(old: ShownLine, line: FreshLine, was: ShownQuote, is: FreshQuote): QuoteChange[] {
  if (old.unitMinor === line.unitMinor) return [];
  return [
    {
      of: `price of ${line.bagItemId}`,
      note: { code: 'price', piece: pieceOf(line) },
      was: money(old.unitMinor, was.currency),
      is: money(line.unitMinor, is.currency),
    },
  ];
}

function countChanges(
  old: ShownLine,
  line: FreshLine,
  was: QuoteChange['was'],
  is: QuoteChange['is'],
): QuoteChange[] {
  if (old.quantity === line.quantity) return [];
  const note = { code: 'count', piece: pieceOf(line), before: old.quantity, now: line.quantity } as const;
  return [{ of: `count of ${line.bagItemId}`, note, was, is }];
}

const pieceOf = ({ name, sizeName }: Pick<ShownLine, 'name' | 'sizeName'>) => ({ name, sizeName });
