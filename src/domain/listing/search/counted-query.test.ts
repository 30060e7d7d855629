import { expect, test } from 'vitest';
import { askerMark, countedQuery } from './counted-query.ts';

test.each([
  ['  Black   DRESS ', 'black dress'],
  ['ana@example.com', null],
  ['call +1 (415) 555-0132', null],
  ['ORLE-WD118', 'orle-wd118'],
  ['bags 100-200', 'bags 100-200'],
  [' ', null],
])('%j is counted as %j', (query, counted) => {
  expect(countedQuery(query)).toBe(counted);
});

test('many hashes fall on sixty marks, each on one, the same each time', () => {
  const marks = Array.from({ length: 2_000 }, (_, at) => askerMark(`hash ${at * 7919}`));
  expect(marks.reduce((all, mark) => all | mark)).toBe((1n << 60n) - 1n);
  expect(askerMark('hash 7919')).toBe(marks[1]);
});
