import { expect, test } from 'vitest';
import { codeOf, newAuthenticatorSecret } from './totp.ts';

// The secret of RFC 6238, "12345678901234567890", in base 32.
const secret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';

test.each([
  [59, '287082'],
  [1_111_111_109, '081804'],
  [1_111_111_111, '050471'],
  [1_234_567_890, '005924'],
  [2_000_000_000, '279037'],
  [20_000_000_000, '353130'],
])('the code at second %i is the one that RFC 6238 prints', (second, code) => {
  expect(codeOf(secret, Math.floor(second / 30))).toBe(code);
});

test('a secret is 160 bits that nobody has had before', () => {
  const secrets = Array.from({ length: 50 }, newAuthenticatorSecret);
  expect(new Set(secrets).size).toBe(50);
  for (const made of secrets) expect(made).toMatch(/^[A-Z2-7]{32}$/);
});
