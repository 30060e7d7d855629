// On which day a parcel arrives. Carriers rest on weekends and on six days of the year.

const dayMs = 86_400_000;
/** What is ordered before this hour of the warehouse's day leaves on it. */
const lastHour = 12;
const warehouseZone = 'America/New_York';

/** A day as its midnight in UTC: days can be counted on, whatever clocks do in spring. */
type Day = number;

const dayOf = (isoDate: string): Day => Date.parse(`${isoDate}T00:00:00Z`);
export const isoOf = (day: Day): string => new Date(day).toISOString().slice(0, 10);

let warehouseClock: Intl.DateTimeFormat | undefined;

/** The first of a zone takes a tenth of a second, which no start should wait for. */
function clockParts(now: number): Intl.DateTimeFormatPart[] {
  warehouseClock ??= new Intl.DateTimeFormat('en-CA', {
    timeZone: warehouseZone,
    dateStyle: 'short',
    timeStyle: 'short',
    hourCycle: 'h23',
  });
  return warehouseClock.formatToParts(now);
}

/** The first working day on which something ordered at this moment can leave. */
export function leavingDay(now: number): Day {
  const clock = clockParts(now);
  const part = (type: string) => clock.find((found) => found.type === type)?.value ?? '';
  const today = dayOf(`${part('year')}-${part('month')}-${part('day')}`);
  const first = Number(part('hour')) < lastHour ? today : today + dayMs;
  return isWorkingDay(first) ? first : afterWorkingDays(first, 1);
}

/** Sold ahead, it leaves on its day, or on the next on which anything does; and never before today. */
export function presaleLeavingDay(shipDate: string, now: number): Day {
  const day = Math.max(dayOf(shipDate), leavingDay(now));
  return isWorkingDay(day) ? day : afterWorkingDays(day, 1);
}

export function afterWorkingDays(day: Day, count: number): Day {
  let reached = day;
  for (let left = count; left > 0; ) {
    reached += dayMs;
    if (isWorkingDay(reached)) left -= 1;
  }
  return reached;
}

function isWorkingDay(day: Day): boolean {
  const weekday = new Date(day).getUTCDay();
  return weekday !== 0 && weekday !== 6 && !isHoliday(day);
}

/** New Year, Memorial Day, Independence Day, Labor Day, Thanksgiving, Christmas. */
function isHoliday(day: Day): boolean {
  const date = new Date(day);
  const [month, inMonth, weekday] = [date.getUTCMonth() + 1, date.getUTCDate(), date.getUTCDay()];
  const fixed = [
    [1, 1],
    [7, 4],
    [12, 25],
  ];
  if (fixed.some(([m, d]) => m === month && d === inMonth)) return true;
  const isMonday = weekday === 1;
  if (month === 5) return isMonday && inMonth > 24;
  if (month === 9) return isMonday && inMonth <= 7;
  return month === 11 && weekday === 4 && inMonth > 21 && inMonth <= 28;
}
