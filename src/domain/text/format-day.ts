// A day as a page says it. ISO dates are days, not instants: they are read and written in UTC. By hand: a browser's
// first formatter of dates takes a slow phone 150 ms.
const months = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const;

/** A day not far off: December 4. */
export function formatDay(isoDate: string): string {
  const day = new Date(isoDate);
  const month = months[day.getUTCMonth()];
  if (month === undefined) throw new RangeError(`${isoDate} is no day`);
  return `${month} ${day.getUTCDate()}`;
}

/** A day that needs its year: December 4, 2025. */
export function formatLongDay(isoDate: string): string {
  return `${formatDay(isoDate)}, ${new Date(isoDate).getUTCFullYear()}`;
}
