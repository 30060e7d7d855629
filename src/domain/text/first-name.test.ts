import { expect, test } from 'vitest';
import { firstName } from './first-name.ts';

test('a greeting uses the first of the names', () => {
  expect(firstName('  Margaux Anne Tremblay')).toBe('Margaux');
  expect(firstName('')).toBe('');
});
