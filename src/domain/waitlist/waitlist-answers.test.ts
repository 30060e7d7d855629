import { describe, expect, test } from 'vitest';
import {
  arrivalToTell,
  isWelcome,
  waitlistNoticeCode,
  waitlistNoticeNamed,
  waitlistRefusals,
} from './waitlist-answers.ts';

test('[WL-06] a day that has gone by is not told', () => {
  const now = Date.parse('2026-12-04T23:59:59Z');
  expect(arrivalToTell('2026-12-04', now)).toBe('2026-12-04');
  expect(arrivalToTell('2026-12-03', now)).toBeNull();
  expect(arrivalToTell(null, now)).toBeNull();
});

describe('[WL-11] a notice in an address', () => {
  test.each([...waitlistRefusals, 'joined', 'confirm', 'confirm_in_outbox'] as const)(
    'names %s',
    (notice) => {
      const code = waitlistNoticeCode(notice);
      expect(code).toMatch(/^[a-z_]{1,40}$/);
      expect(waitlistNoticeNamed(code)).toBe(notice);
    },
  );

  test('tells who is on the list', () => {
    expect(isWelcome('joined')).toBe(true);
    expect(isWelcome('confirm')).toBe(true);
    for (const refusal of waitlistRefusals) expect(isWelcome(refusal)).toBe(false);
  });

  test.each([null, '', 'sold_out', 'waitlist_', 'waitlist_toString'])(
    '%j is none of the waitlist’s',
    (code) => {
      expect(waitlistNoticeNamed(code)).toBeNull();
    },
  );
});
