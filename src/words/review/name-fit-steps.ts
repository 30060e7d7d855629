import { fitScaleOf } from '../../domain/review/fit.ts';
import type { Language } from '../../domain/visitor/language.ts';
import { wordsIn as productWordsIn } from '../product/words.ts';

/** The steps 1 to 5 of how a thing fits, smallest first. */
export function nameFitSteps(language: Language, categoryIds: readonly number[]): readonly string[] {
  const productWords = productWordsIn(language);
  return fitScaleOf(categoryIds) === 'shoes' ? productWords.fitOfShoes : productWords.fitOfClothing;
}
