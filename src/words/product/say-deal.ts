import { claimedToShow, type FlashDeal, flashDealPhase } from '../../domain/pricing/deal.ts';
import type { ShopTime } from '../../domain/pricing/shop-time.ts';
import type { Language } from '../../domain/visitor/language.ts';
import { wordsIn } from './words.ts';

/** That a deal comes, how much of it is sold, or that it is over. */
export function sayDeal(language: Language, deal: FlashDeal, now: ShopTime): string {
  const words = wordsIn(language);
  switch (flashDealPhase(deal, now)) {
    case 'coming':
      return words.comingSoon;
    case 'live':
      return words.percentSold(claimedToShow(deal));
    case 'ended':
      return words.dealHasEnded;
  }
}
