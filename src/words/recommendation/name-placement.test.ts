import { expect, test } from 'vitest';
import { placements } from '../../domain/recommendation/recommendation.ts';
import { namePlacement } from './name-placement.ts';
import { wordsIn } from './words.ts';

test('[PG-10] the favourites beside a product are named after it', () => {
  expect(wordsIn('en').favoritesBeside('Slip Dress')).toBe('Slip Dress Faves');
});

test('each shelf beside a product has a heading, in either language', () => {
  const headings = placements.map((placement) => namePlacement('en', placement));
  expect(headings).toEqual([
    'Complete the Look',
    'Similar Items',
    'You May Also Love',
    'Customers Also Purchased',
  ]);
  for (const placement of placements) expect(headings).not.toContain(namePlacement('fr', placement));
});
