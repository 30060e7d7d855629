// How often the feeds are made anew: within the hour whatever happens, when a deal begins or ends, and five minutes
// after something changed. Making them takes at most a tenth of the time, however large the shop.

const hour = 3_600;
/** How long after a change: a shop that sells all day makes its feeds no more often. */
export const feedSoonSeconds = 300;
const restPerMaking = 10;

interface Making {
  /** In milliseconds. */
  readonly begunAt: number;
  readonly finishedAt: number;
}

/** How many seconds the feeds rest before they are made again; 0 when it is time. */
export function feedRestSeconds(latest: Making | null, now: number): number {
  if (latest === null) return 0;
  const tookSeconds = (latest.finishedAt - latest.begunAt) / 1_000;
  const rest = Math.max(feedSoonSeconds, restPerMaking * tookSeconds);
  return Math.max(0, Math.ceil(rest - (now - latest.finishedAt) / 1_000));
}

/** In how many seconds they are due by themselves. `turnsAt` is when a price next changes by the clock alone. */
export function feedDueSeconds(turnsAt: number | null, now: number): number {
  return turnsAt === null ? hour : Math.min(hour, Math.max(1, Math.ceil((turnsAt - now) / 1_000)));
}
