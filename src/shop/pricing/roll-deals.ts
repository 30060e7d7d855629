// A catalogue's deals are hours from the moment a shop was filled. In a shop filled with one they come again every day.
import type { Queries } from '../../database/database.ts';
import { isFilledWith } from '../../database/queries/catalogue/seeding.ts';
import {
  findLastDeals,
  insertDeal,
  type LastDeal,
  type NewDeal,
} from '../../database/queries/pricing/deal.ts';
import type { CatalogueDeal } from '../../domain/catalogue/catalogue.ts';
import { flashDealPhase } from '../../domain/pricing/deal.ts';
import { shopTime } from '../../domain/pricing/shop-time.ts';

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;

/** How many deals were made. A shop that was not filled with this catalogue is left as it is. */
export async function rollDeals(
  queries: Queries,
  stated: ReadonlyMap<number, CatalogueDeal>,
  name: string,
): Promise<number> {
  return queries.transaction(async (tx) => {
    if (!(await isFilledWith(tx, name))) return 0;
    let made = 0;
    for (const last of await findLastDeals(tx, [...stated.keys()])) {
      const next = nextDeal(last, stated.get(last.productId));
      if (next && (await insertDeal(tx, next))) made += 1;
    }
    return made;
  });
}

/** Null while the day of the last one has not passed, and for a deal that is there to have ended: it stays so. */
export function nextDeal(last: LastDeal, stated: CatalogueDeal | undefined): NewDeal | null {
  if (!stated) return null;
  const { now, ...deal } = last;
  const lastDay = last.startsAt - stated.startsInHours * hourMs;
  const isOver = stated.endsInHours <= 0;
  if (isOver || now - lastDay < dayMs) return null;
  const times = (day: number) => ({
    start: day + stated.startsInHours * hourMs,
    end: day + stated.endsInHours * hourMs,
  });
  const sameHour = lastDay + Math.floor((now - lastDay) / dayMs) * dayMs;
  const phaseOf = (day: number) => flashDealPhase(times(day), shopTime(now));
  const isInItsCase = phaseOf(sameHour) === phaseOf(now);
  // After a pause the same hour of the day may be long gone: then the day begins now.
  const { start, end } = times(isInItsCase ? sameHour : now);
  return { ...deal, startsAt: start, endsAt: end, claimed: Math.min(stated.claimed, deal.allotment) };
}
