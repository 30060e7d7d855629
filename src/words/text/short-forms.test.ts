import { expect, test } from 'vitest';
import { shortCount } from './short-forms.ts';

test('[LV-06] a count is shown short, and never as more than it is', () => {
  const shown = [0, 1, 999, 1_000, 1_049, 1_200, 1_299, 9_999, 10_000, 12_345, 999_999, 1_000_000, 1_260_000];
  expect(shown.map((count) => shortCount('en', count))).toEqual([
    '0',
    '1',
    '999',
    '1k',
    '1k',
    '1.2k',
    '1.2k',
    '9.9k',
    '10k',
    '12k',
    '999k',
    '1m',
    '1.2m',
  ]);
});
