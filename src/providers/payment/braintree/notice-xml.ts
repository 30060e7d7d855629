// As much of XML as Braintree's notices are made of: elements and text. Nothing is read before it is known to be signed.

export interface XmlElement {
  readonly name: string;
  readonly children: XmlElement[];
  text: string;
}

// A map, since an object also answers for names that every object has, such as `constructor`.
const entities: ReadonlyMap<string, string> = new Map([
  ['amp', '&'],
  ['lt', '<'],
  ['gt', '>'],
  ['quot', '"'],
  ['apos', "'"],
]);
const deepest = 20;

/** The outermost element; one that is not closed ends where the text does. */
export function readXml(xml: string): XmlElement {
  const top: XmlElement = { name: '', children: [], text: '' };
  const open = [top];
  for (const [whole, closing, name, , alone] of xml.matchAll(/<(\/?)([\w-]+)([^<>]*?)(\/?)>|[^<]+/g)) {
    const inner = open.at(-1) ?? top;
    if (name === undefined) inner.text += whole;
    else if (closing === '/') {
      if (open.length > 1 && inner.name === name) open.pop();
    } else {
      const element: XmlElement = { name, children: [], text: '' };
      inner.children.push(element);
      if (alone !== '/' && open.length < deepest) open.push(element);
    }
  }
  return top.children[0] ?? top;
}

export function childOf(element: XmlElement | null, name: string): XmlElement | null {
  return element?.children.find((child) => child.name === name) ?? null;
}

/** Longer than any id, kind or reason of Braintree's, and short enough to be a key. */
const longestText = 255;

/** Null when it is not there, empty, or longer than anything that Braintree sends. */
export function textOf(element: XmlElement | null, name: string): string | null {
  const text = childOf(element, name)?.text.trim();
  return text && text.length <= longestText
    ? text.replace(/&(\w+);/g, (known, entity) => entities.get(entity) ?? known)
    : null;
}
