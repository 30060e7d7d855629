// A process of its own that makes pictures: what encoding takes in memory and time is never the server's.
import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { constants, setPriority } from 'node:os';
import sharp, { type Sharp } from 'sharp';
import {
  mostPhotoPixels,
  narrowestPhoto,
  storedPhotoHeight,
  storedPhotoWidth,
} from '../../domain/media/photo.ts';
import type { PictureFormat } from '../../domain/media/picture.ts';

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

export interface PictureReport {
  readonly target: string;
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

process.on('message', async (order: PictureOrder | PhotoOrder) => {
  const problem = await ('upload' in order ? redraw(order) : make(order)).then(
    () => null,
    (error: unknown) => (error instanceof Error ? error.message : String(error)),
  );
  process.send?.({ target: order.target, problem } satisfies PictureReport);
});
process.on('disconnect', () => process.exit(0));
