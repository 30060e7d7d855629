// Pictures in the sizes and formats that pages ask for: made from their masters when first asked for, then kept in
// the data folder. Only what can be made from a known master is ever answered, so nobody can fill the disk.
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
import type { MasterFile } from './originals.ts';
import { PictureWorkshop } from './picture-worker.ts';
import { sweepPictures } from './sweep.ts';

export type Picture =
  | { readonly kind: 'made'; readonly body: Buffer<ArrayBuffer>; readonly type: string }
  /** The master changed, or was asked for by its own name: the picture is elsewhere now. */
  | { readonly kind: 'moved'; readonly to: string }
  | { readonly kind: 'neutral' };

export interface Pictures {
  /** Null for an address that no picture of this shop has. */
  readonly at: (path: string) => Promise<Picture | null>;
  readonly close: () => Promise<void>;
}

export interface PictureParts {
  readonly masters: ReadonlyMap<string, MasterFile>;
  /** Where finished pictures are kept. */
  readonly folder: string;
  readonly log: Logger;
}

const types = { avif: 'image/avif', webp: 'image/webp', jpg: 'image/jpeg' } as const;

export async function openPictures({ masters, folder, log }: PictureParts): Promise<Pictures> {
  await mkdir(folder, { recursive: true });
  const workshop = new PictureWorkshop();
  const byStem = new Map([...masters.values()].map((master) => [master.stem, master]));
  const complained = new Set<string>();
  const isCurrent = ({ master }: PictureAddress) => {
    const now = byStem.get(master.stem);
    return now?.hash === master.hash && now.width === master.width;
  };
  const isCurrentFile = (name: string) => {
    const address = parsePictureUrl(`/media/img/${name}`);
    return address !== null && isCurrent(address);
  };
  // In the background: nothing waits for it.
  sweepPictures(folder, isCurrentFile, Date.now()).catch((error) =>
    log.warn({ err: error }, 'old pictures were not let go'),
  );

  const made = async (master: MasterFile, { width, format }: PictureAddress): Promise<Picture> => {
    const target = join(folder, basename(pictureUrl({ master, width, format })));
    const picture = (body: Buffer<ArrayBuffer>): Picture => ({ kind: 'made', body, type: types[format] });
    const kept = await readFile(target).catch(() => null);
    if (kept) return picture(kept);
    try {
      await workshop.make({ master: master.file, target, width, format });
      return picture(await readFile(target));
    } catch (error) {
      if (!complained.has(master.file)) log.error({ err: error }, `${master.file} cannot be made smaller`);
      complained.add(master.file);
      return { kind: 'neutral' };
    }
  };

  return {
    at: async (path) => {
      if (path === neutralPictureUrl) return { kind: 'neutral' };
      const original = masters.get(path.replace('/media/', ''));
      if (original) return { kind: 'moved', to: defaultPictureUrl(original) };
      const address = parsePictureUrl(path);
      const master = address && byStem.get(address.master.stem);
      if (!master) return null;
      if (!isCurrent(address)) {
        const width = nearestWidth(master, address.width);
        return { kind: 'moved', to: pictureUrl({ master, width, format: address.format }) };
      }
      return isPictureWidth(master, address.width) ? made(master, address) : null;
    },
    close: () => workshop.close(),
  };
}
