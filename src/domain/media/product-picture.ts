// Pictures that a merchant brings for a product. The file is kept as it came; what shoppers see is a cut of it, two wide
// and three high, around the point that matters. Every other cut is another picture with another name.
import { deltaE, type Lab } from './cloth-color.ts';
import {
  defaultPictureUrl,
  type Original,
  type PictureAddress,
  parsePictureUrl,
  pictureFormats,
  pictureSources,
  pictureUses,
} from './picture.ts';

export interface Extent {
  readonly width: number;
  readonly height: number;
}

/** What a cut is made around, in shares of the whole picture, and how close it goes: 1 is as much as there is room for. */
export interface PictureFocus {
  readonly x: number;
  readonly y: number;
  readonly zoom: number;
}

export interface Cut extends Extent {
  readonly left: number;
  readonly top: number;
}

export const centered: PictureFocus = { x: 0.5, y: 0.5, zoom: 1 };

/** As cameras of studios make them, and no larger. */
export const largestPictureBytes = 25 * 1024 * 1024;
export const mostPicturePixels = 80_000_000;
/** Fewer, and a closer look shows the pixels. */
export const narrowestPicture = 1_200;
/** What is kept of a cut, for pages. */
export const storedPictureWidth = 1_680;
/** How close a cut ever goes. */
export const closestZoom = 8;

/** A file arrives in parts: 400 kbit/s carry one in the time that the shop waits for a request. */
export const partBytes = 512 * 1024;
/** How many parts a file comes in, and how long each of them is; null for a part that it has not. */
export function partCount(bytes: number): number {
  return Math.ceil(bytes / partBytes);
}

export function partLength(bytes: number, position: number): number | null {
  const from = position * partBytes;
  return position >= 0 && from < bytes ? Math.min(partBytes, bytes - from) : null;
}

/** How many pictures a product shows. */
export const mostPictures = 40;
/** How many files of one product may be on their way, or wait for their place. */
export const mostUploads = 60;

/** What did not arrive whole by then never will; what did, and no product shows, somebody has forgotten. */
export const unfinishedUploadDays = 1;
export const unplacedPictureDays = 30;

const portrait = 2 / 3;
/** The cloth up close that a swatch shows is so much of the shorter side. */
const swatchShare = 0.2;
const narrowestSwatch = 112;

export type PictureRefusal =
  | 'no_picture'
  | 'too_many_pixels'
  | 'too_small'
  /** Wide enough as it is, and not once it is cut to two by three. */
  | 'wrong_proportions';

/** The widest cut of two by three that a picture has room for. */
function widestCut({ width, height }: Extent): number {
  return Math.floor(Math.min(width, height * portrait));
}

/** Null for a picture that a product may show. */
export function pictureRefusal(size: Extent): PictureRefusal | null {
  if (size.width * size.height > mostPicturePixels) return 'too_many_pixels';
  if (size.width < narrowestPicture) return 'too_small';
  return widestCut(size) < narrowestPicture ? 'wrong_proportions' : null;
}

/** How close a cut may go before it is too small. */
export function mostZoom(size: Extent): number {
  return Math.max(1, Math.min(closestZoom, widestCut(size) / narrowestPicture));
}

/** As close as it may go, and no closer. */
export function focusWithin(size: Extent, { x, y, zoom }: PictureFocus): PictureFocus {
  return { x, y, zoom: Math.max(1, Math.min(mostZoom(size), zoom)) };
}

const nudges: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** By a hundredth of the picture, or a tenth; null for a key that moves nothing. */
export function nudgeFocus(focus: PictureFocus, key: string, isFar: boolean): PictureFocus | null {
  const direction = nudges[key];
  if (!direction) return null;
  const [x, y] = direction;
  const step = isFar ? 0.1 : 0.01;
  const shiftEdge = (at: number, by: number) =>
    Math.max(0, Math.min(1, Math.round((at + by * step) * 100) / 100));
  return { ...focus, x: shiftEdge(focus.x, x), y: shiftEdge(focus.y, y) };
}

/** Around the point as far as the picture reaches. */
function cutAround(size: Extent, { x, y }: PictureFocus, { width, height }: Extent): Cut {
  const place = (at: number, of: number, whole: number) =>
    Math.round(Math.max(0, Math.min(whole - of, at * whole - of / 2)));
  return { left: place(x, width, size.width), top: place(y, height, size.height), width, height };
}

export function cutOf(size: Extent, focus: PictureFocus): Cut {
  const { zoom } = focusWithin(size, focus);
  const width = Math.min(size.width, Math.round(widestCut(size) / zoom));
  return cutAround(size, focus, { width, height: Math.min(size.height, Math.round(width / portrait)) });
}

/** A square of cloth around the point. */
export function swatchCutOf(size: Extent, focus: PictureFocus): Cut {
  const shorter = Math.min(size.width, size.height);
  const side = Math.min(shorter, Math.max(narrowestSwatch, Math.round(shorter * swatchShare)));
  return cutAround(size, focus, { width: side, height: side });
}

/** Further than this from its swatch, somebody may have mixed up two colors. */
export const farFromSwatch = 12;

export interface ColorOf<T> {
  readonly of: T;
  readonly color: Lab;
}

/** Null where a picture has the color of its swatch; else the other color it is much nearer to, if there is one. */
export function colorWarning<T>(
  color: Lab,
  swatch: Lab,
  others: readonly ColorOf<T>[],
): { readonly apart: number; readonly nearer: T | null } | null {
  const apart = deltaE(color, swatch);
  if (apart <= farFromSwatch) return null;
  const nearest = others
    .map((other) => ({ of: other.of, apart: deltaE(color, other.color) }))
    .filter((other) => other.apart <= farFromSwatch)
    .toSorted((one, other) => one.apart - other.apart)[0];
  return { apart, nearer: nearest?.of ?? null };
}

/** Every size and format that pages name of a picture, each once: what is made of it before anybody asks. */
export function picturesToMake(original: Original): PictureAddress[] {
  const url = defaultPictureUrl(original);
  const named = new Set([url]);
  for (const use of pictureUses) {
    const { src, sources } = pictureSources(url, use);
    named.add(src);
    for (const { srcSet } of sources)
      for (const one of srcSet.split(', ')) named.add(one.split(' ')[0] ?? '');
  }
  const byFormat = (address: PictureAddress) => pictureFormats.indexOf(address.format);
  return [...named]
    .flatMap((one) => parsePictureUrl(one) ?? [])
    .toSorted((one, other) => one.width - other.width || byFormat(one) - byFormat(other));
}

/** `hash` is the SHA-256 of its bytes in base64url, as in all of these. */
export function pictureKey(hash: string, width: number): string {
  return `picture/${hash}-${width}.webp`;
}

export function originalKey(hash: string, format: 'jpeg' | 'png' | 'webp'): string {
  return `original/${hash}.${format}`;
}

/** A part of a file that is on its way. */
export function uploadPartKey(hash: string): string {
  return `part/${hash}.bin`;
}

/** Null for what is no size of a picture that a merchant brought. */
export function sizeKeyOf(
  path: string,
  { width, format }: Pick<PictureAddress, 'width' | 'format'>,
): string | null {
  const [, name] = /^picture\/([\w-]{43}-\d{1,5})\.webp$/.exec(path) ?? [];
  return name === undefined ? null : `size/${name}-${width}.${format}`;
}

export function isStoredPicture(path: string): boolean {
  return path.startsWith('picture/');
}
