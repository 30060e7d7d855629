import { expect, test } from 'vitest';
import { type CodeTerms, termsFaults } from '../../checkout/codes/code-terms.ts';
import { changedTerms, codeFormOf, emptyCodeForm, readCodeForm } from './code-form.ts';
import { batchState, codeState, formatCodeCursor, parseCodeCursor } from './code-list.ts';

const momentOf = (local: string) => Date.parse(`${local}Z`);
const localOf = (moment: number) => new Date(moment).toISOString().slice(0, 16);
const now = Date.UTC(2026, 10, 19);

const terms: CodeTerms = {
  kind: 'amount',
  percent: null,
  amount: 1_250,
  minimum: 10_000,
  startsAt: now - 60_000,
  endsAt: now + 86_400_000 + 31_000,
  audience: 'guests',
  isOffered: true,
  usesMax: 500,
  usesPerPerson: 1,
};

test('[DK-23] a form that nobody changed says the same as the code, but for the seconds it does not show', () => {
  const form = codeFormOf(terms, localOf);
  expect(form).toMatchObject({ amount: '12.5', minimum: '100', percent: '', endsAt: '2026-11-20T00:00' });
  const { terms: read } = readCodeForm(form, momentOf);
  expect(read).toEqual({ ...terms, endsAt: now + 86_400_000 });
  expect(changedTerms(terms, read)).toEqual({});
  const later = readCodeForm({ ...form, endsAt: '2026-11-20T00:01', usesMax: '' }, momentOf).terms;
  expect(changedTerms(terms, later)).toEqual({ endsAt: now + 86_460_000, usesMax: null });
});

test.each([
  [{ percent: 'ten' }, ['percent']],
  [{ percent: '' }, ['percent']],
  [{ percent: '10' }, []],
  [{ kind: 'amount', amount: '12,50', percent: 'ten' }, []],
  [{ kind: 'amount', amount: '12.505' }, ['amount']],
  [{ percent: '10', minimum: '-5' }, ['minimum']],
  [{ percent: '10', usesMax: '1.5', usesPerPerson: 'once' }, ['usesMax', 'usesPerPerson']],
] as const)('[DK-23] what cannot be read of %j is refused beside its field', (typed, faults) => {
  const read = readCodeForm({ ...emptyCodeForm, ...typed }, momentOf).terms;
  expect(termsFaults(read, { now }).map(({ at }) => at)).toEqual(faults);
});

test.each([
  [{ startsAt: null, endsAt: now }, 0, 'ended'],
  [{ startsAt: now + 1, endsAt: null }, 0, 'coming'],
  [{ startsAt: now, endsAt: now + 1 }, 1, 'running'],
  [{ startsAt: null, endsAt: null }, 2, 'used_up'],
] as const)('[DK-23] a code of %j that is used %i times is %s', (period, used, state) => {
  expect(codeState({ ...period, usesMax: 2 }, { used, now })).toBe(state);
});

test('[DK-23] a batch is made, being made, or was stopped before it was whole', () => {
  const batch = { count: 2, madeCount: 1, isEnded: false, isUnderWay: false };
  expect(batchState(batch)).toBe('stopped');
  expect(batchState({ ...batch, isUnderWay: true })).toBe('making');
  expect(batchState({ ...batch, madeCount: 2, isUnderWay: true })).toBe('whole');
  expect(batchState({ ...batch, isEnded: true })).toBe('ended');
});

test('[DK-03] the place of a page is read as it was written, and nothing else is', () => {
  for (const cursor of [
    { id: 7, at: '0' },
    { id: 8, at: 'never' },
    { id: 9, at: '-1795100000000000' },
  ])
    expect(parseCodeCursor(formatCodeCursor(cursor))).toEqual(cursor);
  for (const text of ['', '7', '0.1', '7.x', "7.1'--"]) expect(parseCodeCursor(text)).toBeNull();
});
