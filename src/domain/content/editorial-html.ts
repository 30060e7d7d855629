// Sanitised HTML as a tree: the policy of the pages lets no script set markup, so it is shown element by element.

/** What editorial HTML may hold; everything else is taken out before it is kept. */
export const editorialTags = [
  'h2',
  'h3',
  'p',
  'a',
  'ul',
  'ol',
  'li',
  'strong',
  'em',
  'b',
  'i',
  'br',
  'img',
  'figure',
  'figcaption',
] as const;

export type EditorialTag = (typeof editorialTags)[number];

export interface EditorialElement {
  readonly tag: EditorialTag;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: readonly EditorialNode[];
}

export type EditorialNode = string | EditorialElement;

const token = /<(\/?)([a-z0-9]+)((?: [a-z]+="[^"]*")*) ?\/?>|[^<]+/g;
const attribute = / ([a-z]+)="([^"]*)"/g;
const empty: ReadonlySet<string> = new Set(['br', 'img'] satisfies EditorialTag[]);

/** Of HTML as the sanitiser writes it: lower case, quoted, every element closed. */
export function editorialTree(html: string): readonly EditorialNode[] {
  const root: EditorialNode[] = [];
  const open: { readonly tag: string; readonly into: EditorialNode[] }[] = [];
  for (const [text, slash, name = '', attributes = ''] of html.matchAll(token)) {
    const into = open.at(-1)?.into ?? root;
    const tag = editorialTags.find((known) => known === name);
    if (slash === '/') {
      if (open.at(-1)?.tag === name) open.pop();
    } else if (name === '') into.push(unescapeHtml(text));
    else if (tag !== undefined) {
      const children: EditorialNode[] = [];
      into.push({ tag, attributes: attributesOf(attributes), children });
      if (!empty.has(tag)) open.push({ tag, into: children });
    }
  }
  return root;
}

function attributesOf(text: string): Record<string, string> {
  return Object.fromEntries(
    Array.from(text.matchAll(attribute), ([, name = '', value = '']) => [name, unescapeHtml(value)]),
  );
}

const characters: Readonly<Record<string, string>> = {
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&amp;': '&',
};

function unescapeHtml(text: string): string {
  return text.replace(/&(?:lt|gt|quot|amp);/g, (escaped) => characters[escaped] ?? escaped);
}
