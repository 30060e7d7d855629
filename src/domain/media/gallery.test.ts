import { describe, expect, test } from 'vitest';
import {
  imageIndexOf,
  railRest,
  railShowing,
  railTurned,
  slideShowing,
  slidesOf,
  slideWidth,
  thumbnailsOf,
  thumbnailsPerPage,
} from './gallery.ts';

describe('the order of slides', () => {
  test('[GA-03] the film is second, and later pictures move by one', () => {
    expect(slidesOf(3, true)).toEqual([0, 'film', 1, 2]);
    expect(slidesOf(3, false)).toEqual([0, 1, 2]);
  });

  test('[GA-03] the film is first where films lead', () => {
    expect(slidesOf(3, true, true)).toEqual(['film', 0, 1, 2]);
  });

  test('a film alone, or nothing at all', () => {
    expect(slidesOf(0, true)).toEqual(['film']);
    expect(slidesOf(0, false)).toEqual([]);
  });

  test('[GA-01] the film leads the thumbnails', () => {
    expect(thumbnailsOf(3, true)).toEqual(['film', 0, 1, 2]);
    expect(thumbnailsOf(2, false)).toEqual([0, 1]);
  });
});

describe('[RT-04] the picture an address asks for', () => {
  test.each([
    ['0', 0],
    ['2', 2],
    ['5', 5],
    ['6', 0],
    ['999', 0],
    ['1000', 0],
    ['-1', 0],
    ['1.5', 0],
    ['two', 0],
    ['', 0],
    [null, 0],
  ])('of six, %j is %d', (query, index) => expect(imageIndexOf(query, 6)).toBe(index));

  test('of none is the first', () => expect(imageIndexOf('0', 0)).toBe(0));
});

test('[GA-07] from four slides on a part of the next one shows: 66 % in quick view, 77 % otherwise', () => {
  expect([3, 4, 9].map((slides) => slideWidth(slides, 'page'))).toEqual([100, 77, 77]);
  expect([3, 4, 9].map((slides) => slideWidth(slides, 'quick-view'))).toEqual([100, 66, 66]);
});

test('[GA-01] [GA-11] five thumbnails a page; four tiles in quick view in the second style', () => {
  expect(thumbnailsPerPage('page', false)).toBe(5);
  expect(thumbnailsPerPage('page', true)).toBe(5);
  expect(thumbnailsPerPage('quick-view', false)).toBe(5);
  expect(thumbnailsPerPage('quick-view', true)).toBe(4);
});

describe('the rail of thumbnails', () => {
  const rail = (thumbnails: number, start = 0) => ({ thumbnails, perPage: 5, start });

  test('says on its last how many are left, that one included', () => {
    expect(railRest(rail(9))).toBe(5);
    expect(railRest(rail(6))).toBe(2);
    expect(railRest(rail(5))).toBe(0);
    expect(railRest(rail(9, 4))).toBe(0);
  });

  test('turns page by page and stops at its ends', () => {
    expect(railTurned(rail(14), 'later')).toBe(4);
    expect(railTurned(rail(14, 4), 'later')).toBe(8);
    expect(railTurned(rail(14, 8), 'later')).toBe(9);
    expect(railTurned(rail(14, 9), 'earlier')).toBe(5);
    expect(railTurned(rail(14, 1), 'earlier')).toBe(0);
    expect(railTurned(rail(3), 'later')).toBe(0);
  });

  test('follows the picture shown, and rests while that one is in view', () => {
    expect(railShowing(rail(9), 3)).toBe(0);
    expect(railShowing(rail(9), 4)).toBe(4);
    expect(railShowing(rail(14), 12)).toBe(9);
    expect(railShowing(rail(9, 4), 8)).toBe(4);
    expect(railShowing(rail(9, 4), 0)).toBe(0);
    expect(railShowing(rail(5), 4)).toBe(0);
  });
});

describe('the slide a track shows', () => {
  const starts = [0, 66, 132, 198];

  test('is the one that begins nearest', () => {
    expect(slideShowing(0, 164, starts)).toBe(0);
    expect(slideShowing(60, 164, starts)).toBe(1);
    expect(slideShowing(132, 164, starts)).toBe(2);
  });

  test('is the last at the end, though the one before begins nearer', () => {
    expect(slideShowing(164, 164, starts)).toBe(3);
  });

  test('is told by place, not by order, when the film has moved to the front', () => {
    expect(slideShowing(0, 164, [66, 0, 132, 198])).toBe(1);
    expect(slideShowing(66, 164, [66, 0, 132, 198])).toBe(0);
  });

  test('is the first where nothing scrolls', () => {
    expect(slideShowing(0, 0, [0, 50])).toBe(0);
    expect(slideShowing(0, 0, [])).toBe(0);
  });
});
