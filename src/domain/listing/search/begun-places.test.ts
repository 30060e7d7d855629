import { expect, test } from 'vitest';
import { placesBegun } from './begun-places.ts';

const named = (id: number, name: string) => ({ id, name, slug: name.toLowerCase().replace(' ', '-') });
const names = {
  categories: [named(1, 'Clothing'), named(2, 'Dresses'), named(3, 'Slip dresses'), named(4, 'Hats')],
  brands: [named(10, 'Maison Orle'), named(11, 'Dress Circle'), named(12, 'Maison Vide')],
  colorOf: (word: string) =>
    word.startsWith('noir') ? ('black' as const) : word === 'dore' ? ('gold' as const) : null,
};
const stocked = {
  colors: new Map([
    [1, new Map([['black', 9]])],
    [2, new Map([['black', 4], ['gold', 1]])], // biome-ignore format: one line each
    [3, new Map([['gold', 1]])],
  ]),
  brands: new Set([10, 11]),
};
const places = (beginning: string, completed: string | null = null) =>
  placesBegun({ beginning, completed }, names, stocked);
const paths = (...texts: Parameters<typeof places>) => places(...texts).map(({ path }) => path);

test('places whose every word typed begins one of theirs, categories first; none that is empty', () => {
  expect(paths('dre')).toEqual(['/c/dresses', '/c/slip-dresses', '/c/all?brand=dress-circle']);
  expect(paths('sl dr')).toEqual(['/c/slip-dresses']);
  expect(paths('maison')).toEqual(['/c/all?brand=maison-orle']);
  expect(paths('hats')).toEqual([]);
  expect(paths('')).toEqual([]);
});

test('a color narrows a category to what hangs there in it, and alone leads to the fullest', () => {
  expect(paths('dresses noir')).toEqual(['/c/dresses?color=black']);
  expect(paths('dore dre')).toEqual(['/c/dresses?color=gold', '/c/slip-dresses?color=gold']);
  expect(paths('noir')).toEqual(['/c/clothing?color=black', '/c/dresses?color=black']);
  expect(paths('dresses no', 'dresses noires')).toEqual(['/c/dresses?color=black']);
  expect(places('noir')[0]).toMatchObject({ name: 'Clothing', color: 'black' });
});
