import { expect, test } from 'vitest';
import { sayAudience, sayRule, saySeen } from './say-rule.ts';

test('a line is said by its conditions, and one without any is for everyone', () => {
  expect(sayAudience('en', { countries: ['US', 'CA'], isNew: true })).toBe('In US, CA, new within a day');
  expect(sayAudience('fr', { isStaff: false })).toBe('Hors équipe');
  expect(sayAudience('en', {})).toBe('Everyone');
});

test('a rule is said line by line, up to the one that is for everyone', () => {
  const toSome = { isOn: false, lines: [{ isStaff: true, percent: 100 }] };
  expect(sayRule('en', toSome)).toBe('Staff: On; Everyone else: Off');
  expect(sayRule('en', { ...toSome, lines: [{ percent: 12.5 }] })).toBe('Everyone: On for 12.5%, by chance');
  expect(sayRule('fr', { isOn: true, lines: [] })).toBe('Tout le monde: Activée');
});

test.each([
  [{ isOn: true, lines: [] }, 'Everyone'],
  [{ isOn: false, lines: [] }, 'Nobody'],
  [{ isOn: false, lines: [{ percent: 10 }] }, '10%'],
  [{ isOn: false, lines: [{ countries: ['US'], percent: 10 }] }, '10% of some'],
  [{ isOn: false, lines: [{ countries: ['US'], percent: 100 }] }, 'Some'],
  [{ isOn: false, lines: [{ isNew: true, percent: 10 }, { percent: 5 }] }, 'Some'],
])('%j is %s in a list', (rule, sentence) => expect(saySeen('en', rule)).toBe(sentence));
