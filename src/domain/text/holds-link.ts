// Words of a stranger that go out under the shop's name.

/** A full stop, or what a mail program or a reader takes for one. */
const dot = '[.。]';

const links: readonly RegExp[] = [
  /:\/\/|https?:|www\./i,
  /\d+\.\d+\.\d+\.\d+/,
  // Not by a list of known endings, of which there are more every month: a word with a dot inside it is a link.
  new RegExp(`[^\\s.。]${dot}\\p{L}{2}`, 'u'),
  // A reader closes the gap by themselves. No sentence has a space before its full stop and goes on after it.
  new RegExp(`[^\\s.。]\\s+${dot}\\s*\\p{L}{2}`, 'u'),
  // The dot spelled out, in brackets or before an ending that everybody knows.
  /[[({<]\s*(?:dot|point)\s*[\])}>]/iu,
  /\p{L}\s+(?:dot|point)\s+(?:com|net|org|shop|app|info|example|fr)(?!\p{L})/iu,
];

/** Whatever a mail program may make a link of, or a reader be led to type. */
export function holdsLink(text: string): boolean {
  // Wide and small forms of a sign are the sign; what cannot be seen stands between nothing.
  const plain = text.normalize('NFKC').replace(/\p{Cf}/gu, '');
  return links.some((link) => link.test(plain));
}
