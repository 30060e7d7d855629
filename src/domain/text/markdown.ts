// The little markdown that merchants write: paragraphs, lists, **strong**, *emphasis* and [links](/address).
// It becomes a tree, never HTML, so whatever else is written stays text.

export type Inline =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'strong' | 'emphasis'; readonly text: string }
  | { readonly kind: 'link'; readonly text: string; readonly href: string };

export type Block =
  | { readonly kind: 'paragraph'; readonly inlines: readonly Inline[] }
  | { readonly kind: 'list'; readonly items: readonly (readonly Inline[])[] };

const mark = /\*\*([^*]+)\*\*|\*([^*]+)\*|\[([^\]]+)\]\(([^()\s]+)\)/g;
const listItem = /^[-*] +/;

export function markdownBlocks(text: string): readonly Block[] {
  return text
    .split(/\n{2,}/)
    .map((block) => block.trim())
    .filter((block) => block !== '')
    .map(blockOf);
}

/** One line of text, such as a promotion; line breaks are spaces. */
export function markdownLine(text: string): readonly Inline[] {
  const inlines: Inline[] = [];
  let from = 0;
  for (const match of text.matchAll(mark)) {
    if (match.index > from) inlines.push({ kind: 'text', text: text.slice(from, match.index) });
    inlines.push(inlineOf(match));
    from = match.index + match[0].length;
  }
  if (from < text.length) inlines.push({ kind: 'text', text: text.slice(from) });
  return inlines;
}

function blockOf(block: string): Block {
  const lines = block.split('\n').map((line) => line.trim());
  if (lines.every((line) => listItem.test(line)))
    return { kind: 'list', items: lines.map((line) => markdownLine(line.replace(listItem, ''))) };
  return { kind: 'paragraph', inlines: markdownLine(lines.join(' ')) };
}

function inlineOf([whole, strong, emphasis, words, href]: RegExpExecArray): Inline {
  if (strong !== undefined) return { kind: 'strong', text: strong };
  if (emphasis !== undefined) return { kind: 'emphasis', text: emphasis };
  if (words !== undefined && href !== undefined && isSafeHref(href))
    return { kind: 'link', text: words, href };
  return { kind: 'text', text: whole };
}

/** Pages of this shop, other sites by https, and mail; nothing that could run. */
function isSafeHref(href: string): boolean {
  return /^(https:\/\/|mailto:|\/(?![/\\])|#)/i.test(href);
}
