// Which suggestion a key leads to: words stand below each other, pieces side by side after them.

/** Where nothing is chosen: Enter searches for what was typed. */
export const inField = -1;

export interface SuggestionCount {
  readonly words: number;
  readonly pieces: number;
}

/** Null where the key keeps its own meaning in the field. */
export function stepTo(
  at: number,
  key: string,
  { words, pieces }: SuggestionCount,
  isCaretAtEnd: boolean,
): number | null {
  const all = words + pieces;
  if (all === 0) return null;
  switch (key) {
    case 'ArrowDown':
      return at === all - 1 ? inField : at + 1;
    case 'ArrowUp':
      return at === inField ? all - 1 : at - 1;
    case 'ArrowRight':
      if (pieces === 0 || (at === inField && !isCaretAtEnd)) return null;
      return at < words ? words : Math.min(at + 1, all - 1);
    case 'ArrowLeft':
      if (at < words) return null;
      return at === words ? (words > 0 ? 0 : inField) : at - 1;
    default:
      return null;
  }
}
