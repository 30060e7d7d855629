// Pictures that a merchant brings, on a real database, a real folder and a real process that draws: stored by the checks,
// made in all sizes whatever breaks off in between, mended when a file is lost, swept when nobody has use for them.
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createDatabase, type Database } from '../../database/database.ts';
import { deleteOutdated } from '../../database/queries/job/retention.ts';
import { findPictures, findSizes } from '../../database/queries/media/product-picture.ts';
import { photoOriginal } from '../../domain/media/photo.ts';
import { picturesToMake } from '../../domain/media/product-picture.ts';
import { folderStorage } from '../../providers/media/folder-storage.ts';
import type { MediaStorage } from '../../providers/media/media-storage.ts';
import { makeSizes, mendPicture } from '../../shop/desk/products/pictures/make-sizes.ts';
import { storeProductPicture } from '../../shop/desk/products/pictures/store-picture.ts';
import { sweepMedia } from '../../shop/review/sweep-media.ts';
import { cloneDatabase } from '../testing/test-shop.ts';
import { createDrawing, type ShopDrawing } from './picture-drawing.ts';

let cloned: Awaited<ReturnType<typeof cloneDatabase>>;
let database: Database;
let folder: string;
let drawing: ShopDrawing;
let storage: MediaStorage;

beforeAll(async () => {
  cloned = await cloneDatabase();
  database = createDatabase(cloned.url);
  folder = await mkdtemp(join(tmpdir(), 'pictures-'));
  drawing = await createDrawing(join(folder, 'work'));
  storage = folderStorage(join(folder, 'media'));
});
afterAll(async () => {
  await drawing.close();
  await database.close();
  await cloned.drop();
  await rm(folder, { recursive: true, force: true });
});

let shade = 0;
const brought = (width = 1_200, height = 1_800) => {
  shade += 1;
  const background = { r: (shade * 37) % 256, g: (shade * 91) % 256, b: (shade * 151) % 256 };
  return sharp({ create: { width, height, channels: 3, background } });
};
const deps = (over: Partial<MediaStorage> = {}) => ({
  queries: database.shop,
  drawing,
  storage: { ...storage, ...over },
});
const bytesOf = async (picture: Sharp) => new Uint8Array(await picture.jpeg().toBuffer());
const store = async (picture = brought()) => {
  const stored = await storeProductPicture(deps(), { bytes: await bytesOf(picture), name: 'a.jpg' });
  if (!stored.ok) throw new Error(`It was refused: ${stored.code}.`);
  return stored.path;
};
const sql = async (text: string) => (await database.shop.execute<Record<string, unknown>>(text)).rows;
const filesIn = async (name: string) => (await readdir(join(folder, 'media', name)).catch(() => [])).length;
const sizesOf = (path: string) => {
  const original = photoOriginal(path);
  return original ? picturesToMake(original).length : 0;
};

test('a picture is kept as it came, shown whole and cut, with the color of the thing in it', async () => {
  const bytes = await bytesOf(brought(3_000, 2_000));
  const stored = await storeProductPicture(deps(), { bytes, name: 'Studio 4.JPG' });
  if (!stored.ok) throw new Error(stored.code);
  expect(stored.whole).toEqual({ width: 3_000, height: 2_000 });
  const [record] = await findPictures(database.shop, [stored.path]);
  expect(record).toMatchObject({ name: 'Studio 4.JPG', width: 3_000, made: 0, isPlaced: false });
  expect(Buffer.from((await storage.get(record?.originalKey ?? '')) ?? [])).toEqual(Buffer.from(bytes));
  const cut = await sharp((await storage.get(stored.path)) ?? undefined).metadata();
  expect([cut.width, cut.height, cut.format]).toEqual([1_333, 2_000, 'webp']);
  expect(record?.color.every(Number.isFinite)).toBe(true);
  // Once more it is the same picture.
  const again = await storeProductPicture(deps(), { bytes, name: 'other.jpg' });
  expect(again).toEqual(stored);
  expect(await findPictures(database.shop, [stored.path])).toHaveLength(1);
});

test('what is too small, of wrong proportions, or no picture leaves nothing behind', async () => {
  const before = [await filesIn('original'), await filesIn('picture')];
  const refusalOf = async (bytes: Uint8Array<ArrayBuffer>) => {
    const stored = await storeProductPicture(deps(), { bytes, name: 'x' });
    return stored.ok ? null : stored.code;
  };
  expect(await refusalOf(await bytesOf(brought(640, 960)))).toBe('too_small');
  expect(await refusalOf(await bytesOf(brought(2_400, 1_200)))).toBe('wrong_proportions');
  expect(await refusalOf(new TextEncoder().encode('<svg xmlns="http://www.w3.org/2000/svg"/>'))).toBe(
    'no_picture',
  );
  expect(await refusalOf((await bytesOf(brought())).slice(0, 900))).toBe('no_picture');
  expect(await refusalOf(new Uint8Array(25 * 1024 * 1024 + 1))).toBe('too_large');
  expect([await filesIn('original'), await filesIn('picture')]).toEqual(before);
});

test('sizes are made one by one: broken off at any step, the next turn makes what is left and nothing twice', async () => {
  const path = await store();
  const of = sizesOf(path);
  let written = 0;
  for (let turn = 0; (await findSizes(database.shop, path)).size < of; turn++) {
    expect(turn).toBeLessThanOrEqual(of);
    let left = 1 + (turn % 3);
    const put: MediaStorage['put'] = async (key, bytes) => {
      // Before the file lies there, or after it and before it is written down.
      if (left === 0 && turn % 2 === 0) throw new Error('killed');
      await storage.put(key, bytes);
      written += 1;
      if (left === 0) throw new Error('killed');
      left -= 1;
    };
    const before = (await findSizes(database.shop, path)).size;
    await makeSizes(deps({ put }), path).catch(() => undefined);
    const after = (await findSizes(database.shop, path)).size;
    expect(after).toBe(Math.min(of, before + 1 + (turn % 3)));
  }
  // Each once, and once more those whose process was killed between the file and its row.
  expect(written).toBeLessThan(of * 2);
  expect(await filesIn('size')).toBe(of);
  const draws = { ...drawing, drawSize: () => Promise.reject(new Error('nothing is left to be drawn')) };
  expect(await makeSizes({ ...deps(), drawing: draws }, path)).toEqual({ isDone: true });
});

test('a process that is told to stop writes nothing more, and says that there is more', async () => {
  const path = await store();
  expect(await makeSizes(deps(), path, AbortSignal.abort())).toEqual({ isDone: false });
  expect(await findSizes(database.shop, path)).toEqual(new Set());
});

test('a lost file is made again: of a size from its picture, of a picture from the file that was brought', async () => {
  const path = await store();
  await makeSizes(deps(), path);
  const [{ key = '' } = {}] = await sql(`select key from picture_size where path = '${path}' limit 1`);
  await storage.remove(String(key));
  await mendPicture(database.shop, String(key));
  expect((await findSizes(database.shop, path)).size).toBe(sizesOf(path) - 1);
  await makeSizes(deps(), path);
  expect(await storage.get(String(key))).not.toBeNull();
  await storage.remove(path);
  await mendPicture(database.shop, path);
  await makeSizes(deps(), path);
  expect(await storage.get(path)).not.toBeNull();
  expect(await sql(`select from job where kind = 'make-sizes' and key = '${path}'`)).toHaveLength(1);
});

test('what no product took within a month is gone with its files; what one shows stays', async () => {
  const [placed, forgotten] = [await store(), await store()];
  for (const path of [placed, forgotten]) await makeSizes(deps(), path);
  await sql(`update picture set is_placed = true where path = '${placed}'`);
  await sql(`update picture set created_at = now() - interval '31 days'`);
  await sql(`update media_object set at = now() - interval '2 days'`);
  const retention = { bags: 90, loves: 365, events: 60, finished: 30, waitlist: 365, consents: 1_825 };
  await deleteOutdated(database.jobs, retention);
  while ((await sweepMedia(database.jobs, storage)).isMore);
  expect(await storage.get(forgotten)).toBeNull();
  expect(await storage.get(placed)).not.toBeNull();
  expect(await filesIn('picture')).toBe(2);
  expect(await filesIn('original')).toBe(1);
  expect(await filesIn('size')).toBe(sizesOf(placed));
});
