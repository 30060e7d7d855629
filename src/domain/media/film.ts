// Which forms of a film are offered and when it plays. A browser takes the first source it can play.

import type { Product } from '../product/product.ts';
import type { FilmFile } from './film-file.ts';

export interface FilmFormat {
  readonly container: string;
  readonly codec: string;
  readonly label: string;
}

/** Best first: the newest codec is the smallest, the oldest plays everywhere. */
export const defaultFilmFormats: readonly FilmFormat[] = [
  { container: 'webm', codec: 'av1', label: 'AV1' },
  { container: 'webm', codec: 'vp9', label: 'VP9' },
  { container: 'mp4', codec: 'h265', label: 'H.265' },
  { container: 'mp4', codec: 'h264', label: 'H.264' },
];

export interface FilmSource {
  readonly src: string;
  readonly type: string;
}

/** A film as a gallery shows it. */
export interface Film {
  readonly thumb: string;
  readonly sources: readonly FilmSource[];
}

/** The film of a product, if it has one. */
export function filmOf(
  { videoBaseUrl, videoThumbUrl }: Pick<Product, 'videoBaseUrl' | 'videoThumbUrl'>,
  sourcesOf: (baseUrl: string) => readonly FilmSource[],
): Film | null {
  return videoBaseUrl && videoThumbUrl ? { thumb: videoThumbUrl, sources: sourcesOf(videoBaseUrl) } : null;
}

/** How browsers spell the codecs; one that is not here is offered by its container alone. */
const codecs: Readonly<Record<string, string>> = {
  av1: 'av01.0.05M.08',
  vp9: 'vp9',
  h265: 'hvc1',
  h264: 'avc1.640028',
};

/** In the storage, and where shoppers find it: what it is stands in its name. */
export function filmKey(hash: string, { codec, container }: Pick<FilmFile, 'codec' | 'container'>): string {
  return `film/${hash}-${codec}.${container}`;
}

const keyPattern = /^film\/[\w-]{43}-(av1|vp9|h265|h264)\.(mp4|webm)$/;

/** Null for what is no film that a merchant brought. */
export function filmOfKey(key: string): { readonly codec: string; readonly container: string } | null {
  const [, codec, container] = keyPattern.exec(key) ?? [];
  return codec === undefined || container === undefined ? null : { codec, container };
}

/** The files of a film that exist, in the order of the formats. One that the merchant brought is a file by itself. */
export function filmSources(
  baseUrl: string,
  formats: readonly FilmFormat[],
  exists: (url: string) => boolean,
): FilmSource[] {
  const brought = filmOfKey(baseUrl.replace(/^\/media\//, ''));
  // Its profile is its own: browsers are told the container alone, and try.
  if (brought) return [{ src: baseUrl, type: `video/${brought.container}` }];
  return formats.flatMap(({ container, codec }) => {
    const src = `${baseUrl}.${codec}.${container}`;
    const spelt = codecs[codec];
    const type = spelt === undefined ? `video/${container}` : `video/${container}; codecs="${spelt}"`;
    return exists(src) ? [{ src, type }] : [];
  });
}

/** What the shopper last asked of the film; null when nothing. */
export type FilmWish = 'play' | 'pause' | null;

/** A wish outlasts leaving and coming back; without one it plays by itself, unless motion is unwelcome. */
export function filmPlays(isSeen: boolean, wish: FilmWish, reducedMotion: boolean): boolean {
  if (!isSeen || wish === 'pause') return false;
  return wish === 'play' || !reducedMotion;
}
