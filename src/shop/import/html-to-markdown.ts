// HTML that another shop wrote, as the little markdown of this one: paragraphs, lists, strong, emphasis and links. What
// else there is goes, and its text stays; scripts and styles go with their text.
import sanitize from 'sanitize-html';

const rules: sanitize.IOptions = {
  allowedTags: ['p', 'br', 'li', 'ul', 'ol', 'strong', 'em', 'a', 'h1'],
  allowedAttributes: { a: ['href'] },
  allowedSchemes: ['https', 'mailto'],
  allowProtocolRelative: false,
  disallowedTagsMode: 'discard',
  transformTags: {
    b: 'strong',
    i: 'em',
    div: 'p',
    tr: 'p',
    blockquote: 'p',
    ...Object.fromEntries(['h2', 'h3', 'h4', 'h5', 'h6'].map((tag) => [tag, 'h1'])),
  },
};

export function htmlToMarkdown(html: string): string {
  const isPlain = !/<[a-z!/]/i.test(html);
  const clean = sanitize(isPlain ? html.replaceAll(/\r?\n/g, '<br>') : html, rules);
  return decodeText(
    clean
      .replaceAll(/\s+/g, ' ')
      .replaceAll(/<strong>\s*(.*?)\s*<\/strong>/g, (_, text: string) => wrapInMark('**', text))
      .replaceAll(/<em>\s*(.*?)\s*<\/em>/g, (_, text: string) => wrapInMark('*', text))
      .replaceAll(/<h1>\s*(.*?)\s*<\/h1>/g, (_, text: string) => `\n\n${wrapInMark('**', text)}\n\n`)
      .replaceAll(/<a href="([^"()\s]+)">\s*([^<\]]+?)\s*<\/a>/g, '[$2]($1)')
      .replaceAll(/<br \/>/g, '\n')
      .replaceAll(/<li>/g, '\n- ')
      .replaceAll(/<\/?(?:p|ul|ol)>/g, '\n\n')
      .replaceAll(/<[^>]*>/g, ''),
  );
}

/** Strong inside of emphasis has one mark, as the shop's markdown knows no more. */
function wrapInMark(mark: string, text: string): string {
  const bare = text.replaceAll(/<\/?(?:strong|em|h1)>|\*/g, '').trim();
  return bare === '' ? '' : `${mark}${bare}${mark}`;
}

const entities: Readonly<Record<string, string>> = { lt: '<', gt: '>', quot: '"', amp: '&' };

function decodeText(text: string): string {
  return text
    .replaceAll(/&(lt|gt|quot|amp);/g, (_, name: string) => entities[name] ?? '')
    .replaceAll('\u00a0', ' ')
    .replaceAll(/ *\n */g, '\n')
    .replaceAll(/\n{3,}/g, '\n\n')
    .replaceAll(/\n+(?=- )/g, (gap, at: number, whole: string) => (isInList(whole, at) ? '\n' : gap))
    .trim();
}

/** Points of one list stand under each other; before the first there is a gap. */
function isInList(text: string, at: number): boolean {
  return text.slice(text.lastIndexOf('\n', at - 1) + 1, at).startsWith('- ');
}
