import { expect, test } from 'vitest';
import { readKey } from './keys.ts';

test('one letter acts at once, G waits for a second', () => {
  expect(readKey('', 'j')).toEqual({ pending: '', command: 'j' });
  expect(readKey('', 'G')).toEqual({ pending: 'g', command: null });
  expect(readKey('g', 'O')).toEqual({ pending: '', command: 'g o' });
  expect(readKey('g', 'g')).toEqual({ pending: '', command: 'g g' });
  expect(readKey('', 'Escape')).toEqual({ pending: '', command: 'escape' });
});
