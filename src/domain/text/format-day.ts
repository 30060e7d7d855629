// A day as a page says it. ISO dates are days, not instants: they are read and written in UTC.
const near = new Intl.DateTimeFormat('en-US', { month: 'long', day: 'numeric', timeZone: 'UTC' });
const far = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

/** A day not far off: December 4. */
export function formatDay(isoDate: string): string {
  return near.format(new Date(isoDate));
}

/** A day that needs its year: December 4, 2025. */
export function formatLongDay(isoDate: string): string {
  return far.format(new Date(isoDate));
}
