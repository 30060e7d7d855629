// A file that somebody brings, by what its computer says of it: enough to refuse what nobody need send.
import { type FilmRefusal, largestFilmBytes } from './film-file.ts';
import { largestPictureBytes, type PictureRefusal } from './product-picture.ts';

export const broughtTypes = ['image/jpeg', 'image/png', 'image/webp', 'video/mp4', 'video/webm'] as const;

export type BroughtKind = 'picture' | 'film';

export type BroughtRefusal = PictureRefusal | FilmRefusal | 'too_large' | 'film_too_large';

/** What it would be, if it is anything: what it is, is looked at once it is here. */
export function kindOfType(type: string): BroughtKind {
  return type.startsWith('video/') ? 'film' : 'picture';
}

/** Null for what may be sent. */
export function lengthRefusal(kind: BroughtKind, bytes: number): BroughtRefusal | null {
  if (kind === 'film') return bytes > largestFilmBytes ? 'film_too_large' : null;
  return bytes > largestPictureBytes ? 'too_large' : null;
}

/** Of a file that was chosen: by its type too, where its computer names one. */
export function earlyRefusal({
  type,
  size,
}: {
  readonly type: string;
  readonly size: number;
}): BroughtRefusal | null {
  const kind = kindOfType(type);
  const isKnown = type === '' || broughtTypes.some((known) => known === type);
  if (!isKnown || size === 0) return kind === 'film' ? 'no_film' : 'no_picture';
  return lengthRefusal(kind, size);
}
