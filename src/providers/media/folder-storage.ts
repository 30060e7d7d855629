import { randomBytes } from 'node:crypto';
import { mkdir, open, readFile, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { checkedKey, type MediaStorage } from './media-storage.ts';

export function folderStorage(folder: string): MediaStorage {
  const fileOf = (key: string) => join(folder, checkedKey(key));
  return {
    put: async (key, bytes) => {
      const file = fileOf(key);
      const unfinished = `${file}.${randomBytes(6).toString('hex')}`;
      await mkdir(dirname(file), { recursive: true });
      try {
        // On the disk before anybody is told that it is kept.
        const handle = await open(unfinished, 'wx');
        try {
          await handle.writeFile(bytes);
          await handle.sync();
        } finally {
          await handle.close();
        }
        await rename(unfinished, file);
      } finally {
        await rm(unfinished, { force: true });
      }
    },
    get: async (key) => {
      try {
        return new Uint8Array(await readFile(fileOf(key)));
      } catch (error) {
        if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
        throw error;
      }
    },
    remove: (key) => rm(fileOf(key), { force: true }),
  };
}
