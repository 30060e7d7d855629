// The pictures the shop was given, read once at start: what each shows by its hash, and how wide it is.
import { createHash } from 'node:crypto';
import { statSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname, extname, join } from 'node:path';
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

/** What was found in a file, and of which state of it: a file that is written again has another time of change. */
interface Known {
  readonly state: string;
  readonly hash: string;
  readonly width: number;
}

/**
 * By path as the catalogue writes it, "img/slip-front.webp". What cannot be read as a picture is left out. What was found
 * is kept in `index`, so that the next start need not read files that have not changed.
 */
export async function readOriginals(folder: string, index?: string): Promise<Map<string, OriginalFile>> {
  const names = await readdir(folder).catch(() => []);
  const waiting = names.filter((name) => endings.has(extname(name))).sort();
  const before = index === undefined ? {} : await readIndex(index);
  const found: Record<string, Known> = {};
  const read = async () => {
    for (let name = waiting.pop(); name !== undefined; name = waiting.pop()) {
      const known = await look(join(folder, name), before[name]);
      if (known) found[name] = known;
    }
  };
  await Promise.all(Array.from({ length: readers }, read));
  const isNew = ([name, known]: [string, Known]) => known !== before[name];
  // Without it the next start is slower, no more.
  if (index !== undefined && Object.entries(found).some(isNew))
    await writeWhole(index, JSON.stringify(found)).catch(() => undefined);
  return new Map(
    Object.entries(found).map(([name, { hash, width }]) => [
      `img/${name}`,
      { file: join(folder, name), stem: `/media/img/${name.slice(0, -extname(name).length)}`, hash, width },
    ]),
  );
}

async function look(file: string, before: Known | undefined): Promise<Known | null> {
  // At once: a thousand promises would take longer than the asking.
  const now = statSync(file, { throwIfNoEntry: false });
  const state = `${recipe} ${now?.size} ${now?.ctimeMs}`;
  if (before?.state === state) return before;
  const bytes = await readFile(file).catch(() => null);
  const size = bytes && imageSize(bytes);
  if (!bytes || !size || size.width === 0) return null;
  const hash = createHash('sha256').update(recipe).update(bytes).digest('base64url').slice(0, 10);
  return { state, hash, width: size.width };
}

async function readIndex(index: string): Promise<Readonly<Record<string, Known>>> {
  try {
    return JSON.parse(await readFile(index, 'utf8')) ?? {};
  } catch {
    return {};
  }
}

/** Another process may be reading it. */
async function writeWhole(file: string, text: string): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  await writeFile(`${file}.${process.pid}`, text);
  await rename(`${file}.${process.pid}`, file);
}
