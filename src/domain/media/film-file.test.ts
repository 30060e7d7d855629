// The demo's own films are read, and what is no film, or not whole, is not.
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { filmKey, filmOfKey, filmSources } from './film.ts';
import { readFilm } from './film-file.ts';

const demo = (name: string) =>
  new Uint8Array(readFileSync(new URL(`../../../catalogue/film/${name}`, import.meta.url)));

describe.each([
  ['floral-maxi-sway.av1.webm', 'webm', 'av1'],
  ['floral-maxi-sway.vp9.webm', 'webm', 'vp9'],
  ['floral-maxi-sway.h264.mp4', 'mp4', 'h264'],
  ['floral-maxi-sway.h265.mp4', 'mp4', 'h265'],
] as const)('%s', (name, container, codec) => {
  const bytes = demo(name);

  test('is read without decoding it', () => {
    expect(readFilm(bytes)).toEqual({ container, codec, width: 600, height: 900, seconds: 4 });
  });

  test('torn, or with something behind it, is none', () => {
    expect(readFilm(bytes.subarray(0, bytes.length - 7))).toBe('no_film');
    const page = new TextEncoder().encode('<script>alert(1)</script>');
    expect(readFilm(new Uint8Array([...bytes, ...page]))).toBe('no_film');
    expect(readFilm(new Uint8Array([...page, ...bytes]))).toBe('no_film');
  });

  test('broken anywhere at its head it is refused or read, and never fails', () => {
    for (let at = 0; at < Math.min(bytes.length, 1_500); at += 1) {
      const broken = bytes.slice(0, 4_096);
      broken[at] = 255 - (broken[at] ?? 0);
      expect(() => readFilm(broken)).not.toThrow();
    }
  });
});

test('longer than a minute, or too small, is refused', () => {
  const long = demo('floral-maxi-sway.h264.mp4');
  const view = new DataView(long.buffer);
  const at = Buffer.from(long).indexOf('mvhd') + 4;
  view.setUint32(at + 16, view.getUint32(at + 12) * 61);
  expect(readFilm(long)).toBe('film_too_long');
  const small = demo('floral-maxi-sway.h264.mp4');
  new DataView(small.buffer).setUint16(Buffer.from(small).lastIndexOf('avc1') + 28, 479);
  expect(readFilm(small)).toBe('film_too_small');
});

test('another codec than browsers play is named as one', () => {
  const bytes = demo('floral-maxi-sway.h264.mp4');
  bytes.set(new TextEncoder().encode('mp4v'), Buffer.from(bytes).lastIndexOf('avc1'));
  expect(readFilm(bytes)).toBe('unknown_codec');
});

test('a film that was brought is found by its name alone', () => {
  const key = filmKey('b'.repeat(43), { codec: 'vp9', container: 'webm' });
  expect(filmOfKey(key)).toEqual({ codec: 'vp9', container: 'webm' });
  expect(filmSources(`/media/${key}`, [], () => false)).toEqual([
    { src: `/media/${key}`, type: 'video/webm' },
  ]);
  expect(filmOfKey('film/slip-sway')).toBeNull();
});
