import { expect, test } from 'vitest';
import { sayPasswordProblem } from './say-password-problem.ts';

test('a password that will not do is told why', () => {
  expect(sayPasswordProblem('en', 'too_short')).toMatch(/at least 10/);
  expect(sayPasswordProblem('en', 'too_long')).toMatch(/at most 128/);
  expect(sayPasswordProblem('en', 'stolen')).toMatch(/stolen/);
  expect(sayPasswordProblem('en', 'like_email')).toMatch(/address/);
  expect(sayPasswordProblem('fr', 'too_short')).not.toMatch(/at least/);
});
