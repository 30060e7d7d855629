import { describe, expect, test } from 'vitest';
import { isSeen, shareInView } from './visibility.ts';

describe('over 0.75 in view is seen, below 0.3 is left, and between nothing changes', () => {
  test.each([
    [0.76, false, true],
    [0.75, false, false],
    [0.75, true, true],
    [0.3, true, true],
    [0.3, false, false],
    [0.29, true, false],
    [0, true, false],
    [1, false, true],
  ])('a share of %d, seen before: %s → %s', (share, before, after) => {
    expect(isSeen(share, before)).toBe(after);
  });
});

describe('the share in view', () => {
  const screen = { width: 1000, height: 600 };

  test('is of the whole thing where it fits the screen', () => {
    expect(shareInView({ width: 100, height: 75 }, { width: 100, height: 150 }, screen)).toBe(0.5);
  });

  test('is of the screen where the thing is taller', () => {
    expect(shareInView({ width: 600, height: 480 }, { width: 600, height: 900 }, screen)).toBe(0.8);
  });

  test('of a thing without extent is nothing', () => {
    expect(shareInView({ width: 0, height: 0 }, { width: 0, height: 0 }, screen)).toBe(0);
  });
});
