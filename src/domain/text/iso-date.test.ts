import { expect, test } from 'vitest';
import { isIsoDate } from './iso-date.ts';

test.each(['2026-11-15', '2024-02-29', '1999-12-31'])('%s is a day', (text) => {
  expect(isIsoDate(text)).toBe(true);
});

test.each([
  '2026-02-30',
  '2026-13-01',
  '2025-02-29',
  '15.11.2026',
  '2026-1-5',
  '2026-11-15T00:00:00Z',
  '',
  '2026-11',
  '2026',
  'soon',
])('%j is no day', (text) => {
  expect(isIsoDate(text)).toBe(false);
});
