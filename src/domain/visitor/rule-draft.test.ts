import { expect, test } from 'vitest';
import { draftOfRule, readPercent, ruleOfDraft } from './rule-draft.ts';

test.each([
  ['50', 50],
  [' 12.5 % ', 12.5],
  ['12,5', 12.5],
  ['0', 0],
  ['100', 100],
  ['100.1', null],
  ['12.55', null],
  ['-1', null],
  ['', null],
  ['half', null],
])('%j is read as %j of a hundred', (text, percent) => expect(readPercent(text)).toBe(percent));

test('a rule goes into a draft and back, and one with a wrong share is none', () => {
  const rule = { isOn: true, lines: [{ countries: ['US'], percent: 12.5 }, { percent: 100 }] };
  const draft = draftOfRule(rule);
  expect(ruleOfDraft(draft)).toEqual(rule);
  expect(
    ruleOfDraft({ ...draft, lines: draft.lines.map((each) => ({ ...each, percentText: 'x' })) }),
  ).toBeNull();
});
