import { describe, expect, test } from 'vitest';
import { authenticatorUri, codeSteps, mayChangeFactors } from './second-factor.ts';

const minute = 60_000;
const now = 1_000 * minute;

describe('factors are changed', () => {
  const none = { hasAuthenticator: false, passkeys: 0, provenAt: null };
  const some = { hasAuthenticator: true, passkeys: 0, provenAt: null };

  test('by whoever has none after a fresh sign-in', () => {
    expect(mayChangeFactors(none, now - 14 * minute, now)).toBe(true);
    expect(mayChangeFactors(none, now - 15 * minute, now)).toBe(false);
  });

  test.each([some, { ...some, hasAuthenticator: false, passkeys: 1 }])(
    'by whoever shows one of theirs: %j',
    (has) => {
      expect(mayChangeFactors(has, now, now)).toBe(false);
      expect(mayChangeFactors({ ...has, provenAt: now - 14 * minute }, now - 99 * minute, now)).toBe(true);
      expect(mayChangeFactors({ ...has, provenAt: now - 15 * minute }, now, now)).toBe(false);
    },
  );
});

test('a code may be of this step, the one before and the one after', () => {
  expect(codeSteps(59_000)).toEqual([1, 0, 2]);
  expect(codeSteps(60_000)).toEqual([2, 1, 3]);
});

test('an authenticator reads whose it is and how its codes are made', () => {
  expect(authenticatorUri('ABC', 'ida+desk@shop.example', 'A & B')).toBe(
    'otpauth://totp/A%20%26%20B:ida%2Bdesk%40shop.example?secret=ABC&issuer=A%20%26%20B&digits=6&period=30',
  );
});
