// Where pictures and films are found. Pictures are versioned by what they show, so the table of masters is told
// once at start by whoever has read them; rows of the database only name them by path.
import { defaultPictureUrl, type Master, neutralPictureUrl } from '../../domain/media/picture.ts';

let masters: ReadonlyMap<string, Master> = new Map();

/** By path as the catalogue writes it, "img/slip-front.webp". */
export function knowMasters(known: ReadonlyMap<string, Master>): void {
  masters = known;
}

/** The address of a picture or film that the catalogue names by its path; a missing picture is a neutral one. */
export function mediaUrl(path: string): string {
  if (!path.startsWith('img/')) return `/media/${path}`;
  const master = masters.get(path);
  return master ? defaultPictureUrl(master) : neutralPictureUrl;
}
