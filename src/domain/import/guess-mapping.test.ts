import { expect, test } from 'vitest';
import { guessMapping } from './guess-mapping.ts';

const columns = ['sku', 'name', 'color', 'brand', 'price', 'on_hand', 'description_fr', 'size'];

test('columns are known by our names and by those that others have for them', () => {
  expect(
    guessMapping(['Article number', 'Product  name', 'Colour', 'Qty', 'Description FR', 'Prix'], columns),
  ).toEqual({
    'Article number': 'sku',
    'Product  name': 'name',
    Colour: 'color',
    Qty: 'on_hand',
    'Description FR': 'description_fr',
    Prix: 'price',
  });
});

test('none of ours is named twice, and none that the shop has not', () => {
  expect(guessMapping(['SKU', 'Reference', 'Image', 'Nonsense', ''], columns)).toEqual({ SKU: 'sku' });
});
