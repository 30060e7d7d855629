import { expect, test } from 'vitest';
import { productsIn, type ShownBlock, splitBlocks } from './shown-block.ts';

const window: ShownBlock = {
  kind: 'window',
  title: 'Dusk',
  words: '',
  call: 'Look',
  alt: 'Silk',
  picture: '/a',
  tallPicture: null,
  path: '/c/all',
};
const shelf: ShownBlock = { kind: 'shelf', title: 'New in', call: 'All', tiles: [], path: '/c/new-in' };
const words: ShownBlock = { kind: 'words', title: 'On silk', words: 'Heavy.', call: '', path: '' };
const kindsOf = (blocks: readonly ShownBlock[]) => {
  const { first, later } = splitBlocks(blocks);
  return [first, later].map((part) => part.map(({ kind }) => kind).join(' '));
};

test('a page opens with at most three blocks, and only with a window', () => {
  expect(kindsOf([window, shelf, shelf, shelf])).toEqual(['window shelf shelf', 'shelf']);
  expect(kindsOf([shelf, window])).toEqual(['', 'shelf window']);
  expect(kindsOf([])).toEqual(['', '']);
});

test('what needs rare styles comes with the later ones, and everything behind it', () => {
  expect(kindsOf([window, words, shelf])).toEqual(['window', 'words shelf']);
  expect(kindsOf([{ ...window, focus: { x: 0, y: 1 } }, shelf])).toEqual(['', 'window shelf']);
});

test('the pieces of all shelves are those of the page', () => {
  const tiles = [7, 9].map((productId) => ({ productId })) as unknown as typeof shelf.tiles;
  expect(productsIn([window, { ...shelf, tiles }])).toEqual([7, 9]);
});
