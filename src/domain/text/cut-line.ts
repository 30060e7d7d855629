// A line for places that show so much and no more.

/** At most so many characters of a text, up to the end of a word; what was left out is an ellipsis. */
export function cutLine(text: string, length: number): string {
  if (text.length <= length) return text;
  const start = text.slice(0, length);
  const end = start.lastIndexOf(' ');
  return `${start.slice(0, end === -1 ? length - 1 : end).replace(/[\s,;:.]+$/, '')}…`;
}
