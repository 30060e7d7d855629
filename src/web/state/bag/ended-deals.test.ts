import { expect, test } from 'vitest';
import type { WireCart, WireCartItem } from '../../../contract/bag/bag.ts';
import { withEnded } from './ended-deals.ts';

const item = {
  id: 'a',
  productId: 1004,
  name: 'Coat',
  imagePath: '/coat',
  colorName: 'Camel',
  currency: 'USD',
  sizeName: 'S',
  price: 623,
  dealEndsAt: '2026-11-15T12:00:00.000Z',
  isDealOver: false,
} as WireCartItem;
const over = { price: 890, dealEndsAt: null, isDealOver: true };
const cart = (...cartItems: WireCartItem[]) => ({ cartItems }) as WireCart;

test('[FD-05] a deal that was on and is over is told with both prices', () => {
  expect(withEnded([], cart(item), cart({ ...item, ...over }))).toMatchObject([
    { name: 'Coat', sizeNames: ['S'], price: 890, dealPrice: 623 },
  ]);
});

test('[FD-05] names are added to those told, and none twice', () => {
  const medium = { ...item, id: 'b', sizeName: 'M' };
  const dress = { ...item, id: 'c', productId: 7, name: 'Dress' };
  const first = withEnded([], cart(item, medium), cart({ ...item, ...over }, { ...medium, ...over }));
  expect(first).toMatchObject([{ name: 'Coat', sizeNames: ['S', 'M'] }]);
  const second = withEnded(first, cart(item, dress), cart({ ...item, ...over }, { ...dress, ...over }));
  expect(second.map(({ name, sizeNames }) => [name, sizeNames])).toEqual([
    ['Coat', ['S', 'M']],
    ['Dress', ['S']],
  ]);
});

test('[FD-05] what still runs, was over before, or has only just come is not news', () => {
  expect(withEnded([], cart(item), cart(item))).toEqual([]);
  expect(withEnded([], cart({ ...item, ...over }), cart({ ...item, ...over }))).toEqual([]);
  expect(withEnded([], null, cart({ ...item, ...over }))).toEqual([]);
  expect(withEnded([], cart(), cart({ ...item, ...over }))).toEqual([]);
});
