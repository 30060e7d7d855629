// The part of a suggestion that was typed already, and what it adds.
import { foldWord } from './query-tokens.ts';

/** The first as far as it was typed, whatever its accents and capitals. */
export function splitBegun(suggestion: string, beginning: string): readonly [begun: string, added: string] {
  const folded = foldWord(beginning);
  if (folded === '' || !foldWord(suggestion).startsWith(folded)) return ['', suggestion];
  const letters = Array.from(suggestion);
  for (let at = letters.length; at > 0; at--) {
    const begun = letters.slice(0, at).join('');
    if (foldWord(begun) === folded) return [begun.trimEnd(), suggestion.slice(begun.trimEnd().length)];
  }
  return ['', suggestion];
}
