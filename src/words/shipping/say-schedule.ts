// An order that leaves in parts, in words.
import { pieceName } from '../../domain/product/piece-name.ts';
import type { PresaleNote, Shipment } from '../../domain/shipping/ship-schedule.ts';
import type { Language } from '../../domain/visitor/language.ts';
import { formatDay } from '../text/format-day.ts';
import { wordsIn } from './words.ts';

export function sayShipment(language: Language, { shipDate }: Pick<Shipment<unknown>, 'shipDate'>): string {
  const words = wordsIn(language);
  return shipDate === null ? words.shipsToday : words.shipsBy(formatDay(language, shipDate));
}

/** In how many parts it leaves. */
export function sayScheduleTitle(language: Language, parts: number): string {
  const words = wordsIn(language);
  return parts === 1 ? words.orderWaits : words.orderTravelsIn(parts);
}

/** The word on a line that is sold ahead. */
export function sayPresale(language: Language, { shipDate, company }: PresaleNote): string {
  const words = wordsIn(language);
  const day = formatDay(language, shipDate);
  switch (company) {
    case 'all':
      return words.presaleShipsBy(day);
    case 'apart_from_today':
      return words.presaleShipsApart(day);
    case 'apart':
      return words.presaleShipsAlone(day);
  }
}

/** The name of the first, and how many more. */
export function sayContents(language: Language, pieces: readonly Parameters<typeof pieceName>[0][]): string {
  const [first, ...more] = pieces;
  if (!first) return '';
  const name = pieceName(first);
  return more.length === 0 ? name : wordsIn(language).andMore(name, more.length);
}
