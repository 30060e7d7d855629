import { heightChoices, heightOf } from '../../domain/review/height.ts';
import type { Language } from '../../domain/visitor/language.ts';
import { wordsIn } from './words.ts';

/** 5 ft 7 in. */
export function writeHeight(language: Language, cm: number): string {
  return wordsIn(language).height(heightOf(cm));
}

/** The heights that a form offers, each with what is kept of it. */
export function writeHeightChoices(language: Language) {
  const words = wordsIn(language);
  return heightChoices().map((height) => ({ cm: height.cm, words: words.heightChoice(height) }));
}
