import type { ShippingReward } from '../../domain/shipping/shipping-threshold.ts';
import type { Language } from '../../domain/visitor/language.ts';
import { wordsIn } from './words.ts';

/** A reward as a shopper reads of it. The merchant named it in one language: in another the way it frees has a name. */
export function sayReward(
  language: Language,
  { displayName, type }: Pick<ShippingReward, 'displayName' | 'type'>,
): string {
  return wordsIn(language).rewardNamed(displayName, type);
}
