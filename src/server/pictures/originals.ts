// The pictures the shop was given, read once at start: what each shows by its hash, and how wide it is.
import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import type { Original } from '../../domain/media/picture.ts';
import { imageSize } from './image-header.ts';

export interface OriginalFile extends Original {
  readonly file: string;
}

const endings = new Set(['.webp', '.png', '.jpg', '.jpeg']);

/** Part of every hash: raise it when pictures are to be made differently, and every address changes. */
const recipe = '1';

/** How many files are open at once. */
const readers = 16;

/** By path as the catalogue writes it, "img/slip-front.webp". What cannot be read as a picture is left out. */
export async function readOriginals(folder: string): Promise<Map<string, OriginalFile>> {
  const names = await readdir(folder).catch(() => []);
  const waiting = names.filter((name) => endings.has(extname(name))).sort();
  const originals = new Map<string, OriginalFile>();
  const read = async () => {
    for (let name = waiting.pop(); name !== undefined; name = waiting.pop()) {
      const original = await readOriginal(join(folder, name), name);
      if (original) originals.set(`img/${name}`, original);
    }
  };
  await Promise.all(Array.from({ length: readers }, read));
  return originals;
}

async function readOriginal(file: string, name: string): Promise<OriginalFile | null> {
  const bytes = await readFile(file).catch(() => null);
  const size = bytes && imageSize(bytes);
  if (!bytes || !size || size.width === 0) return null;
  return {
    file,
    stem: `/media/img/${name.slice(0, -extname(name).length)}`,
    hash: createHash('sha256').update(recipe).update(bytes).digest('base64url').slice(0, 10),
    width: size.width,
  };
}
