const eastern = new Intl.DateTimeFormat('en-CA', { dateStyle: 'short', timeZone: 'America/New_York' });

/** The ISO date of an instant where the shop is. */
export function shopDay(at: number): string {
  return eastern.format(at);
}
