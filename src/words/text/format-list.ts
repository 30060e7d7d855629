import type { Language } from '../../domain/visitor/language.ts';
import { wordsIn } from './words.ts';

/** Several in one sentence: a, b, and c; or a or b. */
export function formatList(
  language: Language,
  names: readonly string[],
  type: 'conjunction' | 'disjunction',
): string {
  return new Intl.ListFormat(wordsIn(language).locale, { type }).format(names);
}
