// Text that is too long to show at once.
import type { Block, Inline } from './markdown.ts';

export const seeMoreCutOff = 128;

interface CutText {
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

type Line = readonly Inline[];

interface CutBlocks {
  /** Ends with an ellipsis where a line of it was cut. */
  readonly shown: readonly Block[];
  readonly rest: readonly Block[];
}

/** The same by what is read, not by how it was written: no mark shows, and what was strong stays strong. */
export function cutBlocks(blocks: readonly Block[], cutOff: number = seeMoreCutOff): CutBlocks {
  const shown: Block[] = [];
  const rest: Block[] = [];
  let room = cutOff;
  for (const block of blocks) {
    const shownLines: Line[] = [];
    const left: Line[] = [];
    for (const line of block.kind === 'list' ? block.items : [block.inlines]) {
      const words = line.map(({ text }) => text).join('');
      if (words.length <= room) shownLines.push(line);
      else {
        const [before, after] = splitLine(line, cutText(words, Math.max(0, room)).shown.length);
        if (before.length > 0) shownLines.push([...before, { kind: 'text', text: '…' }]);
        left.push(after);
        room = 0;
      }
      room -= words.length;
    }
    if (shownLines.length > 0) shown.push(ofLines(block, shownLines));
    if (left.length > 0) rest.push(ofLines(block, left));
  }
  return { shown, rest };
}

function ofLines(block: Block, lines: readonly Line[]): Block {
  return block.kind === 'list' ? { ...block, items: lines } : { ...block, inlines: lines.flat() };
}

function splitLine(line: Line, at: number): readonly [before: Line, after: Line] {
  const before: Inline[] = [];
  const after: Inline[] = [];
  let fits = at;
  for (const inline of line) {
    const { text } = inline;
    if (fits > 0) before.push({ ...inline, text: text.slice(0, fits) });
    if (fits < text.length) after.push({ ...inline, text: text.slice(Math.max(0, fits)) });
    fits -= text.length;
  }
  return [before, after];
}
