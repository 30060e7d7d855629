import { expect, test } from 'vitest';
import { countedQuery } from './counted-query.ts';

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
