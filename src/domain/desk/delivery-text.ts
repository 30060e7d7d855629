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
  const lines: DeliveryTextLine[] = [];
  for (const [index, line] of text.split(/\r?\n/).entries()) {
    if (line.trim() === '') continue;
    const [, sku = '', units = ''] = /^\s*"?([^\s",;]{1,60})"?[\s,;]+"?([1-9]\d{0,6})"?\s*$/.exec(line) ?? [];
    if (sku === '') return { ok: false, line: index + 1 };
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
