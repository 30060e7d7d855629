// As much of XML as Braintree's notices are made of: elements and text. Nothing is read before it is known to be signed.

export interface XmlElement {
  readonly name: string;
  readonly children: XmlElement[];
  text: string;
}

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };
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

/** Null when it is not there, or empty. */
export function textOf(element: XmlElement | null, name: string): string | null {
  const text = childOf(element, name)?.text.trim();
  return text ? text.replace(/&(\w+);/g, (known, entity) => entities[entity] ?? known) : null;
}
