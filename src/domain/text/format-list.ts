import { words } from '../../words/text/words.ts';

/** Several in one sentence: a, b, and c; or a or b. */
export function formatList(names: readonly string[], type: 'conjunction' | 'disjunction'): string {
  return new Intl.ListFormat(words.locale, { type }).format(names);
}
