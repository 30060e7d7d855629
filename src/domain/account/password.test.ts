import { expect, test } from 'vitest';
import { passwordProblem } from './password.ts';

const stolen = new Set(['password', 'qwertyuiop', 'summer', '1234567890']);
const problem = (password: string, email = '') =>
  passwordProblem(password, (word) => stolen.has(word), email);

test('a password has ten characters at least, counted as people count them', () => {
  expect(problem('short one')).toBe('too_short');
  expect(problem('a sentence')).toBeNull();
  expect(problem('👗'.repeat(5))).toBe('too_short');
  expect(problem('blue 👗 dress')).toBeNull();
  expect(problem(`${'a long sentence '.repeat(8)}!`)).toBe('too_long');
});

test('a stolen password is refused, dressed up or not', () => {
  for (const password of [
    'qwertyuiop',
    'QWERTYUIOP',
    '1234567890',
    'Password2026!',
    '!!summer2026',
    'aaaaaaaaaaaa',
  ])
    expect(problem(password), password).toBe('stolen');
  expect(problem('summer in the mountains')).toBeNull();
});

test('one’s own address is no password', () => {
  expect(problem('margaux@example.com', 'Margaux@example.com')).toBe('like_email');
  expect(problem('margaux2026', 'margaux@example.com')).toBe('like_email');
  expect(problem('margaux likes hats', 'margaux@example.com')).toBeNull();
});
