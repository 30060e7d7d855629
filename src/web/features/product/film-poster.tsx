import { Picture } from '../../../design/picture.tsx';
import type { FilmSource } from '../../../domain/film.ts';
import { pictureSources } from '../../../domain/picture.ts';
import { mainSizes } from './gallery-track.ts';

export interface FilmProps {
  thumb: string;
  sources: readonly FilmSource[];
  productName: string;
  /** The first time it plays. */
  onView: () => void;
}

/** What is seen of a film that is not there yet, or cannot play: nothing is wrong with it. */
export function FilmPoster({ thumb, productName }: FilmProps) {
  return <Picture {...pictureSources(thumb, 'main')} alt={`${productName}, film`} sizes={mainSizes} />;
}
