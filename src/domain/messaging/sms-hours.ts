// When a phone may be disturbed. Where it is can only be guessed: people keep their numbers when they move.

export interface SmsHours {
  /** The hour from which, and the hour until which, by their clock. */
  readonly from: number;
  readonly until: number;
}

/** Area codes beyond the mainland, each with one clock. */
const farZones: Readonly<Record<string, string>> = {
  '907': 'America/Anchorage',
  '808': 'Pacific/Honolulu',
  '787': 'America/Puerto_Rico',
  '939': 'America/Puerto_Rico',
  '340': 'America/St_Thomas',
  '671': 'Pacific/Guam',
  '670': 'Pacific/Saipan',
  '684': 'Pacific/Pago_Pago',
};

/** Everyone else may be anywhere between the two coasts, so it must be a good hour on both. */
const mainland = ['America/New_York', 'America/Los_Angeles'] as const;

const minute = 60_000;
const day = 24 * 60;
const clocks = new Map<string, Intl.DateTimeFormat>();

/** Milliseconds from `now` until the phone may be disturbed; 0 when it may now. */
export function quietFor(phone: string, now: number, hours: SmsHours): number {
  const far = farZones[phone.slice(2, 5)];
  const zones = far === undefined ? mainland : [far];
  const isOpen = (at: number) =>
    zones.every((zone) => {
      const hour = hourIn(zone, at);
      return hour >= hours.from && hour < hours.until;
    });
  if (isOpen(now)) return 0;
  // Clocks change by whole quarters of an hour, and no two days are without an open one.
  const quarter = 15 * minute;
  const next = Math.floor(now / quarter) * quarter + quarter;
  for (let at = next; at <= now + 2 * day * minute; at += quarter) if (isOpen(at)) return at - now;
  return day * minute;
}

function hourIn(zone: string, at: number): number {
  let clock = clocks.get(zone);
  if (!clock) {
    clock = new Intl.DateTimeFormat('en-US', { hour: 'numeric', hourCycle: 'h23', timeZone: zone });
    clocks.set(zone, clock);
  }
  return Number(clock.format(at));
}
