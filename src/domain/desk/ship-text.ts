// Parcels that leave, as they are scanned or pasted: a line for each, the number of its order and, after it, the tracking
// number.

export interface ShipTextLine {
  readonly orderId: number;
  readonly trackingCode: string;
}

export type ShipText =
  | { readonly ok: true; readonly lines: readonly ShipTextLine[] }
  /** The line, from one, that is not understood, or names an order a second time. */
  | { readonly ok: false; readonly line: number; readonly code: 'unreadable' | 'named_twice' | 'too_many' };

export const mostShipped = 200;

/** A tab, a comma, a semicolon or spaces stand between the two; empty lines are none. */
export function parseShipments(text: string): ShipText {
  const lines: ShipTextLine[] = [];
  for (const [index, line] of text.split(/\r?\n/).entries()) {
    if (line.trim() === '') continue;
    const number = index + 1;
    const [, order, code = ''] = /^\s*#?([1-9]\d{0,14})(?:[\s,;]+([\w -]{1,60}?))?\s*$/.exec(line) ?? [];
    if (order === undefined) return { ok: false, line: number, code: 'unreadable' };
    const orderId = Number(order);
    if (lines.some((one) => one.orderId === orderId)) return { ok: false, line: number, code: 'named_twice' };
    if (lines.length === mostShipped) return { ok: false, line: number, code: 'too_many' };
    lines.push({ orderId, trackingCode: code });
  }
  return { ok: true, lines };
}
