// Text that is too long to show at once.

export const seeMoreCutOff = 128;

export interface CutText {
  readonly shown: string;
  /** What was cut away; empty when all of it is shown. */
  readonly rest: string;
}

/** At most `cutOff` characters, ending with a whole word where there is one to end with. */
export function cutText(text: string, cutOff: number = seeMoreCutOff): CutText {
  if (text.length <= cutOff) return { shown: text, rest: '' };
  // One more than fits, so that a word which ends exactly at the cut stays whole.
  const lastSpace = text.slice(0, cutOff + 1).lastIndexOf(' ');
  const at = lastSpace > 0 ? lastSpace : wholeCharacters(text, cutOff);
  return { shown: text.slice(0, at).trimEnd(), rest: text.slice(at).trimStart() };
}

/** Never between the two halves of one character. */
function wholeCharacters(text: string, at: number): number {
  const code = text.charCodeAt(at);
  return code >= 0xdc00 && code <= 0xdfff ? at - 1 : at;
}
