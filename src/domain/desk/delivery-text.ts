// A delivery as it is pasted from a spreadsheet or a note: a line for each size, its code and how many.

export interface DeliveryTextLine {
  readonly sku: string;
  readonly units: number;
}

export type DeliveryText =
  | { readonly ok: true; readonly lines: readonly DeliveryTextLine[] }
  /** The line, from one, that is not a code and a number. */
  | { readonly ok: false; readonly line: number };

/** A tab, a comma, a semicolon or spaces stand between the two; empty lines are none. */
export function parseDelivery(text: string): DeliveryText {
  return parseLines(text, 1);
}

/** A count as it is pasted: the same, and none of a size is a number too. */
export function parseCount(text: string): DeliveryText {
  return parseLines(text, 0);
}

function parseLines(text: string, fewest: number): DeliveryText {
  const lines: DeliveryTextLine[] = [];
  for (const [index, line] of text.split(/\r?\n/).entries()) {
    if (line.trim() === '') continue;
    const [, sku = '', units = ''] =
      /^\s*"?([^\s",;]{1,60})"?[\s,;]+"?(0|[1-9]\d{0,6})"?\s*$/.exec(line) ?? [];
    if (sku === '' || Number(units) < fewest) return { ok: false, line: index + 1 };
    lines.push({ sku, units: Number(units) });
  }
  return { ok: true, lines };
}

/** The same text with another code in one of its lines. */
export function replaceCode(text: string, line: number, sku: string): string {
  let seen = 0;
  return text
    .split('\n')
    .map((one) => {
      if (one.trim() === '') return one;
      seen += 1;
      return seen === line ? one.replace(/[^\s",;]+/, sku) : one;
    })
    .join('\n');
}

/** The same text with one line more, as a link names it; unchanged where it names none, or one that is there. */
export function addLine(
  text: string,
  link: { readonly sku: string | null; readonly units: string | null },
): string {
  const line = `${link.sku ?? ''} ${link.units ?? ''}`;
  const parsed = parseDelivery(line);
  const before = parseDelivery(text);
  if (!parsed.ok || parsed.lines.length !== 1) return text;
  if (before.ok && before.lines.some(({ sku }) => sku === link.sku)) return text;
  return text.trim() === '' ? line : `${text.trimEnd()}\n${line}`;
}
