import { describe, expect, test } from 'vitest';
import {
  defaultPictureUrl,
  isPictureWidth,
  nearestWidth,
  type Original,
  parsePictureUrl,
  pictureSources,
  pictureUrl,
} from './picture.ts';

const original: Original = { stem: '/media/img/slip-front', hash: 'a1B2c3-_9z', width: 1120 };
const widthsIn = (srcSet: string) => [...srcSet.matchAll(/ (\d+)w/g)].map(([, width]) => Number(width));

describe('the address of a picture', () => {
  test('names original, content, width and format, and is read back as written', () => {
    const address = { original, width: 560, format: 'avif' } as const;
    expect(pictureUrl(address)).toBe('/media/img/slip-front.a1B2c3-_9z-1120.560.avif');
    expect(parsePictureUrl(pictureUrl(address))).toEqual(address);
  });

  test.each([
    '/media/img/slip-front.webp',
    '/media/img/slip-front.a1B2c3-_9z-1120.560.gif',
    '/media/img/slip-front.short-1120.560.avif',
    '/media/img/slip-front.a1B2c3-_9z-1120.-5.avif',
    'https://elsewhere.example/slip.jpg',
  ])('is nothing else: %s', (url) => expect(parsePictureUrl(url)).toBeNull());

  test('on the wire is one JPEG at the main width, or at the original’s if that is narrower', () => {
    expect(defaultPictureUrl(original)).toBe('/media/img/slip-front.a1B2c3-_9z-1120.560.jpg');
    expect(defaultPictureUrl({ ...original, width: 168 })).toMatch(/-168\.168\.jpg$/);
  });
});

describe('the widths of a picture', () => {
  test('[GA-06] the main picture comes at 560, 617 and 375, also doubled, AVIF before WebP before JPEG', () => {
    const { src, sources } = pictureSources(defaultPictureUrl({ ...original, width: 1600 }), 'main');
    expect(sources.map(({ type }) => type)).toEqual(['image/avif', 'image/webp']);
    for (const { srcSet } of sources) expect(widthsIn(srcSet)).toEqual([375, 560, 617, 750, 1120, 1234]);
    expect(src).toMatch(/\.560\.jpg$/);
  });

  test('are never wider than the original, whose own width is the last', () => {
    const narrow = pictureSources(defaultPictureUrl({ ...original, width: 800 }), 'main');
    expect(widthsIn(narrow.sources[0]?.srcSet ?? '')).toEqual([375, 560, 617, 750, 800]);
    const swatch = pictureSources(defaultPictureUrl({ ...original, width: 168 }), 'swatch');
    expect(widthsIn(swatch.sources[0]?.srcSet ?? '')).toEqual([56, 112]);
    const zoom = pictureSources(defaultPictureUrl({ ...original, width: 800 }), 'zoom');
    expect(widthsIn(zoom.sources[0]?.srcSet ?? '')).toEqual([800]);
  });

  test('everything a page offers is a width that is answered, and nothing else is', () => {
    for (const use of ['main', 'tile', 'thumb', 'swatch', 'zoom'] as const)
      for (const { srcSet } of pictureSources(defaultPictureUrl(original), use).sources)
        for (const width of widthsIn(srcSet)) expect(isPictureWidth(original, width)).toBe(true);
    expect(isPictureWidth(original, 561)).toBe(false);
    expect(isPictureWidth(original, 1234)).toBe(false);
    expect(isPictureWidth({ ...original, width: 96 }, 112)).toBe(false);
  });

  test('where there is none as asked, the next wider is near, else the widest', () => {
    expect(nearestWidth(original, 561)).toBe(617);
    expect(nearestWidth(original, 9999)).toBe(1120);
    expect(nearestWidth(original, 0)).toBe(56);
  });

  test('a picture from elsewhere is shown as it is', () => {
    const src = 'https://elsewhere.example/slip.jpg';
    expect(pictureSources(src, 'main')).toEqual({ src, sources: [] });
  });
});
