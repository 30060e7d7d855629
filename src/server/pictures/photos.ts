// Photos that shoppers bring, drawn anew in a process of their own, and pictures that the merchant brought, both shown in
// the sizes that pages ask for. Not the process that makes the demo's pictures: whatever a stranger's file does to its
// reader, those go on.
import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { photoKey, photoKeyOf } from '../../domain/media/photo.ts';
import { isPictureWidth, parsePictureUrl } from '../../domain/media/picture.ts';
import { sizeKeyOf } from '../../domain/media/product-picture.ts';
import type { MediaStorage } from '../../providers/media/media-storage.ts';
import type { RedrawnPhoto } from '../../shop/review/add-photo.ts';
import { imageSize } from './image-header.ts';
import { PictureWorker } from './picture-worker.ts';
import { type Picture, pictureTypes } from './pictures.ts';
import { sweepPictures } from './sweep.ts';

export interface Photos {
  /** Null for what is no photo, or must not be opened. */
  readonly redraw: (bytes: Uint8Array) => Promise<RedrawnPhoto | null>;
  /** Null for an address that no photo has, or no longer. */
  readonly at: (path: string) => Promise<Picture | null>;
  /** Lets go of what was left unfinished, and of sizes nobody needs to be kept. */
  readonly sweep: () => Promise<void>;
  readonly close: () => Promise<void>;
}

export interface PhotoDeps {
  readonly storage: MediaStorage;
  /** Whether the shop still has it, whatever is kept here. */
  readonly has: (key: string) => Promise<boolean>;
  /** It is noted, and not in the storage: whoever can make it again hears of it. */
  readonly lost: (key: string) => Promise<void>;
  /** Where uploads lie while they are looked at, and finished sizes are kept. */
  readonly folder: string;
}

export async function createPhotos({ storage, has, lost, folder }: PhotoDeps): Promise<Photos> {
  const [uploads, made] = [join(folder, 'uploads'), join(folder, 'made')];
  await mkdir(uploads, { recursive: true });
  await mkdir(made, { recursive: true });
  const worker = new PictureWorker();
  const sweep = async () => {
    for (const one of [uploads, made]) await sweepPictures(one, () => false, Date.now());
  };

  /** With a file of these bytes for as long as the work takes. */
  const withFile = async <T>(bytes: Uint8Array, work: (file: string) => Promise<T>): Promise<T> => {
    const file = join(uploads, randomUUID());
    try {
      await writeFile(file, bytes);
      return await work(file);
    } finally {
      await rm(file, { force: true });
    }
  };

  /** Under its name only once it is whole. */
  const keep = async (target: string, bytes: Uint8Array) => {
    const unfinished = `${target}.${randomUUID()}`;
    try {
      await writeFile(unfinished, bytes);
      await rename(unfinished, target);
    } finally {
      await rm(unfinished, { force: true });
    }
  };

  return {
    redraw: (bytes) =>
      withFile(bytes, async (upload) => {
        // What does not begin as a photo does never meets a decoder.
        if (!imageSize(Buffer.from(bytes))) return null;
        const target = `${upload}.webp`;
        try {
          await worker.make({ upload, target });
          const drawn = new Uint8Array(await readFile(target));
          const size = imageSize(Buffer.from(drawn));
          if (!size) return null;
          const hash = createHash('sha256').update(drawn).digest('base64url');
          return { ...size, bytes: drawn, key: photoKey(hash, size.width) };
        } catch {
          return null;
        } finally {
          await rm(target, { force: true });
        }
      }),
    at: async (path) => {
      const address = parsePictureUrl(path);
      const key = address && photoKeyOf(address);
      if (!key || !isPictureWidth(address.original, address.width) || !(await has(key))) return null;
      const { width, format } = address;
      const target = join(made, basename(path));
      const picture = (body: Buffer<ArrayBuffer>): Picture => ({
        kind: 'made',
        body,
        type: pictureTypes[format],
      });
      const cachedFile = await readFile(target).catch(() => null);
      if (cachedFile) return picture(cachedFile);
      // Of what the merchant brought every size is there already, in the storage that all machines share.
      const sizeKey = sizeKeyOf(key, address);
      const size = sizeKey === null ? null : await storage.get(sizeKey);
      if (size) {
        await keep(target, size);
        return picture(Buffer.from(size));
      }
      const bytes = await storage.get(key);
      if (sizeKey !== null) await lost(bytes ? sizeKey : key);
      if (!bytes) return { kind: 'neutral' };
      try {
        await withFile(bytes, (original) => worker.make({ original, target, width, format }));
        return picture(await readFile(target));
      } catch {
        return { kind: 'neutral' };
      }
    },
    sweep,
    close: () => worker.close(),
  };
}
