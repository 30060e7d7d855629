// Draws the pictures that a merchant brings: in a process of its own, whose work never keeps a shopper waiting for a size.
import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { PictureDrawing } from '../../shop/desk/products/pictures/picture-deps.ts';
import { imageSize } from './image-header.ts';
import { PictureWorker } from './picture-worker.ts';

export interface ShopDrawing extends PictureDrawing {
  readonly close: () => Promise<void>;
}

/** `folder` is where files lie while they are worked on; whatever a killed process leaves there is swept with the photos. */
export async function createDrawing(folder: string): Promise<ShopDrawing> {
  await mkdir(folder, { recursive: true });
  const worker = new PictureWorker();
  const hashOf = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('base64url');

  /** With a file of these bytes, and the name of another, for as long as the work takes. */
  const withFiles = async <T>(bytes: Uint8Array, work: (file: string, target: string) => Promise<T>) => {
    const file = join(folder, randomUUID());
    const target = `${file}.made`;
    try {
      await writeFile(file, bytes);
      return await work(file, target);
    } finally {
      await rm(file, { force: true });
      await rm(target, { force: true });
    }
  };

  return {
    sizeOf: (bytes) => imageSize(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)),
    draw: (bytes, shape, focus) =>
      withFiles(bytes, async (brought, target) => {
        try {
          const facts = await worker.make({ brought, target, shape, focus });
          const drawn = new Uint8Array(await readFile(target));
          const size = imageSize(Buffer.from(drawn));
          if (!facts || !size) return null;
          const { width, height, ...seen } = facts;
          return { ...seen, whole: { width, height }, drawn: size, bytes: drawn, hash: hashOf(drawn) };
        } catch {
          return null;
        }
      }),
    drawLogo: (bytes) =>
      withFiles(bytes, async (logo, target) => {
        try {
          await worker.make({ logo, target });
          const drawn = new Uint8Array(await readFile(target));
          const size = imageSize(Buffer.from(drawn));
          const hash = createHash('sha256').update(drawn).digest('hex').slice(0, 32);
          return size && { ...size, bytes: drawn, hash };
        } catch {
          return null;
        }
      }),
    drawSize: (bytes, { width, format }) =>
      withFiles(bytes, async (original, target) => {
        await worker.make({ original, target, width, format });
        return new Uint8Array(await readFile(target));
      }),
    hashOf,
    close: () => worker.close(),
  };
}
