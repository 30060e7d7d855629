import type { Language } from '../../domain/visitor/language.ts';
import { wordsIn } from './words.ts';

type FaultSentences = ReturnType<typeof wordsIn>['faults'];

/** What is wrong with a product, in a sentence for beside the field. */
export function sayProductFault(
  language: Language,
  { code, value }: { readonly code: keyof FaultSentences; readonly value: string },
): string {
  return wordsIn(language).faults[code](value);
}
