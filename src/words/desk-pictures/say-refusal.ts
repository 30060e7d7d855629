import { largestFilmBytes, longestFilmSeconds, narrowestFilm } from '../../domain/media/film-file.ts';
import {
  type Extent,
  largestPictureBytes,
  mostPicturePixels,
  narrowestPicture,
} from '../../domain/media/product-picture.ts';
import type { Language } from '../../domain/visitor/language.ts';
import { formatCount } from '../text/format-count.ts';
import { wordsIn } from './words.ts';

type Sentences = ReturnType<typeof wordsIn>['refusals'];

const megabytes = (bytes: number) => bytes / 1_024 / 1_024;

/** What a refusal names as the most or the least there may be. */
const limits: Readonly<Record<keyof Sentences, number>> = {
  no_picture: 0,
  too_many_pixels: mostPicturePixels / 1_000_000,
  too_small: narrowestPicture,
  wrong_proportions: narrowestPicture,
  too_large: megabytes(largestPictureBytes),
  no_film: 0,
  unknown_codec: 0,
  film_too_long: longestFilmSeconds,
  film_too_small: narrowestFilm,
  film_too_large: megabytes(largestFilmBytes),
};

/** Why a file is not taken in, in a sentence that names it. */
export function sayMediaRefusal(
  language: Language,
  {
    code,
    name,
    size,
  }: { readonly code: keyof Sentences; readonly name: string; readonly size: Extent | null },
): string {
  const count = (value: number) => formatCount(language, value);
  return wordsIn(language).refusals[code]({
    name,
    width: count(size?.width ?? 0),
    height: count(size?.height ?? 0),
    limit: count(limits[code]),
  });
}
