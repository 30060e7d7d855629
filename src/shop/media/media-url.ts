// Where pictures and films are found. Pictures are versioned by what they show, so the table of originals is told
// once at start by whoever has read them; rows of the database only name them by path.
import { photoOriginal } from '../../domain/media/photo.ts';
import { defaultPictureUrl, neutralPictureUrl, type Original } from '../../domain/media/picture.ts';

let originals: ReadonlyMap<string, Original> = new Map();

/** By path as the catalogue writes it, "img/slip-front.webp". */
export function setOriginals(known: ReadonlyMap<string, Original>): void {
  originals = known;
}

/** The address of a picture or film that a row names by its path; a missing picture is a neutral one. */
export function mediaUrl(path: string): string {
  if (!/^(?:img|photo|picture)\//.test(path)) return `/media/${path}`;
  const original = originals.get(path) ?? photoOriginal(path);
  return original ? defaultPictureUrl(original) : neutralPictureUrl;
}
