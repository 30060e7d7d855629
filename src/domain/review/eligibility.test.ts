import { expect, test } from 'vitest';
import { authorName } from './author-name.ts';
import { reviewRefusal } from './eligibility.ts';

test.each([
  [{ shippedLines: 0, waitingLines: 0, hasReviewed: false }, 'not_bought'],
  [{ shippedLines: 0, waitingLines: 2, hasReviewed: false }, 'not_shipped'],
  [{ shippedLines: 1, waitingLines: 2, hasReviewed: false }, null],
  [{ shippedLines: 2, waitingLines: 0, hasReviewed: true }, 'reviewed'],
])('of %j a review is %s', (bought, refusal) => {
  expect(reviewRefusal(bought)).toBe(refusal);
});

test.each([
  ['Margaux Lind', 'Margaux L.'],
  ['  Ana   de la cruz ', 'Ana C.'],
  ['Cher', 'Cher'],
])('%s is read as %s', (name, shown) => {
  expect(authorName(name)).toBe(shown);
});
