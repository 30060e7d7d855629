// The demo shop in German.
import type { PhraseBook } from '../phrase-book.ts';
import { colors } from './colors.ts';
import { descriptions } from './descriptions.ts';
import { details } from './details.ts';
import { pictures, tones } from './pictures.ts';
import { texts } from './texts.ts';
import { categories, editorial, landers } from './window.ts';

export const german: PhraseBook = {
  categories,
  colors,
  descriptions,
  details,
  texts,
  editorial,
  landers,
  pictures,
  tones,
};
