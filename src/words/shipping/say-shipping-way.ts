import type { ShippingWay } from '../../domain/checkout/shipping-rates.ts';
import type { Language } from '../../domain/visitor/language.ts';
import { wordsIn } from './words.ts';

/** What a way of shipping is called. */
export function sayShippingWay(language: Language, way: ShippingWay): string {
  return wordsIn(language).way[way];
}
