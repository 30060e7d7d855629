// A process of its own that makes pictures: what encoding takes in memory and time is never the server's.
import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { constants, setPriority } from 'node:os';
import sharp, { type Sharp } from 'sharp';
import type { PictureFormat } from '../../domain/media/picture.ts';

export interface PictureOrder {
  readonly original: string;
  readonly target: string;
  readonly width: number;
  readonly format: PictureFormat;
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

process.on('message', async (order: PictureOrder) => {
  const problem = await make(order).then(
    () => null,
    (error: unknown) => (error instanceof Error ? error.message : String(error)),
  );
  process.send?.({ target: order.target, problem } satisfies PictureReport);
});
process.on('disconnect', () => process.exit(0));
