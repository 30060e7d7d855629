import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  isLastPage,
  pageCount,
  pageShowing,
  type Shelf,
  shelfSizes,
  tilesPerPage,
  turnedTo,
} from './carousel-rules.ts';

describe('tilesPerPage', () => {
  test.each([
    [320, 3],
    [699, 3],
    [700, 5],
    [1099, 5],
    [1100, 6],
    [1920, 6],
  ])('[CA-01] at %i px style one shows %i tiles', (width, tiles) => {
    expect(tilesPerPage(width, '1')).toBe(tiles);
  });
  test.each([
    [390, 3],
    [820, 5],
    [1440, 2],
  ])('[CA-01] at %i px style two shows %i tiles', (width, tiles) => {
    expect(tilesPerPage(width, '2')).toBe(tiles);
  });
  test.each([
    ['few', '2', 1440, 4],
    ['few', '2', 820, 3],
    ['many', '1', 1440, 8],
    ['many', '2', 1440, 6],
  ] as const)('[CA-03] the kind %s in style %s shows at %i px %i tiles', (kind, style, width, tiles) => {
    expect(tilesPerPage(width, style, kind)).toBe(tiles);
  });
});

describe('pages', () => {
  const shelf = (first: number, tiles = 14, perPage = 6): Shelf => ({ tiles, perPage, first });

  test('fourteen tiles by six are three pages', () => {
    expect(pageCount(shelf(0))).toBe(3);
    expect(pageCount(shelf(0, 0))).toBe(1);
  });
  test('forward from each page ends flush with the last tile', () => {
    expect(turnedTo(shelf(0), 'forward')).toBe(6);
    expect(turnedTo(shelf(6), 'forward')).toBe(8);
  });
  test('back from the flush last page leads to the start of the page before', () => {
    expect(turnedTo(shelf(8), 'back')).toBe(6);
    expect(turnedTo(shelf(6), 'back')).toBe(0);
  });
  test('a swipe to the middle of a page turns back to its start', () => {
    expect(turnedTo(shelf(3), 'back')).toBe(0);
    expect(pageShowing(shelf(3))).toBe(1);
  });
  test('the last page is counted as soon as the last tile shows', () => {
    expect(pageShowing(shelf(8))).toBe(3);
    expect(isLastPage(shelf(7))).toBe(false);
  });

  const anyShelf = fc
    .record({ tiles: fc.integer({ min: 1, max: 60 }), perPage: fc.integer({ min: 1, max: 8 }) })
    .chain((size) =>
      fc.record({
        tiles: fc.constant(size.tiles),
        perPage: fc.constant(size.perPage),
        first: fc.integer({ min: 0, max: Math.max(0, size.tiles - size.perPage) }),
      }),
    );
  test('turning pages always arrives at the end, and back at the start', () => {
    fc.assert(
      fc.property(anyShelf, (start) => {
        let here = start;
        for (let turns = 0; !isLastPage(here); turns++) {
          expect(turns).toBeLessThan(pageCount(here));
          here = { ...here, first: turnedTo(here, 'forward') };
        }
        for (let turns = 0; here.first > 0; turns++) {
          expect(turns).toBeLessThan(pageCount(here));
          here = { ...here, first: turnedTo(here, 'back') };
        }
      }),
    );
  });
});

test('a tile asks for a file by its share of the row, in each style', () => {
  expect(shelfSizes('1')).toBe('(min-width: 1100px) min(17vw, 267px), (min-width: 700px) 20vw, 34vw');
  expect(shelfSizes('1', 'few')).toBe('(min-width: 1100px) min(17vw, 220px), (min-width: 700px) 20vw, 34vw');
  expect(shelfSizes('2')).toBe('(min-width: 1100px) min(50vw, 800px), (min-width: 700px) 20vw, 34vw');
});
