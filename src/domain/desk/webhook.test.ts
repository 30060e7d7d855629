import { expect, test } from 'vitest';
import { numberOfThing, secondsOfRest, secondsUntilResend, verdictOfAnswer } from './webhook.ts';

test('waits longer after each failure, and never longer than a few hours', () => {
  const waits = Array.from({ length: 12 }, (_, index) => secondsUntilResend(index + 1, 0.5));
  expect(waits.slice(0, 4)).toEqual([5, 20, 80, 320]);
  expect(waits).toEqual(waits.toSorted((a, b) => a - b));
  expect(waits.at(-1)).toBe(10_800);
  expect(secondsUntilResend(1, 0)).toBeLessThan(secondsUntilResend(1, 1));
});

test('an address that goes on failing is left alone for minutes, never for hours', () => {
  expect(secondsOfRest(5, 0.5)).toBe(5);
  expect(secondsOfRest(50, 0.5)).toBe(300);
});

test('a thing is known by its number', () => {
  expect(numberOfThing('order:12')).toBe('12');
});

test('only an answer that says yes is an arrival', () => {
  const statuses = [200, 204, 299, 199, 302, 400, 404, 410, 500, 503];
  expect(statuses.map((status) => verdictOfAnswer({ status }))).toEqual([
    'arrived',
    'arrived',
    'arrived',
    'failed',
    'failed',
    'failed',
    'failed',
    'gone',
    'failed',
    'failed',
  ]);
  expect(verdictOfAnswer({ failure: 'no_answer' })).toBe('failed');
});
