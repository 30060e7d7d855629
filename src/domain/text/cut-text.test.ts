import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cutText } from './cut-text.ts';

test('[PG-19] text of 128 characters is whole, of 129 is cut at a word', () => {
  const words = `${'silk '.repeat(25)}end`;
  expect(words).toHaveLength(128);
  expect(cutText(words)).toEqual({ shown: words, rest: '' });
  expect(cutText(`${words}s`)).toEqual({ shown: 'silk '.repeat(25).trimEnd(), rest: 'ends' });
});

test('[PG-19] a word that ends at the cut stays', () => {
  expect(cutText('ab cd ef', 5)).toEqual({ shown: 'ab cd', rest: 'ef' });
});

test('[PG-19] a single endless word is cut, but never inside a character', () => {
  expect(cutText('abcdef', 3)).toEqual({ shown: 'abc', rest: 'def' });
  expect(cutText('a😀😀', 2)).toEqual({ shown: 'a', rest: '😀😀' });
});

test('[PG-19] nothing is lost but the space at the cut, and no more than the limit is shown', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 300 }), (text) => {
      const { shown, rest } = cutText(text);
      expect((shown + rest).replace(/\s/g, '')).toBe(text.replace(/\s/g, ''));
      expect(shown.length).toBeLessThanOrEqual(128);
      expect(shown.isWellFormed()).toBe(true);
    }),
  );
});
