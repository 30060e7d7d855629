import { expect, test } from 'vitest';
import { columnOfPath } from './column-of-path.ts';

test.each([
  ['texts.en.colour', 'color'],
  ['texts.fr.careInstructions.0', 'care_fr'],
  ['markets.EUR.salePrice', 'sale_price_eur'],
  ['images.2.alt.fr', 'image_texts_fr'],
  ['images.2.path', 'images'],
  ['sizes', 'size'],
  ['sizes.1.lowAt', 'low_at'],
  ['sizes.1.sku', 'sku'],
  ['categoryIds.0', 'categories'],
  ['shipsTo.3', 'ships_to'],
  ['onlineSince', 'online_since'],
  ['on_hand', 'on_hand'],
])('%s stands in the column %s', (path, column) => {
  expect(columnOfPath(path)).toBe(column);
});
