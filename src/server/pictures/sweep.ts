// Made pictures whose original has changed or gone, and what a killed maker left unfinished, are let go in time.
import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';

/** Another process of the shop may still serve an earlier version. */
const cachedForMs = 24 * 3_600_000;

/** Resolves to the number of files removed. */
export async function sweepPictures(
  folder: string,
  isCurrent: (name: string) => boolean,
  now: number,
): Promise<number> {
  let removed = 0;
  for (const name of await readdir(folder)) {
    if (isCurrent(name)) continue;
    const file = join(folder, name);
    const made = await stat(file).catch(() => null);
    if (!made || now - made.mtimeMs < cachedForMs) continue;
    await rm(file, { force: true });
    removed += 1;
  }
  return removed;
}
