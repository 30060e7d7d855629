// Pictures in the sizes and formats that pages ask for: made from their originals when first asked for, then kept in
// the data folder. Only what can be made from a known original is ever answered, so nobody can fill the disk.
import { mkdir, readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { Logger } from 'pino';
import {
  defaultPictureUrl,
  isPictureWidth,
  nearestWidth,
  neutralPictureUrl,
  type PictureAddress,
  parsePictureUrl,
  pictureUrl,
} from '../../domain/media/picture.ts';
import type { OriginalFile } from './originals.ts';
import { PictureWorker } from './picture-worker.ts';
import { sweepPictures } from './sweep.ts';

export type Picture =
  | { readonly kind: 'made'; readonly body: Buffer<ArrayBuffer>; readonly type: string }
  /** The original changed, or was asked for by its own name: the picture is elsewhere now. */
  | { readonly kind: 'moved'; readonly to: string }
  | { readonly kind: 'neutral' };

export interface Pictures {
  /** Null for an address that no picture of this shop has. */
  readonly at: (path: string) => Promise<Picture | null>;
  readonly close: () => Promise<void>;
}

export interface PictureDeps {
  readonly originals: ReadonlyMap<string, OriginalFile>;
  /** Where finished pictures are kept. */
  readonly folder: string;
  readonly log: Logger;
}

export const pictureTypes = { avif: 'image/avif', webp: 'image/webp', jpg: 'image/jpeg' } as const;

export async function createPictures({ originals, folder, log }: PictureDeps): Promise<Pictures> {
  await mkdir(folder, { recursive: true });
  const worker = new PictureWorker();
  const byStem = new Map([...originals.values()].map((original) => [original.stem, original]));
  const complained = new Set<string>();
  const isCurrent = ({ original }: PictureAddress) => {
    const now = byStem.get(original.stem);
    return now?.hash === original.hash && now.width === original.width;
  };
  const isCurrentFile = (name: string) => {
    const address = parsePictureUrl(`/media/img/${name}`);
    return address !== null && isCurrent(address);
  };
  // In the background: nothing waits for it.
  sweepPictures(folder, isCurrentFile, Date.now()).catch((error) =>
    log.warn({ event: 'picture.failed', err: error }, 'old pictures were not let go'),
  );

  const makePicture = async (original: OriginalFile, { width, format }: PictureAddress): Promise<Picture> => {
    const target = join(folder, basename(pictureUrl({ original, width, format })));
    const picture = (body: Buffer<ArrayBuffer>): Picture => ({
      kind: 'made',
      body,
      type: pictureTypes[format],
    });
    const cachedFile = await readFile(target).catch(() => null);
    if (cachedFile) return picture(cachedFile);
    try {
      await worker.make({ original: original.file, target, width, format });
      return picture(await readFile(target));
    } catch (error) {
      if (!complained.has(original.file))
        log.error({ event: 'picture.failed', err: error }, `${original.file} cannot be made smaller`);
      complained.add(original.file);
      return { kind: 'neutral' };
    }
  };

  return {
    at: async (path) => {
      if (path === neutralPictureUrl) return { kind: 'neutral' };
      const named = originals.get(path.replace('/media/', ''));
      if (named) return { kind: 'moved', to: defaultPictureUrl(named) };
      const address = parsePictureUrl(path);
      const original = address && byStem.get(address.original.stem);
      if (!original) return null;
      if (!isCurrent(address)) {
        const width = nearestWidth(original, address.width);
        return { kind: 'moved', to: pictureUrl({ original, width, format: address.format }) };
      }
      return isPictureWidth(original, address.width) ? makePicture(original, address) : null;
    },
    close: () => worker.close(),
  };
}
