import { expect, test } from 'vitest';
import type { ProductLabel } from '../../domain/product/labels.ts';
import { sayLabels } from './say-labels.ts';

const labels: readonly ProductLabel[] = [
  { code: 'promo_tag', tag: 'Last chance' },
  { code: 'sold_out' },
  { code: 'presale' },
  { code: 'new' },
  { code: 'considered' },
  { code: 'made_in_usa' },
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
  const twice: readonly ProductLabel[] = [{ code: 'promo_tag', tag: 'New' }, { code: 'new' }];
  expect(sayLabels('en', twice)).toEqual(['New']);
  expect(sayLabels('fr', twice)).toEqual(['Nouveau']);
});
