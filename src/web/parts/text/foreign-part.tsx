interface ForeignPartProps {
  readonly text: string;
  /** As it stands in the text. */
  readonly part?: string | undefined;
  /** The language of the part; undefined where it is the page's own. */
  readonly lang?: string | undefined;
}

/** A sentence of the page with something in it that nobody has translated. */
export function ForeignPart({ text, part = '', lang }: ForeignPartProps) {
  const at = lang === undefined || part === '' ? -1 : text.lastIndexOf(part);
  if (at === -1) return text;
  return (
    <>
      {text.slice(0, at)}
      <span lang={lang}>{part}</span>
      {text.slice(at + part.length)}
    </>
  );
}
