import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { searchTerms, tidyQuery } from './search-query.ts';

test.each([
  ['  Silk   DRESS ', 'Silk DRESS'],
  ['a\u0000b\n\tc', 'a b c'],
  ['', ''],
  [' \u200b ', ''],
])('%j is tidied to %j', (text, tidy) => {
  expect(tidyQuery(text)).toBe(tidy);
});

test('a query is never longer than the field, and tidying twice changes nothing', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 3_000, unit: 'grapheme' }), (text) => {
      const tidy = tidyQuery(text);
      expect(Array.from(tidy).length).toBeLessThanOrEqual(96);
      expect(tidyQuery(tidy)).toBe(tidy);
    }),
  );
});

test.each([
  ['Crème Brûlée Søeur’s', ['creme', 'brulee', 's', 'eurs']],
  ["don't", ['dont']],
  ['silk silk SILK', ['silk']],
  ['100% wool & nothing', ['100', 'wool', 'nothing']],
  ['שלום', []],
])('%j is made of the words %j', (text, words) => {
  expect(searchTerms(text)).toEqual(words);
});
