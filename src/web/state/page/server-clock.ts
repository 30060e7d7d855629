// What time it is by the server. The device's own clock may be hours off or be set back, so it is never believed:
// an instant the server told is carried on by the browser's monotonic clock.
//
// A page says when it was made, and may have been kept since: that is the earliest it can be. An answer was given
// somewhere between asking and hearing it. Each narrows what the difference between the two clocks can be; when they
// contradict, the monotonic clock has stood still while the device slept, and only the latest counts.

import { type ShopTime, shopTime } from '../../../domain/pricing/shop-time.ts';

interface Difference {
  /** Server's time less the monotonic clock, in milliseconds. */
  readonly least: number;
  readonly most: number;
}

let difference: Difference | null = null;
const listeners = new Set<() => void>();

export function hearPage(madeAt: ShopTime): void {
  hear({ least: madeAt - performance.now(), most: Number.POSITIVE_INFINITY });
}

/** `requestedAt` is by the monotonic clock, from before the call. */
export function hearAnswer(serverTime: string, requestedAt: number): ShopTime {
  const now = shopTime(Date.parse(serverTime));
  hear({ least: now - performance.now(), most: now - requestedAt });
  return now;
}

function hear(heard: Difference): void {
  const before = estimate();
  difference = narrowDifference(difference, heard);
  if (estimate() !== before) for (const listener of [...listeners]) listener();
}

export function narrowDifference(known: Difference | null, heard: Difference): Difference {
  if (known === null) return heard;
  const least = Math.max(known.least, heard.least);
  const most = Math.min(known.most, heard.most);
  return least <= most ? { least, most } : heard;
}

function estimate(): number | null {
  if (difference === null) return null;
  const { least, most } = difference;
  return most === Number.POSITIVE_INFINITY ? least : (least + most) / 2;
}

/** Of a page that told nothing the device is asked, for want of anything better. */
export function serverNow(): ShopTime {
  const known = estimate();
  return shopTime(known === null ? Date.now() : performance.now() + known);
}

/** For how long ago something was on this very device, also before a reload. A price never looks at this clock. */
export function deviceNow(): number {
  return Date.now();
}

const doubters = new Set<() => void>();
let deviceLead: number | null = null;

/** Calls back when the device seems to have slept or its clock was set: the server should be asked what time it is. */
export function whenInDoubt(ask: () => void): () => void {
  doubters.add(ask);
  return () => doubters.delete(ask);
}

/** The device's clock is not believed, but when it jumps something has happened. */
function lookForJump(): void {
  const lead = Date.now() - performance.now();
  const hasJumped = deviceLead !== null && Math.abs(lead - deviceLead) > 2_000;
  deviceLead = lead;
  if (hasJumped) for (const ask of [...doubters]) ask();
}

/** Timers of a hidden or sleeping page come late: it looks at the clock at least this often. */
const longestWaitMs = 30_000;

/**
 * Calls `look` with the server's time now, when it asked to be called again (in milliseconds; null is never), when
 * the page comes back into view, and whenever the time turns out to be another. Call the result to stop.
 */
export function watchClock(look: (now: ShopTime) => number | null): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const wake = () => {
    clearTimeout(timer);
    lookForJump();
    const wait = look(serverNow());
    if (wait !== null) timer = setTimeout(wake, Math.min(wait, longestWaitMs));
  };
  wake();
  listeners.add(wake);
  document.addEventListener('visibilitychange', wake);
  return () => {
    clearTimeout(timer);
    listeners.delete(wake);
    document.removeEventListener('visibilitychange', wake);
  };
}

/** Everyone whose deal ends at the same second asks again within this time, not at that second. */
export function soon(): number {
  return Math.random() * 5_000;
}
