// How a picture is addressed. The address names the original it is made from, the original's content and width, and
// the width and format wanted, so that a page can work out every other size from the one address it is given.

export const pictureFormats = ['avif', 'webp', 'jpg'] as const;
export type PictureFormat = (typeof pictureFormats)[number];

/** Where a picture is shown decides which widths are worth offering; specification section 9, once and doubled. */
export const pictureUses = ['main', 'tile', 'thumb', 'swatch', 'zoom', 'wide'] as const;

export type PictureUse = (typeof pictureUses)[number];

const widthsOfUse: Readonly<Record<PictureUse, readonly number[]>> = {
  main: [375, 560, 617, 750, 1120, 1234],
  tile: [180, 270, 360, 560],
  thumb: [96, 192],
  swatch: [56, 112],
  zoom: [1120, 1234],
  /** Of the house rather than of a product: across the whole window. */
  wide: [750, 1234, 1680],
};

const mainWidth = 560;
const allWidths = [...new Set(Object.values(widthsOfUse).flat())].sort((a, b) => a - b);

export interface Original {
  /** The address without its ending: "/media/img/slip-bordeaux-front". */
  readonly stem: string;
  /** Changes with the content, so that a browser may keep what it has for ever. */
  readonly hash: string;
  readonly width: number;
}

export interface PictureAddress {
  readonly original: Original;
  readonly width: number;
  readonly format: PictureFormat;
}

export function pictureUrl({ original, width, format }: PictureAddress): string {
  return `${original.stem}.${original.hash}-${original.width}.${width}.${format}`;
}

const addressPattern = /^(\/.+)\.([\w-]{10})-(\d{1,5})\.(\d{1,5})\.(avif|webp|jpg)$/;

export function parsePictureUrl(url: string): PictureAddress | null {
  const [, stem, hash, originalWidth, width, format] = addressPattern.exec(url) ?? [];
  if (stem === undefined || hash === undefined) return null;
  return {
    original: { stem, hash, width: Number(originalWidth) },
    width: Number(width),
    format: pictureFormats.find((known) => known === format) ?? 'jpg',
  };
}

/** The widths a picture exists in: never wider than its original, and as wide as the original where more is wanted. */
function widthsUpTo(originalWidth: number, wanted: readonly number[]): number[] {
  const narrower = wanted.filter((width) => width < originalWidth);
  return narrower.length < wanted.length ? [...narrower, originalWidth] : narrower;
}

export function isPictureWidth(original: Original, width: number): boolean {
  return widthsUpTo(original.width, allWidths).includes(width);
}

/** The width to answer with where an address asks for one there is not: the next wider, else the widest. */
export function nearestWidth(original: Original, wanted: number): number {
  const widths = widthsUpTo(original.width, allWidths);
  return widths.find((width) => width >= wanted) ?? original.width;
}

/** The one address the wire carries: a format every reader understands, at the width of the main picture. */
export function defaultPictureUrl(original: Original): string {
  return pictureUrl({ original, width: Math.min(mainWidth, original.width), format: 'jpg' });
}

export interface PictureSource {
  readonly type: string;
  readonly srcSet: string;
}

export interface PictureSources {
  /** For readers that know none of the sources. */
  readonly src: string;
  /** Best first; empty for a picture that is not ours to resize. */
  readonly sources: readonly PictureSource[];
}

export function pictureSources(imagePath: string, use: PictureUse): PictureSources {
  const address = parsePictureUrl(imagePath);
  if (!address) return { src: imagePath, sources: [] };
  const { original } = address;
  const widths = widthsUpTo(original.width, widthsOfUse[use]);
  const sourceOf = (format: PictureFormat): PictureSource => ({
    type: `image/${format}`,
    srcSet: widths.map((width) => `${pictureUrl({ original, width, format })} ${width}w`).join(', '),
  });
  const width = use === 'main' ? Math.min(mainWidth, original.width) : (widths.at(-1) ?? original.width);
  return {
    src: pictureUrl({ original, width, format: 'jpg' }),
    sources: [sourceOf('avif'), sourceOf('webp')],
  };
}

/** A picture of nothing, in the colour of the studio backdrop: for a original that is missing or broken. */
export const neutralPictureUrl = '/media/neutral.svg';

/** How wide a product's main picture is shown, in the words of the `sizes` attribute: 560 desktop, 617 tablet, 375 mobile. */
export const mainPictureSizes = '(min-width: 1100px) 560px, (min-width: 700px) 617px, 375px';
