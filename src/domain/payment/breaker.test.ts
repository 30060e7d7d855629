import { expect, test } from 'vitest';
import { afterAnswer, afterFailure, askBreaker, type Breaker, closedBreaker } from './breaker.ts';

const rules = { failures: 3, restMs: 1_000 };
const failed = (times: number, from: Breaker = closedBreaker) => {
  let breaker = from;
  for (let at = 0; at < times; at++) breaker = afterFailure(breaker, 0, rules);
  return breaker;
};

test('two failures in a row let the next call go, a third does not', () => {
  expect(askBreaker(failed(2), 0, rules).mayAsk).toBe(true);
  expect(askBreaker(failed(3), 999, rules).mayAsk).toBe(false);
});

test('an answer makes the failures before it count no more', () => {
  expect(afterAnswer()).toEqual(closedBreaker);
  expect(askBreaker(failed(2, afterAnswer()), 0, rules).mayAsk).toBe(true);
});

test('after its rest one call goes, and the others wait for what becomes of it', () => {
  const first = askBreaker(failed(3), 1_000, rules);
  expect(first).toEqual({ mayAsk: true, breaker: { state: 'trying', until: 2_000 } });
  expect(askBreaker(first.breaker, 1_999, rules).mayAsk).toBe(false);
  expect(askBreaker(first.breaker, 2_000, rules).mayAsk).toBe(true);
});

test('one failure of that call is enough for another rest', () => {
  const { breaker } = askBreaker(failed(3), 1_000, rules);
  expect(afterFailure(breaker, 1_500, rules)).toEqual({ state: 'open', until: 2_500 });
});
