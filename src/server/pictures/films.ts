// Films that the merchant brought: they lie in the media storage, and a copy of what is watched lies on this machine, from
// which a player takes the parts it asks for.
import { randomUUID } from 'node:crypto';
import { mkdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { filmOfKey } from '../../domain/media/film.ts';
import type { MediaStorage } from '../../providers/media/media-storage.ts';

export interface FilmCopy {
  readonly file: string;
  readonly size: number;
  readonly type: string;
}

export interface Films {
  /** Null for an address that no film has, or no longer. */
  readonly at: (path: string) => Promise<FilmCopy | null>;
}

export interface FilmDeps {
  readonly storage: Pick<MediaStorage, 'get'>;
  /** Whether the shop still has it, whatever lies here. */
  readonly has: (key: string) => Promise<boolean>;
  /** Where copies lie; whatever is old there is let go. */
  readonly folder: string;
}

export async function createFilms({ storage, has, folder }: FilmDeps): Promise<Films> {
  await mkdir(folder, { recursive: true });
  const fetching = new Map<string, Promise<boolean>>();

  /** Under its name only once it is whole. False when it is not in the storage. */
  const fetchCopy = async (key: string, target: string): Promise<boolean> => {
    const bytes = await storage.get(key);
    if (!bytes) return false;
    const unfinished = `${target}.${randomUUID()}`;
    try {
      await writeFile(unfinished, bytes);
      await rename(unfinished, target);
    } finally {
      await rm(unfinished, { force: true });
    }
    return true;
  };

  /** However many ask for it at once, it is fetched once. */
  const fetchOnce = (key: string, target: string): Promise<boolean> => {
    const flight = fetching.get(key) ?? fetchCopy(key, target).finally(() => fetching.delete(key));
    fetching.set(key, flight);
    return flight;
  };

  return {
    at: async (path) => {
      const key = path.replace(/^\/media\//, '');
      const film = filmOfKey(key);
      if (!film || !(await has(key))) return null;
      const file = join(folder, key.replace('film/', ''));
      const sizeOf = () =>
        stat(file).then(
          ({ size }) => size,
          () => null,
        );
      const size = (await sizeOf()) ?? ((await fetchOnce(key, file)) ? await sizeOf() : null);
      return size === null ? null : { file, size, type: `video/${film.container}` };
    },
  };
}
