// The part of a suggestion that was typed already, and what it adds.
import { foldWord } from './query-tokens.ts';

/** The first as far as it was typed, whatever its accents and capitals. */
export function splitBegun(suggestion: string, typed: string): readonly [begun: string, added: string] {
  const asked = foldWord(typed);
  if (asked === '' || !foldWord(suggestion).startsWith(asked)) return ['', suggestion];
  const letters = Array.from(suggestion);
  for (let at = letters.length; at > 0; at--) {
    const begun = letters.slice(0, at).join('');
    if (foldWord(begun) === asked) return [begun.trimEnd(), suggestion.slice(begun.trimEnd().length)];
  }
  return ['', suggestion];
}
