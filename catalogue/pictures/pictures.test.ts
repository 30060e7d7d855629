import { readdirSync, readFileSync, statSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { films } from './films.ts';
import { house } from './house.ts';
import { type PictureSet, pictureSets, picturesOf } from './index.ts';
import { socialPhotos } from './social.ts';
import { webpSize } from './webp-size.ts';

const at = (path: string) => new URL(`../${path}`, import.meta.url);
const sizeOf = (path: string) => webpSize(readFileSync(at(path)).subarray(0, 30));
const filesIn = (folder: string) => readdirSync(at(`${folder}/`)).map((name) => `${folder}/${name}`);

const views = pictureSets.flatMap((name) => picturesOf(name).images.map(({ path }) => path));
const swatches = pictureSets.map((name) => picturesOf(name).swatchImage);
const posters = pictureSets.flatMap((name) => picturesOf(name).video?.thumb ?? []);
const { socialPreview, heroWide, ...upright } = house;
const upright2by3 = [...views, ...posters, ...socialPhotos.map(({ path }) => path)].concat(
  Object.values(upright).map(({ path }) => path),
);

describe('the pictures of the demo shop', () => {
  test('are all there, and none lies around unused', () => {
    const used = new Set([...upright2by3, ...swatches, heroWide.path]);
    expect([...used].sort()).toEqual(filesIn('img').sort());
    expect(statSync(at(`../public${socialPreview.path}`)).size).toBeGreaterThan(10_000);
  });

  test('stand two to three and are at least 700 pixels wide', () => {
    const wrong = upright2by3.filter((path) => {
      const { width, height } = sizeOf(path);
      return width < 700 || Math.abs(width / height - 2 / 3) > 0.0067;
    });
    expect(wrong).toEqual([]);
    const { width, height } = sizeOf(heroWide.path);
    expect(width / height).toBeCloseTo(3 / 2, 2);
  });

  test('have swatches of cloth that stay sharp on a dense screen', () => {
    const wrong = swatches.filter((path) => {
      const { width, height } = sizeOf(path);
      return width < 224 || Math.abs(width / height - 7 / 8) > 0.01;
    });
    expect(wrong).toEqual([]);
  });

  test('stay under 40 megabytes together', () => {
    const bytes = filesIn('img').reduce((sum, path) => sum + statSync(at(path)).size, 0);
    expect(bytes).toBeLessThan(40_000_000);
  });

  test('have films in the four codecs, and no others', () => {
    const endings = ['av1.webm', 'vp9.webm', 'h265.mp4', 'h264.mp4'];
    const expected = Object.values(films).flatMap((film) =>
      endings.map((ending) => `film/${film}.${ending}`),
    );
    expect(filesIn('film').sort()).toEqual(expected.sort());
    for (const path of expected) expect(statSync(at(path)).size).toBeGreaterThan(20_000);
  });
});

describe('a set of pictures', () => {
  const countOf = (name: PictureSet) => picturesOf(name).images.length;

  test('has at least five views; the product of a single picture has that one', () => {
    const few = pictureSets.filter((name) => countOf(name) < 5);
    expect(few.map((name) => [name, countOf(name)])).toEqual([['shirt-blue', 1]]);
    expect(countOf('slip-bordeaux')).toBe(6);
  });

  test.each(pictureSets)('%s says what is seen, differently in every view', (name) => {
    const alts = picturesOf(name).images.map(({ alt }) => alt);
    expect(new Set(alts).size).toBe(alts.length);
    for (const alt of alts) {
      expect(alt.length).toBeGreaterThan(20);
      expect(alt).not.toMatch(/^(image|picture|photo)\b|\.webp|undefined/i);
    }
  });

  test('is shown by the photo that names it', () => {
    const strangers = socialPhotos.filter(({ set }) => set !== undefined && !pictureSets.includes(set));
    expect(strangers).toEqual([]);
    expect(new Set(socialPhotos.map(({ alt }) => alt)).size).toBe(socialPhotos.length);
    expect(socialPhotos.length).toBeGreaterThanOrEqual(12);
  });
});
