import { expect, test } from 'vitest';
import type { LineProblem } from './line-problem.ts';
import { priceQuote } from './price-quote.ts';
import type { ShownQuote } from './quote.ts';
import { changesBetween, isOwnChange, shownOf } from './quote-changes.ts';
import { coupon, input, thing, withDraft } from './testing/quote-input.ts';

const dress = thing({ sizeName: 'S', available: 5 });
const shown = (...things: Parameters<typeof thing>[0][]) =>
  shownOf(priceQuote(input({ things: things.map((given) => thing({ ...dress, ...given })) })));
const notesOf = (was: ShownQuote, is: ReturnType<typeof shown>) =>
  changesBetween(was, is)
    .map(({ note }) => note)
    .filter(({ code }) => !['subTotal', 'shipping', 'tax', 'total'].includes(code));

const piece = { name: 'Dress', sizeName: 'S' };

test('[CQ-05] a line that sold out, is short or came back is a change by its code, and by how many are left', () => {
  const [here, gone] = [shown({}), shown({ available: 0, quantityType: 'OutOfStock' })];
  const short = (available: number) => shown({ quantity: 4, available });
  expect(notesOf(here, gone)).toEqual([{ code: 'line_problem', piece, problem: { code: 'sold_out' } }]);
  expect(notesOf(gone, here)).toEqual([{ code: 'line_back', piece }]);
  expect(notesOf(gone, gone)).toEqual([]);
  expect(notesOf(short(3), short(3))).toEqual([]);
  expect(notesOf(short(3), short(2))).toEqual([
    { code: 'line_problem', piece, problem: { code: 'only_left', left: 2 } },
  ]);
});

test('[CQ-05] price, count, name, pieces and codes are told each by a code of its own', () => {
  expect(notesOf(shown({}), shown({ unitPrice: { minor: 12_000, currency: 'USD' } }))).toEqual([
    { code: 'price', piece },
  ]);
  expect(notesOf(shown({}), shown({ quantity: 2 }))).toEqual([{ code: 'count', piece, before: 1, now: 2 }]);
  expect(notesOf(shown({}), shown({ sizeName: 'M' }))).toEqual([
    { code: 'line_renamed', before: piece, piece: { name: 'Dress', sizeName: 'M' } },
  ]);
  expect(notesOf(shown({}), shown({ id: 'other' }))).toEqual([
    { code: 'line_gone', piece },
    { code: 'line_new', piece },
  ]);
  const [plain, reduced] = [[], [coupon()]].map((coupons) =>
    shownOf(priceQuote(input({ coupons, draft: withDraft({ couponCodes: ['CODE'] }) }))),
  );
  if (!plain || !reduced) throw new Error('Both were priced.');
  expect(changesBetween(plain, reduced).map(({ note }) => note.code)).toEqual([
    'code_counts',
    'promotions',
    'total',
  ]);
  expect(changesBetween(reduced, plain)[0]).toMatchObject({
    of: 'code CODE',
    note: { code: 'code_lost', couponCode: 'CODE' },
  });
});

test('[CQ-05] what was kept before problems had codes is as it is now, unless nothing stands against it any more', () => {
  const past = (problem: LineProblem | string | null): ShownQuote => {
    const { shippingWay, lines, ...rest } = shown({ available: 0, quantityType: 'OutOfStock' });
    return { ...rest, lines: lines.map((line) => ({ ...line, problem })) };
  };
  const gone = shown({ available: 0, quantityType: 'OutOfStock' });
  expect(changesBetween(past('Cet article est épuisé.'), gone)).toEqual([]);
  expect(isOwnChange(past('This has sold out.'), { ...gone, lines: [] })).toBe(true);
  expect(notesOf(past('This has sold out.'), shown({}))).toEqual([{ code: 'line_back', piece }]);
  expect(notesOf(past(null), gone)).toEqual([{ code: 'line_problem', piece, problem: { code: 'sold_out' } }]);
});
