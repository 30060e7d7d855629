import { expect, test } from 'vitest';
import type { ProductLabel } from '../../domain/product/labels.ts';
import { sayLabels } from './say-labels.ts';

const labels: readonly ProductLabel[] = [
  { promoTag: 'Last chance' },
  'sold_out',
  'presale',
  'new',
  'considered',
  'made_in_usa',
];

test('[PG-18] each label is said, in its order', () => {
  expect(sayLabels('en', labels)).toEqual([
    'Last chance',
    'Sold out',
    'Pre-sale',
    'New',
    'Considered',
    'Made in USA',
  ]);
});

test('[PG-18] a merchant’s tag that says what the shop says by itself stands once, in either language', () => {
  const twice: readonly ProductLabel[] = [{ promoTag: 'New' }, 'new'];
  expect(sayLabels('en', twice)).toEqual(['New']);
  expect(sayLabels('fr', twice)).toEqual(['Nouveau']);
});
