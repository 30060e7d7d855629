// Makes the sizes and formats of a picture before a shopper asks for them, one after the other. Each is written down when
// its file is there: whoever takes the work up again after a killed process makes what is left, and nothing twice.
import { jobPriorities } from '../../../../contract/job/job.ts';
import type { Queries, Transaction } from '../../../../database/database.ts';
import { addJobs } from '../../../../database/queries/job/job.ts';
import {
  dropSize,
  findPicture,
  findSizes,
  saveSize,
} from '../../../../database/queries/media/product-picture.ts';
import { photoOriginal } from '../../../../domain/media/photo.ts';
import { isStoredPicture, picturesToMake, sizeKeyOf } from '../../../../domain/media/product-picture.ts';
import type { PictureDeps } from './picture-deps.ts';
import { putNoted } from './put-noted.ts';

export interface SizesLeft {
  readonly isDone: boolean;
}

/** A picture that is gone meanwhile has nothing left to be made; one whose file was lost is cut again. */
export async function makeSizes(
  { queries, storage, drawing }: PictureDeps & { readonly queries: Queries },
  path: string,
  signal?: AbortSignal,
): Promise<SizesLeft> {
  const original = photoOriginal(path);
  const record = original && (await findPicture(queries, path));
  if (!original || !record) return { isDone: true };
  const bytes = (await storage.get(path)) ?? (await drawAgain());
  if (!bytes) throw new Error(`The files of the picture ${path} are not in the storage.`);
  const made = await findSizes(queries, path);
  const left = picturesToMake(original).filter(({ width, format }) => !made.has(`${width}.${format}`));
  for (const size of left) {
    if (signal?.aborted) return { isDone: false };
    const key = sizeKeyOf(path, size);
    if (key === null) throw new Error(`${path} is no picture with sizes.`);
    await putNoted(queries, storage, key, await drawing.drawSize(bytes, size));
    const { width, format } = size;
    if (!(await saveSize(queries, { path, width, format, key }))) break;
  }
  return { isDone: true };

  /** Its name says what it shows: drawn from the same file by the same recipe it is the same. */
  async function drawAgain(): Promise<Uint8Array<ArrayBuffer> | null> {
    if (!record) return null;
    const { originalKey, shape, focusX: x, focusY: y, zoom } = record;
    const brought = await storage.get(originalKey);
    const cut = brought && (await drawing.draw(brought, shape, { x, y, zoom }));
    if (cut) await putNoted(queries, storage, path, cut.bytes);
    return cut?.bytes ?? null;
  }
}

/** Of a picture, or of one of its sizes, whose row is there and whose file is not: what is missing is made again. */
export async function mendPicture(queries: Queries, key: string): Promise<void> {
  const path = isStoredPicture(key) ? key : await dropSize(queries, key);
  if (path !== null) await queueSizes(queries, path);
}

export async function queueSizes(queries: Queries | Transaction, path: string): Promise<void> {
  const kind = 'make-sizes';
  await addJobs(queries, [{ kind, key: path, payload: { path }, priority: jobPriorities[kind] }]);
}
