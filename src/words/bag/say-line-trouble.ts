import { lineTrouble, type TroubledLine } from '../../domain/bag/bag.ts';
import type { Language } from '../../domain/visitor/language.ts';
import { wordsIn } from './words.ts';

/** What happened to a line of the bag, and what to do about it; null where nothing stands against it. */
export function sayLineTrouble(
  language: Language,
  line: TroubledLine,
): readonly [what: string, next: string] | null {
  const words = wordsIn(language);
  switch (lineTrouble(line)) {
    case 'inactive':
      return [words.noLongerInShop, words.notInTotal];
    case 'excluded':
      return [line.audienceExclusionReason ?? '', words.notInTotal];
    case 'sold-out':
      return [words.soldOutWhileDeciding, words.joinWaitlistOrLetGo];
    case 'not-enough':
      return [words.onlyLeft(line.available), words.takeFewer];
    case null:
      return null;
  }
}
