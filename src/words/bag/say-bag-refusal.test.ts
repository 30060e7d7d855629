import { describe, expect, test } from 'vitest';
import { resolveAddToBagError } from '../../domain/bag/add-to-bag.ts';
import { sayAddRefusal, sayChangeRefusal } from './say-bag-refusal.ts';

/** How a client of the older habit decides: by what is said, and in English. */
const isGone = (message: string) => /sold out|no longer available/i.test(message);

describe('[AB-05] why it was not put in the bag', () => {
  test.each([
    'sold_out',
    'no_longer_available',
    'size_required',
    'not_enough_stock',
    'bag_full',
    'audience_excluded',
  ] as const)('the words of %s lead an older client where the code leads a newer one', (refusal) => {
    expect(isGone(sayAddRefusal('en', refusal, 'S'))).toBe(resolveAddToBagError(refusal) === 'sold-out');
  });

  test('the size is named where there is one to name', () => {
    expect(sayAddRefusal('en', 'sold_out', 'S')).toBe('Size S has just sold out.');
    expect(sayAddRefusal('en', 'sold_out', 'One Size')).toBe('This has just sold out.');
    expect(sayAddRefusal('en', 'sold_out', null)).toBe('This has just sold out.');
  });

  test('in French nothing of it could be decided by', () => {
    expect(sayAddRefusal('fr', 'sold_out', 'S')).toBe('La taille S vient d’être épuisée.');
    expect(isGone(sayAddRefusal('fr', 'sold_out', 'S'))).toBe(false);
  });
});

test('[AB-02] a size that is missing is asked for', () => {
  expect(sayAddRefusal('en', 'size_required', null)).toBe('Please select a size.');
});

test('a refused change is said', () => {
  expect(sayChangeRefusal('en', 'not_enough_stock')).toBe('There are no more of these than you have.');
  expect(sayChangeRefusal('en', 'no_such_item')).toBe('That was not in your bag any more.');
});
