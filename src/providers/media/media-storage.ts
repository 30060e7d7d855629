// Where the files lie that people bring: the folder of this machine, or a bucket that several machines share. A name
// says what the content is, so a file never changes, and putting it twice is the same as putting it once.

export interface MediaStorage {
  readonly put: (key: string, bytes: Uint8Array<ArrayBuffer>) => Promise<void>;
  /** Null when there is none. */
  readonly get: (key: string) => Promise<Uint8Array<ArrayBuffer> | null>;
  /** Of what is not there nothing has to be removed. */
  readonly remove: (key: string) => Promise<void>;
}

/** It cannot be reached, or will not do what it was asked: nothing is known to be wrong with the photo. */
export class MediaStorageError extends Error {
  override readonly name = 'MediaStorageError';
}

const keyPattern = /^[a-z]+\/[\w-]+\.[a-z0-9]+$/;

/** A name never leads anywhere else. */
export function checkedKey(key: string): string {
  if (!keyPattern.test(key)) throw new Error(`"${key}" is no name of a file in the media storage.`);
  return key;
}
