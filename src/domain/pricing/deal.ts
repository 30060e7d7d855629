// A time-limited price on a limited number of units.
import { type Money, money } from './money.ts';
import type { ShopTime } from './shop-time.ts';

export interface FlashDeal {
  /** Milliseconds since the epoch, by the server's clock. */
  readonly start: number;
  readonly end: number;
  /** Units claimed of the allotment, in percent; may exceed 100 in data, never on screen. */
  readonly claimPercentage: number;
  /** Percent off the price. */
  readonly discount: number;
  readonly price: Money;
  /** The lowest price of the days before it, said where the law asks for it. */
  readonly lowestNote?: string | null | undefined;
}

export type FlashDealPhase = 'coming' | 'live' | 'ended';

/** A deal is live from its start up to, and not at, its end. */
export function flashDealPhase(deal: Pick<FlashDeal, 'start' | 'end'>, now: ShopTime): FlashDealPhase {
  if (now >= deal.end) return 'ended';
  return now < deal.start ? 'coming' : 'live';
}

/** Whole percent claimed, 0 to 100; rounded down, so that 100 means nothing is left. */
export function claimedToShow(deal: Pick<FlashDeal, 'claimPercentage'>): number {
  const claimed = Math.floor(deal.claimPercentage);
  return Number.isNaN(claimed) ? 0 : Math.min(100, Math.max(0, claimed));
}

export function isDealSoldOut(
  deal: Pick<FlashDeal, 'start' | 'end' | 'claimPercentage'>,
  now: ShopTime,
): boolean {
  return flashDealPhase(deal, now) === 'ended' || deal.claimPercentage >= 100;
}

/** How a deal looks from outside: while it is live, one may be claimed to the last. */
export type DealState = FlashDealPhase | 'claimed';

export function dealState(
  deal: Pick<FlashDeal, 'start' | 'end' | 'claimPercentage'>,
  now: ShopTime,
): DealState {
  const phase = flashDealPhase(deal, now);
  return phase === 'live' && isDealSoldOut(deal, now) ? 'claimed' : phase;
}

/** The most a deal takes off one piece. */
export function dealSaving(deal: Pick<FlashDeal, 'price'>, price: Money): Money {
  return money(Math.max(0, price.minor - deal.price.minor), price.currency);
}

/** When a deal next changes the price by itself; null when it no longer will. */
export function nextDealTurn(deal: Pick<FlashDeal, 'start' | 'end'> | null, now: ShopTime): number | null {
  if (deal === null || now >= deal.end) return null;
  return now < deal.start ? deal.start : deal.end;
}

export interface DealCountdown {
  /** Whether the deal has yet to begin: the countdown then goes to its start, and otherwise to its end. */
  readonly isComing: boolean;
  readonly until: number;
}

/** What the countdown of a deal counts to; none once the deal has ended. */
export function dealCountdown(deal: Pick<FlashDeal, 'start' | 'end'>, now: ShopTime): DealCountdown | null {
  const until = nextDealTurn(deal, now);
  return until === null ? null : { isComing: until === deal.start, until };
}
