import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type CountdownMark, countdownParts, markReached, untilNextSecond } from './countdown.ts';

const left = fc.integer({ min: -100_000, max: 900_000_000 });
const millisecondsOf = ({ days, hours, minutes, seconds }: ReturnType<typeof countdownParts>) =>
  (((days * 24 + hours) * 60 + minutes) * 60 + seconds) * 1_000;

test.each([
  [0, [0, 0, 0, 0]],
  [-5_000, [0, 0, 0, 0]],
  [1, [0, 0, 0, 1]],
  [59_001, [0, 0, 1, 0]],
  [3_600_000, [0, 1, 0, 0]],
  [195_249_000, [2, 6, 14, 9]],
])('[FD-07] with %i ms left a clock shows days, hours, minutes and seconds', (ms, shown) => {
  const { days, hours, minutes, seconds } = countdownParts(ms);
  expect([days, hours, minutes, seconds]).toEqual(shown);
});

test('[FD-07] the parts add up to what is left, rounded up to a second, and never below zero', () => {
  fc.assert(
    fc.property(left, (ms) => {
      const parts = countdownParts(ms);
      const shown = millisecondsOf(parts);
      expect(shown - Math.max(0, ms)).toBeGreaterThanOrEqual(0);
      expect(shown - Math.max(0, ms)).toBeLessThan(1_000);
      expect(parts.hours).toBeLessThan(24);
      expect(parts.minutes).toBeLessThan(60);
      expect(parts.seconds).toBeLessThan(60);
    }),
  );
});

test('[FD-07] waiting for the next second changes what is shown by exactly one second, and no later than it must', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 900_000_000 }), (ms) => {
      const wait = untilNextSecond(ms);
      expect(wait).toBeGreaterThan(0);
      expect(wait).toBeLessThanOrEqual(1_000);
      const shownAt = (later: number) => millisecondsOf(countdownParts(ms - later));
      expect(shownAt(0) - shownAt(wait ?? 0)).toBe(1_000);
      expect(shownAt((wait ?? 0) - 1)).toBe(shownAt(0));
    }),
  );
  expect(untilNextSecond(0)).toBeNull();
  expect(untilNextSecond(-1)).toBeNull();
});

test('a countdown speaks at an hour, ten minutes, one minute and the end', () => {
  expect(markReached(3_600_001, 3_600_000)).toBe('an hour');
  expect(markReached(600_500, 599_500)).toBe('ten minutes');
  expect(markReached(60_001, 59_001)).toBe('one minute');
  expect(markReached(400, 0)).toBe('over');
  expect(markReached(3_600_000, 3_599_000)).toBeNull();
  expect(markReached(0, -1_000)).toBeNull();
});

test('[FD-07] however it is woken, each mark is told at most once, the end exactly once and last', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 8_000_000 }),
      fc.array(fc.integer({ min: 0, max: 4_000_000 }), { maxLength: 40 }),
      (start, steps) => {
        const marks: CountdownMark[] = [];
        let now = start;
        for (const step of [...steps, 8_000_000, 1_000]) {
          const mark = markReached(now, now - step);
          if (mark) marks.push(mark);
          now -= step;
        }
        expect(new Set(marks).size).toBe(marks.length);
        expect(marks.at(-1)).toBe('over');
      },
    ),
  );
});
