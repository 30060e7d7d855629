import { describe, expect, test } from 'vitest';
import type { Lab } from './cloth-color.ts';
import { photoOriginal } from './photo.ts';
import { isPictureWidth } from './picture.ts';
import {
  centered,
  colorWarning,
  cutOf,
  mostZoom,
  narrowestPicture,
  pictureKey,
  pictureRefusal,
  picturesToMake,
  sizeKeyOf,
  swatchCutOf,
} from './product-picture.ts';

const camera = { width: 6_000, height: 4_000 };

test.each([
  [{ width: 1_200, height: 1_800 }, null],
  [{ width: 1_199, height: 1_800 }, 'too_small'],
  [{ width: 640, height: 960 }, 'too_small'],
  [{ width: 1_200, height: 1_799 }, 'wrong_proportions'],
  [{ width: 9_000, height: 1_500 }, 'wrong_proportions'],
  [camera, null],
  [{ width: 10_000, height: 8_000 }, null],
  [{ width: 10_001, height: 8_000 }, 'too_many_pixels'],
])('a picture of %j: %s', (size, refusal) => {
  expect(pictureRefusal(size)).toBe(refusal);
});

describe('a cut', () => {
  test('is two by three, as large as there is room for, around the middle', () => {
    expect(cutOf(camera, centered)).toEqual({ left: 1_667, top: 1, width: 2_666, height: 3_999 });
    expect(cutOf({ width: 1_200, height: 3_000 }, centered)).toEqual({
      left: 0,
      top: 600,
      width: 1_200,
      height: 1_800,
    });
  });

  test.each([
    { x: 0, y: 0 },
    { x: 1, y: 1 },
    { x: 1, y: 0.2 },
  ])('around %j stays inside the picture', (point) => {
    for (const zoom of [1, 1.3, 2, 99]) {
      const { left, top, width, height } = cutOf(camera, { ...point, zoom });
      expect(Math.min(left, top)).toBeGreaterThanOrEqual(0);
      expect(left + width).toBeLessThanOrEqual(camera.width);
      expect(top + height).toBeLessThanOrEqual(camera.height);
      expect(width / height).toBeCloseTo(2 / 3, 2);
    }
  });

  test('never goes closer than a closer look can bear', () => {
    expect(cutOf(camera, { ...centered, zoom: 99 }).width).toBeGreaterThanOrEqual(narrowestPicture);
    expect(mostZoom({ width: 1_200, height: 1_800 })).toBe(1);
    expect(mostZoom(camera)).toBeCloseTo(2.22, 2);
  });

  test('of a swatch is a square around the point', () => {
    expect(swatchCutOf(camera, { x: 0.25, y: 0.5, zoom: 1 })).toEqual({
      left: 1_100,
      top: 1_600,
      width: 800,
      height: 800,
    });
    expect(swatchCutOf({ width: 300, height: 450 }, { x: 1, y: 1, zoom: 1 })).toMatchObject({
      width: 112,
      left: 188,
      top: 338,
    });
  });
});

test('a color far from its swatch is warned of, with the color it may be instead', () => {
  const [bordeaux, noir, sage]: Lab[] = [
    [30, 40, 15],
    [12, 0, 0],
    [65, -15, 12],
  ];
  if (!bordeaux || !noir || !sage) throw new Error('There are three colors.');
  const others = [
    { of: 'Noir', color: noir },
    { of: 'Sage', color: sage },
  ];
  expect(colorWarning([31, 41, 14], bordeaux, others)).toBeNull();
  expect(colorWarning([64, -14, 12], bordeaux, others)).toMatchObject({ nearer: 'Sage' });
  expect(colorWarning([90, 0, 80], bordeaux, others)).toMatchObject({ nearer: null });
});

test('what is made of a picture is what pages may ask for, each once, the same every time', () => {
  const path = pictureKey('a'.repeat(43), 1_680);
  const original = photoOriginal(path);
  if (!original) throw new Error(`${path} is no picture.`);
  const sizes = picturesToMake(original);
  expect(sizes.every(({ width }) => isPictureWidth(original, width))).toBe(true);
  const names = sizes.map((size) => sizeKeyOf(path, size));
  expect(new Set(names).size).toBe(names.length);
  expect(sizes.filter(({ format }) => format === 'avif').map(({ width }) => width)).toEqual([
    56, 96, 112, 180, 192, 270, 360, 375, 560, 617, 750, 1_120, 1_234, 1_680,
  ]);
  expect(sizes.filter(({ format }) => format === 'jpg').length).toBeLessThan(8);
  expect(sizeKeyOf('img/slip.webp', { width: 56, format: 'avif' })).toBeNull();
});
