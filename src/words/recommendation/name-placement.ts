import type { Placement } from '../../domain/recommendation/recommendation.ts';
import type { Language } from '../../domain/visitor/language.ts';
import { wordsIn } from './words.ts';

/** The heading over what is shown beside a product. */
export function namePlacement(language: Language, placement: Placement): string {
  const words = wordsIn(language);
  switch (placement) {
    case 'complete-the-look':
      return words.completeTheLook;
    case 'similar-items':
      return words.similarItems;
    case 'you-may-also-love':
      return words.youMayAlsoLove;
    case 'customers-also-purchased':
      return words.customersAlsoPurchased;
  }
}
