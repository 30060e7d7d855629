// Which forms of a film are offered and when it plays. A browser takes the first source it can play.

import type { Product } from '../product/product.ts';

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

/** The files of a film that exist, in the order of the formats. */
export function filmSources(
  baseUrl: string,
  formats: readonly FilmFormat[],
  exists: (url: string) => boolean,
): FilmSource[] {
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
