import { describe, expect, test } from 'vitest';
import { defaultFilmFormats, filmPlays, filmSources } from './film.ts';

describe('the forms of a film', () => {
  const everything = () => true;

  test('[GA-10] come as AV1, VP9, H.265, H.264', () => {
    const sources = filmSources('/media/film/sway', defaultFilmFormats, everything);
    expect(sources.map(({ src }) => src)).toEqual([
      '/media/film/sway.av1.webm',
      '/media/film/sway.vp9.webm',
      '/media/film/sway.h265.mp4',
      '/media/film/sway.h264.mp4',
    ]);
    expect(sources.map(({ type }) => type)).toEqual([
      'video/webm; codecs="av01.0.05M.08"',
      'video/webm; codecs="vp9"',
      'video/mp4; codecs="hvc1"',
      'video/mp4; codecs="avc1.640028"',
    ]);
  });

  test('[GA-10] a configured list decides instead, whatever its codecs', () => {
    const formats = [
      { container: 'mp4', codec: 'h266', label: 'H.266' },
      { container: 'webm', codec: 'vp9', label: 'VP9' },
    ];
    expect(filmSources('/f', formats, everything)).toEqual([
      { src: '/f.h266.mp4', type: 'video/mp4' },
      { src: '/f.vp9.webm', type: 'video/webm; codecs="vp9"' },
    ]);
  });

  test('only files that exist are offered', () => {
    const sources = filmSources('/f', defaultFilmFormats, (url) => url.endsWith('.mp4'));
    expect(sources.map(({ src }) => src)).toEqual(['/f.h265.mp4', '/f.h264.mp4']);
  });
});

test.each([
  [{ isSeen: true, wish: null, reducedMotion: false }, true],
  [{ isSeen: false, wish: null, reducedMotion: false }, false],
  [{ isSeen: true, wish: 'pause', reducedMotion: false }, false],
  [{ isSeen: true, wish: 'play', reducedMotion: false }, true],
  [{ isSeen: false, wish: 'play', reducedMotion: false }, false],
  [{ isSeen: true, wish: null, reducedMotion: true }, false],
  [{ isSeen: true, wish: 'play', reducedMotion: true }, true],
] as const)('[GA-09] [GA-12] a film with %j plays: %s', ({ isSeen, wish, reducedMotion }, plays) => {
  expect(filmPlays(isSeen, wish, reducedMotion)).toBe(plays);
});
