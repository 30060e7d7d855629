// The days that the calendar shows: they stand in the address.

export interface Span {
  /** As 2026-11-15. */
  readonly from: string;
  readonly days: number;
}

const usualDays = 14;

export function daysOf(text: string | null): number {
  const days = Number(text);
  return Number.isInteger(days) && days > 0 && days <= 62 ? days : usualDays;
}

/** A day that is none, as somebody may have typed it into the address, is today. */
export function firstDayOf(text: string | null, now: number): string {
  const isDay = text !== null && /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text));
  return isDay ? text : dayHere(now);
}

/** The day where whoever plans is: in the evening of New York it is tomorrow in Greenwich. */
export function dayHere(at: number): string {
  return fieldOf(at).slice(0, 10);
}

export function isoDay(at: number): string {
  return new Date(at).toISOString().slice(0, 10);
}

export function spanQuery({ from, days }: Span): string {
  return `?from=${from}&days=${days}`;
}

/** The first moment of a day where whoever reads is. */
export function startOfDay(day: string): number {
  return new Date(`${day}T00:00`).getTime();
}

/** As a field for a day and a time has it, where whoever plans is. */
export function fieldOf(at: string | number): string {
  const moment = new Date(at);
  return new Date(moment.getTime() - moment.getTimezoneOffset() * 60_000).toISOString().slice(0, 16);
}
