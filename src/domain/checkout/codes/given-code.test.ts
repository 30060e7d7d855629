import { expect, test } from 'vitest';
import { emptyDraft } from '../draft.ts';
import { hasTooManyCodes, newCodeOf, withoutCode } from './given-code.ts';

const draft = { ...emptyDraft, couponCodes: ['A', 'B', 'C', 'D', 'E'] };

test('a code is new when the quote does not have it, however it is typed', () => {
  expect(newCodeOf(draft, ' f ')).toBe('F');
  expect([
    newCodeOf(draft, ' a '),
    newCodeOf(draft, ''),
    newCodeOf(draft, null),
    newCodeOf(draft, undefined),
  ]).toEqual([null, null, null, null]);
});

test('five codes fit, and one that is over takes no place', () => {
  const six = { couponCodes: [...draft.couponCodes, 'F'] };
  expect([hasTooManyCodes(draft, []), hasTooManyCodes(six, []), hasTooManyCodes(six, ['B'])]).toEqual([
    false,
    true,
    false,
  ]);
  expect(withoutCode({ ...draft, ...six }, 'F')).toEqual(draft);
});
