// For how long things may be sent back, and from where: what a merchant says, and what the law says before them.
import { isInternational } from '../visitor/country.ts';
import { isInEconomicArea } from './economic-area.ts';

/** From where things may be sent back. */
export const returnOrigins = ['everywhere', 'home'] as const;
export type ReturnOrigin = (typeof returnOrigins)[number];

export interface ReturnTerms {
  /** From the day of its arrival, at the shop's expense. */
  readonly days: number;
  /** Until that day less a fee, as the flag `returns_restock_fee_window` tells; null for never. */
  readonly lateDays: number | null;
  readonly from: ReturnOrigin;
}

export const standardReturns: ReturnTerms = { days: 30, lateDays: 60, from: 'everywhere' };

/** Who buys from afar in the European Economic Area or the United Kingdom may withdraw for so long, whatever a shop says. */
export const lawfulReturnDays = 14;

const mayAlwaysWithdraw = (countryCode: string | null) =>
  isInEconomicArea(countryCode) || countryCode?.toUpperCase() === 'GB';

/** For how many days what goes to that country may be sent back; 0 for not at all. */
export function returnDaysFor(
  { days, from }: Pick<ReturnTerms, 'days' | 'from'>,
  countryCode: string | null,
): number {
  if (from === 'everywhere' || !isInternational(countryCode)) return days;
  return mayAlwaysWithdraw(countryCode) ? lawfulReturnDays : 0;
}
