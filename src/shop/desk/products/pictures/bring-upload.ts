// A file comes part by part, so that a slow line carries each in the time that the shop waits for a request, and what
// broke off goes on where it was. Once all of it is there it is looked at and stored, or refused and forgotten.
import type { Queries } from '../../../../database/database.ts';
import { saveFilm } from '../../../../database/queries/media/product-picture.ts';
import {
  deleteUpload,
  findParts,
  findUpload,
  finishUpload,
  insertUpload,
  savePart,
  type UploadProgress,
  type UploadRecord,
} from '../../../../database/queries/media/upload.ts';
import type { Actor } from '../../../../domain/desk/actor.ts';
import { type BroughtRefusal, lengthRefusal } from '../../../../domain/media/brought-file.ts';
import { filmKey } from '../../../../domain/media/film.ts';
import { readFilm } from '../../../../domain/media/film-file.ts';
import {
  type Extent,
  mostUploads,
  partCount,
  partLength,
  uploadPartKey,
} from '../../../../domain/media/product-picture.ts';
import type { PictureDeps } from './picture-deps.ts';
import { putNoted } from './put-noted.ts';
import { storeProductPicture } from './store-picture.ts';

export type UploadDeps = PictureDeps & { readonly queries: Queries };

export interface UploadName {
  readonly productId: number;
  readonly id: string;
}

/** Why a file is not taken in, and how large it is where that could be seen. */
export interface MediaRefusal {
  readonly code: BroughtRefusal;
  readonly name: string;
  readonly size: Extent | null;
}

export type AnnounceOutcome =
  | { readonly ok: true; readonly upload: UploadProgress }
  | { readonly ok: false; readonly code: 'not_found' | 'too_many' }
  | { readonly ok: false; readonly code: 'refused'; readonly refusal: MediaRefusal };

export async function announceUpload(
  queries: Queries,
  actor: Actor,
  upload: Pick<UploadRecord, 'productId' | 'kind' | 'name' | 'bytes'>,
): Promise<AnnounceOutcome> {
  const { kind, name, bytes } = upload;
  const refusal = lengthRefusal(kind, bytes);
  if (refusal) return refuseUpload(refusal, name);
  const id = await insertUpload(queries, actor, upload, mostUploads);
  if (id === undefined) return { ok: false, code: 'not_found' };
  const made = id === null ? undefined : await findUpload(queries, id);
  return made ? { ok: true, upload: { ...made, received: 0 } } : { ok: false, code: 'too_many' };
}

const refuseUpload = (code: MediaRefusal['code'], name: string, size: Extent | null = null) =>
  ({ ok: false, code: 'refused', refusal: { code, name, size } }) as const;

export type PartOutcome =
  | { readonly ok: true }
  | { readonly ok: false; readonly code: 'not_found' | 'wrong_length' };

export async function bringPart(
  { queries, storage, drawing }: UploadDeps,
  name: UploadName,
  { position, bytes }: { readonly position: number; readonly bytes: Uint8Array<ArrayBuffer> },
): Promise<PartOutcome> {
  const upload = await findOwnUpload(queries, name);
  if (!upload) return { ok: false, code: 'not_found' };
  if (isTakenIn(upload)) return { ok: true };
  if (partLength(upload.bytes, position) !== bytes.byteLength) return { ok: false, code: 'wrong_length' };
  const key = uploadPartKey(drawing.hashOf(bytes));
  await putNoted(queries, storage, key, bytes);
  const isSaved = await savePart(queries, { uploadId: name.id, position, key });
  return isSaved ? { ok: true } : { ok: false, code: 'not_found' };
}

export type TakeInOutcome =
  | { readonly ok: true; readonly upload: UploadProgress }
  | { readonly ok: false; readonly code: 'not_found' | 'incomplete' }
  | { readonly ok: false; readonly code: 'refused'; readonly refusal: MediaRefusal };

/** Whoever asks again, after a process was killed or an answer was lost, is told what came of it. */
export async function takeInUpload(deps: UploadDeps, name: UploadName): Promise<TakeInOutcome> {
  const { queries } = deps;
  const upload = await findOwnUpload(queries, name);
  if (!upload) return { ok: false, code: 'not_found' };
  if (!isTakenIn(upload)) {
    const bytes = await wholeOf(deps, upload);
    if (!bytes) return afterAll(deps, name, 'incomplete');
    const stored = await (upload.kind === 'picture' ? takeInPicture : takeInFilm)(deps, upload, bytes);
    if (!stored.ok) {
      // Nothing else would ever come of it.
      if (stored.code === 'refused') await deleteUpload(queries, name, null);
      return stored;
    }
  }
  return afterAll(deps, name, 'not_found');
}

/** Another call for the same may have come first. */
async function afterAll(
  { queries }: UploadDeps,
  name: UploadName,
  otherwise: 'not_found' | 'incomplete',
): Promise<TakeInOutcome> {
  const upload = await findOwnUpload(queries, name);
  return upload && isTakenIn(upload)
    ? { ok: true, upload: { ...upload, received: partCount(upload.bytes) } }
    : { ok: false, code: otherwise };
}

type StepOutcome = { readonly ok: true } | Extract<TakeInOutcome, { readonly ok: false }>;

async function takeInPicture(
  deps: UploadDeps,
  { id, name }: UploadRecord,
  bytes: Uint8Array<ArrayBuffer>,
): Promise<StepOutcome> {
  const stored = await storeProductPicture(deps, { bytes, name });
  if (!stored.ok) return refuseUpload(stored.code, name, stored.size);
  const isThere = await deps.queries.transaction((tx) => finishUpload(tx, id, { picturePath: stored.path }));
  return isThere ? { ok: true } : { ok: false, code: 'not_found' };
}

async function takeInFilm(
  { queries, storage, drawing }: UploadDeps,
  { id, name }: UploadRecord,
  bytes: Uint8Array<ArrayBuffer>,
): Promise<StepOutcome> {
  const film = readFilm(bytes);
  if (typeof film === 'string') return refuseUpload(film, name);
  const path = filmKey(drawing.hashOf(bytes), film);
  await putNoted(queries, storage, path, bytes);
  const { width, height, seconds } = film;
  const isThere = await queries.transaction(async (tx) => {
    await saveFilm(tx, { path, name, width, height, seconds });
    return finishUpload(tx, id, { filmPath: path });
  });
  return isThere ? { ok: true } : { ok: false, code: 'not_found' };
}

/** Null while a part of it is missing. */
async function wholeOf(
  { queries, storage }: UploadDeps,
  { id, bytes: length }: UploadRecord,
): Promise<Uint8Array<ArrayBuffer> | null> {
  const keys = await findParts(queries, id);
  if (keys.length < partCount(length)) return null;
  const whole = new Uint8Array(length);
  let at = 0;
  for (const key of keys) {
    const part = await storage.get(key);
    if (!part || at + part.byteLength > length) return null;
    whole.set(part, at);
    at += part.byteLength;
  }
  return at === length ? whole : null;
}

async function findOwnUpload(queries: Queries, { id, productId }: UploadName) {
  const upload = await findUpload(queries, id);
  return upload?.productId === productId ? upload : undefined;
}

function isTakenIn({ picturePath, filmPath }: UploadRecord): boolean {
  return picturePath !== null || filmPath !== null;
}
