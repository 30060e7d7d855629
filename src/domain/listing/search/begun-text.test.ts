import { expect, test } from 'vitest';
import { splitBegun } from './begun-text.ts';

test.each([
  ['black dress', 'black dr', ['black dr', 'ess']],
  ['black dress', 'black ', ['black', ' dress']],
  ['Écharpe', 'echa', ['Écha', 'rpe']],
  ['silk dress', 'DRESS', ['', 'silk dress']],
  ['silk', '', ['', 'silk']],
  ['œillet', 'oe', ['œ', 'illet']],
])('of %j, %j was typed: %j', (suggestion, beginning, parts) => {
  expect(splitBegun(suggestion, beginning)).toEqual(parts);
});
