import { Picture } from '../../../../design/picture/picture.tsx';
import type { FilmSource } from '../../../../domain/media/film.ts';
import { mainPictureSizes, pictureSources } from '../../../../domain/media/picture.ts';
import { words } from '../../../../words/media/words.ts';

export interface FilmProps {
  thumb: string;
  sources: readonly FilmSource[];
  productName: string;
  /** The first time it plays. */
  onView: () => void;
}

/** What is seen of a film that is not there yet, or cannot play: nothing is wrong with it. */
export function FilmPoster({ thumb, productName }: FilmProps) {
  return (
    <Picture {...pictureSources(thumb, 'main')} alt={words.filmOf(productName)} sizes={mainPictureSizes} />
  );
}
