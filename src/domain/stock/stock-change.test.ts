import { expect, test } from 'vitest';
import { stockMove } from './stock-change.ts';

test.each([
  [{ onHand: 5, reserved: 2 }, { onHand: 9 }, { ok: true, onHand: 9, delta: 4, reason: 'count' }],
  [{ onHand: 5, reserved: 2 }, { onHand: 2 }, { ok: true, onHand: 2, delta: -3, reason: 'count' }],
  [{ onHand: 5, reserved: 2 }, { onHand: 1 }, { ok: false, code: 'below_reserved' }],
  [{ onHand: 5, reserved: 0 }, { add: 3 }, { ok: true, onHand: 8, delta: 3, reason: 'restock' }],
  [{ onHand: 5, reserved: 2 }, { add: -3 }, { ok: true, onHand: 2, delta: -3, reason: 'correction' }],
  [{ onHand: 5, reserved: 2 }, { add: -4 }, { ok: false, code: 'below_reserved' }],
  [{ onHand: 0, reserved: 0 }, { add: -1 }, { ok: false, code: 'below_reserved' }],
  [{ onHand: 5, reserved: 0 }, { add: 1_000_000 }, { ok: false, code: 'too_many' }],
])('[WL-13] %j changed by %j becomes %j', (before, change, after) => {
  expect(stockMove(before, change)).toEqual(after);
});
