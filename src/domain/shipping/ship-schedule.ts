// An order with things that are sold ahead leaves in parts, each on its own day.

import { words } from '../../words/shipping/words.ts';
import { language } from '../../words/spoken.ts';
import { formatDay } from '../../words/text/format-day.ts';

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

export function shipmentTitle({ shipDate }: Shipment<unknown>): string {
  return shipDate === null ? words.shipsToday : words.shipsBy(formatDay(language(), shipDate));
}

export function scheduleTitle(parts: number): string {
  return parts === 1 ? words.orderWaits : words.orderTravelsIn(parts);
}

/** The word on a line that is sold ahead, among the others of its order; null for one that is here. */
export function presaleLineMessage(line: Line, all: readonly Line[]): string | null {
  if (!line.isPresale || line.presaleShipDate === null) return null;
  const day = formatDay(language(), line.presaleShipDate);
  const others = shipments(all).filter(({ shipDate }) => shipDate !== line.presaleShipDate);
  if (others.length === 0) return words.presaleShipsBy(day);
  return others.some(({ shipDate }) => shipDate === null)
    ? words.presaleShipsApart(day)
    : words.presaleShipsAlone(day);
}

/** The name of the first, and how many more. */
export function shipmentContents<L extends { readonly name: string; readonly sizeName: string }>(
  lines: readonly L[],
): string {
  const [first, ...more] = lines;
  if (!first) return '';
  const name = first.sizeName === 'One Size' ? first.name : `${first.name}, ${first.sizeName}`;
  return more.length === 0 ? name : words.andMore(name, more.length);
}
