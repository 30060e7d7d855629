// A file is noted before it is put into the storage: whatever breaks off in between is known by its note, and swept.
import type { Queries } from '../../../../database/database.ts';
import { noteObject } from '../../../../database/queries/review/review-photo.ts';
import type { MediaStorage } from '../../../../providers/media/media-storage.ts';

export async function putNoted(
  queries: Queries,
  storage: Pick<MediaStorage, 'put'>,
  key: string,
  bytes: Uint8Array<ArrayBuffer>,
): Promise<void> {
  await noteObject(queries, key, bytes.byteLength);
  await storage.put(key, bytes);
}
