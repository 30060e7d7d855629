import { expect, test } from 'vitest';
import type { ChangeNote } from '../../domain/checkout/quote.ts';
import { sayQuoteChange } from './say-quote-change.ts';
import { wordsIn } from './words.ts';

const piece = { name: 'Jean', sizeName: '24' };

test.each<[ChangeNote, string, string]>([
  [{ code: 'total' }, 'Total', 'Total'],
  [{ code: 'shipping', way: 'ground' }, 'Ground shipping', 'Livraison, Standard'],
  [{ code: 'shipping', way: null }, 'Shipping', 'Livraison'],
  [
    { code: 'code_lost', couponCode: 'TEN' },
    'The code TEN no longer counts',
    'Le code TEN ne s’applique plus',
  ],
  [{ code: 'price', piece }, 'The price of Jean, 24', 'Le prix de Jean, 24'],
  [
    { code: 'line_problem', piece, problem: { code: 'sold_out' } },
    'Jean, 24: This has sold out.',
    'Jean, 24\u00a0: Cet article est épuisé.',
  ],
  [
    { code: 'line_new', piece: { name: 'Moon Bag', sizeName: 'One Size' } },
    'Moon Bag is new in your bag',
    'Nouveau dans votre panier\u00a0: Moon Bag',
  ],
  [{ code: 'count', piece, before: 3, now: 1 }, 'Jean, 24: 1 instead of 3', 'Jean, 24\u00a0: 1 au lieu de 3'],
])('a change is said in the language of whoever looks: %o', (note, english, french) => {
  expect([sayQuoteChange('en', note), sayQuoteChange('fr', note)]).toEqual([english, french]);
});

test('the title counts', () => {
  const { thingsChanged } = wordsIn('en');
  expect(thingsChanged(1)).toBe('One thing changed while you were here.');
  expect(thingsChanged(3)).toBe('Three things changed while you were here.');
  expect(thingsChanged(12)).toBe('12 things changed while you were here.');
});
