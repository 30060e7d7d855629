// How far and how long the product page scrolls by itself, and what sticks.
import type { FlagSet } from '../visitor/flags.ts';

export const scrollMs = 1_000;
/** `?reviews` waits this long after the page has loaded. */
export const reviewsDelayMs = 1_000;
export const crossSellOffset = -80;
/** Lower sections are made when they are this near to the screen. */
export const lazyOffset = 150;
export const backToTopFocusMs = 70;

type ReviewFlags = Pick<FlagSet, 'pdp_reviews_v2' | 'pdp_reviews_v2_mobile'>;

/** Where the reviews come to rest below the top of the screen. */
export function reviewsOffset(flags: ReviewFlags, isPhone: boolean): number {
  if (isPhone) return flags.pdp_reviews_v2_mobile ? -140 : -50;
  return flags.pdp_reviews_v2 ? -120 : -50;
}

/** A sidebar sticks only beside something clearly taller: at least 1.3 times the block that would stick. */
export function sidebarSticks(sidebarHeight: number, blockHeight: number): boolean {
  return blockHeight > 0 && sidebarHeight >= 1.3 * blockHeight;
}
