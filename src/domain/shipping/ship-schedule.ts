// An order with things that are sold ahead leaves in parts, each on its own day.

interface Line {
  readonly isPresale: boolean;
  /** ISO date; set exactly when it is sold ahead. */
  readonly presaleShipDate: string | null;
}

export interface Shipment<L> {
  /** ISO date; null for what is here. */
  readonly shipDate: string | null;
  readonly lines: readonly L[];
}

/** What leaves together, in the order it leaves. */
export function shipments<L extends Line>(lines: readonly L[]): readonly Shipment<L>[] {
  const byDate = Map.groupBy(lines, ({ isPresale, presaleShipDate }) => (isPresale ? presaleShipDate : null));
  return [...byDate]
    .map(([shipDate, together]) => ({ shipDate, lines: together }))
    .toSorted((one, other) => (one.shipDate ?? '').localeCompare(other.shipDate ?? ''));
}

/** When a line that is sold ahead leaves, and whether the rest of its order leaves with it. */
export interface PresaleNote {
  /** ISO date. */
  readonly shipDate: string;
  readonly company: 'all' | 'apart' | 'apart_from_today';
}

/** Of a line among the others of its order; null for one that is here. */
export function presaleNote(line: Line, all: readonly Line[]): PresaleNote | null {
  const shipDate = line.presaleShipDate;
  if (!line.isPresale || shipDate === null) return null;
  const others = shipments(all).filter((other) => other.shipDate !== shipDate);
  if (others.length === 0) return { shipDate, company: 'all' };
  const isRestHere = others.some((other) => other.shipDate === null);
  return { shipDate, company: isRestHere ? 'apart_from_today' : 'apart' };
}
