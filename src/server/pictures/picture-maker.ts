// A process of its own that makes pictures: what encoding takes in memory and time is never the server's.
import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { constants, setPriority } from 'node:os';
import sharp, { type Sharp } from 'sharp';
import { type Measure, measureColor, measuredSize, Pixels } from '../../domain/media/cloth-color.ts';
import {
  mostPhotoPixels,
  narrowestPhoto,
  storedPhotoHeight,
  storedPhotoWidth,
} from '../../domain/media/photo.ts';
import type { PictureFormat } from '../../domain/media/picture.ts';
import {
  cutOf,
  type Extent,
  mostPicturePixels,
  type PictureFocus,
  storedPictureWidth,
  swatchCutOf,
} from '../../domain/media/product-picture.ts';
import { mostLogoPixels, storedLogo } from '../../domain/settings/logo.ts';

export interface PictureOrder {
  readonly original: string;
  readonly target: string;
  readonly width: number;
  readonly format: PictureFormat;
}

/** A photo that somebody brought: whatever it is, what lies at the target is a WebP that was drawn anew. */
export interface PhotoOrder {
  readonly upload: string;
  readonly target: string;
}

/** Of a picture that a merchant brought, drawn anew: the whole of it, or what a product or a swatch shows. */
export interface CutOrder {
  readonly brought: string;
  readonly target: string;
  readonly shape: CutShape;
  readonly focus: PictureFocus;
}

/** Drawn anew as a PNG, small, with what is transparent in it. */
export interface LogoOrder {
  readonly logo: string;
  readonly target: string;
}

export type CutShape = 'whole' | 'portrait' | 'swatch';

/** What was seen of it on the way. */
export interface CutFacts extends Extent, Measure {
  readonly format: 'jpeg' | 'png' | 'webp';
}

export type Order = PictureOrder | PhotoOrder | CutOrder | LogoOrder;

export interface PictureReport {
  readonly target: string;
  readonly facts?: CutFacts | undefined;
  /** Why there is no picture; null when there is one. */
  readonly problem: string | null;
}

setPriority(constants.priority.PRIORITY_LOW);
sharp.concurrency(1);
sharp.cache(false);

/** Low effort: someone waits for it. AVIF at 1 is within a twentieth of the bytes of 2, in half the time. */
const encode: Readonly<Record<PictureFormat, (picture: Sharp) => Sharp>> = {
  avif: (picture) => picture.avif({ quality: 52, effort: 1 }),
  webp: (picture) => picture.webp({ quality: 78 }),
  jpg: (picture) => picture.jpeg({ quality: 80, progressive: true }),
};

async function make({ original, target, width, format }: PictureOrder): Promise<void> {
  // Another process of the shop may have made it while this order waited.
  if (existsSync(target)) return;
  const unfinished = `${target}.${randomBytes(6).toString('hex')}`;
  try {
    await encode[format](sharp(original).resize({ width, withoutEnlargement: true })).toFile(unfinished);
    await rename(unfinished, target);
  } finally {
    await rm(unfinished, { force: true });
  }
}

const photoKinds = new Set<string | undefined>(['jpeg', 'png', 'webp']);
const longestWorkSeconds = 20;

/** Turned upright as its camera says; nothing else that came with it, place or preview or profile, is kept. */
async function redraw({ upload, target }: PhotoOrder): Promise<void> {
  const photo = sharp(upload, { limitInputPixels: mostPhotoPixels, failOn: 'error', sequentialRead: true });
  const { format, width, height, pages = 1 } = await photo.metadata();
  if (!photoKinds.has(format)) throw new Error('neither JPEG nor PNG nor WebP');
  if (pages > 1) throw new Error('more than one frame');
  if (width * height > mostPhotoPixels) throw new Error('too many pixels');
  if (Math.min(width, height) < narrowestPhoto) throw new Error('too small to see anything');
  await photo
    .autoOrient()
    .resize({ width: storedPhotoWidth, height: storedPhotoHeight, fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#fff' })
    .toColourspace('srgb')
    .webp({ quality: 84 })
    .timeout({ seconds: longestWorkSeconds })
    .toFile(target);
}

const wholeEdge = 1_600;
const longestCutSeconds = 40;

/** As `redraw` does; what a product shows is of better quality, since a closer look is taken. */
async function cut({ brought, target, shape, focus }: CutOrder): Promise<CutFacts> {
  const options = { limitInputPixels: mostPicturePixels, failOn: 'error', sequentialRead: true } as const;
  const { format, pages = 1, autoOrient } = await sharp(brought, options).metadata();
  if (format !== 'jpeg' && format !== 'png' && format !== 'webp')
    throw new Error('neither JPEG nor PNG nor WebP');
  if (pages > 1) throw new Error('more than one frame');
  const size = { width: autoOrient.width, height: autoOrient.height };
  const upright = sharp(brought, options).autoOrient().timeout({ seconds: longestCutSeconds });
  const shown =
    shape === 'whole'
      ? upright.resize({ width: wholeEdge, height: wholeEdge, fit: 'inside', withoutEnlargement: true })
      : upright
          .extract(shape === 'swatch' ? swatchCutOf(size, focus) : cutOf(size, focus))
          .resize({ width: storedPictureWidth, withoutEnlargement: true });
  await shown.flatten({ background: '#fff' }).toColourspace('srgb').webp({ quality: 90 }).toFile(target);
  const { data } = await sharp(target)
    .removeAlpha()
    .resize({ ...measuredSize, fit: 'fill' })
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { ...size, format, ...measureColor(Pixels.fromBytes(data)) };
}

async function drawLogo({ logo, target }: LogoOrder): Promise<void> {
  const options = { limitInputPixels: mostLogoPixels, failOn: 'error', sequentialRead: true } as const;
  const { format, pages = 1 } = await sharp(logo, options).metadata();
  if (format !== 'png' && format !== 'webp') throw new Error('neither PNG nor WebP');
  if (pages > 1) throw new Error('more than one frame');
  await sharp(logo, options)
    .autoOrient()
    .timeout({ seconds: longestWorkSeconds })
    .resize({ ...storedLogo, fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb')
    .png({ compressionLevel: 9 })
    .toFile(target);
}

async function follow(order: Order): Promise<CutFacts | undefined> {
  if ('brought' in order) return cut(order);
  if ('logo' in order) await drawLogo(order);
  else await ('upload' in order ? redraw(order) : make(order));
  return undefined;
}

process.on('message', async (order: Order) => {
  const { target } = order;
  const report = await follow(order).then(
    (facts): PictureReport => ({ target, problem: null, ...(facts && { facts }) }),
    (error: unknown): PictureReport => ({
      target,
      problem: error instanceof Error ? error.message : String(error),
    }),
  );
  process.send?.(report);
});
process.on('disconnect', () => process.exit(0));
