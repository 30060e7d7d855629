// Parcels that leave, as they are scanned or pasted: a line for each, the number of its order, after it the tracking
// number, and last who takes it.
import { type Carrier, parseCarrier, trackingCodePattern } from '../shipping/carrier.ts';

export interface ShipTextLine {
  readonly orderId: number;
  readonly trackingCode: string;
  /** Null where the line does not say. */
  readonly carrier: Carrier | null;
}

type Unreadable = 'unreadable' | 'named_twice' | 'too_many' | 'unknown_carrier';

export type ShipText =
  | { readonly ok: true; readonly lines: readonly ShipTextLine[] }
  /** The line, from one, that is not understood, or names an order a second time. */
  | { readonly ok: false; readonly line: number; readonly code: Unreadable };

export const mostShipped = 200;

/** Spaces are enough after the order; before the carrier a tab, a comma or a semicolon, since numbers have spaces. */
export function parseShipments(text: string): ShipText {
  const lines: ShipTextLine[] = [];
  for (const [index, line] of text.split(/\r?\n/).entries()) {
    if (line.trim() === '') continue;
    const refusal = (code: Unreadable): ShipText => ({ ok: false, line: index + 1, code });
    const parcel = readLine(line);
    if (typeof parcel === 'string') return refusal(parcel);
    if (lines.some(({ orderId }) => orderId === parcel.orderId)) return refusal('named_twice');
    if (lines.length === mostShipped) return refusal('too_many');
    lines.push(parcel);
  }
  return { ok: true, lines };
}

function readLine(line: string): ShipTextLine | 'unreadable' | 'unknown_carrier' {
  const [, order, rest = ''] = /^\s*#?([1-9]\d{0,14})(?:[^\S\t]*[\t,;]|\s|$)(.*)$/.exec(line) ?? [];
  const [trackingCode = '', carrierName = '', ...more] = rest.split(/[\t,;]/).map((part) => part.trim());
  if (order === undefined || more.some((part) => part !== '')) return 'unreadable';
  if (trackingCode !== '' && !trackingCodePattern.test(trackingCode)) return 'unreadable';
  const carrier = carrierName === '' ? null : parseCarrier(carrierName);
  return carrier === undefined ? 'unknown_carrier' : { orderId: Number(order), trackingCode, carrier };
}
