// Takes in a photo for a review that is being written. Noted before it is stored: whatever breaks off in between is
// known by its note, and swept a day later.
import type { Queries } from '../../database/database.ts';
import { countUploads, insertUpload, noteObject } from '../../database/queries/review/review-photo.ts';
import { mostWaitingPhotos } from '../../domain/media/photo.ts';
import type { MediaStorage } from '../../providers/media/media-storage.ts';
import { mediaUrl } from '../media/media-url.ts';

export interface RedrawnPhoto {
  readonly key: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly width: number;
  readonly height: number;
}

export interface PhotoDeps {
  readonly storage: MediaStorage;
  /** Draws it anew; null for what is no photo, or must not be opened. */
  readonly redraw: (bytes: Uint8Array) => Promise<RedrawnPhoto | null>;
}

export type PhotoAdded =
  | {
      readonly ok: true;
      readonly id: string;
      readonly imagePath: string;
      readonly width: number;
      readonly height: number;
    }
  | { readonly ok: false; readonly code: 'no_photo' | 'too_many' };

export async function addPhoto(
  queries: Queries,
  { storage, redraw }: PhotoDeps,
  customerId: string,
  upload: Uint8Array,
): Promise<PhotoAdded> {
  if ((await countUploads(queries, customerId)) >= mostWaitingPhotos) return { ok: false, code: 'too_many' };
  const photo = await redraw(upload);
  if (!photo) return { ok: false, code: 'no_photo' };
  const { key, bytes, width, height } = photo;
  await noteObject(queries, key, bytes.byteLength);
  await storage.put(key, bytes);
  const id = await insertUpload(queries, customerId, key, mostWaitingPhotos);
  return id === null
    ? { ok: false, code: 'too_many' }
    : { ok: true, id, imagePath: mediaUrl(key), width, height };
}
