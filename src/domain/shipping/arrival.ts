// When a parcel arrives, as a page says it. ISO dates are days: read and written in UTC.
const weekday = new Intl.DateTimeFormat('en-US', {
  weekday: 'short',
  month: 'short',
  day: 'numeric',
  timeZone: 'UTC',
});

/** Such as Tue, Nov 17. */
export function formatArrival(isoDate: string): string {
  return weekday.format(new Date(isoDate));
}

export function arrivalWords(option: { readonly arrivesFrom: string; readonly arrivesBy: string }): string {
  const by = formatArrival(option.arrivesBy);
  return option.arrivesFrom === option.arrivesBy
    ? `Arrives ${by}`
    : `Arrives ${formatArrival(option.arrivesFrom)} to ${by}`;
}

const whole = new Intl.DateTimeFormat('en-US', {
  weekday: 'long',
  month: 'long',
  day: 'numeric',
  timeZone: 'UTC',
});

/** As a product's page says it: Arrives Tuesday, November 24. */
export function arrivalMessage(option: { readonly arrivesFrom: string; readonly arrivesBy: string }): string {
  const [from, by] = [option.arrivesFrom, option.arrivesBy].map((day) => whole.format(new Date(day)));
  return from === by ? `Arrives ${by}.` : `Arrives ${from} to ${by}.`;
}
