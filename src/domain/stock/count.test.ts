import { expect, test } from 'vitest';
import { countMove, isWithinLimit } from './count.ts';

test('what is sold between counting and booking is no difference', () => {
  // Ten were there, nine were found; then two were sold.
  expect(countMove({ onHand: 8, reserved: 0 }, { counted: 9, expected: 10 })).toEqual({
    ok: true,
    delta: -1,
    onHand: 7,
  });
  expect(countMove({ onHand: 8, reserved: 0 }, { counted: 10, expected: 10 })).toMatchObject({ delta: 0 });
});

test('what checkouts hold is not counted away', () => {
  const found = { counted: 0, expected: 3 };
  expect(countMove({ onHand: 3, reserved: 1 }, found)).toEqual({ ok: false, code: 'below_reserved' });
  expect(countMove({ onHand: 3, reserved: 0 }, found)).toMatchObject({ ok: true, onHand: 0 });
});

test.each([
  [null, 0, -500, true],
  [3, 0, 3, true],
  [3, 0, -4, false],
  [3, 2, 2, false],
  [3, 3, -6, true],
])('with a limit of %s and %i moved before, %i more is allowed: %s', (limit, movedBefore, delta, is) => {
  expect(isWithinLimit(limit, { movedBefore, delta })).toBe(is);
});
