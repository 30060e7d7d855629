import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatDay, formatLongDay } from './format-day.ts';

const near = new Intl.DateTimeFormat('en-US', { month: 'long', day: 'numeric', timeZone: 'UTC' });
const far = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

test('a day is written as English writes it, with and without its year', () => {
  const day = fc.date({ min: new Date('1970-01-01'), max: new Date('9999-12-31'), noInvalidDate: true });
  fc.assert(
    fc.property(day, (date) => {
      expect(formatDay('en', date.toISOString())).toBe(near.format(date));
      expect(formatLongDay('en', date.toISOString())).toBe(far.format(date));
    }),
  );
  expect(formatDay('en', '2025-12-04')).toBe('December 4');
  expect(formatLongDay('en', '2025-12-04')).toBe('December 4, 2025');
});

test('what is no day is refused', () => {
  expect(() => formatDay('en', 'soon')).toThrow(RangeError);
  expect(() => formatLongDay('en', '')).toThrow(RangeError);
});
